# 規則「經典」：用它的出處裡的叫法。

-wolf = 人狼
-seer = 先知
-girl = 女孩
role-hunter_lasttwo = 獵人
peaceful = 天亮了，昨夜並無凶案，大家都醒了過來。

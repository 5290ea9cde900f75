# 规则“经典”：用它的出处里的叫法。

-wolf = 人狼
-seer = 先知
-girl = 女孩
role-hunter_lasttwo = 猎人
peaceful = 天亮了，昨夜并无凶案，大家都醒了过来。

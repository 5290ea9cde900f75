# 规则“山谷”：用它的出处里的叫法。

-piper = 乐师
-charm = 催眠
-heal = 复活药

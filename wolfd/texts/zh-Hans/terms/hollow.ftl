# 规则“山谷”：用它的出处里的叫法。

-piper = 乐师
-charm = 催眠
does-werewolf = 每天夜里，{ -wolf }们商量好杀一个人；白天要装成好人。普通村民死光时，{ -wolf }就赢了。

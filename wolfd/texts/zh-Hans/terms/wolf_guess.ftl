# 选项 girl_detection=wolf_guess：由狼人来猜谁在偷看。

ask-catch = 你怀疑有人在偷看吗？可选：{ $choices }。如果你们都猜同一个人，而她真的偷看了，就算抓到。请在 { $seconds } 秒内输入：{ $do }抓 { $one }，或者 { $do }跳过。
answered-catch = 你怀疑 { $targets }。
passed-catch = 你谁也不怀疑。
not-catch = 你不能怀疑 { $seat }。

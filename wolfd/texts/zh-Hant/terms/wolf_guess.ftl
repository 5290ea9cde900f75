# 選項 girl_detection=wolf_guess：由狼人來猜誰在偷看。

ask-catch = 你懷疑有人在偷看嗎？可選：{ $choices }。如果你們都猜同一個人，而她真的偷看了，就算抓到。請在 { $seconds } 秒內輸入：{ $do }抓 { $one }，或者 { $do }跳過。
answered-catch = 你懷疑 { $targets }。
passed-catch = 你誰也不懷疑。
not-catch = 你不能懷疑 { $seat }。

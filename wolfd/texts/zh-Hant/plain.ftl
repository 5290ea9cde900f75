# 對所有入口說的話，在 telnet 上換成平常的說法：不說暱稱、頻道、伺服器。那裡用 by-telnet-某某 代替 某某。

by-telnet-channel-bad = 「{ $channel }」不能用作房間名：不能有空格、逗號和冒號，最多{ $most }個位元組（一個漢字三個位元組）。
by-telnet-no-such-channel = 沒有「{ $channel }」這個房間。
by-telnet-too-many-channels = 你進的房間已經夠多了。
by-telnet-nick-alike = { $nick } 和在場的 { $other } 太像了，請換一個名字。
by-telnet-nick-like-player = { $nick } 和正在玩的 { $other } 太像了，請換一個名字；如果那就是你，進來以後輸入 { $do }回來 鑰匙（開局時告訴過你）。
by-telnet-nick-bad = { $nick } 不能用作名字：請以文字開頭，不能有空格，只用文字、數字和 -_[]{"{"}{"}"}^`|\，最多{ $most }個位元組（一個漢字三個位元組）。
by-telnet-nick-of-bots = { $nick } 帶有機器人的記號，請換一個名字。
by-telnet-nick-reserved = { $nick } 太像主持人或者某個服務的名字了。
by-telnet-nick-taken = 已經有人叫 { $nick } 了。如果那就是你，只是斷了線：請換一個名字進來，再輸入 { $do }回來 鑰匙（開局時告訴過你）。
by-telnet-help-join = 在這個房間的一桌坐下；後面寫房間名，就到那個房間去坐下。
by-telnet-help-new = 在這個房間開一桌；或者把規則全部恢復成這個房間的。

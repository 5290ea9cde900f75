# 对所有入口说的话，在 telnet 上换成平常的说法：不说昵称、频道、服务器。那里用 by-telnet-某某 代替 某某。

by-telnet-channel-bad = “{ $channel }”不能用作房间名：不能有空格、逗号和冒号，最多{ $most }个字节（一个汉字三个字节）。
by-telnet-no-such-channel = 没有“{ $channel }”这个房间。
by-telnet-too-many-channels = 你进的房间已经够多了。
by-telnet-nick-alike = { $nick } 和在场的 { $other } 太像了，请换一个名字。
by-telnet-nick-like-player = { $nick } 和正在玩的 { $other } 太像了，请换一个名字；如果那就是你，进来以后输入 { $do }回来 钥匙（开局时告诉过你）。
by-telnet-nick-bad = { $nick } 不能用作名字：请以文字开头，不能有空格，只用文字、数字和 -_[]{"{"}{"}"}^`|\，最多{ $most }个字节（一个汉字三个字节）。
by-telnet-nick-of-bots = { $nick } 带有机器人的记号，请换一个名字。
by-telnet-nick-reserved = { $nick } 太像法官或者某个服务的名字了。
by-telnet-nick-taken = 已经有人叫 { $nick } 了。如果那就是你，只是断了线：请换一个名字进来，再输入 { $do }回来 钥匙（开局时告诉过你）。
by-telnet-help-join = 在这个房间的一桌坐下；后面写房间名，就到那个房间去坐下。
by-telnet-help-new = 在这个房间开一桌；或者把规则全部恢复成这个房间的。

# 游戏以外的话：同一局的玩家在游戏当中不能互相说的，以及谁可以旁观。

talk-at-your-table = 你那一局没结束以前，你只能在那一桌（{ $room }）说话；别的地方可以看，也可以打命令。
words-withheld = 这句话要等你那一局结束以后才给大家看。
withheld-part = { $who }离开时留的话：{ $text }
withheld-quit = { $who }断开时留的话：{ $text }
withheld-topic = { $who }本来要设的话题：{ $text }
watcher-plays = 你的账号已经在这里玩了，不能同时旁观。
watcher-of-address = 有人从你的地址在这里玩，所以你不能旁观。如果这一局里有你的座位，就用钥匙回来：{ $secret }回来 钥匙
address-shared = { $room }：来自同一个地址的玩家：{ $who }。
watchers = 旁观的有{ $count }人。
no-private-bench = 现在不能和{ $who }私聊：你们一个在玩，另一个随时可能在那一局接到座位，或者可能是离开了那一局的人。
acts-at-your-table = 你那一局没结束以前，你不能改动 { $channel }。
opens-no-room = 你那一局没结束以前，你不能开新房间。
words-withheld-watching = 你在旁观 { $room } 的这一局，这句话要等它结束以后才给大家看。
logs-in-later = 账号的名字大家都看得到：你那一局没结束以前，你只能登录和你昵称同名的账号。等它结束再登录 { $account }。

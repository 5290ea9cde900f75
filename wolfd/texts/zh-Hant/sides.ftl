# 遊戲以外的話：同一局的玩家在遊戲當中不能互相說的，以及誰可以旁觀。

talk-at-your-table = 你那一局沒結束以前，你只能在那一桌（{ $room }）說話；別的地方可以看，也可以打指令。
words-withheld = 這句話要等你那一局結束以後才給大家看。
withheld-part = { $who }離開時留的話：{ $text }
withheld-quit = { $who }斷線時留的話：{ $text }
withheld-topic = { $who }本來要設的話題：{ $text }
watcher-plays = 你的帳號已經在這裡玩了，不能同時旁觀。
watcher-of-address = 有人從你的位址在這裡玩，所以你不能旁觀。如果這一局裡有你的座位，就用鑰匙回來：{ $secret }回來 鑰匙
address-shared = { $room }：來自同一個位址的玩家：{ $who }。
watchers = 旁觀的有{ $count }人。
no-private-bench = 現在不能和{ $who }私聊：你們一個在玩，另一個隨時可能在那一局接到座位，或者可能是離開了那一局的人。
acts-at-your-table = 你那一局沒結束以前，你不能改動 { $channel }。
opens-no-room = 你那一局沒結束以前，你不能開新房間。
words-withheld-watching = 你在旁觀 { $room } 的這一局，這句話要等它結束以後才給大家看。
logs-in-later = 帳號的名字大家都看得到：你那一局沒結束以前，你只能登入和你暱稱同名的帳號。等它結束再登入 { $account }。

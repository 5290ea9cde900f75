# 座位和時間：候補席、換人、開局、暫停、邀請、大廳的列表。
# $do 是讀者在指令前面要打的；每個拒絕都有 $do 和 $secret。

## 鑰匙和暱稱

key-hushed = 那一行裡有座位的鑰匙，沒有給任何人看。鑰匙只能告訴主持人：{ $secret }回來 鑰匙

## 候補席和換人

benched = { $who }坐上了候補席，排第{ $number }位。
bench-next = 你在等座位：一有空位就輪到你，或者下一局接替先出局的人。等的時候可以旁觀；不等了就輸入 { $do }離開
bench-takeover = 你在等座位：這一局有座位空出來，會先問你要不要接著玩；沒有的話，下一局有空位就輪到你。等的時候可以旁觀；不等了就輸入 { $do }離開
bench-left = 你在等下一局的座位。這一局的座位不會給你接：有人從同一個位址離開了這一局，可能就是你；用自己的帳號登入就沒有這個限制。等的時候可以旁觀；不等了就輸入 { $do }離開
unbenched = { $who }不等了。
bench-kept = 你在候補席上的位置還在：第{ $number }位。不等了就輸入 { $do }離開
benched-already = 你已經在等了，排第{ $number }位。
bench-now = 候補席：{ $who }。
no-bench = 這一桌正在玩，也沒有候補席：請等這局結束。
rotated = { $who }接替{ $instead }的座位：誰先出局，誰先讓座。
seat-offered = { $who }的座位正在問候補席上的人要不要接。
offer = { $who }的座位空出來了，這局還沒完：{ $seconds }秒內輸入 { $do }加入 就接著玩，那個座位知道的都會告訴你；不等了就輸入 { $do }離開
offer-over = 那個座位已經不能接了。
offer-withdrawn = { $who }回來玩了：座位沒有空出來。
seat-given = 你一直沒有玩：{ $who }的座位現在給了別人。你可以旁觀。
nick-like-seat = 這一局裡另一個座位也叫 { $nick }。請先換一個暱稱，再接座位：{ $do }加入
benched-elsewhere = 你在 { $room } 等座位。請先離開那裡的候補席：{ $do }離開
seated-account = 帳號 { $account } 在 { $room } 已經有座位了。
address-seated = 跟你同一個位址的人已經在這個伺服器上有座位了：這裡一個位址只有一個座位。
away-warned = 你離開了正在玩的那一局。請在{ $seconds }秒內回到 { $room }，不然座位可能換給別人，或者退出這局。
bench-may = 想玩下一局，可以先等座位：輸入 { $do }加入 坐上候補席。

## 開局

start-wanted = { $who }想開局：要{ $need }人想開，現在{ $count }人。還沒準備的：{ $missing }。
countdown = { $who }要開局了：{ $seconds }秒後開始。還沒準備的：{ $missing }。準備好了就輸入 { $do }準備；要停一下就 { $do }取消準備，不玩就 { $do }離開
countdown-last = { $seconds }秒後開局。
start-off = 不開局了：{ $reasons }
start-counting = 已經要開局了。
start-stopped = { $who }還沒準備好：先不開局。
wait-once = 你已經停過一次了；不想玩就輸入 { $do }離開
unready = { $who }還沒準備好。
host-is = { $who }是這一桌的房主：規則由他選，也可以由他開局。
host-back = { $who }回來了，仍然是房主。
host-now = 房主走了：現在{ $who }是房主，規則由他選，也可以由他開局。
fill-after = { $who }設好了：{ $span }沒有人來，就用機器人補滿這一桌。
fill-never = { $who }設好了：機器人不會自己來。
fill-seconds = { $word } 不是{ $most }以內的秒數；不要機器人自己來：{ $do }機器人 等 關
filled = 等了一會兒沒有人來，補上了{ $count }個機器人（現在{ $seats }人）：輸入 { $do }準備 就開局。
table-idle = 這一桌沒有人動了：{ $span }後收桌。
table-closed-idle = 這一桌太久沒有人動：收桌了，座位都空出來了。

## 時間

motion-pause = { $who }想暫停：要{ $need }人想停，現在{ $count }人。同意就輸入 { $do }暫停
motion-resume = { $who }想繼續：要{ $need }人想繼續，現在{ $count }人。同意就輸入 { $do }繼續
motion-extend = { $who }想延長時間：要{ $need }人想延長，現在{ $count }人。同意就輸入 { $do }延長
motion-of-the-living = 這件事由在場還活著的人決定。
extended = 延長{ $seconds }秒：還剩{ $left }秒。
extend-not-now = 這一步的時間是固定的，不管問的是誰。
extend-enough = 這一步已經延長過兩次了。
held-by-moderator = 這一局是主持或監督員暫停的，要由他們來繼續。
paused-vote = 大多數人想暫停：遊戲暫停了。要接著玩，請大家輸入 { $do }繼續，也要過半數同意；過{ $minutes }分鐘也會自己繼續，還想停就再輸入 { $do }暫停
paused-moderator = 主持或監督員暫停了這一局，要由他們來繼續。
stalled = 伺服器停頓了{ $seconds }秒，不算大家慢：還剩{ $left }秒。
asleep-still = 你還閉著眼睛：還剩{ $seconds }秒。
answered-still = 你已經回答了：還剩{ $seconds }秒。
waiting-still = 現在不用你回答：還剩{ $seconds }秒。
not-voted = 還剩{ $seconds }秒。還沒有投票的：{ $who }。
table-unvoted = 還沒有投票的：{ $who }。

## 找牌桌

notify-set = { $count ->
    [0] 現在不通知你。「{ $do }通知 8」：有一桌坐到8人，就告訴你一次。
   *[other] 有一桌坐到{ $count }人、你也能加入時，會私下告訴你一次。不要了：{ $do }通知 不
}
notify-number = { $word } 不是2到99的人數。
table-formed = { $room } 那一桌坐到{ $count }人了。輸入 { $do }加入 { $name } 就能坐下。
invitation = { $who }邀請你到 { $room } 那一桌（現在{ $seats }人，至少要{ $least }人）。輸入 { $do }加入 { $name } 就能坐下。
invited = 已經邀請 { $nick } 了。
invite-nobody = 沒有叫 { $nick } 的人可以邀請。
invite-sits = { $nick } 已經坐在這一桌了。
lobby-opened = { $room } 開了一桌：輸入 { $do }加入 { $name } 就能坐下。
list-line = { $room }：{ $state }
list-waiting = { $seats ->
    [0] 還沒有人坐
   *[other] 坐著{ $seats }人，{ $ready }人準備好了
}（{ $least }到{ $most }人可以玩）；規則：{ $preset }{ $bench }。
list-playing = { $seats }人在玩{ $phase ->
    [night] ，還活著{ $living }人，第{ $count }夜
    [day] ，還活著{ $living }人，第{ $count }天
   *[other] { "" }
}{ $bench }。
list-bench = { $count ->
    [0] { "" }
   *[other] ；候補{ $count }人
}
list-more = 還有{ $count }桌：輸入 { $do }房間 看全部。
benched-account = 帳號 { $account } 已經在候補席上等座位了。
sent-away = { $by }請{ $who }讓出座位。
send-away-self = 你是房主：要讓出自己的座位，請輸入 { $do }離開
fill-now = { $span }沒有人來，就用機器人補上缺的座位。
vote-away = 投票時不在的：{ $who }。
seat-held = { $who }斷線了，座位保留{ $span }。
left-in-pause = { $who }退出了這一局，不再回來。

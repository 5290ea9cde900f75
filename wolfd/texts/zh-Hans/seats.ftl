# 座位和时间：候补席、换人、开局、暂停、邀请、大厅的列表。
# $do 是读者在命令前面要打的；每个拒绝都有 $do 和 $secret。

## 钥匙和昵称

key-hushed = 那一行里有座位的钥匙，没有给任何人看。钥匙只能告诉法官：{ $secret }回来 钥匙

## 候补席和换人

benched = { $who }坐上了候补席，排第{ $number }位。
bench-next = 你在等座位：一有空位就轮到你，或者下一局接替先出局的人。等的时候可以旁观；不等了就输入 { $do }离开
bench-takeover = 你在等座位：这一局有座位空出来，会先问你要不要接着玩；没有的话，下一局有空位就轮到你。等的时候可以旁观；不等了就输入 { $do }离开
bench-left = 你在等下一局的座位。这一局的座位不会给你接：有人从同一个地址离开了这一局，可能就是你；用自己的账号登录就没有这个限制。等的时候可以旁观；不等了就输入 { $do }离开
unbenched = { $who }不等了。
bench-kept = 你在候补席上的位置还在：第{ $number }位。不等了就输入 { $do }离开
benched-already = 你已经在等了，排第{ $number }位。
bench-now = 候补席：{ $who }。
no-bench = 这一桌正在玩，也没有候补席：请等这局结束。
rotated = { $who }接替{ $instead }的座位：谁先出局，谁先让座。
seat-offered = { $who }的座位正在问候补席上的人要不要接。
offer = { $who }的座位空出来了，这局还没完：{ $seconds }秒内输入 { $do }加入 就接着玩，那个座位知道的都会告诉你；不等了就输入 { $do }离开
offer-over = 那个座位已经不能接了。
offer-withdrawn = { $who }回来玩了：座位没有空出来。
seat-given = 你一直没有玩：{ $who }的座位现在给了别人。你可以旁观。
nick-like-seat = 这一局里另一个座位也叫 { $nick }。请先换一个昵称，再接座位：{ $do }加入
benched-elsewhere = 你在 { $room } 等座位。请先离开那里的候补席：{ $do }离开
seated-account = 账号 { $account } 在 { $room } 已经有座位了。
address-seated = 跟你同一个地址的人已经在这个服务器上有座位了：这里一个地址只有一个座位。
away-warned = 你离开了正在玩的那一局。请在{ $seconds }秒内回到 { $room }，不然座位可能换给别人，或者退出这局。
bench-may = 想玩下一局，可以先等座位：输入 { $do }加入 坐上候补席。

## 开局

start-wanted = { $who }想开局：要{ $need }人想开，现在{ $count }人。还没准备的：{ $missing }。
countdown = { $who }要开局了：{ $seconds }秒后开始。还没准备的：{ $missing }。准备好了就输入 { $do }准备；要停一下就 { $do }取消准备，不玩就 { $do }离开
countdown-last = { $seconds }秒后开局。
start-off = 不开局了：{ $reasons }
start-counting = 已经要开局了。
start-stopped = { $who }还没准备好：先不开局。
wait-once = 你已经停过一次了；不想玩就输入 { $do }离开
unready = { $who }还没准备好。
host-is = { $who }是这一桌的房主：规则由他选，也可以由他开局。
host-back = { $who }回来了，仍然是房主。
host-now = 房主走了：现在{ $who }是房主，规则由他选，也可以由他开局。
fill-after = { $who }设好了：{ $span }没有人来，就用机器人补满这一桌。
fill-never = { $who }设好了：机器人不会自己来。
fill-seconds = { $word } 不是{ $most }以内的秒数；不要机器人自己来：{ $do }机器人 等 关
filled = 等了一会儿没有人来，补上了{ $count }个机器人（现在{ $seats }人）：输入 { $do }准备 就开局。
table-idle = 这一桌没有人动了：{ $span }后收桌。
table-closed-idle = 这一桌太久没有人动：收桌了，座位都空出来了。

## 时间

motion-pause = { $who }想暂停：要{ $need }人想停，现在{ $count }人。同意就输入 { $do }暂停
motion-resume = { $who }想继续：要{ $need }人想继续，现在{ $count }人。同意就输入 { $do }继续
motion-extend = { $who }想延长时间：要{ $need }人想延长，现在{ $count }人。同意就输入 { $do }延长
motion-of-the-living = 这件事由在场还活着的人决定。
extended = 延长{ $seconds }秒：还剩{ $left }秒。
extend-not-now = 这一步的时间是固定的，不管问的是谁。
extend-enough = 这一步已经延长过两次了。
held-by-moderator = 这一局是主持或监督员暂停的，要由他们来继续。
paused-vote = 大多数人想暂停：游戏暂停了。要接着玩，请大家输入 { $do }继续，也要过半数同意；过{ $minutes }分钟也会自己继续，还想停就再输入 { $do }暂停
paused-moderator = 主持或监督员暂停了这一局，要由他们来继续。
stalled = 服务器停顿了{ $seconds }秒，不算大家慢：还剩{ $left }秒。
asleep-still = 你还闭着眼睛：还剩{ $seconds }秒。
answered-still = 你已经回答了：还剩{ $seconds }秒。
waiting-still = 现在不用你回答：还剩{ $seconds }秒。
not-voted = 还剩{ $seconds }秒。还没有投票的：{ $who }。
table-unvoted = 还没有投票的：{ $who }。

## 找牌桌

notify-set = { $count ->
    [0] 现在不通知你。“{ $do }通知 8”：有一桌坐到8人，就告诉你一次。
   *[other] 有一桌坐到{ $count }人、你也能加入时，会私下告诉你一次。不要了：{ $do }通知 不
}
notify-number = { $word } 不是2到99的人数。
table-formed = { $room } 那一桌坐到{ $count }人了。输入 { $do }加入 { $name } 就能坐下。
invitation = { $who }邀请你到 { $room } 那一桌（现在{ $seats }人，至少要{ $least }人）。输入 { $do }加入 { $name } 就能坐下。
invited = 已经邀请 { $nick } 了。
invite-nobody = 没有叫 { $nick } 的人可以邀请。
invite-sits = { $nick } 已经坐在这一桌了。
lobby-opened = { $room } 开了一桌：输入 { $do }加入 { $name } 就能坐下。
list-line = { $room }：{ $state }
list-waiting = { $seats ->
    [0] 还没有人坐
   *[other] 坐着{ $seats }人，{ $ready }人准备好了
}（{ $least }到{ $most }人可以玩）；规则：{ $preset }{ $bench }。
list-playing = { $seats }人在玩{ $phase ->
    [night] ，还活着{ $living }人，第{ $count }夜
    [day] ，还活着{ $living }人，第{ $count }天
   *[other] { "" }
}{ $bench }。
list-bench = { $count ->
    [0] { "" }
   *[other] ；候补{ $count }人
}
list-more = 还有{ $count }桌：输入 { $do }房间 看全部。
benched-account = 账号 { $account } 已经在候补席上等座位了。
sent-away = { $by }请{ $who }让出座位。
send-away-self = 你是房主：要让出自己的座位，请输入 { $do }离开
fill-now = { $span }没有人来，就用机器人补上缺的座位。
vote-away = 投票时不在的：{ $who }。
seat-held = { $who }断线了，座位保留{ $span }。
left-in-pause = { $who }退出了这一局，不再回来。

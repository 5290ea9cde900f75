### 聊天上的拒绝，以及 IRC 这一边自己说的话。irc-NNN 是数字代码 NNN 的那句话。
### 这个文件里的句子只排一次，以后只填空：不能按值变化。

## 拒绝

already-in-channel = { $nick } 已经在 { $channel } 里了。
channel-bad = { $channel } 不能用作频道名：请以 # 开头，不用空格、逗号和冒号，最多{ $most }个字节。
channel-banned = 你被禁止进入 { $channel }。
channel-full = { $channel } 已经满了。
channel-invite-only = { $channel } 只有受到邀请的人才能进。
channel-key-wrong = { $channel } 有密码，这个不对。
key-bad = 密码是一个词，不能有逗号和冒号。
limit-bad = { $value } 不能用作人数。
list-full = { $channel } 的名单满了。
mask-bad = 掩码是一个词，最多{ $most }个字节。
mode-unknown = 没有 { $letter } 这种频道模式。
need-op = 只有 { $channel } 的管理员才能这样做。
nick-alike = { $nick } 和在场的 { $other } 太像了，请换一个昵称。
nick-like-player = { $nick } 和正在玩的 { $other } 太像了，请换一个昵称。
nick-bad = { $nick } 不能用作昵称：请以文字开头，不能有空格，只用文字、数字和 -_[]{"{"}{"}"}^`|\，最多{ $most }个字节（一个汉字三个字节）。
nick-of-bots = { $nick } 带有机器人的记号，请换一个昵称。
nick-reserved = { $nick } 太像法官或者某个服务的昵称了。
nick-taken = 已经有人叫 { $nick } 了。
no-such-channel = 没有 { $channel } 这个频道。
no-such-nick = 这里没有人叫 { $nick }。
no-text = 里面没有要说的话。
not-a-member = { $nick } 不在 { $channel } 里。
not-in-channel = 你不在 { $channel } 里。
real-bad = 这个真名是空的，或者太长了。
speech-banned = 你在 { $channel } 里被禁，不能说话。
speech-from-outside = 在 { $channel } 里的人才能在那里说话。
speech-moderated = 你现在不能在 { $channel } 里说话。
speech-whispered = 在 { $channel } 里说的话，人人都听得到。
too-many-channels = 你进的频道已经够多了。

## 为什么走了

quit = 走了
quit-said = 走了：{ $reason }
quit-babbled = 一行太长，没完没了
quit-lost = 连接断了
quit-ping = { $seconds }秒没有动静
quit-sendq = 不读发来的东西
quit-slow = 登录花的时间太久

## IRC 这一边

irc-001 = 欢迎来到 { $network }，
irc-002 = 服务器是 { $server }，版本 { $version }
irc-003 = 服务器启动于 { $since }
irc-005 = 是这个服务器支持的
irc-219 = 统计完毕
irc-242 = 服务器已运行{ $days }天 { $time }
irc-251 = 有{ $users }个用户，{ $hidden }个隐身，1台服务器
irc-252 = 个管理员在线
irc-253 = 个连接还没有登录
irc-254 = 个频道
irc-255 = 这里有{ $users }个用户，0台服务器
irc-256 = { $server } 的管理信息
irc-265 = 现在有{ $users }个用户，最多时{ $most }个
irc-266 = 全网现在有{ $users }个用户，最多时{ $most }个
irc-305 = 你不再是离开状态
irc-306 = 你现在是离开状态
irc-315 = WHO 完毕
irc-317 = 秒没有说话，来的时间
irc-318 = WHOIS 完毕
irc-321 = 人数和话题
irc-323 = 频道列表完毕
irc-330 = 登录的账号是
irc-331 = 没有话题
irc-335 = 是机器人：玩游戏的，或者就是法官
irc-337 = 你收到的邀请就这些
irc-347 = 免邀请名单完毕
irc-349 = 免禁名单完毕
irc-365 = LINKS 完毕
irc-366 = NAMES 完毕
irc-368 = 封禁名单完毕
irc-369 = WHOWAS 完毕
irc-374 = INFO 完毕
irc-375 = - { $server } 今日告示 -
irc-376 = 告示完毕
irc-402 = 没有这台服务器
irc-406 = 没有人用过这个昵称
irc-407 = 收信人太多，只送到了前面几个
irc-410 = 没有这种 CAP 命令
irc-411 = { $command } 没有写收信人
irc-412 = 里面没有要说的话
irc-417 = 这一行太长了
irc-421 = 没有这个命令
irc-423 = 没有写明谁是管理员
irc-431 = 没有写昵称
irc-447 = 你现在不能改昵称
irc-451 = 你还没有登录
irc-461 = 参数不够
irc-462 = 你已经登录过了
irc-464 = 密码不对
irc-501 = 没有这种用户模式
irc-502 = 别人的模式，你看不到，也改不了
irc-524 = 没有关于这个的帮助
irc-696 = 这种模式要有参数
irc-704 = 帮助
irc-706 = 帮助完毕
irc-733 = MONITOR 名单完毕
irc-734 = MONITOR 名单满了
irc-error = 连接关闭：{ $reason }
line-fault = 处理你输入的这一行时内部出了错；服务器的日志里记下了原因。
line-waits = 日志现在写不进去。所有游戏都先等一等；大家说的话、做的事，等写得进去了才会送到，请耐心等候。
irc-invalid-utf8 = 这一行不是 UTF-8，没有转发。
irc-list-channel = 频道
irc-no-ctcp = 这里只转发 CTCP 里的 ACTION。

irc-motd =
    欢迎来到狼人杀服务器。游戏里说的话，都会写进这一局的记录。
    English:  /msg { $moderator } language english
    简体中文：/msg { $moderator } 语言 简体
    繁體中文：/msg { $moderator } 語言 繁體
    认识大家：/join { $lobby }
    上桌玩：  /join #狼窝   然后   { $prefix }加入   { $prefix }机器人 7   { $prefix }准备
    第一次玩，先看教程：/msg { $moderator } 教程
    要保密的话请私下告诉法官，他也会帮你：   /msg { $moderator } 帮助
    他只对你说的话在另一个窗口里，也请看那里。
irc-info =
    { $version }：IRC 和 telnet 两用的服务器，也是狼人杀的法官。
    不管用哪一种方式进来，大家和机器人都坐在同样的桌上。

irc-help-admin = 谁在管理这台服务器。
irc-help-away = 说你离开一下；不写话，就是你回来了。
irc-help-cap = 询问 IRCv3 的能力；客户端会自己做。
irc-help-help = 列出所有命令，或者讲一个命令。
irc-help-helpop = 跟 HELP 一样。
irc-help-info = 这是什么服务器。
irc-help-invite = 请人进频道；不写参数，就看谁请了你去哪里。
irc-help-ison = 这些昵称当中谁在。
irc-help-join = 进频道，有密码的写上密码；0 是离开所有频道。
irc-help-kick = 把人请出频道，你要是那里的管理员。
irc-help-kill = 给管理员用：关闭某人的连接。
irc-help-links = 有哪些服务器：只有这一台。
irc-help-list = 频道、人数和话题；可以用通配符、>3 或 <10 人、C>60 或 T<60 分钟。
irc-help-lusers = 这里有多少人。
irc-help-mode = 看或改频道的模式，或者你自己的：i 只让认识的人找到，B 是机器人，R 只听有账号的人，w 听管理员说话。
irc-help-monitor = 这些昵称来了走了，都告诉你。
irc-help-motd = 今日告示。
irc-help-names = 频道里有谁。
irc-help-nick = 换一个昵称。
irc-help-notice = 说一句谁也不用回答的话，程序也不回答。
irc-help-oper = 当服务器的管理员。
irc-help-part = 离开频道。
irc-help-pass = 服务器的密码，要在 NICK 和 USER 之前。
irc-help-ping = 问服务器还在不在。
irc-help-pong = 告诉服务器你还在。
irc-help-privmsg = 对频道或者某个人说话；要保密的，就对法官说。
irc-help-quit = 离开服务器。
irc-help-rehash = 给管理员用：重新读配置。
irc-help-setname = 换一个真名。
irc-help-stats = 服务器运行了多久；管理员可以看更多。
irc-help-tagmsg = 只发标签不发话，例如表示你正在打字。
irc-help-time = 服务器的时钟。
irc-help-topic = 看或改频道的话题。
irc-help-user = 你的用户名和真名，只说一次。
irc-help-userhost = 这些昵称在不在，用户名是什么。
irc-help-version = 服务器的版本，支持些什么。
irc-help-wallops = 给管理员用：对所有有模式 w 的人说话。
irc-help-who = 频道里有谁，或者谁叫这个名字；% 后面是要看的栏目。
irc-help-whois = 某个人是谁，在哪些频道里。
irc-help-whowas = 以前谁用过某个昵称。

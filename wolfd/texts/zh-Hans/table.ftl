# 法官说的关于一桌的话：入座、规则、局面，以及他拒绝的事。
# $do：读者在命令前面要打的东西（!、/ 或者 /msg Moderator）。每条拒绝都有 $do 和 $secret。

## 进来的时候

greeting-lobby = 欢迎！这里是大家碰头的地方，游戏在各桌进行。输入 { $do }加入 狼窝，就能在“狼窝”这一桌坐下（名字随便取）；“{ $do }教程”教你玩短短一局，“{ $do }房间”看看有哪些桌，“{ $do }帮助”有更多说明。
greeting-running = 这里正在玩一局，欢迎旁观。
seat-of-your-name = { $room } 那一局有位叫 { $nick } 的玩家不在。如果那就是你，请输入 { $do }回来 钥匙（开局时告诉过你）。
greeting-back = 空着等人的座位里如果有你的，请用钥匙回来：{ $do }回来 钥匙

## 现在可以做什么

now-standing = 输入“{ $do }加入”就能坐下。{ $least }到{ $most }人可以开局。
now-few = 还差{ $missing }人：可以等别人来，也可以用机器人补上：{ $do }机器人 { $missing }
now-unready = 准备好了就输入 { $do }准备；坐着的人都准备好，游戏就开始。不想玩了就输入 { $do }离开
now-ready = 你准备好了。还在等{ $missing }。
now-stuck = 你准备好了，可是现在的规则开不了局：“{ $do }开桌”恢复默认规则，“{ $do }准备”再看一次哪里不对。
now-watching = 你在旁观这一局：可以看，请不要说话。看局面：{ $do }桌面；想玩就输入 { $do }加入，先坐候补席
now-dead = 你已经死了：可以看，请不要说话。你的阵营赢了，你也算赢。看局面：{ $do }桌面
now-night = 现在是夜里，你没有什么要做的：请等到天亮。
now-pack = 现在是夜里，你没有什么要做的，不过可以跟{ -wolf }说话：{ $do }狼聊 要说的话
now-listening = 现在是{ $who }在说话：听着就好，你不用做什么。
now-waiting = 现在你不用做什么。看局面：{ $do }桌面

## 开始之前

seated = { $who }坐下了（现在{ $seats }人，至少要{ $least }人）。
unseated = { $who }站起来走了（现在{ $seats }人）。
bots-now = { $count ->
    [0] 桌上没有机器人了（现在{ $seats }人）。
   *[other] 桌上有{ $count }个机器人（现在{ $seats }人）。
}
chosen = { $who }把 { $name } 设为 { $value }。请大家重新准备。
chosen-new = { $who }把规则全部恢复默认。请大家重新准备。
chosen-preset = { $who }选了“{ $preset }”规则。请大家重新准备。
chosen-deck = { $who }选了这些特殊身份牌：{ $cards }。请大家重新准备。
preset-default = 默认
preset-classic = 经典
preset-hollow = 山谷
preset-newmoon = 新月
deck-auto = 自动
ready-missing = { $who }准备好了。还在等{ $missing }。
not-yet = { $who }准备好了，可是还不能开始：{ $reasons }
next-game = 留下来玩下一局的：{ $sitting }。
waiting-seats = { $seats ->
    [0] 这一桌还没有人坐。
   *[other] 这一桌现在有{ $seats }人（{ $least }到{ $most }人可以开局）：{ $sitting }。
}
waiting-unready = 还没准备的：{ $unready }。
waiting-ready = 大家都准备好了。
waiting-deck = 规则：{ $preset }。身份牌：{ $deck }。
waiting-deck-later = 规则：{ $preset }。发什么身份牌，要看有多少人玩。
options-default = 所有选项都是默认值。
options-chosen = 跟默认不同的选项：{ $options }。
by-people = { $value }（{ $speed ->
    [slow] 只有一个真人，多给些时间看
    [brisk] { $few }个座位以内夜里行动的人少，所以快；从{ $more }个座位起时间更长
   *[other] 从{ $more }个座位起夜里时间更长；座位再少就快
}）
night-pace = 夜里的速度：{ $speed }。{ -wolf }最多{ $wolves }秒，其他步骤最多{ $step }秒。
option-now = { $name } 现在是 { $value }。可以设为：{ $values }。

## 语言

languages = 我会说 { $languages }。例如输入 { $do }语言 繁體
language-set = 好的，以后我跟你说简体中文。
table-language-set = { $who }选了这一桌的语言：{ $language }。自己选过语言的人不受影响。
table-language = 在这一桌，没选过语言的人看到的是{ $language }。要换就输入 { $do }桌面 语言 繁體
table-language-none = 这一桌没有定语言，各人看各人选的（{ $languages }）。要给没选过的人定一种，就输入 { $do }桌面 语言 简体

## 看局面

phase-setup = 正在发身份牌。
phase-night = 第{ $count }夜，{ $step }：还剩{ $seconds }秒{ $paused }。
phase-day = 第{ $count }天，{ $step }：还剩{ $seconds }秒{ $paused }。
phase-over = 游戏结束了。
phase-paused = （暂停中）
phase-running = { "" }
name-cupid = 丘比特行动
name-lovers = 情侣相认
name-guard = 守卫行动
name-seer = { -seer }行动
name-wolves = { -wolf }行动
name-witch = 女巫行动
name-hunter = 最后一枪
name-election = 选举警长
name-election_revote = 警长选举重投
name-accept = 选举警长
name-discussion = 发言阶段
name-speech = 轮流发言
name-nomination = 提名
name-defence = 辩驳
name-vote = 投票
name-revote = 重新投票
name-confirm = 表决
name-tie = 警长定夺
name-last_words = 遗言
name-heir = 指定警长继任者
table-living = 活着的（{ $count }人）：{ $who }。
living-left = { $who }（已离开）
table-dead = 死了的：{ $who }。
table-sheriff = 警长：{ $who }。
table-votes = 目前的票：{ $votes }。
dead-shown = { $who }（{ $what }）
vote-of = { $by }投{ $target }
nomination-of = { $by }提名{ $target }
own-card = 你是{ $who }。你的身份牌：{ $role }。{ $does }
own-pack = 你的{ -wolf }同伴：{ $who }。
own-circle = 现在听得到你私下说话的：{ $who }。
own-pack-none = 你没有同伴，现在也没有人听得到你私下说话。
own-love = 你的恋人：{ $who }。
answer-stands = 你目前的回答：{ $answers }
learnt = { $when }：{ $what }
nothing-learnt = 到现在为止，你还没有得知什么秘密。
who-sits = 座位：{ $who }。
who-away = { $who }（不在）
role-told = { $role }：{ $does }
no-rooms = 现在一桌也没有。输入 { $do }加入 狼窝，就能开一桌。

## 离开和回来

idle-warned = 轮到你的时候，你没有投票，也没有说话。今天要是还没有动静，你就会被请出这一局。
idle-removed = { $who }太久没有动静了。
seat-kept = { $who }暂时离开，座位保留。
seat-returned = { $who }回来了。
seat-taken = 有人用钥匙从别的连接坐到了{ $who }的座位上。
welcome-back = 欢迎回来，你的座位是{ $who }。
missed = 【你不在的时候】{ $what }
paused-absent = 没有人在玩了，游戏先停下来等。谁回来，谁就能接着玩。
paused-fault = 程序里出了点问题，刚才那一步已经撤销，游戏暂停。哪位玩家都可以用“{ $do }继续”接着玩。
paused-restart = 服务器重新启动过。等玩家们回来，游戏就继续。
paused-disk = 日志写不进去，所有游戏都先等一等。
resumed = 游戏继续，还剩{ $seconds }秒。
aborted-absent = 没有人回来，这一局取消了。
aborted-empty = 没有人玩了，这一局取消了。
aborted-fault = 又出了同样的问题，这一局没法继续，只好取消。没有人获胜。
aborted-restart = 重新启动以后没有人回来，这一局取消了。
aborted-changed = 开局以后服务器的规则改了，这一局只好取消。没有人获胜。

## 谁可以说话

silent-night = 现在是夜里，天亮之前请不要出声。
bare-answer = 这样还不算回答，请输入 { $do }{ $line }
bare-command = 这句话大家都听到了。要当作命令，请输入 { $do }{ $line }
silent-paused = 游戏暂停了：继续以前，这一桌谁都不说话。
silent-turn = 现在没有轮到你说话。
silent-dead = 死者不能说话。
silent-watcher = 这里正在玩一局，只有玩家可以说话。
no-private = 你和{ $who }在玩同一局，结束之前不能私下说话。
no-rename = 你正在玩一局，结束之前请不要改名。
nick-of-player = { $nick } 是正在玩的玩家，请换一个名字。
nick-of-seat = { $nick } 是这一局里另一个座位的名字。请先换一个名字，再输入 { $secret }回来 你的钥匙

## 输入的命令

unknown-verb = 没有“{ $word }”这个命令。“{ $do }帮助”会告诉你现在可以做什么。
near-verb = 没有“{ $word }”这个命令。你是不是想输入 { $do }{ $verb }？
near-verb-private = 没有“{ $word }”这个命令。你是不是想输入 { $secret }{ $verb }？（跟{ -wolf }说话：{ $secret }狼聊 要说的话）
only-i-read = 这句话只有我看得到。要让大家听到，请到 { $room } 里说。
only-i-read-now = 这句话只有我看得到，现在也不能跟别人说话。“{ $secret }待办”会告诉你现在要回答什么。
not-understood = 这句话我没听懂。“{ $secret }帮助”会告诉你现在可以做什么。
no-such-topic = 没有关于“{ $word }”的帮助。“{ $do }帮助”会告诉你现在可以做什么，“{ $do }帮助 全部”列出所有命令。
missing-word = “{ $verb }”后面还缺点什么。请看 { $do }帮助 { $verb }
missing-seat = 谁？“{ $verb }”后面要有座位号或名字。
missing-seats = 哪两个？“{ $verb }”后面要有两个座位号或名字。
missing-text = “{ $verb }”后面要写上内容。
too-many-words = “{ $verb }”后面写多了，这里我没看懂：{ $extra }
number-unclear = “{ $number }”是什么意思？请加上命令，例如 { $do }投票 { $number }；“{ $do }待办”会告诉你现在要回答什么。
target-unknown = 这里没有人叫“{ $word }”。用座位号最保险：“{ $do }谁”会列出座位。
target-ambiguous = “{ $word }”可能是{ $among }。请用座位号。
target-number = 没有{ $number }号座位，只有1到{ $seats }号。
which-table = 要用“{ $verb }”，请先进入某一桌。
no-such-language = 我还不会说“{ $word }”。我会说 { $languages }。
no-such-role = 没有“{ $word }”这个角色。角色有：{ $roles }。

## 座位和规则上的拒绝

already-seated = 你已经有座位了。
already-seated-here = 你已经坐在这里了：{ $who }。
seated-elsewhere = 你坐在 { $room } 那一桌。请先离开：{ $do }离开
not-seated = 你在这里没有座位，输入“{ $do }加入”就能坐下。
table-full = 这一桌坐满了，只有{ $most }个座位。
first-decides = { $who }是房主，规则由房主来定。
bots-number = 几个？“{ $word }”不是数字。
bots-too-many = 这里最多坐得下{ $most }个机器人。
log-stuck = 日志写不进去，暂时不能入座，也不能开局。
game-running = 正在玩一局，请等它结束。
no-game = 这里没有在玩的游戏。
not-playing = 你不是这一局的玩家。
not-paused = 游戏没有在等你。
leave-again = 现在离开，你的座位就算死亡，而且不能再回来。确定的话，请再输入一次 { $do }离开
no-such-key = 这把钥匙打不开任何座位。
option-near = 没有“{ $name }”这个选项。是不是“{ $near }”？
option-unknown = 没有“{ $name }”这个选项。“{ $do }选项”列出全部。
topic-verb = 没有“{ $word }”这个命令。想了解它，请输入 { $do }帮助 { $word }
option-value = { $name } 不能是 { $value }。可以设为：{ $values }。
option-number = { $name } 必须是{ $least }到{ $most }之间的整数，不能是 { $value }。
option-twice = { $name } 里有重复的。
option-levels = { $name } 要的是0到1之间的数，不是 { $value }。
preset-unknown = 没有叫“{ $name }”的规则。可以选：{ $names }。
players-bounds = 最少人数（{ $least }）比最多人数（{ $most }）还大：这样谁也玩不了。
too-few = 现在有{ $seats }名玩家，至少要{ $least }名。
too-many = 现在有{ $seats }名玩家，最多{ $most }名。
first-stage-needs-two = 只有“投票方式”是“两轮”时，平票才能看第一轮的票。
role-unknown = 没有“{ $role }”这个角色。
role-not-allowed = 这套规则里不能有{ $role }。
role-twice = { $role }只能有一张牌。
role-required = 必须有{ $role }。
deal-size = 要发的牌必须是{ $seats }张。
no-night-role = “夜间次序”里不能有{ $role }：这个角色夜里不行动。
wolf-number = { $seats }名玩家里不能有{ $wolves }名{ -wolf }。
deck-wolves = 牌组里写了{ $named }名{ -wolf }，而按“狼人数”{ $seats }名玩家里有{ $wolves }名：请从牌组里去掉，或者设“狼人数 手动:{ $named }”。
deck-too-big = 除了村民有{ $cards }张牌，可是只有{ $seats }名玩家。
no-plain = “{ -wolf }胜法”是“屠平民”时必须有村民。
no-sides = “{ -wolf }胜法”是“屠边”时必须有村民或者特殊身份。

## 回答上的拒绝

game-paused = 游戏暂停了，现在不能回答。
game-fault = 程序里出了点问题，你的命令已经撤销。
game-over = 游戏已经结束了。
not-begun = 游戏还没有开始。
already-begun = 游戏已经开始了。
not-a-command = 游戏里不能这样做。
round-over = 时间已经过了。
not-asked = 现在没有要你回答的问题。
not-asked-that = 现在没有要用“{ $verb }”来回答的问题。“{ $do }待办”会告诉你现在要回答什么。
nothing-to-undo = 你没有可以收回的回答。
must-pick = 必须选{ $least }个。
how-many = 最多选{ $most }个。
picked-twice = { $seat }你选了两次。
not-living = { $seat }已经不在了。
no-takeover = 这一桌不能中途换人。
one-potion = 一晚只能用一瓶药。
pack-not-now = 你现在不能跟{ -wolf }说话。
not-love = 不能选{ $seat }。
not-guard = 今晚不能守护{ $seat }。
not-see = 不能查验{ $seat }。
not-kill = 不能杀{ $seat }。
not-heal = 不能救{ $seat }。
not-poison = 不能毒{ $seat }。
not-shoot = 不能对{ $seat }开枪。
not-elect = 不能选{ $seat }。
not-nominate = 不能提名{ $seat }。
not-vote = 不能投给{ $seat }。
not-tie = { $seat }不在平票的人里。
not-confirm = 你不能赞成，请回答“{ $do }反对”
not-heir = { $seat }不能戴警徽。
not-end = 说完了，请输入 { $do }过

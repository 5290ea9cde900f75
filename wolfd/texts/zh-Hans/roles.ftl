# 全部规则里的角色（最早的七个在 game.ftl）：牌、夜里的步骤、问题、得知的事。
# $who、$by、$target：座位号和名字。$do：命令前要打的字。$one：举例用的座位。

## 角色

role-mason = 死党
role-cobbler = 废物
role-angel = 天使
role-bodyguard = 保镖
role-hunter_lasttwo = 老猎人
role-priest = 僧侣
role-tinker = 灾星
role-medium = 灵媒
role-little_girl = { -girl }
role-elder = 长老
role-idiot = 白痴
role-scapegoat = 替罪羊
role-piper = { -piper }
role-thief = 盗贼
role-hybrid = 混血儿

deck-mason = { $count }名死党
deck-cobbler = { $count }名废物
deck-angel = { $count }名天使
deck-bodyguard = { $count }名保镖
deck-hunter_lasttwo = { $count }名{ role-hunter_lasttwo }
deck-priest = { $count }名僧侣
deck-tinker = { $count }名灾星
deck-medium = { $count }名灵媒
deck-little_girl = { $count }名{ -girl }
deck-elder = { $count }名长老
deck-idiot = { $count }名白痴
deck-scapegoat = { $count }名替罪羊
deck-piper = { $count }名{ -piper }
deck-thief = { $count }名盗贼
deck-hybrid = { $count }名混血儿

does-mason = 死党有两名。第一夜你会知道另一名死党是谁，他绝对可以信任。
does-cobbler = 在所有人眼里（包括{ -seer }）你都是村民，但你属于{ -wolf }一伙，{ -wolf }赢你才赢。他们不认识你，你也不认识他们。
does-angel = 每晚你守护一名玩家，使他不被{ -wolf }杀害；不能守护自己，也不能连续两晚守护同一个人。{ -wolf }杀不了你，但村民可以处决你。
does-bodyguard = 每晚你守护一名玩家，使他不被{ -wolf }杀害；不能连续两晚守护同一个人。你自己会被{ -wolf }杀害，也会被处决。
does-hunter_lasttwo = 如果最后只剩下你和一名{ -wolf }，你先开枪，村民获胜。
does-priest = 每晚你会得知当天被处决的人是不是{ -wolf }。除你之外，谁也不知道被处决者的身份。
does-tinker = 从村民当中暗中抽出，本人并不知道。灾星属于村民，但在{ -seer }眼里是{ -wolf }。
does-medium = 从村民当中暗中抽出，本人并不知道。每局一次，活着的人可以请一名死者出来交谈：要赞成的多于反对的，而且灵媒活着、也投了赞成票。
does-little_girl = { -wolf }选人的时候你可以偷看，看到谁是{ -wolf }。如果被他们发现，你可能因此丧命，而且无药可救。
does-elder = { -wolf }要袭击你两次才能杀死你。但如果你死在村民手里（票决、毒药或子弹），一次就死，特殊身份从此失去能力。
does-idiot = 被村民投票处决时，你可以翻牌免死。翻牌以后你就不能再投票了。
does-scapegoat = 出现平票时你死，平票的人不死。临死前你可以指定第二天谁可以投票。
does-piper = 每晚你{ -charm }几名玩家，一直有效。被{ -charm }的人会互相知道，但不知道你是谁。其他活着的人全被{ -charm }时，你独自获胜。
does-thief = 桌子中央有两张牌。第一夜你可以看这两张牌，用自己的牌换其中一张；如果两张都是{ -wolf }，就必须换。
does-hybrid = 第一夜之前你暗中选择支持一名玩家，整局不变。他所在的阵营赢了你就赢，哪怕你或他已经出局。你没有别的能力。

camp-piper = { -piper }

## 发牌

dealt-twice = 你的两张牌：{ $role }和{ $second }。{ $does }{ $also }
open-cards = 牌面朝上的角色：{ $cards }。
rule-priest_hides = 你们当中可能有僧侣，所以不公布被处决者的身份。
card-changed = 你的牌变成了：{ $role }。{ $does }
card-changed-twice = 你的牌变成了：{ $role }和{ $second }。{ $does }{ $also }
card-shown = 天亮了，你看了看自己的牌：{ $role }。{ $does }
powers-lost = 村里人害死了长老：你从此失去了特殊能力。
two-cards = { $first }+{ $second }
card-of-two = { $who }是{ $role }+{ $second }
overlays-shown = 暗藏的身份：{ $overlays }。
overlay-of = { $role }：{ $who }
charmed-shown = 被{ -charm }的人：{ $who }。
supports-shown = 暗中的支持：{ $supports }。
support-of = { $who }支持{ $target }
fascinated-shown = 被{ -wolf }催眠的人：{ $who }。
allies-shown = 双面间谍：{ $who }。

## 步骤，大家都听得到

step-hybrid = 混血儿选择支持谁（{ $seconds }秒）。
step-thief = 盗贼请睁眼，看看换不换牌（{ $seconds }秒）。
step-masons = 死党请睁眼，互相确认（{ $seconds }秒）。
step-bodyguard = 保镖请睁眼，选择今晚守护的人（{ $seconds }秒）。
step-angel = 天使请睁眼，选择今晚守护的人（{ $seconds }秒）。
step-wake = { -wolf }请睁眼，互相确认（{ $seconds }秒）。
step-caught = 有没有人偷看？{ -wolf }四下张望（{ $seconds }秒）。
step-priest = 僧侣请睁眼，为被处决的人祈祷（{ $seconds }秒）。
step-piper = { -piper }请睁眼，吹起他的曲子（{ $seconds }秒）。
step-charmed = 被{ -charm }的人请睁眼，互相认一认（{ $seconds }秒）。
step-flip = { $about }会不会翻牌免死？（{ $seconds }秒）
step-voters = 替罪羊{ $about }可以指定明天谁能投票（{ $seconds }秒）。
step-motion = 有没有人提议通灵？以第一个提议为准（{ $seconds }秒）。
step-seance_vote = 有人提议通灵。活着的人都来投赞成或反对，各人的票保密（{ $seconds }秒）。
step-seance_whom = 请哪一位死者？活着的人各选一位（{ $seconds }秒）。
step-seance = 通灵：{ $about }可以和活着的人交谈，时间{ $seconds }秒；活着的人都说“过”就提前结束。
step-moderator = 由主持决定（{ $seconds }秒）。

name-hybrid = 混血儿选择
name-thief = 盗贼行动
name-masons = 死党相认
name-bodyguard = 保镖行动
name-angel = 天使行动
name-wake = { -wolf }睁眼
name-caught = { -wolf }四下张望
name-priest = 僧侣行动
name-piper = { -piper }行动
name-charmed = 被{ -charm }的人相认
name-flip = 等待翻牌
name-voters = 替罪羊的遗愿
name-motion = 提议通灵
name-seance_vote = 表决通灵
name-seance_whom = 选择死者
name-seance = 通灵
name-moderator = 主持决定

## 问题，只问当事人

ask-support = 混血儿，这一局你支持谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }支持 { $one }。不回答就听天由命。
ask-swap = 盗贼，桌子中央的两张牌是：{ $centre }。你有{ $seconds }秒，请输入 { $do }换 1 或 { $do }换 2 换其中一张{ $least ->
    [0] ，或者 { $do }跳过 保留自己的牌
   *[other] ；这次必须换
}。
ask-charm = { -piper }，今晚要{ -charm }谁（{ $most }名）？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }迷惑 { $most ->
    [1] { $one }
   *[other] { $one } { $other }
}，或者 { $do }跳过
ask-peek = { -girl }，要偷看{ -wolf }吗？你有{ $seconds }秒，请输入 { $do }偷看{ $levels ->
    [1] { "" }
   *[other] （看到的机会小，被发现的机会也小），{ $do }偷看 高（两样都大）
}，或者 { $do }跳过
ask-catch = 有人偷看，被你们发现了：{ $girl }。要改为杀掉这个人吗？全体一致才算。你有{ $seconds }秒，请输入 { $do }赞成 或 { $do }反对
ask-flip = 你要被处决了。要翻开白痴的牌免死吗（以后不能投票）？你有{ $seconds }秒，请输入 { $do }翻牌 或 { $do }反对。不回答就翻牌。
ask-voters = 替罪羊，明天谁可以投票？可以选：{ $choices }，至少{ $least }名。你有{ $seconds }秒，请输入 { $do }准投 { $one } { $other } …… 不回答就人人都可以投票。
ask-seance = 要提议通灵吗？请哪一位死者？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }通灵 { $one }，或者 { $do }跳过
ask-seance_vote = 要不要通灵？你有{ $seconds }秒，请输入 { $do }赞成 或 { $do }反对。你投的票不会公开。
ask-seance_whom = 请哪一位死者？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }通灵 { $one }
ask-host_tie = 主持，出现平票：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one } 处决这个人，或者 { $do }跳过 谁也不处决。
ask-several = { $questions }
asleep-day = 现在没有要你回答的问题，请等一等。

answered-support = 这一局你支持{ $targets }。
answered-swap = 你要换第{ $pick }张牌。
answered-charm = 你要{ -charm }{ $targets }。
answered-peek = 你睁眼偷看。
answered-catch = { $pick ->
    [0] 你主张放过偷看的人。
   *[other] 你主张杀掉偷看的人。
}
answered-flip = { $pick ->
    [0] 你不翻牌。
   *[other] 你要翻牌。
}
answered-voters = 明天可以投票的人：{ $targets }。
answered-seance = 你想请{ $targets }。
answered-host_tie = 你决定处决{ $targets }。
passed-support = 支持谁听天由命。
passed-swap = 你保留自己的牌。
passed-charm = 今晚你谁也不{ -charm }。
passed-peek = 你闭着眼睛。
passed-catch = 你主张放过偷看的人。
passed-flip = 你不翻牌。
passed-voters = 明天谁也不能投票。
passed-seance = 你谁也不请。
passed-host_tie = 你决定谁也不处决。

prepare-vote = 讨论的时候，你就可以悄悄告诉我要投谁（“投票 3”）。倒数结束之前随时可以改，到时一起公布。

## 夜里

masons-met = 死党是：{ $who }。
centre-shown = 桌子中央的两张牌：{ $cards }。
centre-card = { $place } { $role }
priest-saw-wolf = 今天被处决的{ $target }是{ -wolf }！
priest-saw-not_wolf = 今天被处决的{ $target }不是{ -wolf }。
charmed-met = 你被{ -charm }了。所有被{ -charm }的人：{ $who }。
peeked = 你偷看到了{ -wolf }：{ $who }。
peeked-nobody = 你偷看了一眼，谁也没看清。
girl-caught = 发现{ $who }在偷看你们！
victim-lost = 今晚{ -wolf }杀的是{ $who }，他偷看时被发现，无药可救。
in-love-card = { $partner }的身份是：{ $role }。

## 死亡与白天

cause-girl_caught = 偷看时被发现，遭到灭口
cause-scapegoat = 作为替罪羊而死
cause-elder_curse = 随长老而去
cause-event = 死于事件
idiot-flipped = { $who }翻开白痴的牌，免于一死，从此不能投票。
blamed = 平票：替罪羊{ $who }替大家受死，平票的人不死。
voters-named = 第{ $day }天只有这些人可以投票：{ $who }。
voters-named-nobody = 第{ $day }天谁也不能投票。
vote-lost = { $who }违反了发言的规矩，今天不能投票。
seance-moved = { $by }提议通灵，请{ $dead }。
seance-moved-open = { $by }提议通灵。
seance-held = 灵媒有了感应：请来了{ $dead }，可以和大家交谈。
seance-refused = 没有通灵。

## 结束后公布的事，也会告诉真人主持

deed-centre = 桌子中央是{ $cards }
deed-overlaid = { $who }暗中是{ $role }
deed-swapped = { $by }换了桌子中央的第{ $place }张牌
deed-supported = { $by }支持{ $target }
deed-charmed = { $by }{ -charm }了{ $targets }
deed-peeked = { $who }偷看了
deed-peeked-caught = { $who }偷看，露出了破绽
deed-girl-taken = { -wolf }改杀偷看的{ $who }
deed-life-lost = { $who }挨了一次袭击，没有死
deed-elder = 长老{ $who }之死使人失去能力
deed-aim = { $who }达到了自己的目标
deed-mixed = { $pair }自成一个阵营
deed-doubted = 多数人赞成，却没有通灵
deed-priest-saw = { $by }得知{ $target }的底细（{ $what }）

## 拒绝

not-support = 你不能支持{ $seat }。
not-swap = 只有两张牌：1和2。
not-charm = 你不能{ -charm }{ $seat }。
not-peek = 不能那样偷看。
not-catch = 不能那样决定。
not-flip = 请回答“翻牌”或“反对”。
not-voters = { $seat }明天本来就不能投票。
not-seance = 不能请{ $seat }。
not-host_tie = { $seat }不在平票的人当中。
angel-refused = { $seat }不能成为你们的目标。
host-cannot = 这一局里不能做这样的决定。
host-needs-dead = 灵媒的身份只能移给死者，{ $seat }还活着。
no-offence = { $seat }没有违反现在的规矩。

## 怎么玩

hint-mason = 第一夜你会知道另一名死党是谁。白天可以互相作证；不过两个人总是一致，也会引人注意。
hint-cobbler = 你帮{ -wolf }，却不认识他们：搅浑水，把怀疑引到自己身上，替说谎的人打掩护。
hint-angel = 夜里用“{ $do }守护 3”护住一个人。夜里谁也杀不了你，白天说话要小心。
hint-bodyguard = 夜里用“{ $do }守护 3”护住一个人。想一想：今晚{ -wolf }最想杀谁？
hint-hunter_lasttwo = 尽量活下去：如果只剩下你和一名{ -wolf }，你就为村民赢下这一局。
hint-priest = 每晚你都会知道当天被处决的是不是{ -wolf }，这样就能分出真假{ -seer }。
hint-tinker = 像普通村民一样玩；这件事谁也不知道，连本人也不知道。
hint-medium = 像普通村民一样玩；这件事谁也不知道，连本人也不知道。
hint-little_girl = { -wolf }选人的时候，用“{ $do }偷看”看他们一眼。胆子越大看得越清，也越容易被发现。
hint-elder = 像普通村民一样玩。{ -wolf }要来两次才能杀你；可是村民害了你，大家都会后悔。
hint-idiot = 像普通村民一样玩。要是被判处决，用“{ $do }翻牌”亮出身份就能免死。
hint-scapegoat = 别让投票出现平票。一旦平票你就要死，可以用“{ $do }准投 3 5 6”指定第二天谁能投票。
hint-piper = 夜里用“{ $do }迷惑 3 5”{ -charm }别人。活着的人全都被{ -charm }你就赢了，所以要活着，别引人注意。
hint-thief = 第一夜用“{ $do }换 1”或“{ $do }换 2”换一张中央的牌，从此就扮演那张牌。
hint-hybrid = 第一夜之前用“{ $do }支持 3”选定站在谁一边。之后像普通村民一样玩。

nothing-more = { "" }
supporting = 这一局你支持{ $target }，没有别人知道。
remind-open = 还剩{ $seconds }秒，你还没有回答；要再看一遍问题，请输入 { $do }待办
own-state = 另外：{ $state }。
state-mason = 你是死党，另一名是{ $who }
state-charmed = 你被{ -charm }了
state-fascinated = 你被催眠了，没有能力
state-supports = 你支持{ $who }
state-powerless = 你失去了能力
now-circle = 现在是夜里，你没有什么要做的，不过可以和听得到你的人说话：{ $do }狼聊 要说的话
now-graveyard = 你已经死了：可以看，也可以和别的死者说话：{ $do }狼聊 要说的话。看局面：{ $do }桌面
missing-some-seats = 谁？“{ $verb }”后面要有座位号或名字。

## 帮助

help-charm = { -piper }：{ -charm }几名玩家。
help-peek = { -girl }：偷看；后面加上“高”，冒更大的险。
help-catch = { -wolf }：杀掉偷看时被发现的人，或者说出你怀疑谁。
help-swap = 盗贼：换一张桌子中央的牌。
help-take = 丰收节的盗贼：和一名玩家换牌。
help-support = 混血儿：选择支持谁。
help-toss = 丰收节的女巫：指一名玩家，由盒子和盖子决定。
help-affair = 丰收节的丘比特：先写情侣之一，再写另外的人。
help-name = 法官要你点名的时候，说出一名玩家。
help-later = 警长：等大家投完再投。
help-flip = 白痴：翻开身份牌免死。
help-voters = 替罪羊：指定明天谁可以投票。
help-seance = 提议请一位死者出来交谈。
help-seat = 让一个站着的人坐下（最后站着的人）。
help-medium = 真人主持：把灵媒的身份移给一名死者。
help-remove = 开局前：房主请某人（或机器人）让出座位。游戏中：真人主持让一名玩家出局。
help-vouch = 替要受罚的人担保（事件卡）。
help-friends = 说出你最好的朋友（事件卡）。
help-touch = { -wolf }：碰受害者（事件卡）。
help-group = 选第1组或第2组（事件卡）。
help-ask = 问亡灵四个问题之一（事件卡）。
help-moderator = 指定谁当真人主持。游戏当中，主持用它把主持交给别人；写“程序”，由主持斟酌的事就全部按规则决定。

# 游戏进行时法官说的话。$who、$by、$target：座位号和名字，例如“3号小明”。
# $do：读者在命令前面要打的东西（!、/ 或者 /msg Moderator）。$one：举例用的座位号。
# 用语：狼人、村民、预言家、守卫、猎人、女巫、丘比特、情侣、警长（警徽、继任者）；天黑、天亮、闭眼、睁眼、平安夜；
# 查验、守护、复活药、毒药、殉情；发言、提名、处决名单、候选人、辩驳、投票、弃权、平票、处决、遗言。

seat = { $number }号{ $nick }
badged = { $who }（警长）
list-between = { $first }、{ $second }
list-last = { $first }、{ $second }
clauses-between = { $first }；{ $second }
clauses-last = { $first }；{ $second }
sentences-between = { $first }{ $second }
sentences-last = { $first }{ $second }
nobody = 无
none = 无

## 角色，以及怎么玩：$do 是私下告诉法官时用的

role-werewolf = { -wolf }
role-villager = 村民
role-seer = { -seer }
role-guard = 守卫
role-hunter = 猎人
role-witch = 女巫
role-cupid = 丘比特

deck-werewolf = { $count }名{ -wolf }
deck-villager = { $count }名村民
deck-seer = { $count }名{ -seer }
deck-guard = { $count }名守卫
deck-hunter = { $count }名猎人
deck-witch = { $count }名女巫
deck-cupid = { $count }名丘比特

does-werewolf = 每天夜里，{ -wolf }们商量好杀一个人；白天要装成好人。活着的{ -wolf }和其他人一样多时，{ -wolf }就赢了。
does-villager = 夜里闭眼睡觉。白天你只有一张嘴、一张票：把{ -wolf }找出来。
does-seer = 每晚可以查验一名玩家，看看是不是{ -wolf }。
does-guard = 每晚可以守护一名玩家（也可以是自己），让这个人不被{ -wolf }杀害；不能连续两晚守护同一个人。
does-hunter = 被{ -wolf }杀害或被村民处决时，你可以开枪带走一名玩家。
does-witch = 法官会告诉你{ -wolf }今晚要杀谁。你有一瓶{ -heal }，可以救活这个人；还有一瓶毒药，可以毒死任何一个人。每瓶药整局只能用一次。
does-cupid = 第一夜你选两名玩家（也可以有自己）成为情侣：一个死了，另一个就殉情。

hint-werewolf = 夜里用“{ $do }杀 3”选定要杀的人；“{ $do }狼聊 要说的话”只有{ -wolf }听得到。白天别让人看出你是谁。
hint-villager = 夜里睡觉就好。白天多留意谁怀疑谁、谁投了谁：{ -wolf }必须说谎，你不用。
hint-seer = 夜里用“{ $do }查验 3”查验一个人。查到了{ -wolf }，要让大家知道；可是一亮身份，{ -wolf }就会盯上你。
hint-guard = 夜里用“{ $do }守护 3”护住一个人。想一想：今晚{ -wolf }最想杀谁？
hint-hunter = 你一死，法官马上会问你要带走谁：{ $do }开枪 3。在那之前，你就像普通村民一样。
hint-witch = 夜里用“{ $do }救”救活{ -wolf }要杀的人，用“{ $do }毒 3”毒死一个人。每瓶药只有一次：别浪费，也别带进坟墓。
hint-cupid = 第一夜用“{ $do }连 3 5”让两个人相爱。之后你就像普通村民一样。

camp-village = 好人阵营
camp-wolves = { -wolf }阵营
camp-couple = 情侣

## 游戏的进程

game-begins = 游戏开始，一共{ $seats }名玩家：{ $deck }。身份牌已经私下发给各位，请记好自己的身份。
sealed-fate = 从现在起谁也改不了牌：这副牌的指纹是 { $digest }，游戏结束时当众启封。这是什么：{ $do }帮助 指纹
dealt = 你的身份牌：{ $role }。{ $does }
key-given = 你的座位是{ $seat }。万一断线了，不管用什么程序再进来，输入“{ $do }回来 { $key }”就能回到座位。这把钥匙别告诉别人。
night-falls = 天黑请闭眼。现在是第{ $night }夜，天亮之前请不要出声。
day-breaks = 天亮了，请睁眼。今天是第{ $day }天。
peaceful = 昨晚是平安夜。
stalemate-near = 好久没有动静了。再这样平静一天一夜，就可能算平局。
ended = 游戏结束，{ $camps }获胜！获胜的玩家：{ $winners }。
ended-draw = 游戏结束，没有人获胜。
cards-shown = 公布身份：{ $cards }。
card-of = { $who }是{ $role }
lovers-shown = 情侣：{ $pairs }。
pair = { $first }和{ $second }
seal-opened =
    启封：下面这一行（不含行尾）的 SHA-256 就是开局时公布的指纹。
    { $opening }

## 各个步骤，说给所有人听

step-cupid = 丘比特请睁眼，请选出一对情侣（{ $seconds }秒）。
step-lovers = 情侣请睁眼，请认一认对方（{ $seconds }秒）。
step-guard = 守卫请睁眼，今晚你要守护谁？（{ $seconds }秒）
step-seer = { -seer }请睁眼，今晚你要查验谁？（{ $seconds }秒）
step-wolves = { -wolf }请睁眼，{ -wolf }请杀人（{ $seconds }秒）。
step-witch = 女巫请睁眼，你要救人，还是用毒？（{ $seconds }秒）
step-hunter = 死者当中有猎人吗？也许还会有一声枪响（{ $seconds }秒）。
step-election = 现在选举警长，警长的票分量更重。活着的人都请投票（{ $seconds }秒）。
step-election_revote = 选举平票，请在平票的人当中再选一次（{ $seconds }秒）。
step-accept = { $about }当选警长，愿意接过警徽吗？（{ $seconds }秒）
step-discussion = 发言阶段：谁是{ -wolf }？大家有{ $seconds }秒。没有话要说的请输入 { $do }过；活着的人都过了，发言就结束。
last-to-end = 其他人都没有话要说了，只等你一个人。说完了请输入 { $do }过，发言就结束。
step-speech = 请{ $about }发言（{ $seconds }秒，说完可以输入 { $do }过）。
step-nomination = 投票阶段：谁该列入处决名单？活着的人每人提名一个（{ $seconds }秒）。
step-nomination-one = { $about }，你要提名谁？（{ $seconds }秒）
step-defence = 请{ $about }为自己辩驳（{ $seconds }秒，说完可以输入 { $do }过）。
step-vote = 请投票：今天要处决谁？（{ $seconds }秒）
step-vote-one = { $about }，请投票（{ $seconds }秒）。
step-revote = 平票了，请再投一次（{ $seconds }秒）。
step-revote-one = { $about }，请再投一次（{ $seconds }秒）。
step-confirm = 候选人只有{ $about }一个。要处决吗？请其他人表决（{ $seconds }秒）。
step-tie = 平票了。{ $about }，请警长定夺（{ $seconds }秒）。
step-last_words = 请{ $about }留遗言（{ $seconds }秒，说完可以输入 { $do }过）。
step-heir = 警长死了。请{ $about }指定继任者，或者撕掉警徽（{ $seconds }秒）。
time-left = 还剩{ $seconds }秒。

## 提问，说给被问的人听

asleep = 你闭着眼睛，静静地等着。
ask-love = 丘比特，你要让哪两个人相爱？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }连 { $one } { $other }。不选就听天由命。
ask-guard = 守卫，今晚你要守护谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }守护 { $one }，不守护就输入 { $do }跳过
ask-see = { -seer }，今晚你要查验谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }查验 { $one }，不查验就输入 { $do }跳过
ask-kill = { -wolf }是：{ $pack }。今晚你们要杀谁？可以选：{ $choices }。{ $seconds }秒之内大家要选同一个人，请输入 { $do }杀 { $one }{ $least ->
    [0] ，不杀就输入 { $do }跳过
   *[other] { "" }
}。要跟{ -wolf }商量：{ $do }狼聊 要说的话
ask-kill-alone = 现在只有你一个{ -wolf }。今晚你要杀谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }杀 { $one }{ $least ->
    [0] ，不杀就输入 { $do }跳过
   *[other] { "" }
}
ask-heal = 女巫，{ $victim }你有{ $seconds }秒：要救就输入 { $do }救，不救就输入 { $do }跳过
ask-poison = 女巫，{ $victim }你要用毒药吗？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }毒 { $one }，不用就输入 { $do }跳过
ask-heal-poison = 女巫，{ $victim }你有{ $seconds }秒：“{ $do }救”可以救活这个人；“{ $do }毒 { $one }”可以毒死一个人，可以选：{ $choices }；都不用就输入 { $do }跳过
ask-shoot = 猎人，你可以开枪带走一个人。可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }开枪 { $one }{ $least ->
    [0] ，不开枪就输入 { $do }跳过
   *[other] { "" }
}
ask-elect = 你选谁当警长？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }选 { $one }，不选就输入 { $do }弃权
ask-nominate = 你要提名谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }提名 { $one }{ $least ->
    [0] ，不提名就输入 { $do }弃权
   *[other] { "" }
}{ $later }
ask-vote-nobody = 谁该死？这次可以投的人里没有你能投的。你有{ $seconds }秒：{ $do }弃权
ask-vote = 今天你要处决谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }投票 { $one }{ $least ->
    [0] ，不投就输入 { $do }弃权
   *[other] { "" }
}{ $later }
may-wait = 。你是警长，可以等大家投完再投：{ $do }跳过
may-not-wait = { "" }
ask-tie = 警长，平票由你定夺。可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }投票 { $one }，不作决定就输入 { $do }弃权
ask-confirm = 要处决{ $about }吗？你有{ $seconds }秒，请输入“{ $do }赞成”或者“{ $do }反对”
ask-accept = 你当选警长了，愿意接过警徽吗？你有{ $seconds }秒，请输入“{ $do }赞成”或者“{ $do }反对”
ask-heir = 警长，警徽要交给谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }继任 { $one }{ $least ->
    [0] ，要撕掉警徽就输入 { $do }撕掉
   *[other] { "" }
}
ask-discussion = 现在大家可以说话，还有{ $seconds }秒：你在这里打的字，大家都看得到。没有话要说了，就输入 { $do }过
ask-end = 轮到你说话了，你有{ $seconds }秒：你在这里打的字，大家都看得到。说完了，就输入 { $do }过
victim-shown = 今晚{ -wolf }要杀的是{ $who }。
victim-nobody = 今晚没有人被{ -wolf }杀。
victim-untold = { -wolf }今晚要杀谁，你不能知道。
remind = 还剩{ $seconds }秒，你还没有回答。例如可以输入 { $do }{ $verb } { $one }；要再看一遍问题，请输入 { $do }待办
remind-love = 还剩{ $seconds }秒，你还没有回答。例如可以输入 { $do }连 { $one } { $other }；要再看一遍问题，请输入 { $do }待办
remind-heal = 还剩{ $seconds }秒，你还没有回答：“{ $do }救”或者“{ $do }跳过”；要再看一遍问题，请输入 { $do }待办
remind-confirm = 还剩{ $seconds }秒，你还没有回答：“{ $do }赞成”或者“{ $do }反对”；要再看一遍问题，请输入 { $do }待办
remind-end = 还剩{ $seconds }秒。说完了，就输入 { $do }过

answered-love = 你的箭会射向{ $targets }。
answered-guard = 今晚你守护{ $targets }。
answered-see = 你要查验{ $targets }。
answered-kill = 你要杀{ $targets }。
answered-heal = 你要救{ $targets }。
answered-heal-blind = 不管{ -wolf }要杀谁，你都救。
answered-poison = 你的毒药给{ $targets }。
answered-shoot = 你的枪口对准了{ $targets }。
answered-elect = 你选{ $targets }当警长。
answered-nominate = 你提名{ $targets }。
answered-vote = 你投给{ $targets }。
answered-tie = 你决定处决{ $targets }。
answered-heir = 你的警徽会交给{ $targets }。
answered-yes = 你的回答：赞成。
answered-no = 你的回答：反对。
answered-end = 好，你说完了。
answered-later = 你等大家投完再投。
passed-love = 你让上天来牵红线。
passed-guard = 今晚你谁也不守护。
passed-see = 今晚你谁也不查验。
passed-kill = 你选择不杀人。
passed-heal = 你把{ -heal }留着。
passed-poison = 你把毒药留着。
passed-shoot = 你不开枪。
passed-elect = 你弃权。
passed-nominate = 你谁也不提名。
passed-vote = 你弃权。
passed-tie = 你不作决定。
passed-confirm = 你弃权。
passed-heir = 你要撕掉警徽。
passed-end = 好，你说完了。
retracted = 你的回答（{ $verb }）收回了，可以重新选。
retracted-confirm = 你的表决收回了，可以重新表决。
voided = 刚才问你的（{ $verb }）不用回答了。

## 夜里

pack-met = 你们是{ -wolf }：{ $wolves }。
pack-picked = 【{ -wolf-short }】{ $by }要杀{ $target }。
pack-passed = 【{ -wolf-short }】{ $by }说不杀人。
pack-unpicked = 【{ -wolf-short }】{ $by }收回了选择。
pack-said = 【{ -wolf-short }】{ $by }：{ $text }
saw-wolf = 你查验了{ $target }：是{ -wolf }！
saw-not_wolf = 你查验了{ $target }：不是{ -wolf }。
saw-role = 你查验了{ $target }：{ $role }。
in-love = 丘比特的箭射中了你，你爱上了{ $partner }。你们一个死了，另一个就殉情；你们之间不能投票，也不能加害。

## 死亡

died = { $who }死了，愿安息。
cause-shown = { $who }{ $cause }。
cause-wolves = 被{ -wolf }杀害了
cause-poison = 被毒死了
cause-lynch = 被处决了
cause-hunter_shot = 被猎人开枪带走了
cause-grief = 殉情了
cause-moderator = 离开了游戏
revealed = 翻开{ $who }的身份牌：{ $what }。
what-wolf = { -wolf }
what-not_wolf = 不是{ -wolf }
shot = { $by }是猎人，一枪带走了{ $target }！
removed = { $who }离开了游戏。
taken-over = 这个座位换人接着玩：{ $who }。
you-died = 你死了。可以接着看，但请别再谈这一局：死者不说话。你的阵营赢了，你也算赢。看局面：{ $do }桌面

## 白天

order-set = 今天轮流发言时的顺序：{ $order }。
voted = { $by }投给了{ $target }。
voted-in = { $by }选了{ $target }。
voted-nobody = { $by }弃权。
unvoted = { $by }收回了这一票。
nominated = { $by }提名{ $target }。
nominated-nobody = { $by }谁也不提名。
unnominated = { $by }收回了提名。
nominated-by = 提名{ $target }的：{ $voters }。
votes-against = 投给{ $target }的：{ $voters }。
votes-for = 选{ $target }的：{ $voters }。
votes-abstained = 弃权的：{ $voters }。
voted-to-die = { $by }赞成处决。
voted-to-live = { $by }反对处决。
votes-to-die = 赞成处决的：{ $voters }。
votes-to-live = 反对处决的：{ $voters }。
counted = 票数：{ $totals }。
counted-none = 没有人得票。
counted-nominations = 提名票数：{ $totals }。
counted-none-nominated = 没有人被提名。
counted-confirm = { $count ->
    [0] 没有人赞成处决。
   *[other] { $count }票赞成处决。
}
total = { $who } { $count }票
candidates = 处决名单上的候选人：{ $who }。候选人不投票，由其他人投。
tied = 平票：{ $who }。
tie-decided = 警长{ $by }定夺：处决{ $who }。
tie-left = 警长{ $by }不作决定。
condemned = 投票结果：处决{ $who }。
nobody-condemned-no_votes = 没有人得票，今天不处决任何人。
nobody-condemned-tie = 还是平票，今天不处决任何人。
nobody-condemned-spared = 大家手下留情，今天不处决任何人。
elected = { $who }当选警长。
nobody-elected = 没有选出警长。
badge-passed = { $by }把警徽交给了{ $to }。
badge-torn = { $by }撕掉了警徽，本局不再有警长。

## 什么时候

when-start = 第一夜之前
when-night = 第{ $night }夜
when-day = 第{ $day }天

## 结束以后复盘

story-night = 第{ $number }夜：{ $deeds }。
story-day = 第{ $number }天：{ $deeds }。
deed-linked = 丘比特让{ $pair }相爱
deed-guarded = { $by }守护了{ $target }
deed-saw = { $by }查验了{ $target }（{ $what }）
deed-bitten = { -wolf }要杀{ $target }
deed-bitten-nobody = { -wolf }没有杀人
deed-healed = { $by }救了{ $target }
deed-healed-nobody = { $by }的{ -heal }没有救到人
deed-poisoned = { $by }毒了{ $target }
deed-fired = { $by }开枪打了{ $target }
deed-struck = { $who }{ $cause }

# 新月的事件卡：名称、作用、步骤、问题和发生的事。不是原来的游戏、而是本站自己定的，都注明“本站规则”。
# $by、$who：座位号和名字。$do：命令前要打的字。

## 名称

card-full_moon_rising = 满月升起
card-somnambulism = 梦游
card-enthusiasm = 狂热
card-dissatisfaction = 不满
card-backfire = 逆火
card-nightmare = 梦魇
card-influences = 影响
card-executioner = 刽子手
card-double_agent = 双面间谍
card-great_distrust = 强烈的怀疑
card-spiritualism_1 = 招魂术一
card-spiritualism_2 = 招魂术二
card-spiritualism_3 = 招魂术三
card-spiritualism_4 = 招魂术四
card-spiritualism_5 = 招魂术五
card-not_me_nor_wolf = 不说我与狼
card-miracle = 奇迹
card-little_rascal = 淘气鬼
card-punishment = 惩罚
card-eclipse = 日蚀
card-spectre = 鬼怪
card-good_manners = 礼貌
card-burial = 埋葬
card-touch_of_death = 致命之触
card-woodland_gathering = 森林采集
card-gone_hunting = 打猎
card-flood = 洪水
card-april_fools = 愚人节
card-st_philip = 虔诚的菲利浦
card-end_of_harvest = 丰收结束
card-heads_or_tails = 正反面
card-bleak_monday = 阴郁的星期一
card-saturday_ball = 星期六舞会
card-seniors_luncheon = 长者午宴
card-devils_pact = 魔鬼的契约
card-unidentified = 第三十六张卡

timing-full = 圆月：马上发生
timing-crescent = 弯月：稍后发生
timing-permanent = 无月：从此一直有效

## 作用

says-full_moon_rising = 下一夜，{ -wolf }像{ -seer }一样各查验一名玩家；猎人、女巫和{ -seer }代替他们睁眼，杀一名玩家。
says-somnambulism = 从现在起，{ -seer }看到的身份会当众说出来，但不说是谁的。
says-enthusiasm = 下一个被处决的如果是{ -wolf }，马上再投一次票。
says-dissatisfaction = 下一个被处决的如果不是{ -wolf }，马上再投一次票。
says-backfire = 下一夜，{ -wolf }如果选了普通村民，他会暗中变成{ -wolf }；如果选了别人，那个人不死，他左边最近的{ -wolf }死。
says-nightmare = 不讨论：从最近的受害者左边开始，轮流指控一个人，票多的人死。
says-influences = 轮流公开投票，由最近的死者决定从谁开始。
says-executioner = 村民选出一名刽子手，从此只有他知道被处决者的身份。刽子手死了会有继任者。
says-double_agent = 第一个死的人指定一名不是{ -wolf }的玩家：他会看到谁是{ -wolf }，{ -wolf }赢他也赢。
says-great_distrust = 不投票：大家同时说出自己最好的朋友，没有人提到的人都出局。
says-spiritualism_1 = 最近的死者左边的玩家问亡灵一个问题，亡灵回答是或不是。（问题是本站规则。）
says-spiritualism_2 = { says-spiritualism_1 }
says-spiritualism_3 = { says-spiritualism_1 }
says-spiritualism_4 = { says-spiritualism_1 }
says-spiritualism_5 = { says-spiritualism_1 }
says-not_me_nor_wolf = 投票之前谁也不能说“我”和“狼”，说了的人今天不能投票。
says-miracle = { -wolf }最近杀的人只是昏了过去，作为普通村民回来。
says-little_rascal = 最年轻的人（本站规则：最后坐下的人）离开一天一夜，回来以后他的票算三票。
says-punishment = 最近的死者指定一个人，除非有两个人替他担保，否则出局。
says-eclipse = 天黑得看不见人：投票之前没有人知道谁在说话，大家的话由我匿名转达（本站规则）。
says-spectre = { -wolf }的下一个受害者变成{ -wolf }，并指定原来的一名{ -wolf }替他死。
says-good_manners = 轮到自己才能发言，不能打断别人；违反的人今天不能投票。
says-burial = 从现在起，{ -wolf }的受害者是什么身份不再公布。
says-touch_of_death = 从现在起，受害者必须被{ -wolf }碰到：抽中的一名{ -wolf }要及时说“碰”（本站规则），否则没有人死。
says-woodland_gathering = 第一组（本站规则：不问性别和年龄）离开到日落；女巫多得一瓶药。
says-gone_hunting = 第二组（本站规则：不问性别和年龄）离开到下一个黎明。
says-flood = 第一组在教堂，第二组在酒馆（本站规则）。今天不投票；下一夜{ -wolf }只能在有{ -wolf }的地方杀人。
says-april_fools = 到下一个黎明为止，情侣必须互相指控，也没有人殉情。按选项还会交换一些能力。
says-st_philip = 原来的警长下台，大家重新选一位。
says-end_of_harvest = 下一个昼夜可能按丰收节的规则进行。
says-heads_or_tails = 今天被判处决的人要抛硬币，其中一面可以免死。
says-bleak_monday = 本站规则：不讨论，马上秘密投票。
says-saturday_ball = 本站规则：第一组今天去跳舞，不投票，也不能投他们。
says-seniors_luncheon = 本站规则：先坐下的一半人今天去赴宴，不投票，也不能投他们。
says-devils_pact = 本站规则：什么也不发生。
says-unidentified = 本站规则：什么也不发生。

card-told = 事件卡{ $number }“{ $name }”（{ $timing }）：{ $says }
cards-are = 事件卡的编号和名称：{ $cards }。“{ $do }帮助”后面加上卡的名称或编号，就讲那张卡。
card-numbered = { $number }{ $name }

## 发生的事

groups-formed = 事件要用的两组：第一组是{ $first }；第二组是{ $second }。
card-laid = 从一开始就生效的事件卡{ $number }“{ $name }”：{ $says }
card-drawn = { $by }翻开了事件卡{ $number }“{ $name }”（{ $timing }）：{ $says }
card-drawn-by-me = 我翻开了事件卡{ $number }“{ $name }”（{ $timing }）：{ $says }
card-discarded = 我翻开了事件卡{ $number }“{ $name }”：还没有死者，这张卡作废。
card-ended = “{ $name }”结束了。
pile-renewed = 用过的事件卡重新洗好了。
pile-empty = 这是最后一张事件卡。
went-away = 离开的人：{ $who }。
came-back = 回来的人：{ $who }。
excused = 今天不参加投票的人：{ $who }。
vote-grown = 从现在起，{ $who }的票算{ $weight }票。
seen-aloud = { -seer }看到的身份：{ $what }。
coin-saved = 为{ $who }抛硬币：免死！
coin-lost = 为{ $who }抛硬币：没有免死。
first-voter = { $by }决定由{ $who }先投。
first-voter-by-lot = 由{ $who }先投。
friends-named = 各人的朋友：{ $names }。
friends-of = { $who }：{ $friends }
friends-none = 谁也没有提到谁。
distrusted = 没有人提到的人：{ $who }。
distrusted-nobody = 每个人都有朋友。
designated = { $by }指定了{ $who }：除非有两个人担保，否则出局。
designated-by-lot = 抽签指定了{ $who }：除非有两个人担保，否则出局。
vouched = { $by }担保。
unvouched = { $by }不担保了。
judged-saved = { $who }得救了。
judged-lost = 替{ $who }担保的人不够。
spirit-yes = { $by }问：{ $question }亡灵回答：是。
spirit-no = { $by }问：{ $question }亡灵回答：不是。
returned = { $who }只是昏了过去，现在回来了，成为没有能力的普通村民。
executioner-elected = { $who }成了刽子手。
executioner-heir = { $by }把刽子手的斧头交给了{ $who }。
executed-shown = 你是刽子手，看到了{ $who }的身份：{ $what }。
sheriff-dismissed = { $who }不再是警长。
harvest-declared = 下一个昼夜按丰收节的规则进行。
harvest-not-declared = 下一个昼夜和平常一样。
wolves-shown = 你是双面间谍：{ -wolf }是{ $wolves }。他们不认识你；他们赢你也赢。
moon-pack-met = 满月把你叫醒，代替{ -wolf }行动：{ $pack }。你们要一起杀一名玩家。
moon-picked = 【满月】{ $by }要杀{ $target }。
moon-passed = 【满月】{ $by }说不杀人。
moon-unpicked = 【满月】{ $by }收回了选择。
spectre-rose = { -wolf }来找你，你变成了其中之一。他们是{ $wolves }。
potion-gained-heal = 你多得了一瓶{ -heal }。
potion-gained-poison = 你多得了一瓶毒药。
powers-exchanged = 愚人节！你的能力变成了：{ $powers }。
power-potions = 女巫的
power-see = { -seer }的
power-shoot = 猎人的
power-last_two = 猎人最后一枪的
power-peek = { -girl }的
power-guard = 守卫的
power-lives = 长老的两条命
power-other = 你自己的
nobody-condemned-flood = 村里发大水，今天不投票。

deed-allied = { $who }成了双面间谍
deed-spectre = { $by }让{ $wolf }替自己死了
deed-spectre-nobody = { $by }没有人可以替死
deed-potions-passed = 药从{ $one }转到了{ $other }手里

## 问亡灵的问题

question-wolves_adjacent = 有没有两名{ -wolf }坐在一起？
question-wolf_beside = { $about }身边至少有一名{ -wolf }吗？
question-ordinary = { $about }是普通村民吗？
question-wolf_myself = 我是{ -wolf }吗？
question-wolf_beside_me = 我身边有{ -wolf }吗？
question-wolf_beside_dead = 最近的死者身边有{ -wolf }吗？
question-two_wolves = 活着的{ -wolf }有两名以上吗？
whom-i-name = 我指的人
question-numbered = { $number }、{ $question }

## 步骤，大家都听得到

step-groups = 为事件分成两组：请随便选一组，不用理由（{ $seconds }秒）。
step-executioner = 选举刽子手，活着的人都请投票（{ $seconds }秒）。
step-executioner_revote = 选举平票，请在平票的人当中再选一次（{ $seconds }秒）。
step-executioner_heir = 刽子手死了。请{ $about }指定继任者（{ $seconds }秒）。
step-punishment = 有人要受罚，正在指定（{ $seconds }秒）。
step-vouch = 谁替{ $about }担保？要有两个人（{ $seconds }秒）。
step-first_voter = 谁先投？正在决定（{ $seconds }秒）。
step-influences = { $about }，请投票（{ $seconds }秒）。
step-nightmare = { $about }，你指控谁？（{ $seconds }秒）
step-bleak_monday = 不讨论，请马上秘密投票（{ $seconds }秒）。
step-great_distrust = 谁是你最好的朋友？活着的人都请回答（{ $seconds }秒）。
step-moon_seers = 满月升起：{ -wolf }请睁眼，看看别人（{ $seconds }秒）。
step-moon_pack = 代替{ -wolf }的人请睁眼，请杀人（{ $seconds }秒）。
step-touch = 一只冰冷的手伸了出来（{ $seconds }秒）。
step-spectre = 鬼怪在走动（{ $seconds }秒）。
step-spiritualism = { $about }，你要问亡灵什么？（{ $seconds }秒）
step-spirit_points = { $about }，你指的是谁？（{ $seconds }秒）
step-double_agent = 请第一个死去的{ $about }指定双面间谍（{ $seconds }秒）。
step-end_of_harvest = 由主持决定要不要过丰收节（{ $seconds }秒）。

name-groups = 分组
name-executioner = 选举刽子手
name-executioner_revote = 刽子手选举重投
name-executioner_heir = 指定刽子手继任者
name-punishment = 惩罚
name-vouch = 担保
name-first_voter = 决定谁先投
name-influences = 投票
name-nightmare = 轮流指控
name-bleak_monday = 秘密投票
name-great_distrust = 强烈的怀疑
name-moon_seers = 满月
name-moon_pack = 满月
name-touch = 致命之触
name-spectre = 鬼怪
name-spiritualism = 招魂术
name-spirit_points = 招魂术
name-double_agent = 指定双面间谍
name-end_of_harvest = 主持决定

## 问题，只问当事人

ask-group = 为事件分成两组，请随便选一组，不用理由。你有{ $seconds }秒，请输入 { $do }分组 1 或者 { $do }分组 2
ask-executioner = 你选谁当刽子手？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }选 { $one }，不选就输入 { $do }弃权
ask-executioner_heir = 刽子手，谁来继任？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }继任 { $one }
ask-punish = 你要惩罚谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one }
ask-vouch = 你替{ $about }担保吗？你有{ $seconds }秒，请输入“{ $do }担保”或者“{ $do }反对”
ask-first_voter = 谁先投？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one }
ask-secret_vote = 今天你要处决谁？可以选：{ $choices }。你投的票不会公开。你有{ $seconds }秒，请输入 { $do }投票 { $one }{ $least ->
    [0] ，不投就输入 { $do }弃权
   *[other] { "" }
}
ask-friends = 谁是你最好的朋友（{ $most }名）？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }朋友 { $one } { $other }{ $most ->
    [2] { "" }
   *[other] { " " }…
}
ask-moon_seers = 满月让你看清一名玩家。你要看谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }查验 { $one }，不看就输入 { $do }跳过
ask-moon_kill = 你代替{ -wolf }醒来，同伴是{ $pack }。你们要杀谁？可以选：{ $choices }。{ $seconds }秒之内大家要选同一个人，请输入 { $do }杀 { $one }{ $least ->
    [0] ，不杀就输入 { $do }跳过
   *[other] { "" }
}
ask-touch = 要由你去碰受害者，否则没有人死。你有{ $seconds }秒，请输入 { $do }碰，不碰就输入 { $do }跳过
ask-spectre = 你现在是{ -wolf }了。谁替你死？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one }，不选就听天由命。
ask-agent = 你是第一个死的，请指定双面间谍。可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one }。选到{ -wolf }或者不选，就听天由命。
ask-declare = 主持，下一个昼夜要按丰收节的规则进行吗？你有{ $seconds }秒，请输入“{ $do }赞成”或者“{ $do }反对”
ask-question = 你要问亡灵什么？{ $questions }你有{ $seconds }秒，请输入 { $do }提问 1，不问就输入 { $do }跳过
ask-point = 你指的是谁？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one }
ask-guess = 你怀疑有人在偷看吗？可以选：{ $choices }。如果你们都猜同一个人，而她真的偷看了，就算抓到。你有{ $seconds }秒，请输入 { $do }抓 { $one }，不猜就输入 { $do }跳过

answered-group = 你在第{ $pick }组。
answered-executioner = 你选{ $targets }当刽子手。
answered-executioner_heir = 你的斧头会交给{ $targets }。
answered-punish = 你要惩罚{ $targets }。
answered-vouch = { $pick ->
    [0] 你不担保。
   *[other] 你担保。
}
answered-first_voter = 你让{ $targets }先投。
answered-secret_vote = 你投给{ $targets }。
answered-friends = 你的朋友：{ $targets }。
answered-moon_kill = 你要杀{ $targets }。
answered-touch = 你伸出手去。
answered-spectre = 你让{ $targets }替你死。
answered-agent = 你指定{ $targets }。
answered-declare = { $pick ->
    [0] 下一个昼夜和平常一样。
   *[other] 下一个昼夜过丰收节。
}
answered-question = 你要问第{ $pick }个问题。
answered-point = 你指的是{ $targets }。
answered-guess = 你怀疑{ $targets }。
passed-group = 分组听天由命。
passed-executioner = 你弃权。
passed-executioner_heir = 谁来继任听天由命。
passed-punish = 你让上天来决定。
passed-vouch = 你不担保。
passed-first_voter = 谁先投听天由命。
passed-secret_vote = 你弃权。
passed-friends = 你谁也不提。
passed-moon_kill = 你选择不杀人。
passed-touch = 你没有伸手。
passed-spectre = 你让上天来决定。
passed-agent = 你让上天来决定。
passed-declare = 你让上天来决定。
passed-question = 你什么也不问。
passed-point = 你谁也不指。
passed-guess = 你谁也不怀疑。

## 拒绝

not-group = 只有两组：1和2。
not-executioner = 不能选{ $seat }。
not-executioner_heir = { $seat }不能继任。
not-punish = 不能惩罚{ $seat }。
not-vouch = 请回答“担保”或者“反对”。
not-first_voter = { $seat }今天不投票。
not-secret_vote = 不能投给{ $seat }。
not-friends = 不能选{ $seat }。
not-moon_kill = 不能杀{ $seat }。
not-touch = 请回答“碰”或者“跳过”。
not-spectre = { $seat }不能替你死。
not-agent = 不能指定{ $seat }。
not-declare = 请回答“赞成”或者“反对”。
not-question = 问题只有1到4。
not-point = 不能指{ $seat }。
not-guess = 你不能怀疑{ $seat }。
must-accuse-lover = 愚人节：你必须指控你的恋人{ $seat }。
no-cards = 牌堆里没有事件卡：请输入 { $do }选项 新月牌堆 确认的
card-unknown = 没有“{ $card }”这张事件卡。请用编号1到36。
card-twice = 事件卡“{ $card }”写了两次。
card-not-permanent = 事件卡“{ $card }”不是永久的，不能一开始就生效。永久的有 2、8、9、23、24。

# 各种变体：名称、改变了什么、各自的问题和事件。

variant-sit_down = 最后站着的人
variant-double_small = 双重身份（小）
variant-double_great = 双重身份（大）
variant-harvest = 丰收节
variant-black_death = 黑死病
variant-fascination = 狼人催眠
variant-new_moon = 新月

changes-sit_down = 大家都站起来，轮流让一个站着的人坐下，其间可以讨论。最后还站着的人被处决。
changes-double_small = 每人一张牌面朝上的角色，另有一张暗中的底牌，是{ -wolf }或村民，决定属于哪个阵营；要杀光另一个阵营才赢。7到18人。
changes-double_great = 每人两张暗牌，两种角色都要扮演；只要有一张是{ -wolf }，就是{ -wolf }。
changes-harvest = 全村都喝醉了：{ -wolf }、猎人和守卫只够得着身边的人，{ -seer }一次看到三个身份，女巫扔盒子决定用什么药，丘比特牵出一段三角恋，盗贼偷别人的牌。
changes-black_death = 其实没有{ -wolf }，但不告诉大家。每名死者暗中指定下一个，直到全都死光。
changes-fascination = { -wolf }不杀人，每晚使一名玩家失去全部能力。被催眠的人一旦被处决，所有被催眠的人都跟着死。除{ -wolf }外只剩一人没被催眠时，{ -wolf }获胜。
changes-new_moon = 每天黎明翻开一张事件卡，改变当天、下一夜，或者此后的整局游戏。

variants-are = 已选的变体：{ $names }。可选的有：
variant-row = { $id }（{ $name }）：{ $changes }
variants-clash = { $one }和{ $other }不能一起玩（{ $rule }）：{ $rule ->
    [VAR-1] 两者都改变发牌，一个是一明一暗，一个是两张暗牌。
    [VAR-2] “双重身份（小）”里没有盗贼，药水改变“那张牌”时也说不清是哪一张。
    [VAR-3] 丰收节要换一张牌、变一张牌，而每人有两张。
    [VAR-4] 底牌就是目标，没有{ -wolf }的底牌就没有可玩的了。
    [VAR-5] 两者给{ -wolf }的目标不同，而且其中一个里{ -wolf }不杀人。
    [VAR-6] 丰收节的药水会把人变成{ -wolf }，而这里不能有{ -wolf }。
    [VAR-7] 没有{ -wolf }，就没有谁来催眠。
    [VAR-8] 有些事件卡需要{ -wolf }或者会变出{ -wolf }，会泄露其实没有{ -wolf }。
   *[other] 两者改变的是同一件事。
} 请去掉其中一个。

## 最后站着的人

step-sit_down = 最后只能有一个人站着：{ $about }请让一个人坐下（{ $seconds }秒）。
name-sit_down = 坐下表决
ask-seat = 你让谁坐下？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }坐下 { $most ->
    [1] { $one }
   *[other] { $one } { $other }
}。不回答就由我来选。
answered-seat = 你让{ $targets }坐下。
passed-seat = 让谁坐下由我来选。
not-seat = 你不能让{ $seat }坐下。
sat-down = { $by }让{ $who }坐下。

## 丰收节

step-affair = 丘比特再拉一次弓（{ $seconds }秒）。
name-affair = 丘比特的第二箭
ask-take = 盗贼，你要和谁换牌？可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }偷牌 { $one }。不回答就听天由命。
ask-toss = 女巫：{ $victim }你要指谁？盒子和盖子会决定他的命运。可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }掷 { $one }，或者 { $do }跳过
ask-affair = 丘比特，这对情侣（{ $pair }）里谁有外遇，对方又是谁？你有{ $seconds }秒，请输入 { $do }外遇 { $one } { $other }（先写两人之一，再写另外的人）。不回答就听天由命。
answered-take = 你要和{ $targets }换牌。
answered-toss = 你指向{ $targets }。
answered-affair = 有外遇的是：{ $targets }。
passed-take = 和谁换牌听天由命。
passed-toss = 你谁也不指。
passed-affair = 谁有外遇听天由命。
not-take = 你不能换{ $seat }的牌。
not-toss = 你不能指{ $seat }。
not-affair = { $seat }不能有外遇。
affair-pair = 请先写情侣之一（{ $one }或{ $other }），再写另外的人。
saw-blurred = 你查验了{ $target }和他身边的人，看到三个身份，不知谁是谁：{ $what }。
witch-glimpsed = 你偷看到了：女巫是{ $who }。
witch-glimpsed-nobody = 你偷看了一眼，没有女巫。
potion-heal = 盒子和盖子落地了：用的是{ -heal }！
potion-poison = 盒子和盖子落地了：用的是毒药！
dies-instead = { $condemned }逃过一劫：旁边的替罪羊{ $who }替他死了。
deed-theft = { $by }和{ $target }换了牌
deed-exchanged = { $one }和{ $other }的牌对调了
deed-affair = { $cheater }（被抛弃的是{ $abandoned }）和{ $third }有了外遇

## 黑死病

ask-name = 你可以暗中指定下一个受害者。可以选：{ $choices }。你有{ $seconds }秒，请输入 { $do }点名 { $one }。不回答就听天由命。
answered-name = 你指定{ $targets }。
passed-name = 受害者听天由命。
not-name = 不能指定{ $seat }。
black-death-secret = 这件事只告诉你：下一局其实没有{ -wolf }（黑死病）。其他人听到的还是平常的牌组。

## 狼人催眠

fascinated = 你被{ -wolf }催眠了，永远失去全部能力。请一直闭着眼睛到天亮，以后每晚也是。
cause-fascination_chain = 随被催眠的人一同死去

## 不能这样开局

masons-are-two = 死党总是两名：请在牌组里写两次死党，或者去掉。
overlay-needs-villager = 灾星和灵媒要从村民当中抽出，这副牌里没有村民：请去掉一张别的牌。
open-pack-fixed = “双重身份（小）”有自己的牌组，里面没有{ $role }：请输入 { $do }牌组 自动
thief-has-two = “双重身份（大）”里盗贼没有唯一的一张牌可换：请从牌组里去掉盗贼。

# 各種變體：名稱、改變了什麼、各自的問題和事件。

variant-sit_down = 最後站著的人
variant-double_small = 雙重身份（小）
variant-double_great = 雙重身份（大）
variant-harvest = 豐收節
variant-black_death = 黑死病
variant-fascination = 狼人催眠
variant-new_moon = 新月

changes-sit_down = 大家都站起來，輪流讓一個站著的人坐下，其間可以討論。最後還站著的人被處決。
changes-double_small = 每人一張牌面朝上的角色，另有一張暗中的底牌，是{ -wolf }或村民，決定屬於哪個陣營；要殺光另一個陣營才贏。7到18人。
changes-double_great = 每人兩張暗牌，兩種角色都要扮演；只要有一張是{ -wolf }，就是{ -wolf }。
changes-harvest = 全村都喝醉了：{ -wolf }、獵人和守衛只夠得著身邊的人，{ -seer }一次看到三個身份，女巫扔盒子決定用什麼藥，丘比特牽出一段三角戀，盜賊偷別人的牌。
changes-black_death = 其實沒有{ -wolf }，但不告訴大家。每名死者暗中指定下一個，直到全都死光。
changes-fascination = { -wolf }不殺人，每晚使一名玩家失去全部能力。被催眠的人一旦被處決，所有被催眠的人都跟著死。除{ -wolf }外只剩一人沒被催眠時，{ -wolf }獲勝。
changes-new_moon = 每天黎明翻開一張事件卡，改變當天、下一夜，或者此後的整局遊戲。

variants-are = 已選的變體：{ $names }。可選的有：
variant-row = { $id }（{ $name }）：{ $changes }
variants-clash = { $one }和{ $other }不能一起玩（{ $rule }）：{ $rule ->
    [VAR-1] 兩者都改變發牌，一個是一明一暗，一個是兩張暗牌。
    [VAR-2] 「雙重身份（小）」裡沒有盜賊，藥水改變「那張牌」時也說不清是哪一張。
    [VAR-3] 豐收節要換一張牌、變一張牌，而每人有兩張。
    [VAR-4] 底牌就是目標，沒有{ -wolf }的底牌就沒有可玩的了。
    [VAR-5] 兩者給{ -wolf }的目標不同，而且其中一個裡{ -wolf }不殺人。
    [VAR-6] 豐收節的藥水會把人變成{ -wolf }，而這裡不能有{ -wolf }。
    [VAR-7] 沒有{ -wolf }，就沒有誰來催眠。
    [VAR-8] 有些事件卡需要{ -wolf }或者會變出{ -wolf }，會洩露其實沒有{ -wolf }。
   *[other] 兩者改變的是同一件事。
} 請去掉其中一個。

## 最後站著的人

step-sit_down = 最後只能有一個人站著：{ $about }請讓一個人坐下（{ $seconds }秒）。
name-sit_down = 坐下表決
ask-seat = 你讓誰坐下？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }坐下 { $most ->
    [1] { $one }
   *[other] { $one } { $other }
}。不回答就由我來選。
answered-seat = 你讓{ $targets }坐下。
passed-seat = 讓誰坐下由我來選。
not-seat = 你不能讓{ $seat }坐下。
sat-down = { $by }讓{ $who }坐下。

## 豐收節

step-affair = 丘比特再拉一次弓（{ $seconds }秒）。
name-affair = 丘比特的第二箭
ask-take = 盜賊，你要和誰換牌？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }偷牌 { $one }。不回答就聽天由命。
ask-toss = 女巫：{ $victim }你要指誰？盒子和蓋子會決定他的命運。可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }擲 { $one }，或者 { $do }跳過
ask-affair = 丘比特，這對戀人（{ $pair }）裡誰有外遇，對方又是誰？你有{ $seconds }秒，請輸入 { $do }外遇 { $one } { $other }（先寫兩人之一，再寫另外的人）。不回答就聽天由命。
answered-take = 你要和{ $targets }換牌。
answered-toss = 你指向{ $targets }。
answered-affair = 有外遇的是：{ $targets }。
passed-take = 和誰換牌聽天由命。
passed-toss = 你誰也不指。
passed-affair = 誰有外遇聽天由命。
not-take = 你不能換{ $seat }的牌。
not-toss = 你不能指{ $seat }。
not-affair = { $seat }不能有外遇。
affair-pair = 請先寫戀人之一（{ $one }或{ $other }），再寫另外的人。
saw-blurred = 你查驗了{ $target }和他身邊的人，看到三個身份，不知誰是誰：{ $what }。
witch-glimpsed = 你偷看到了：女巫是{ $who }。
witch-glimpsed-nobody = 你偷看了一眼，沒有女巫。
potion-heal = 盒子和蓋子落地了：用的是{ -heal }！
potion-poison = 盒子和蓋子落地了：用的是毒藥！
dies-instead = { $condemned }逃過一劫：旁邊的替罪羊{ $who }替他死了。
deed-theft = { $by }和{ $target }換了牌
deed-exchanged = { $one }和{ $other }的牌對調了
deed-affair = { $cheater }（被拋棄的是{ $abandoned }）和{ $third }有了外遇

## 黑死病

ask-name = 你可以暗中指定下一個受害者。可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one }。不回答就聽天由命。
answered-name = 你指定{ $targets }。
passed-name = 受害者聽天由命。
not-name = 不能指定{ $seat }。
black-death-secret = 這件事只告訴你：下一局其實沒有{ -wolf }（黑死病）。其他人聽到的還是平常的牌組。

## 狼人催眠

fascinated = 你被{ -wolf }催眠了，永遠失去全部能力。請一直閉著眼睛到天亮，以後每晚也是。
cause-fascination_chain = 隨被催眠的人一同死去

## 不能這樣開局

masons-are-two = 死黨總是兩名：請在牌組裡寫兩次死黨，或者去掉。
overlay-needs-villager = 災星和靈媒要從村民當中抽出，這副牌裡沒有村民：請去掉一張別的牌。
open-pack-fixed = 「雙重身份（小）」有自己的牌組，裡面沒有{ $role }：請輸入 { $do }牌組 自動
thief-has-two = 「雙重身份（大）」裡盜賊沒有唯一的一張牌可換：請從牌組裡去掉盜賊。

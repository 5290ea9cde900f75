# 全部規則裡的角色（最早的七個在 game.ftl）：牌、夜裡的步驟、問題、得知的事。
# $who、$by、$target：座位號和名字。$do：指令前要打的字。$one：舉例用的座位。

## 角色

role-mason = 死黨
role-cobbler = 廢物
role-angel = 天使
role-bodyguard = 保鏢
role-hunter_lasttwo = 老獵人
role-priest = 僧侶
role-tinker = 災星
role-medium = 靈媒
role-little_girl = { -girl }
role-elder = 長老
role-idiot = 白痴
role-scapegoat = 替罪羊
role-piper = { -piper }
role-thief = 盜賊
role-hybrid = 混血兒

deck-mason = { $count }名死黨
deck-cobbler = { $count }名廢物
deck-angel = { $count }名天使
deck-bodyguard = { $count }名保鏢
deck-hunter_lasttwo = { $count }名{ role-hunter_lasttwo }
deck-priest = { $count }名僧侶
deck-tinker = { $count }名災星
deck-medium = { $count }名靈媒
deck-little_girl = { $count }名{ -girl }
deck-elder = { $count }名長老
deck-idiot = { $count }名白痴
deck-scapegoat = { $count }名替罪羊
deck-piper = { $count }名{ -piper }
deck-thief = { $count }名盜賊
deck-hybrid = { $count }名混血兒

does-mason = 死黨有兩名。第一夜你會知道另一名死黨是誰，他絕對可以信任。
does-cobbler = 在所有人眼裡（包括{ -seer }）你都是村民，但你屬於{ -wolf }一夥，{ -wolf }贏你才贏。他們不認識你，你也不認識他們。
does-angel = 每晚你守護一名玩家，使他不被{ -wolf }殺害；不能守護自己，也不能連續兩晚守護同一個人。{ -wolf }殺不了你，但村民可以處決你。
does-bodyguard = 每晚你守護一名玩家，使他不被{ -wolf }殺害；不能連續兩晚守護同一個人。你自己會被{ -wolf }殺害，也會被處決。
does-hunter_lasttwo = 如果最後只剩下你和一名{ -wolf }，你先開槍，村民獲勝。
does-priest = 每晚你會得知當天被處決的人是不是{ -wolf }。除你之外，誰也不知道被處決者的身份。
does-tinker = 從村民當中暗中抽出，本人並不知道。災星屬於村民，但在{ -seer }眼裡是{ -wolf }。
does-medium = 從村民當中暗中抽出，本人並不知道。每局一次，活著的人可以請一名死者出來交談：要贊成的多於反對的，而且靈媒活著、也投了贊成票。
does-little_girl = { -wolf }選人的時候你可以偷看，看到誰是{ -wolf }。如果被他們發現，你可能因此喪命，而且無藥可救。
does-elder = { -wolf }要襲擊你兩次才能殺死你。但如果你死在村民手裡（票決、毒藥或子彈），一次就死，特殊身份從此失去能力。
does-idiot = 被村民投票處決時，你可以翻牌免死。翻牌以後你就不能再投票了。
does-scapegoat = 出現平票時你死，平票的人不死。臨死前你可以指定第二天誰可以投票。
does-piper = 每晚你{ -charm }幾名玩家，一直有效。被{ -charm }的人會互相知道，但不知道你是誰。其他活著的人全被{ -charm }時，你獨自獲勝。
does-thief = 桌子中央有兩張牌。第一夜你可以看這兩張牌，用自己的牌換其中一張；如果兩張都是{ -wolf }，就必須換。
does-hybrid = 第一夜之前你暗中選擇支持一名玩家，整局不變。他所在的陣營贏了你就贏，哪怕你或他已經出局。你沒有別的能力。

camp-piper = { -piper }

## 發牌

dealt-twice = 你的兩張牌：{ $role }和{ $second }。{ $does }{ $also }
open-cards = 牌面朝上的角色：{ $cards }。
rule-priest_hides = 你們當中可能有僧侶，所以不公布被處決者的身份。
card-changed = 你的牌變成了：{ $role }。{ $does }
card-changed-twice = 你的牌變成了：{ $role }和{ $second }。{ $does }{ $also }
card-shown = 天亮了，你看了看自己的牌：{ $role }。{ $does }
powers-lost = 村裡人害死了長老：你從此失去了特殊能力。
two-cards = { $first }+{ $second }
card-of-two = { $who }是{ $role }+{ $second }
overlays-shown = 暗藏的身份：{ $overlays }。
overlay-of = { $role }：{ $who }
charmed-shown = 被{ -charm }的人：{ $who }。
supports-shown = 暗中的支持：{ $supports }。
support-of = { $who }支持{ $target }
fascinated-shown = 被{ -wolf }催眠的人：{ $who }。
allies-shown = 雙面間諜：{ $who }。

## 步驟，大家都聽得到

step-hybrid = 混血兒選擇支持誰（{ $seconds }秒）。
step-thief = 盜賊請睜眼，看看換不換牌（{ $seconds }秒）。
step-masons = 死黨請睜眼，互相確認（{ $seconds }秒）。
step-bodyguard = 保鏢請睜眼，選擇今晚守護的人（{ $seconds }秒）。
step-angel = 天使請睜眼，選擇今晚守護的人（{ $seconds }秒）。
step-wake = { -wolf }請睜眼，互相確認（{ $seconds }秒）。
step-caught = 有沒有人偷看？{ -wolf }四下張望（{ $seconds }秒）。
step-priest = 僧侶請睜眼，為被處決的人祈禱（{ $seconds }秒）。
step-piper = { -piper }請睜眼，吹起他的曲子（{ $seconds }秒）。
step-charmed = 被{ -charm }的人請睜眼，互相認一認（{ $seconds }秒）。
step-flip = { $about }會不會翻牌免死？（{ $seconds }秒）
step-voters = 替罪羊{ $about }可以指定明天誰能投票（{ $seconds }秒）。
step-motion = 有沒有人提議通靈？以第一個提議為準（{ $seconds }秒）。
step-seance_vote = 有人提議通靈。活著的人都來投贊成或反對，各人的票保密（{ $seconds }秒）。
step-seance_whom = 請哪一位死者？活著的人各選一位（{ $seconds }秒）。
step-seance = 通靈：{ $about }可以和活著的人交談，時間{ $seconds }秒；活著的人都說「過」就提前結束。
step-moderator = 由主持決定（{ $seconds }秒）。

name-hybrid = 混血兒選擇
name-thief = 盜賊行動
name-masons = 死黨相認
name-bodyguard = 保鏢行動
name-angel = 天使行動
name-wake = { -wolf }睜眼
name-caught = { -wolf }四下張望
name-priest = 僧侶行動
name-piper = { -piper }行動
name-charmed = 被{ -charm }的人相認
name-flip = 等待翻牌
name-voters = 替罪羊的遺願
name-motion = 提議通靈
name-seance_vote = 表決通靈
name-seance_whom = 選擇死者
name-seance = 通靈
name-moderator = 主持決定

## 問題，只問當事人

ask-support = 混血兒，這一局你支持誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }支持 { $one }。不回答就聽天由命。
ask-swap = 盜賊，桌子中央的兩張牌是：{ $centre }。你有{ $seconds }秒，請輸入 { $do }換 1 或 { $do }換 2 換其中一張{ $least ->
    [0] ，或者 { $do }跳過 保留自己的牌
   *[other] ；這次必須換
}。
ask-charm = { -piper }，今晚要{ -charm }誰（{ $most }名）？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }迷惑 { $most ->
    [1] { $one }
   *[other] { $one } { $other }
}，或者 { $do }跳過
ask-peek = { -girl }，要偷看{ -wolf }嗎？你有{ $seconds }秒，請輸入 { $do }偷看{ $levels ->
    [1] { "" }
   *[other] （看到的機會小，被發現的機會也小），{ $do }偷看 高（兩樣都大）
}，或者 { $do }跳過
ask-catch = 有人偷看，被你們發現了：{ $girl }。要改為殺掉這個人嗎？全體一致才算。你有{ $seconds }秒，請輸入 { $do }贊成 或 { $do }反對
ask-flip = 你要被處決了。要翻開白痴的牌免死嗎（以後不能投票）？你有{ $seconds }秒，請輸入 { $do }翻牌 或 { $do }反對。不回答就翻牌。
ask-voters = 替罪羊，明天誰可以投票？可以選：{ $choices }，至少{ $least }名。你有{ $seconds }秒，請輸入 { $do }準投 { $one } { $other } …… 不回答就人人都可以投票。
ask-seance = 要提議通靈嗎？請哪一位死者？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }通靈 { $one }，或者 { $do }跳過
ask-seance_vote = 要不要通靈？你有{ $seconds }秒，請輸入 { $do }贊成 或 { $do }反對。你投的票不會公開。
ask-seance_whom = 請哪一位死者？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }通靈 { $one }
ask-host_tie = 主持，出現平票：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one } 處決這個人，或者 { $do }跳過 誰也不處決。
ask-several = { $questions }
asleep-day = 現在沒有要你回答的問題，請等一等。

answered-support = 這一局你支持{ $targets }。
answered-swap = 你要換第{ $pick }張牌。
answered-charm = 你要{ -charm }{ $targets }。
answered-peek = 你睜眼偷看。
answered-catch = { $pick ->
    [0] 你主張放過偷看的人。
   *[other] 你主張殺掉偷看的人。
}
answered-flip = { $pick ->
    [0] 你不翻牌。
   *[other] 你要翻牌。
}
answered-voters = 明天可以投票的人：{ $targets }。
answered-seance = 你想請{ $targets }。
answered-host_tie = 你決定處決{ $targets }。
passed-support = 支持誰聽天由命。
passed-swap = 你保留自己的牌。
passed-charm = 今晚你誰也不{ -charm }。
passed-peek = 你閉著眼睛。
passed-catch = 你主張放過偷看的人。
passed-flip = 你不翻牌。
passed-voters = 明天誰也不能投票。
passed-seance = 你誰也不請。
passed-host_tie = 你決定誰也不處決。

prepare-vote = 討論的時候，你就可以悄悄告訴我要投誰（「投票 3」）。倒數結束之前隨時可以改，到時一起公布。

## 夜裡

masons-met = 死黨是：{ $who }。
centre-shown = 桌子中央的兩張牌：{ $cards }。
centre-card = { $place } { $role }
priest-saw-wolf = 今天被處決的{ $target }是{ -wolf }！
priest-saw-not_wolf = 今天被處決的{ $target }不是{ -wolf }。
charmed-met = 你被{ -charm }了。所有被{ -charm }的人：{ $who }。
peeked = 你偷看到了{ -wolf }：{ $who }。
peeked-nobody = 你偷看了一眼，誰也沒看清。
girl-caught = 發現{ $who }在偷看你們！
victim-lost = 今晚{ -wolf }殺的是{ $who }，他偷看時被發現，無藥可救。
in-love-card = { $partner }的身份是：{ $role }。

## 死亡與白天

cause-girl_caught = 偷看時被發現，遭到滅口
cause-scapegoat = 作為替罪羊而死
cause-elder_curse = 隨長老而去
cause-event = 死於事件
idiot-flipped = { $who }翻開白痴的牌，免於一死，從此不能投票。
blamed = 平票：替罪羊{ $who }替大家受死，平票的人不死。
voters-named = 第{ $day }天只有這些人可以投票：{ $who }。
voters-named-nobody = 第{ $day }天誰也不能投票。
vote-lost = { $who }違反了發言的規矩，今天不能投票。
seance-moved = { $by }提議通靈，請{ $dead }。
seance-moved-open = { $by }提議通靈。
seance-held = 靈媒有了感應：請來了{ $dead }，可以和大家交談。
seance-refused = 沒有通靈。

## 結束後公布的事，也會告訴真人主持

deed-centre = 桌子中央是{ $cards }
deed-overlaid = { $who }暗中是{ $role }
deed-swapped = { $by }換了桌子中央的第{ $place }張牌
deed-supported = { $by }支持{ $target }
deed-charmed = { $by }{ -charm }了{ $targets }
deed-peeked = { $who }偷看了
deed-peeked-caught = { $who }偷看，露出了破綻
deed-girl-taken = { -wolf }改殺偷看的{ $who }
deed-life-lost = { $who }挨了一次襲擊，沒有死
deed-elder = 長老{ $who }之死使人失去能力
deed-aim = { $who }達到了自己的目標
deed-mixed = { $pair }自成一個陣營
deed-doubted = 多數人贊成，卻沒有通靈
deed-priest-saw = { $by }得知{ $target }的底細（{ $what }）

## 拒絕

not-support = 你不能支持{ $seat }。
not-swap = 只有兩張牌：1和2。
not-charm = 你不能{ -charm }{ $seat }。
not-peek = 不能那樣偷看。
not-catch = 不能那樣決定。
not-flip = 請回答「翻牌」或「反對」。
not-voters = { $seat }明天本來就不能投票。
not-seance = 不能請{ $seat }。
not-host_tie = { $seat }不在平票的人當中。
angel-refused = { $seat }不能成為你們的目標。
host-cannot = 這一局裡不能做這樣的決定。
host-needs-dead = 靈媒的身份只能移給死者，{ $seat }還活著。
no-offence = { $seat }沒有違反現在的規矩。

## 怎麼玩

hint-mason = 第一夜你會知道另一名死黨是誰。白天可以互相作證；不過兩個人總是一致，也會引人注意。
hint-cobbler = 你幫{ -wolf }，卻不認識他們：攪渾水，把懷疑引到自己身上，替說謊的人打掩護。
hint-angel = 夜裡用「{ $do }守護 3」護住一個人。夜裡誰也殺不了你，白天說話要小心。
hint-bodyguard = 夜裡用「{ $do }守護 3」護住一個人。想一想：今晚{ -wolf }最想殺誰？
hint-hunter_lasttwo = 儘量活下去：如果只剩下你和一名{ -wolf }，你就為村民贏下這一局。
hint-priest = 每晚你都會知道當天被處決的是不是{ -wolf }，這樣就能分出真假{ -seer }。
hint-tinker = 像普通村民一樣玩；這件事誰也不知道，連本人也不知道。
hint-medium = 像普通村民一樣玩；這件事誰也不知道，連本人也不知道。
hint-little_girl = { -wolf }選人的時候，用「{ $do }偷看」看他們一眼。膽子越大看得越清，也越容易被發現。
hint-elder = 像普通村民一樣玩。{ -wolf }要來兩次才能殺你；可是村民害了你，大家都會後悔。
hint-idiot = 像普通村民一樣玩。要是被判處決，用「{ $do }翻牌」亮出身份就能免死。
hint-scapegoat = 別讓投票出現平票。一旦平票你就要死，可以用「{ $do }準投 3 5 6」指定第二天誰能投票。
hint-piper = 夜裡用「{ $do }迷惑 3 5」{ -charm }別人。活著的人全都被{ -charm }你就贏了，所以要活著，別引人注意。
hint-thief = 第一夜用「{ $do }換 1」或「{ $do }換 2」換一張中央的牌，從此就扮演那張牌。
hint-hybrid = 第一夜之前用「{ $do }支持 3」選定站在誰一邊。之後像普通村民一樣玩。

nothing-more = { "" }
supporting = 這一局你支持{ $target }，沒有別人知道。
remind-open = 還剩{ $seconds }秒，你還沒有回答；要再看一遍問題，請輸入 { $do }待辦
own-state = 另外：{ $state }。
state-mason = 你是死黨，另一名是{ $who }
state-charmed = 你被{ -charm }了
state-fascinated = 你被催眠了，沒有能力
state-supports = 你支持{ $who }
state-powerless = 你失去了能力
now-circle = 現在是夜裡，你沒有什麼要做的，不過可以和聽得到你的人說話：{ $do }狼聊 要說的話
now-graveyard = 你已經死了：可以看，也可以和別的死者說話：{ $do }狼聊 要說的話。看局面：{ $do }桌面
missing-some-seats = 誰？「{ $verb }」後面要有座位號或名字。

## 幫助

help-charm = { -piper }：{ -charm }幾名玩家。
help-peek = { -girl }：偷看；後面加上「高」，冒更大的險。
help-catch = { -wolf }：殺掉偷看時被發現的人，或者說出你懷疑誰。
help-swap = 盜賊：換一張桌子中央的牌。
help-take = 豐收節的盜賊：和一名玩家換牌。
help-support = 混血兒：選擇支持誰。
help-toss = 豐收節的女巫：指一名玩家，由盒子和蓋子決定。
help-affair = 豐收節的丘比特：先寫戀人之一，再寫另外的人。
help-name = 主持人要你點名的時候，說出一名玩家。
help-later = 警長：等大家投完再投。
help-flip = 白痴：翻開身份牌免死。
help-voters = 替罪羊：指定明天誰可以投票。
help-seance = 提議請一位死者出來交談。
help-seat = 讓一個站著的人坐下（最後站著的人）。
help-medium = 真人主持：把靈媒的身份移給一名死者。
help-remove = 開局前：房主請某人（或機器人）讓出座位。遊戲中：真人主持讓一名玩家出局。
help-vouch = 替要受罰的人擔保（事件卡）。
help-friends = 說出你最好的朋友（事件卡）。
help-touch = { -wolf }：碰受害者（事件卡）。
help-group = 選第1組或第2組（事件卡）。
help-ask = 問亡靈四個問題之一（事件卡）。
help-moderator = 指定誰當真人主持。遊戲當中，主持用它把主持交給別人；寫「程式」，由主持斟酌的事就全部按規則決定。

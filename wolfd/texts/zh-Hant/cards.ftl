# 新月的事件卡：名稱、作用、步驟、問題和發生的事。不是原來的遊戲、而是本站自己定的，都註明「本站規則」。
# $by、$who：座位號和名字。$do：指令前要打的字。

## 名稱

card-full_moon_rising = 滿月升起
card-somnambulism = 夢遊
card-enthusiasm = 狂熱
card-dissatisfaction = 不滿
card-backfire = 逆火
card-nightmare = 夢魘
card-influences = 影響
card-executioner = 劊子手
card-double_agent = 雙面間諜
card-great_distrust = 強烈的懷疑
card-spiritualism_1 = 招魂術一
card-spiritualism_2 = 招魂術二
card-spiritualism_3 = 招魂術三
card-spiritualism_4 = 招魂術四
card-spiritualism_5 = 招魂術五
card-not_me_nor_wolf = 不說我與狼
card-miracle = 奇蹟
card-little_rascal = 淘氣鬼
card-punishment = 懲罰
card-eclipse = 日蝕
card-spectre = 鬼怪
card-good_manners = 禮貌
card-burial = 埋葬
card-touch_of_death = 致命之觸
card-woodland_gathering = 森林採集
card-gone_hunting = 打獵
card-flood = 洪水
card-april_fools = 愚人節
card-st_philip = 虔誠的菲利浦
card-end_of_harvest = 豐收結束
card-heads_or_tails = 正反面
card-bleak_monday = 陰鬱的星期一
card-saturday_ball = 星期六舞會
card-seniors_luncheon = 長者午宴
card-devils_pact = 魔鬼的契約
card-unidentified = 第三十六張卡

timing-full = 圓月：馬上發生
timing-crescent = 彎月：稍後發生
timing-permanent = 無月：從此一直有效

## 作用

says-full_moon_rising = 下一夜，{ -wolf }像{ -seer }一樣各查驗一名玩家；獵人、女巫和{ -seer }代替他們睜眼，殺一名玩家。
says-somnambulism = 從現在起，{ -seer }看到的身份會當眾說出來，但不說是誰的。
says-enthusiasm = 下一個被處決的如果是{ -wolf }，馬上再投一次票。
says-dissatisfaction = 下一個被處決的如果不是{ -wolf }，馬上再投一次票。
says-backfire = 下一夜，{ -wolf }如果選了普通村民，他會暗中變成{ -wolf }；如果選了別人，那個人不死，他左邊最近的{ -wolf }死。
says-nightmare = 不討論：從最近的受害者左邊開始，輪流指控一個人，票多的人死。
says-influences = 輪流公開投票，由最近的死者決定從誰開始。
says-executioner = 村民選出一名劊子手，從此只有他知道被處決者的身份。劊子手死了會有繼任者。
says-double_agent = 第一個死的人指定一名不是{ -wolf }的玩家：他會看到誰是{ -wolf }，{ -wolf }贏他也贏。
says-great_distrust = 不投票：大家同時說出自己最好的朋友，沒有人提到的人都出局。
says-spiritualism_1 = 最近的死者左邊的玩家問亡靈一個問題，亡靈回答是或不是。（問題是本站規則。）
says-spiritualism_2 = { says-spiritualism_1 }
says-spiritualism_3 = { says-spiritualism_1 }
says-spiritualism_4 = { says-spiritualism_1 }
says-spiritualism_5 = { says-spiritualism_1 }
says-not_me_nor_wolf = 投票之前誰也不能說「我」和「狼」，說了的人今天不能投票。
says-miracle = { -wolf }最近殺的人只是昏了過去，作為普通村民回來。
says-little_rascal = 最年輕的人（本站規則：最後坐下的人）離開一天一夜，回來以後他的票算三票。
says-punishment = 最近的死者指定一個人，除非有兩個人替他擔保，否則出局。
says-eclipse = 天黑得看不見人：投票之前沒有人知道誰在說話，大家的話由我匿名轉達（本站規則）。
says-spectre = { -wolf }的下一個受害者變成{ -wolf }，並指定原來的一名{ -wolf }替他死。
says-good_manners = 輪到自己才能發言，不能打斷別人；違反的人今天不能投票。
says-burial = 從現在起，{ -wolf }的受害者是什麼身份不再公布。
says-touch_of_death = 從現在起，受害者必須被{ -wolf }碰到：抽中的一名{ -wolf }要及時說「碰」（本站規則），否則沒有人死。
says-woodland_gathering = 第一組（本站規則：不問性別和年齡）離開到日落；女巫多得一瓶藥。
says-gone_hunting = 第二組（本站規則：不問性別和年齡）離開到下一個黎明。
says-flood = 第一組在教堂，第二組在酒館（本站規則）。今天不投票；下一夜{ -wolf }只能在有{ -wolf }的地方殺人。
says-april_fools = 到下一個黎明為止，戀人必須互相指控，也沒有人殉情。按選項還會交換一些能力。
says-st_philip = 原來的警長下台，大家重新選一位。
says-end_of_harvest = 下一個晝夜可能按豐收節的規則進行。
says-heads_or_tails = 今天被判處決的人要拋硬幣，其中一面可以免死。
says-bleak_monday = 本站規則：不討論，馬上秘密投票。
says-saturday_ball = 本站規則：第一組今天去跳舞，不投票，也不能投他們。
says-seniors_luncheon = 本站規則：先坐下的一半人今天去赴宴，不投票，也不能投他們。
says-devils_pact = 本站規則：什麼也不發生。
says-unidentified = 本站規則：什麼也不發生。

card-told = 事件卡{ $number }「{ $name }」（{ $timing }）：{ $says }
cards-are = 事件卡的編號和名稱：{ $cards }。「{ $do }幫助」後面加上卡的名稱或編號，就講那張卡。
card-numbered = { $number }{ $name }

## 發生的事

groups-formed = 事件要用的兩組：第一組是{ $first }；第二組是{ $second }。
card-laid = 從一開始就生效的事件卡{ $number }「{ $name }」：{ $says }
card-drawn = { $by }翻開了事件卡{ $number }「{ $name }」（{ $timing }）：{ $says }
card-drawn-by-me = 我翻開了事件卡{ $number }「{ $name }」（{ $timing }）：{ $says }
card-discarded = 我翻開了事件卡{ $number }「{ $name }」：還沒有死者，這張卡作廢。
card-ended = 「{ $name }」結束了。
pile-renewed = 用過的事件卡重新洗好了。
pile-empty = 這是最後一張事件卡。
went-away = 離開的人：{ $who }。
came-back = 回來的人：{ $who }。
excused = 今天不參加投票的人：{ $who }。
vote-grown = 從現在起，{ $who }的票算{ $weight }票。
seen-aloud = { -seer }看到的身份：{ $what }。
coin-saved = 為{ $who }拋硬幣：免死！
coin-lost = 為{ $who }拋硬幣：沒有免死。
first-voter = { $by }決定由{ $who }先投。
first-voter-by-lot = 由{ $who }先投。
friends-named = 各人的朋友：{ $names }。
friends-of = { $who }：{ $friends }
friends-none = 誰也沒有提到誰。
distrusted = 沒有人提到的人：{ $who }。
distrusted-nobody = 每個人都有朋友。
designated = { $by }指定了{ $who }：除非有兩個人擔保，否則出局。
designated-by-lot = 抽籤指定了{ $who }：除非有兩個人擔保，否則出局。
vouched = { $by }擔保。
unvouched = { $by }不擔保了。
judged-saved = { $who }得救了。
judged-lost = 替{ $who }擔保的人不夠。
spirit-yes = { $by }問：{ $question }亡靈回答：是。
spirit-no = { $by }問：{ $question }亡靈回答：不是。
returned = { $who }只是昏了過去，現在回來了，成為沒有能力的普通村民。
executioner-elected = { $who }成了劊子手。
executioner-heir = { $by }把劊子手的斧頭交給了{ $who }。
executed-shown = 你是劊子手，看到了{ $who }的身份：{ $what }。
sheriff-dismissed = { $who }不再是警長。
harvest-declared = 下一個晝夜按豐收節的規則進行。
harvest-not-declared = 下一個晝夜和平常一樣。
wolves-shown = 你是雙面間諜：{ -wolf }是{ $wolves }。他們不認識你；他們贏你也贏。
moon-pack-met = 滿月把你叫醒，代替{ -wolf }行動：{ $pack }。你們要一起殺一名玩家。
moon-picked = 【滿月】{ $by }要殺{ $target }。
moon-passed = 【滿月】{ $by }說不殺人。
moon-unpicked = 【滿月】{ $by }收回了選擇。
spectre-rose = { -wolf }來找你，你變成了其中之一。他們是{ $wolves }。
potion-gained-heal = 你多得了一瓶{ -heal }。
potion-gained-poison = 你多得了一瓶毒藥。
powers-exchanged = 愚人節！你的能力變成了：{ $powers }。
power-potions = 女巫的
power-see = { -seer }的
power-shoot = 獵人的
power-last_two = 獵人最後一槍的
power-peek = { -girl }的
power-guard = 守衛的
power-lives = 長老的兩條命
power-other = 你自己的
nobody-condemned-flood = 村裡發大水，今天不投票。

deed-allied = { $who }成了雙面間諜
deed-spectre = { $by }讓{ $wolf }替自己死了
deed-spectre-nobody = { $by }沒有人可以替死
deed-potions-passed = 藥從{ $one }轉到了{ $other }手裡

## 問亡靈的問題

question-wolves_adjacent = 有沒有兩名{ -wolf }坐在一起？
question-wolf_beside = { $about }身邊至少有一名{ -wolf }嗎？
question-ordinary = { $about }是普通村民嗎？
question-wolf_myself = 我是{ -wolf }嗎？
question-wolf_beside_me = 我身邊有{ -wolf }嗎？
question-wolf_beside_dead = 最近的死者身邊有{ -wolf }嗎？
question-two_wolves = 活著的{ -wolf }有兩名以上嗎？
whom-i-name = 我指的人
question-numbered = { $number }、{ $question }

## 步驟，大家都聽得到

step-groups = 為事件分成兩組：請隨便選一組，不用理由（{ $seconds }秒）。
step-executioner = 選舉劊子手，活著的人都請投票（{ $seconds }秒）。
step-executioner_revote = 選舉平票，請在平票的人當中再選一次（{ $seconds }秒）。
step-executioner_heir = 劊子手死了。請{ $about }指定繼任者（{ $seconds }秒）。
step-punishment = 有人要受罰，正在指定（{ $seconds }秒）。
step-vouch = 誰替{ $about }擔保？要有兩個人（{ $seconds }秒）。
step-first_voter = 誰先投？正在決定（{ $seconds }秒）。
step-influences = { $about }，請投票（{ $seconds }秒）。
step-nightmare = { $about }，你指控誰？（{ $seconds }秒）
step-bleak_monday = 不討論，請馬上秘密投票（{ $seconds }秒）。
step-great_distrust = 誰是你最好的朋友？活著的人都請回答（{ $seconds }秒）。
step-moon_seers = 滿月升起：{ -wolf }請睜眼，看看別人（{ $seconds }秒）。
step-moon_pack = 代替{ -wolf }的人請睜眼，請殺人（{ $seconds }秒）。
step-touch = 一隻冰冷的手伸了出來（{ $seconds }秒）。
step-spectre = 鬼怪在走動（{ $seconds }秒）。
step-spiritualism = { $about }，你要問亡靈什麼？（{ $seconds }秒）
step-spirit_points = { $about }，你指的是誰？（{ $seconds }秒）
step-double_agent = 請第一個死去的{ $about }指定雙面間諜（{ $seconds }秒）。
step-end_of_harvest = 由主持決定要不要過豐收節（{ $seconds }秒）。

name-groups = 分組
name-executioner = 選舉劊子手
name-executioner_revote = 劊子手選舉重投
name-executioner_heir = 指定劊子手繼任者
name-punishment = 懲罰
name-vouch = 擔保
name-first_voter = 決定誰先投
name-influences = 投票
name-nightmare = 輪流指控
name-bleak_monday = 秘密投票
name-great_distrust = 強烈的懷疑
name-moon_seers = 滿月
name-moon_pack = 滿月
name-touch = 致命之觸
name-spectre = 鬼怪
name-spiritualism = 招魂術
name-spirit_points = 招魂術
name-double_agent = 指定雙面間諜
name-end_of_harvest = 主持決定

## 問題，只問當事人

ask-group = 為事件分成兩組，請隨便選一組，不用理由。你有{ $seconds }秒，請輸入 { $do }分組 1 或者 { $do }分組 2
ask-executioner = 你選誰當劊子手？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }選 { $one }，不選就輸入 { $do }棄權
ask-executioner_heir = 劊子手，誰來繼任？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }繼任 { $one }
ask-punish = 你要懲罰誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one }
ask-vouch = 你替{ $about }擔保嗎？你有{ $seconds }秒，請輸入「{ $do }擔保」或者「{ $do }反對」
ask-first_voter = 誰先投？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one }
ask-secret_vote = 今天你要處決誰？可以選：{ $choices }。你投的票不會公開。你有{ $seconds }秒，請輸入 { $do }投票 { $one }{ $least ->
    [0] ，不投就輸入 { $do }棄權
   *[other] { "" }
}
ask-friends = 誰是你最好的朋友（{ $most }名）？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }朋友 { $one } { $other }{ $most ->
    [2] { "" }
   *[other] { " " }…
}
ask-moon_seers = 滿月讓你看清一名玩家。你要看誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }查驗 { $one }，不看就輸入 { $do }跳過
ask-moon_kill = 你代替{ -wolf }醒來，同伴是{ $pack }。你們要殺誰？可以選：{ $choices }。{ $seconds }秒之內大家要選同一個人，請輸入 { $do }殺 { $one }{ $least ->
    [0] ，不殺就輸入 { $do }跳過
   *[other] { "" }
}
ask-touch = 要由你去碰受害者，否則沒有人死。你有{ $seconds }秒，請輸入 { $do }碰，不碰就輸入 { $do }跳過
ask-spectre = 你現在是{ -wolf }了。誰替你死？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one }，不選就聽天由命。
ask-agent = 你是第一個死的，請指定雙面間諜。可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one }。選到{ -wolf }或者不選，就聽天由命。
ask-declare = 主持，下一個晝夜要按豐收節的規則進行嗎？你有{ $seconds }秒，請輸入「{ $do }贊成」或者「{ $do }反對」
ask-question = 你要問亡靈什麼？{ $questions }你有{ $seconds }秒，請輸入 { $do }提問 1，不問就輸入 { $do }跳過
ask-point = 你指的是誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }點名 { $one }
ask-guess = 你懷疑有人在偷看嗎？可以選：{ $choices }。如果你們都猜同一個人，而她真的偷看了，就算抓到。你有{ $seconds }秒，請輸入 { $do }抓 { $one }，不猜就輸入 { $do }跳過

answered-group = 你在第{ $pick }組。
answered-executioner = 你選{ $targets }當劊子手。
answered-executioner_heir = 你的斧頭會交給{ $targets }。
answered-punish = 你要懲罰{ $targets }。
answered-vouch = { $pick ->
    [0] 你不擔保。
   *[other] 你擔保。
}
answered-first_voter = 你讓{ $targets }先投。
answered-secret_vote = 你投給{ $targets }。
answered-friends = 你的朋友：{ $targets }。
answered-moon_kill = 你要殺{ $targets }。
answered-touch = 你伸出手去。
answered-spectre = 你讓{ $targets }替你死。
answered-agent = 你指定{ $targets }。
answered-declare = { $pick ->
    [0] 下一個晝夜和平常一樣。
   *[other] 下一個晝夜過豐收節。
}
answered-question = 你要問第{ $pick }個問題。
answered-point = 你指的是{ $targets }。
answered-guess = 你懷疑{ $targets }。
passed-group = 分組聽天由命。
passed-executioner = 你棄權。
passed-executioner_heir = 誰來繼任聽天由命。
passed-punish = 你讓上天來決定。
passed-vouch = 你不擔保。
passed-first_voter = 誰先投聽天由命。
passed-secret_vote = 你棄權。
passed-friends = 你誰也不提。
passed-moon_kill = 你選擇不殺人。
passed-touch = 你沒有伸手。
passed-spectre = 你讓上天來決定。
passed-agent = 你讓上天來決定。
passed-declare = 你讓上天來決定。
passed-question = 你什麼也不問。
passed-point = 你誰也不指。
passed-guess = 你誰也不懷疑。

## 拒絕

not-group = 只有兩組：1和2。
not-executioner = 不能選{ $seat }。
not-executioner_heir = { $seat }不能繼任。
not-punish = 不能懲罰{ $seat }。
not-vouch = 請回答「擔保」或者「反對」。
not-first_voter = { $seat }今天不投票。
not-secret_vote = 不能投給{ $seat }。
not-friends = 不能選{ $seat }。
not-moon_kill = 不能殺{ $seat }。
not-touch = 請回答「碰」或者「跳過」。
not-spectre = { $seat }不能替你死。
not-agent = 不能指定{ $seat }。
not-declare = 請回答「贊成」或者「反對」。
not-question = 問題只有1到4。
not-point = 不能指{ $seat }。
not-guess = 你不能懷疑{ $seat }。
must-accuse-lover = 愚人節：你必須指控你的戀人{ $seat }。
no-cards = 牌堆裡沒有事件卡：請輸入 { $do }選項 新月牌堆 確認的
card-unknown = 沒有「{ $card }」這張事件卡。請用編號1到36。
card-twice = 事件卡「{ $card }」寫了兩次。
card-not-permanent = 事件卡「{ $card }」不是永久的，不能一開始就生效。永久的有 2、8、9、23、24。

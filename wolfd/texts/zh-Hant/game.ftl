# 遊戲進行時主持人說的話。$who、$by、$target：座位號和名字，例如「3號小明」。
# $do：讀者在指令前面要打的東西（!、/ 或 /msg Moderator）。$one：舉例用的座位號。
# 用語：狼人、村民、預言家、守衛、獵人、女巫、丘比特、戀人、警長（警徽、繼任者）；天黑、天亮、閉眼、睜眼、平安夜；
# 查驗、守護、解藥、毒藥、殉情；發言、提名、處決名單、候選人、辯護、投票、棄權、平票、處決、遺言。

seat = { $number }號{ $nick }
badged = { $who }（警長）
list-between = { $first }、{ $second }
list-last = { $first }、{ $second }
clauses-between = { $first }；{ $second }
clauses-last = { $first }；{ $second }
sentences-between = { $first }{ $second }
sentences-last = { $first }{ $second }
nobody = 無
none = 無

## 角色，以及怎麼玩：$do 是私下告訴主持人時用的

role-werewolf = { -wolf }
role-villager = 村民
role-seer = { -seer }
role-guard = 守衛
role-hunter = 獵人
role-witch = 女巫
role-cupid = 丘比特

deck-werewolf = { $count }名{ -wolf }
deck-villager = { $count }名村民
deck-seer = { $count }名{ -seer }
deck-guard = { $count }名守衛
deck-hunter = { $count }名獵人
deck-witch = { $count }名女巫
deck-cupid = { $count }名丘比特

does-werewolf = 每晚{ -wolf }們要一致選出一個人殺死；白天則裝成平民。活著的{ -wolf }和其他人一樣多時，{ -wolf }獲勝。
does-villager = 晚上你只管睡覺。白天你有一張嘴、一張票：把{ -wolf }找出來。
does-seer = 每晚可以查驗一名玩家，確認是不是{ -wolf }。
does-guard = 每晚可以守護一名玩家（也可以守護自己），那個人當晚不會被{ -wolf }殺死；不能連續兩晚守護同一個人。
does-hunter = 被{ -wolf }殺死或被大家票死時，你可以開槍帶走一名玩家。
does-witch = 主持人會告訴你{ -wolf }今晚要殺誰。你有一瓶{ -heal }，可以救回那個人；還有一瓶毒藥，可以毒死任何一個人。每瓶藥一局只能用一次。
does-cupid = 第一晚由你選兩名玩家（也可以包括自己）成為戀人：其中一個死了，另一個就會殉情。

hint-werewolf = 晚上用「{ $do }殺 3」選定要殺的人；「{ $do }狼聊 要說的話」只有{ -wolf }聽得到。白天別讓人看出你的身份。
hint-villager = 晚上睡覺就好。白天多留意誰懷疑誰、誰票了誰：{ -wolf }非說謊不可，你不必。
hint-seer = 晚上用「{ $do }查驗 3」查驗一個人。查到{ -wolf }，就該讓大家知道；但你一表明身份，{ -wolf }就會衝著你來。
hint-guard = 晚上用「{ $do }守護 3」保護一個人。想想看：今晚{ -wolf }最想殺誰？
hint-hunter = 你一死，主持人馬上會問你要帶走誰：{ $do }開槍 3。在那之前，你和普通村民一樣。
hint-witch = 晚上用「{ $do }救」救回{ -wolf }要殺的人，用「{ $do }毒 3」毒死一個人。每瓶藥只有一次：別浪費，也別帶進棺材。
hint-cupid = 第一晚用「{ $do }連 3 5」讓兩個人相愛。之後你和普通村民一樣。

camp-village = 好人陣營
camp-wolves = { -wolf }陣營
camp-couple = 戀人

## 遊戲的進程

game-begins = 遊戲開始，共{ $seats }名玩家：{ $deck }。身份牌已經私下發給各位，請記住自己的身份。
sealed-fate = 從現在起誰也換不了牌：這副牌的指紋是 { $digest }，遊戲結束時當眾開封。這是什麼：{ $do }幫助 指紋
dealt = 你的身份牌：{ $role }。{ $does }
key-given = 你的座位是{ $seat }。萬一斷線，不論用什麼程式再進來，輸入「{ $do }回來 { $key }」就能回到座位。這把鑰匙請自己收好。
night-falls = 入夜了，請閉上眼睛。現在是第{ $night }夜，天亮前請勿出聲。
day-breaks = 天亮了，請張開眼睛。今天是第{ $day }天。
peaceful = 昨晚是平安夜。
stalemate-near = 好久沒有進展了。再平靜一天一夜，就可能算和局。
ended = 遊戲結束，{ $camps }獲勝！獲勝的玩家：{ $winners }。
ended-draw = 遊戲結束，沒有人獲勝。
cards-shown = 公布身份：{ $cards }。
card-of = { $who }是{ $role }
lovers-shown = 戀人：{ $pairs }。
pair = { $first }和{ $second }
seal-opened =
    開封：下面這一行（不含行尾）的 SHA-256 就是開局時公布的指紋。
    { $opening }

## 各個步驟，說給所有人聽

step-cupid = 丘比特請睜眼，請選出一對戀人（{ $seconds }秒）。
step-lovers = 戀人請睜眼，請認識一下對方（{ $seconds }秒）。
step-guard = 守衛請睜眼，今晚你要守護誰？（{ $seconds }秒）
step-seer = { -seer }請睜眼，今晚你要查驗誰？（{ $seconds }秒）
step-wolves = { -wolf }請睜眼，{ -wolf }請殺人（{ $seconds }秒）。
step-witch = 女巫請睜眼，要救人，還是要用毒？（{ $seconds }秒）
step-hunter = 死者之中有獵人嗎？說不定還會有一聲槍響（{ $seconds }秒）。
step-election = 現在選警長，警長的票分量比較重。活著的人都請投票（{ $seconds }秒）。
step-election_revote = 選舉平票，請在平票的人之中再選一次（{ $seconds }秒）。
step-accept = { $about }當選警長，願意接過警徽嗎？（{ $seconds }秒）
step-discussion = 討論階段：誰是{ -wolf }？大家有{ $seconds }秒。沒有話要說的請輸入 { $do }過；活著的人都說「過」，討論就結束。
last-to-end = 其他人都沒有話要說了，只等你一個人。說完了請輸入 { $do }過，討論就結束。
step-speech = 請{ $about }發言（{ $seconds }秒，說完可以輸入 { $do }過）。
step-nomination = 票選階段：誰該列入處決名單？活著的人每人提名一個（{ $seconds }秒）。
step-nomination-one = { $about }，你要提名誰？（{ $seconds }秒）
step-defence = 請{ $about }為自己辯護（{ $seconds }秒，說完可以輸入 { $do }過）。
step-vote = 請投票：今天要票死誰？（{ $seconds }秒）
step-vote-one = { $about }，請投票（{ $seconds }秒）。
step-revote = 平票了，請再投一次（{ $seconds }秒）。
step-revote-one = { $about }，請再投一次（{ $seconds }秒）。
step-confirm = 候選人只有{ $about }一個。要處決嗎？請其他人表決（{ $seconds }秒）。
step-tie = 平票了。{ $about }，請警長裁決（{ $seconds }秒）。
step-last_words = 請{ $about }留遺言（{ $seconds }秒，說完可以輸入 { $do }過）。
step-heir = 警長死了。請{ $about }指定繼任者，或是撕掉警徽（{ $seconds }秒）。
time-left = 還剩{ $seconds }秒。

## 提問，說給被問的人聽

asleep = 你閉著眼睛，靜靜等待。
ask-love = 丘比特，你要讓哪兩個人相愛？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }連 { $one } { $other }。不選就聽天由命。
ask-guard = 守衛，今晚你要守護誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }守護 { $one }，不守護就輸入 { $do }跳過
ask-see = { -seer }，今晚你要查驗誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }查驗 { $one }，不查驗就輸入 { $do }跳過
ask-kill = { -wolf }是：{ $pack }。今晚你們要殺誰？可以選：{ $choices }。{ $seconds }秒之內大家要選同一個人，請輸入 { $do }殺 { $one }{ $least ->
    [0] ，不殺就輸入 { $do }跳過
   *[other] { "" }
}。要跟{ -wolf }商量：{ $do }狼聊 要說的話
ask-kill-alone = 現在只有你一個{ -wolf }。今晚你要殺誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }殺 { $one }{ $least ->
    [0] ，不殺就輸入 { $do }跳過
   *[other] { "" }
}
ask-heal = 女巫，{ $victim }你有{ $seconds }秒：要救就輸入 { $do }救，不救就輸入 { $do }跳過
ask-poison = 女巫，{ $victim }你要用毒藥嗎？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }毒 { $one }，不用就輸入 { $do }跳過
ask-heal-poison = 女巫，{ $victim }你有{ $seconds }秒：「{ $do }救」可以救活這個人；「{ $do }毒 { $one }」可以毒死一個人，可以選：{ $choices }；都不用就輸入 { $do }跳過
ask-shoot = 獵人，你可以開槍帶走一個人。可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }開槍 { $one }{ $least ->
    [0] ，不開槍就輸入 { $do }跳過
   *[other] { "" }
}
ask-elect = 你選誰當警長？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }選 { $one }，不選就輸入 { $do }棄權
ask-nominate = 你要提名誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }提名 { $one }{ $least ->
    [0] ，不提名就輸入 { $do }棄權
   *[other] { "" }
}{ $later }
ask-vote-nobody = 誰該死？這次可以投的人裡沒有你能投的。你有{ $seconds }秒：{ $do }棄權
ask-vote = 今天你要處決誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }投票 { $one }{ $least ->
    [0] ，不投就輸入 { $do }棄權
   *[other] { "" }
}{ $later }
may-wait = 。你是警長，可以等大家投完再投：{ $do }跳過
may-not-wait = { "" }
ask-tie = 警長，平票由你裁決。可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }投票 { $one }，不作決定就輸入 { $do }棄權
ask-confirm = 要處決{ $about }嗎？你有{ $seconds }秒，請輸入「{ $do }贊成」或「{ $do }反對」
ask-accept = 你當選警長了，願意接過警徽嗎？你有{ $seconds }秒，請輸入「{ $do }贊成」或「{ $do }反對」
ask-heir = 警長，警徽要交給誰？可以選：{ $choices }。你有{ $seconds }秒，請輸入 { $do }繼任 { $one }{ $least ->
    [0] ，要撕掉警徽就輸入 { $do }撕掉
   *[other] { "" }
}
ask-discussion = 現在大家可以說話，還有{ $seconds }秒：你在這裡打的字，大家都看得到。沒有話要說了，就輸入 { $do }過
ask-end = 輪到你說話了，你有{ $seconds }秒：你在這裡打的字，大家都看得到。說完了，就輸入 { $do }過
victim-shown = 今晚{ -wolf }要殺的是{ $who }。
victim-nobody = 今晚沒有人被{ -wolf }殺。
victim-untold = { -wolf }今晚要殺誰，你無從得知。
remind = 還剩{ $seconds }秒，你還沒有回答。例如可以輸入 { $do }{ $verb } { $one }；要再看一遍問題，請輸入 { $do }待辦
remind-love = 還剩{ $seconds }秒，你還沒有回答。例如可以輸入 { $do }連 { $one } { $other }；要再看一遍問題，請輸入 { $do }待辦
remind-heal = 還剩{ $seconds }秒，你還沒有回答：「{ $do }救」或「{ $do }跳過」；要再看一遍問題，請輸入 { $do }待辦
remind-confirm = 還剩{ $seconds }秒，你還沒有回答：「{ $do }贊成」或「{ $do }反對」；要再看一遍問題，請輸入 { $do }待辦
remind-end = 還剩{ $seconds }秒。說完了，就輸入 { $do }過

answered-love = 你的箭會射向{ $targets }。
answered-guard = 今晚你守護{ $targets }。
answered-see = 你要查驗{ $targets }。
answered-kill = 你要殺{ $targets }。
answered-heal = 你要救{ $targets }。
answered-heal-blind = 不管{ -wolf }要殺誰，你都救。
answered-poison = 你的毒藥給{ $targets }。
answered-shoot = 你的槍口對準了{ $targets }。
answered-elect = 你選{ $targets }當警長。
answered-nominate = 你提名{ $targets }。
answered-vote = 你投給{ $targets }。
answered-tie = 你決定處決{ $targets }。
answered-heir = 你的警徽會交給{ $targets }。
answered-yes = 你的回答：贊成。
answered-no = 你的回答：反對。
answered-end = 好，你說完了。
answered-later = 你等大家投完再投。
passed-love = 你讓上天牽紅線。
passed-guard = 今晚你誰也不守護。
passed-see = 今晚你誰也不查驗。
passed-kill = 你選擇不殺人。
passed-heal = 你把{ -heal }留著。
passed-poison = 你把毒藥留著。
passed-shoot = 你不開槍。
passed-elect = 你棄權。
passed-nominate = 你誰也不提名。
passed-vote = 你棄權。
passed-tie = 你不作決定。
passed-confirm = 你棄權。
passed-heir = 你要撕掉警徽。
passed-end = 好，你說完了。
retracted = 你的回答（{ $verb }）收回了，可以重新選。
retracted-confirm = 你的表決收回了，可以重新表決。
voided = 剛才問你的（{ $verb }）不用回答了。

## 晚上

pack-met = 你們是{ -wolf }：{ $wolves }。
pack-picked = 【{ -wolf-short }】{ $by }要殺{ $target }。
pack-passed = 【{ -wolf-short }】{ $by }說不殺人。
pack-unpicked = 【{ -wolf-short }】{ $by }收回了選擇。
pack-said = 【{ -wolf-short }】{ $by }：{ $text }
saw-wolf = 你查驗了{ $target }：是{ -wolf }！
saw-not_wolf = 你查驗了{ $target }：不是{ -wolf }。
saw-role = 你查驗了{ $target }：{ $role }。
in-love = 丘比特的箭射中了你，你愛上了{ $partner }。你們其中一個死了，另一個就會殉情；你們不能互相投票，也不能互相加害。

## 死亡

died = { $who }死了，願安息。
cause-shown = { $who }{ $cause }。
cause-wolves = 被{ -wolf }殺死了
cause-poison = 被毒死了
cause-lynch = 被票死了
cause-hunter_shot = 被獵人開槍帶走了
cause-grief = 殉情了
cause-moderator = 離開了遊戲
revealed = 翻開{ $who }的身份牌：{ $what }。
what-wolf = { -wolf }
what-not_wolf = 不是{ -wolf }
shot = { $by }是獵人，一槍帶走了{ $target }！
removed = { $who }離開了遊戲。
taken-over = 這個座位換人接著玩：{ $who }。
you-died = 你死了。可以繼續看，但請別再談這一局：死者不說話。你的陣營贏了，你也算贏。看局勢：{ $do }桌面

## 白天

order-set = 今天輪流發言時的順序：{ $order }。
voted = { $by }投給了{ $target }。
voted-in = { $by }選了{ $target }。
voted-nobody = { $by }棄權。
unvoted = { $by }收回了這一票。
nominated = { $by }提名{ $target }。
nominated-nobody = { $by }誰也不提名。
unnominated = { $by }收回了提名。
nominated-by = 提名{ $target }的：{ $voters }。
votes-against = 投給{ $target }的：{ $voters }。
votes-for = 選{ $target }的：{ $voters }。
votes-abstained = 棄權的：{ $voters }。
voted-to-die = { $by }贊成處決。
voted-to-live = { $by }反對處決。
votes-to-die = 贊成處決的：{ $voters }。
votes-to-live = 反對處決的：{ $voters }。
counted = 票數：{ $totals }。
counted-none = 沒有人得票。
counted-nominations = 提名票數：{ $totals }。
counted-none-nominated = 沒有人被提名。
counted-confirm = { $count ->
    [0] 沒有人贊成處決。
   *[other] { $count }票贊成處決。
}
total = { $who } { $count }票
candidates = 處決名單上的候選人：{ $who }。候選人不投票，由其他人投。
tied = 平票：{ $who }。
tie-decided = 警長{ $by }裁決：處決{ $who }。
tie-left = 警長{ $by }不作決定。
condemned = 投票結果：{ $who }要被處決。
nobody-condemned-no_votes = 沒有人得票，今天不處決任何人。
nobody-condemned-tie = 還是平票，今天不處決任何人。
nobody-condemned-spared = 大家手下留情，今天不處決任何人。
elected = { $who }當選警長。
nobody-elected = 沒有選出警長。
badge-passed = { $by }把警徽交給了{ $to }。
badge-torn = { $by }撕掉了警徽，本局不再有警長。

## 什麼時候

when-start = 第一晚之前
when-night = 第{ $night }夜
when-day = 第{ $day }天

## 結束以後回顧

story-night = 第{ $number }夜：{ $deeds }。
story-day = 第{ $number }天：{ $deeds }。
deed-linked = 丘比特讓{ $pair }相愛
deed-guarded = { $by }守護了{ $target }
deed-saw = { $by }查驗了{ $target }（{ $what }）
deed-bitten = { -wolf }要殺{ $target }
deed-bitten-nobody = { -wolf }沒有殺人
deed-healed = { $by }救了{ $target }
deed-healed-nobody = { $by }的{ -heal }沒有救到人
deed-poisoned = { $by }毒了{ $target }
deed-fired = { $by }開槍打了{ $target }
deed-struck = { $who }{ $cause }

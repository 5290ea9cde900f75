# 主持人說的關於一桌的話：入座、規則、局面，以及他拒絕的事。
# $do：讀者在指令前面要打的東西（!、/ 或 /msg Moderator）。每條拒絕都有 $do 和 $secret。

## 進來的時候

greeting-lobby = 歡迎！這裡是大家聚會的地方，遊戲在各桌進行。輸入 { $do }加入 狼窩，就能在「狼窩」這一桌坐下（名字隨你取）；「{ $do }教學」教你玩短短一局，「{ $do }房間」看有哪些桌，「{ $do }幫助」有更多說明。
greeting-running = 這裡正在玩一局，歡迎觀戰。
seat-of-your-name = { $room } 那一局有位叫 { $nick } 的玩家不在。如果那就是你，請輸入 { $do }回來 鑰匙（開局時告訴過你）。
greeting-back = 等人回來的座位裡如果有你的，請用鑰匙回來：{ $do }回來 鑰匙

## 現在可以做什麼

now-standing = 輸入「{ $do }加入」就能坐下。{ $least }到{ $most }人可以開局。
now-few = 還差{ $missing }人：可以等其他人來，也可以用機器人湊數：{ $do }機器人 { $missing }
now-unready = 準備好了就輸入 { $do }準備；坐著的人都準備好，遊戲就開始。不想玩了就輸入 { $do }離開
now-ready = 你準備好了。還在等{ $missing }。
now-stuck = 你準備好了，但是照現在的規則開不了局：「{ $do }開桌」恢復預設規則，「{ $do }準備」再看一次問題在哪裡。
now-watching = 你正在觀戰：可以看，請不要說話。看局勢：{ $do }桌面；想玩就輸入 { $do }加入，先坐候補席
now-dead = 你已經死了：可以看，請不要說話。你的陣營贏了，你也算贏。看局勢：{ $do }桌面
now-night = 現在是晚上，你沒有什麼要做的：請等到天亮。
now-pack = 現在是晚上，你沒有什麼要做的，不過可以跟{ -wolf }說話：{ $do }狼聊 要說的話
now-listening = 現在輪到{ $who }說話：聽著就好，你不用做什麼。
now-waiting = 現在你不用做什麼。看局勢：{ $do }桌面

## 開始之前

seated = { $who }坐下了（現在{ $seats }人，至少要{ $least }人）。
unseated = { $who }離開了座位（現在{ $seats }人）。
bots-now = { $count ->
    [0] 桌上沒有機器人了（現在{ $seats }人）。
   *[other] 桌上有{ $count }個機器人（現在{ $seats }人）。
}
chosen = { $who }把 { $name } 設為 { $value }。請大家重新準備。
chosen-new = { $who }把規則全部恢復預設。請大家重新準備。
chosen-preset = { $who }選了「{ $preset }」規則。請大家重新準備。
chosen-deck = { $who }選了這些特殊身份牌：{ $cards }。請大家重新準備。
preset-default = 預設
preset-classic = 經典
preset-hollow = 山谷
preset-newmoon = 新月
deck-auto = 自動
ready-missing = { $who }準備好了。還在等{ $missing }。
not-yet = { $who }準備好了，但是還不能開始：{ $reasons }
next-game = 留下來玩下一局的：{ $sitting }。
waiting-seats = { $seats ->
    [0] 這一桌還沒有人坐。
   *[other] 這一桌現在有{ $seats }人（{ $least }到{ $most }人可以開局）：{ $sitting }。
}
waiting-unready = 還沒準備的：{ $unready }。
waiting-ready = 大家都準備好了。
waiting-deck = 規則：{ $preset }。身份牌：{ $deck }。
waiting-deck-later = 規則：{ $preset }。發什麼身份牌，要看有多少人玩。
options-default = 所有選項都是預設值。
options-chosen = 跟預設不同的選項：{ $options }。
by-people = { $value }（{ $speed ->
    [slow] 只有一個真人，多給些時間看
    [brisk] { $few }個座位以內夜裡行動的人少，所以快；從{ $more }個座位起時間更長
   *[other] 從{ $more }個座位起夜裡時間更長；座位再少就快
}）
night-pace = 夜裡的速度：{ $speed }。{ -wolf }最多{ $wolves }秒，其他步驟最多{ $step }秒。
option-now = { $name } 現在是 { $value }。可以設為：{ $values }。

## 語言

languages = 我會說 { $languages }。例如輸入 { $do }語言 简体
language-set = 好的，以後我跟你說繁體中文。
table-language-set = { $who }選了這一桌的語言：{ $language }。自己選過語言的人不受影響。
table-language = 在這一桌，沒選過語言的人看到的是{ $language }。要換就輸入 { $do }桌面 語言 简体
table-language-none = 這一桌沒有定語言，各人看各人選的（{ $languages }）。要幫沒選過的人定一種，就輸入 { $do }桌面 語言 繁體

## 看局勢

phase-setup = 正在發身份牌。
phase-night = 第{ $count }夜，{ $step }：還剩{ $seconds }秒{ $paused }。
phase-day = 第{ $count }天，{ $step }：還剩{ $seconds }秒{ $paused }。
phase-over = 遊戲結束了。
phase-paused = （暫停中）
phase-running = { "" }
name-cupid = 丘比特行動
name-lovers = 戀人相認
name-guard = 守衛行動
name-seer = { -seer }行動
name-wolves = { -wolf }行動
name-witch = 女巫行動
name-hunter = 最後一槍
name-election = 選舉警長
name-election_revote = 警長選舉重投
name-accept = 選舉警長
name-discussion = 發言階段
name-speech = 輪流發言
name-nomination = 提名
name-defence = 辯護
name-vote = 投票
name-revote = 重新投票
name-confirm = 表決
name-tie = 警長裁決
name-last_words = 遺言
name-heir = 指定警長繼任者
table-living = 活著的（{ $count }人）：{ $who }。
living-left = { $who }（已離開）
table-dead = 死了的：{ $who }。
table-sheriff = 警長：{ $who }。
table-votes = 目前的票：{ $votes }。
dead-shown = { $who }（{ $what }）
vote-of = { $by }投{ $target }
nomination-of = { $by }提名{ $target }
own-card = 你是{ $who }。你的身份牌：{ $role }。{ $does }
own-pack = 你的{ -wolf }同伴：{ $who }。
own-circle = 現在聽得到你私下說話的：{ $who }。
own-pack-none = 你沒有同伴，現在也沒有人聽得到你私下說話。
own-love = 你的戀人：{ $who }。
answer-stands = 你目前的回答：{ $answers }
learnt = { $when }：{ $what }
nothing-learnt = 到目前為止，你還沒有得知什麼秘密。
who-sits = 座位：{ $who }。
who-away = { $who }（不在）
role-told = { $role }：{ $does }
no-rooms = 現在一桌也沒有。輸入 { $do }加入 狼窩，就能開一桌。

## 離開和回來

idle-warned = 輪到你的時候，你沒有投票，也沒有說話。今天如果還是這樣，你就會被請出這一局。
idle-removed = { $who }太久沒有反應了。
seat-kept = { $who }暫時離開，座位保留。
seat-returned = { $who }回來了。
seat-taken = 有人用鑰匙從別的連線坐到了{ $who }的座位上。
welcome-back = 歡迎回來，你的座位是{ $who }。
missed = 【你不在的時候】{ $what }
paused-absent = 沒有人在玩了，遊戲先停下來等。有人回來，就接著玩。
paused-fault = 程式出了點問題，剛才那一步已經復原，遊戲暫停。任何玩家都可以用「{ $do }繼續」接著玩。
paused-restart = 伺服器重新啟動過。等玩家們回來，遊戲就繼續。
paused-disk = 日誌寫不進去，所有遊戲都先等一等。
resumed = 遊戲繼續，還剩{ $seconds }秒。
aborted-absent = 沒有人回來，這一局取消了。
aborted-empty = 沒有人玩了，這一局取消了。
aborted-fault = 又出了同樣的問題，這一局無法繼續，只好取消。沒有人獲勝。
aborted-restart = 重新啟動以後沒有人回來，這一局取消了。
aborted-changed = 開局以後伺服器的規則改了，這一局只好取消。沒有人獲勝。

## 誰可以說話

silent-night = 現在是晚上，天亮前請勿出聲。
bare-answer = 這樣還不算回答，請輸入 { $do }{ $line }
bare-command = 這句話大家都聽到了。要當作指令，請輸入 { $do }{ $line }
silent-paused = 遊戲暫停了：繼續以前，這一桌誰都不說話。
silent-turn = 現在還沒輪到你說話。
silent-dead = 死者不能說話。
silent-watcher = 這裡正在玩一局，只有玩家可以說話。
no-private = 你和{ $who }在玩同一局，結束之前不能私下說話。
no-rename = 你正在玩一局，結束之前請不要改名。
nick-of-player = { $nick } 是正在玩的玩家，請換一個名字。
nick-of-seat = { $nick } 是這一局裡另一個座位的名字。請先換一個名字，再輸入 { $secret }回來 你的鑰匙

## 輸入的指令

unknown-verb = 沒有「{ $word }」這個指令。「{ $do }幫助」會告訴你現在可以做什麼。
near-verb = 沒有「{ $word }」這個指令。你是不是想輸入 { $do }{ $verb }？
near-verb-private = 沒有「{ $word }」這個指令。你是不是想輸入 { $secret }{ $verb }？（跟{ -wolf }說話：{ $secret }狼聊 要說的話）
only-i-read = 這句話只有我看得到。要讓大家聽到，請到 { $room } 裡說。
only-i-read-now = 這句話只有我看得到，現在也不能跟別人說話。「{ $secret }待辦」會告訴你現在要回答什麼。
not-understood = 這句話我聽不懂。「{ $secret }幫助」會告訴你現在可以做什麼。
no-such-topic = 沒有關於「{ $word }」的幫助。「{ $do }幫助」會告訴你現在可以做什麼，「{ $do }幫助 全部」列出所有指令。
missing-word = 「{ $verb }」後面還少了點什麼。請看 { $do }幫助 { $verb }
missing-seat = 誰？「{ $verb }」後面要有座位號或名字。
missing-seats = 哪兩個？「{ $verb }」後面要有兩個座位號或名字。
missing-text = 「{ $verb }」後面要寫上內容。
too-many-words = 「{ $verb }」後面寫多了，這裡我看不懂：{ $extra }
number-unclear = 「{ $number }」是什麼意思？請加上指令，例如 { $do }投票 { $number }；「{ $do }待辦」會告訴你現在要回答什麼。
target-unknown = 這裡沒有人叫「{ $word }」。用座位號最保險：「{ $do }誰」會列出座位。
target-ambiguous = 「{ $word }」可能是{ $among }。請用座位號。
target-number = 沒有{ $number }號座位，只有1到{ $seats }號。
which-table = 要用「{ $verb }」，請先進入某一桌。
no-such-language = 我還不會說「{ $word }」。我會說 { $languages }。
no-such-role = 沒有「{ $word }」這個角色。角色有：{ $roles }。

## 座位和規則上的拒絕

already-seated = 你已經有座位了。
already-seated-here = 你已經坐在這裡了：{ $who }。
seated-elsewhere = 你坐在 { $room } 那一桌。請先離開：{ $do }離開
not-seated = 你在這裡沒有座位，輸入「{ $do }加入」就能坐下。
table-full = 這一桌坐滿了，只有{ $most }個座位。
first-decides = { $who }是房主，規則由房主決定。
bots-number = 幾個？「{ $word }」不是數字。
bots-too-many = 這裡最多坐得下{ $most }個機器人。
log-stuck = 日誌寫不進去，暫時不能入座，也不能開局。
game-running = 正在玩一局，請等它結束。
no-game = 這裡沒有在玩的遊戲。
not-playing = 你不是這一局的玩家。
not-paused = 遊戲沒有在等你。
leave-again = 現在離開，你的座位就算死亡，而且不能再回來。確定的話，請再輸入一次 { $do }離開
no-such-key = 這把鑰匙打不開任何座位。
option-near = 沒有「{ $name }」這個選項。是不是「{ $near }」？
option-unknown = 沒有「{ $name }」這個選項。「{ $do }選項」列出全部。
topic-verb = 沒有「{ $word }」這個指令。想了解它，請輸入 { $do }幫助 { $word }
option-value = { $name } 不能是 { $value }。可以設為：{ $values }。
option-number = { $name } 必須是{ $least }到{ $most }之間的整數，不能是 { $value }。
option-twice = { $name } 裡有重複的。
option-levels = { $name } 要的是0到1之間的數，不是 { $value }。
preset-unknown = 沒有叫「{ $name }」的規則。可以選：{ $names }。
players-bounds = 最少人數（{ $least }）比最多人數（{ $most }）還大：這樣誰也玩不了。
too-few = 現在有{ $seats }名玩家，至少要{ $least }名。
too-many = 現在有{ $seats }名玩家，最多{ $most }名。
first-stage-needs-two = 只有「投票方式」是「兩輪」時，平票才能看第一輪的票。
role-unknown = 沒有「{ $role }」這個角色。
role-not-allowed = 這套規則裡不能有{ $role }。
role-twice = { $role }只能有一張牌。
role-required = 必須有{ $role }。
deal-size = 要發的牌必須是{ $seats }張。
no-night-role = 「夜間次序」裡不能有{ $role }：這個角色晚上不行動。
wolf-number = { $seats }名玩家裡不能有{ $wolves }名{ -wolf }。
deck-wolves = 牌組裡寫了{ $named }名{ -wolf }，而按「狼人數」{ $seats }名玩家裡有{ $wolves }名：請從牌組裡去掉，或者設「狼人數 手動:{ $named }」。
deck-too-big = 除了村民有{ $cards }張牌，可是只有{ $seats }名玩家。
no-plain = 「{ -wolf }勝法」是「屠平民」時必須有村民。
no-sides = 「{ -wolf }勝法」是「屠邊」時必須有村民或特殊身份。

## 回答上的拒絕

game-paused = 遊戲暫停了，現在不能回答。
game-fault = 程式出了點問題，你的指令已經復原。
game-over = 遊戲已經結束了。
not-begun = 遊戲還沒有開始。
already-begun = 遊戲已經開始了。
not-a-command = 遊戲裡不能這樣做。
round-over = 時間已經過了。
not-asked = 現在沒有要你回答的問題。
not-asked-that = 現在沒有要用「{ $verb }」來回答的問題。「{ $do }待辦」會告訴你現在要回答什麼。
nothing-to-undo = 你沒有可以收回的回答。
must-pick = 必須選{ $least }個。
how-many = 最多選{ $most }個。
picked-twice = { $seat }你選了兩次。
not-living = { $seat }已經死了。
no-takeover = 這一桌不能中途換人。
one-potion = 一晚只能用一瓶藥。
pack-not-now = 你現在不能跟{ -wolf }說話。
not-love = 不能選{ $seat }。
not-guard = 今晚不能守護{ $seat }。
not-see = 不能查驗{ $seat }。
not-kill = 不能殺{ $seat }。
not-heal = 不能救{ $seat }。
not-poison = 不能毒{ $seat }。
not-shoot = 不能對{ $seat }開槍。
not-elect = 不能選{ $seat }。
not-nominate = 不能提名{ $seat }。
not-vote = 不能投給{ $seat }。
not-tie = { $seat }不在平票的人裡。
not-confirm = 你不能贊成，請回答「{ $do }反對」
not-heir = { $seat }不能戴警徽。
not-end = 說完了，請輸入 { $do }過

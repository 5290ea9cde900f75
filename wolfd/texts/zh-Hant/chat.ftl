### 聊天上的拒絕，以及 IRC 這一邊自己說的話。irc-NNN 是數字代碼 NNN 的那句話。
### 這個檔案裡的句子只排一次，以後只填空：不能按值變化。

## 拒絕

already-in-channel = { $nick } 已經在 { $channel } 裡了。
channel-bad = { $channel } 不能用作頻道名：請以 # 開頭，不用空格、逗號和冒號，最多{ $most }個位元組。
channel-banned = 你被禁止進入 { $channel }。
channel-full = { $channel } 已經滿了。
channel-invite-only = { $channel } 只有受到邀請的人才能進。
channel-key-wrong = { $channel } 有密碼，這個不對。
key-bad = 密碼是一個詞，不能有逗號和冒號。
limit-bad = { $value } 不能用作人數。
list-full = { $channel } 的名單滿了。
mask-bad = 遮罩是一個詞，最多{ $most }個位元組。
mode-unknown = 沒有 { $letter } 這種頻道模式。
need-op = 只有 { $channel } 的管理員才能這樣做。
nick-alike = { $nick } 和在場的 { $other } 太像了，請換一個暱稱。
nick-like-player = { $nick } 和正在玩的 { $other } 太像了，請換一個暱稱。
nick-bad = { $nick } 不能用作暱稱：請以文字開頭，不能有空格，只用文字、數字和 -_[]{"{"}{"}"}^`|\，最多{ $most }個位元組（一個漢字三個位元組）。
nick-of-bots = { $nick } 帶有機器人的記號，請換一個暱稱。
nick-reserved = { $nick } 太像主持人或者某個服務的暱稱了。
nick-taken = 已經有人叫 { $nick } 了。
no-such-channel = 沒有 { $channel } 這個頻道。
no-such-nick = 這裡沒有人叫 { $nick }。
no-text = 裡面沒有要說的話。
not-a-member = { $nick } 不在 { $channel } 裡。
not-in-channel = 你不在 { $channel } 裡。
real-bad = 這個真名是空的，或者太長了。
speech-banned = 你在 { $channel } 裡被禁，不能說話。
speech-from-outside = 在 { $channel } 裡的人才能在那裡說話。
speech-moderated = 你現在不能在 { $channel } 裡說話。
speech-whispered = 在 { $channel } 裡說的話，人人都聽得到。
too-many-channels = 你進的頻道已經夠多了。

## 為什麼走了

quit = 走了
quit-said = 走了：{ $reason }
quit-babbled = 一行太長，沒有結束
quit-lost = 連線斷了
quit-ping = { $seconds }秒沒有動靜
quit-sendq = 不讀發來的東西
quit-slow = 登入花的時間太久

## IRC 這一邊

irc-001 = 歡迎來到 { $network }，
irc-002 = 伺服器是 { $server }，版本 { $version }
irc-003 = 伺服器啟動於 { $since }
irc-005 = 是這個伺服器支援的
irc-219 = 統計完畢
irc-242 = 伺服器已運作{ $days }天 { $time }
irc-251 = 有{ $users }個使用者，{ $hidden }個隱身，1台伺服器
irc-252 = 個管理員在線上
irc-253 = 個連線還沒有登入
irc-254 = 個頻道
irc-255 = 這裡有{ $users }個使用者，0台伺服器
irc-256 = { $server } 的管理資訊
irc-265 = 現在有{ $users }個使用者，最多時{ $most }個
irc-266 = 全網現在有{ $users }個使用者，最多時{ $most }個
irc-305 = 你不再是離開狀態
irc-306 = 你現在是離開狀態
irc-315 = WHO 完畢
irc-317 = 秒沒有說話，來的時間
irc-318 = WHOIS 完畢
irc-321 = 人數和主題
irc-323 = 頻道列表完畢
irc-330 = 登入的帳號是
irc-331 = 沒有主題
irc-335 = 是機器人：玩遊戲的，或者就是主持人
irc-337 = 你收到的邀請就這些
irc-347 = 免邀請名單完畢
irc-349 = 免禁名單完畢
irc-365 = LINKS 完畢
irc-366 = NAMES 完畢
irc-368 = 封禁名單完畢
irc-369 = WHOWAS 完畢
irc-374 = INFO 完畢
irc-375 = - { $server } 今日告示 -
irc-376 = 告示完畢
irc-402 = 沒有這台伺服器
irc-406 = 沒有人用過這個暱稱
irc-407 = 收信人太多，只送到了前面幾個
irc-410 = 沒有這種 CAP 指令
irc-411 = { $command } 沒有寫收信人
irc-412 = 裡面沒有要說的話
irc-417 = 這一行太長了
irc-421 = 沒有這個指令
irc-423 = 沒有寫明誰是管理員
irc-431 = 沒有寫暱稱
irc-447 = 你現在不能改暱稱
irc-451 = 你還沒有登入
irc-461 = 參數不夠
irc-462 = 你已經登入過了
irc-464 = 密碼不對
irc-501 = 沒有這種使用者模式
irc-502 = 別人的模式，你看不到，也改不了
irc-524 = 沒有關於這個的幫助
irc-696 = 這種模式要有參數
irc-704 = 幫助
irc-706 = 幫助完畢
irc-733 = MONITOR 名單完畢
irc-734 = MONITOR 名單滿了
irc-error = 連線關閉：{ $reason }
line-fault = 處理你輸入的這一行時內部出了錯；伺服器的日誌裡記下了原因。
line-waits = 日誌現在寫不進去。所有遊戲都先等一等；大家說的話、做的事，等寫得進去了才會送到，請耐心等候。
irc-invalid-utf8 = 這一行不是 UTF-8，沒有轉發。
irc-list-channel = 頻道
irc-no-ctcp = 這裡只轉發 CTCP 裡的 ACTION。

irc-motd =
    歡迎來到狼人殺伺服器。遊戲裡說的話，都會寫進這一局的紀錄。
    English:  /msg { $moderator } language english
    简体中文：/msg { $moderator } 语言 简体
    繁體中文：/msg { $moderator } 語言 繁體
    認識大家：/join { $lobby }
    上桌玩：  /join #狼窩   然後   { $prefix }加入   { $prefix }機器人 7   { $prefix }準備
    第一次玩，先看教學：/msg { $moderator } 教學
    要保密的話請私下告訴主持人，他也會幫你：   /msg { $moderator } 幫助
    他只對你說的話在另一個視窗裡，也請看那裡。
irc-info =
    { $version }：IRC 和 telnet 兩用的伺服器，也是狼人殺的主持人。
    不管用哪一種方式進來，大家和機器人都坐在同樣的桌上。

irc-help-admin = 誰在管理這台伺服器。
irc-help-away = 說你離開一下；不寫話，就是你回來了。
irc-help-cap = 詢問 IRCv3 的能力；用戶端會自己做。
irc-help-help = 列出所有指令，或者說明一個指令。
irc-help-helpop = 跟 HELP 一樣。
irc-help-info = 這是什麼伺服器。
irc-help-invite = 請人進頻道；不寫參數，就看誰請了你去哪裡。
irc-help-ison = 這些暱稱當中誰在。
irc-help-join = 進頻道，有密碼的寫上密碼；0 是離開所有頻道。
irc-help-kick = 把人請出頻道，你要是那裡的管理員。
irc-help-kill = 給管理員用：關閉某人的連線。
irc-help-links = 有哪些伺服器：只有這一台。
irc-help-list = 頻道、人數和主題；可以用萬用字元、>3 或 <10 人、C>60 或 T<60 分鐘。
irc-help-lusers = 這裡有多少人。
irc-help-mode = 看或改頻道的模式，或者你自己的：i 只讓認識的人找到，B 是機器人，R 只聽有帳號的人，w 聽管理員說話。
irc-help-monitor = 這些暱稱來了走了，都告訴你。
irc-help-motd = 今日告示。
irc-help-names = 頻道裡有誰。
irc-help-nick = 換一個暱稱。
irc-help-notice = 說一句誰也不用回答的話，程式也不回答。
irc-help-oper = 當伺服器的管理員。
irc-help-part = 離開頻道。
irc-help-pass = 伺服器的密碼，要在 NICK 和 USER 之前。
irc-help-ping = 問伺服器還在不在。
irc-help-pong = 告訴伺服器你還在。
irc-help-privmsg = 對頻道或者某個人說話；要保密的，就對主持人說。
irc-help-quit = 離開伺服器。
irc-help-rehash = 給管理員用：重新讀設定。
irc-help-setname = 換一個真名。
irc-help-stats = 伺服器運作了多久；管理員可以看更多。
irc-help-tagmsg = 只發標籤不發話，例如表示你正在打字。
irc-help-time = 伺服器的時鐘。
irc-help-topic = 看或改頻道的主題。
irc-help-user = 你的使用者名稱和真名，只說一次。
irc-help-userhost = 這些暱稱在不在，使用者名稱是什麼。
irc-help-version = 伺服器的版本，支援些什麼。
irc-help-wallops = 給管理員用：對所有有模式 w 的人說話。
irc-help-who = 頻道裡有誰，或者誰叫這個名字；% 後面是要看的欄位。
irc-help-whois = 某個人是誰，在哪些頻道裡。
irc-help-whowas = 以前誰用過某個暱稱。

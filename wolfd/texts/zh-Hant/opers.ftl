# 伺服器的管理員：他們和他們所管的人聽到的話；碰到了哪些限制。

oper-nobody = 這台伺服器的設定裡沒有寫管理員。
oper-wrong = 這樣的名字、密碼或憑證當不了管理員。
oper-none = 你不是這台伺服器的管理員。
oper-not-allowed = 你的管理員權限不夠：設定裡沒有給你 { $deed }。
oper-plays = 你那一局沒結束以前，看不到別人做了多少事。
oper-no-person = { $nick } 沒有可以關閉的連線。
oper-no-reason = 沒有寫理由
ban-no-address = 這不是位址，也不是網段。
killed = 被 { $by } 關閉了連線：{ $reason }

oper-news-came = { $nick } 現在是伺服器的管理員（{ $operator }）
oper-news-failed = { $nick } 想當管理員沒有成功，來自 { $address }
oper-news-kill = { $by } 關閉了 { $nick } 的連線：{ $reason }
oper-news-ban = { $by } 永久封禁了 { $target }：{ $reason }（趕走{ $out }人）
oper-news-ban-until = { $by } 封禁了 { $target }，到 { $until } 為止：{ $reason }（趕走{ $out }人）
oper-news-unban = { $by } 取消了對 { $target } 的封禁
oper-news-unkept = 沒有記下：{ $why }
oper-news-limit = 碰到限制：{ $limit }，來自 { $about }（上次告知以來{ $times }次）
oper-news-reload = 設定重新讀過了：{ $done }
oper-news-reload-nothing = 設定重新讀過了：沒有變化
oper-news-reload-waiting = 要重新啟動才會改變 { $keys }
oper-news-reload-failed = 設定沒有重新讀成，什麼都沒變：{ $why }

limit-connections = 同一位址的連線數
limit-login = 同一位址登入失敗的次數
limit-oper = 同一位址當管理員失敗的次數
limit-registration = 登記所用的時間
limit-bytes = 登記前的位元組數，或沒有結尾的位元組數
limit-sendq = 沒有讀走的輸出
limit-flood = 來得太快的行
limit-queries = 查詢太頻繁

irc-263 = 請等一會兒再試
irc-313 = 是這台伺服器的管理員
irc-338 = 是這個連線的實際來源位址
irc-276 = 的憑證是 { $fingerprint }
irc-381 = 你現在是這台伺服器的管理員了
irc-382 = 正在重新讀
irc-671 = 用的是加密連線

irc-help-dline = 給管理員用：封禁位址或網段；前面的分鐘數、12h、7d、2w 是期限。
irc-help-kline = 給管理員用：封禁遮罩、帳號、位址或網段，可以有期限。
irc-help-undline = 給管理員用：取消封禁。
irc-help-unkline = 給管理員用：取消封禁。

channel-alike = { $channel } 看起來像已經有的 { $other }。
channel-reserved = { $channel } 看起來像伺服器自己的名字。
channel-accounts-only = 只有有帳號的人能進 { $channel }：請先註冊或登入。
speech-accounts-only = { $channel } 現在只有有帳號的人能說話。
user-accounts-only = { $nick } 只聽有帳號的人說話。
extban-bad = { $value } 不是遮罩：這一類只有 ~a:帳號 和 ~m:暱稱!使用者@主機

### 帳號：拒絕、NickServ 說的話，以及 IRC 這一邊的數字代碼和回答。
### IRC 數字代碼用的句子只排一次，以後只填空：不能按值變化。

nick-of-account = { $nick } 屬於帳號 { $account }。要是你的，請用 SASL 登入，或者先換個暱稱進來，再找 NickServ 登入。

## 拒絕

login-failed = 沒有這個帳號，或者密碼不對。
login-throttled = 從你的位址來的登入失敗得太多了，請過{ $minutes }分鐘再試。
account-stuck = 現在查不到帳號，請過一會兒再試。
account-closed = 這裡的帳號只由伺服器管理員來開，請找管理員。
account-too-many = 今天從你的位址開的帳號太多了。
account-exists = 已經有帳號 { $account }，或者很像它的帳號了。
account-name-bad = { $account } 不能用作帳號的名字。
account-password-short = 密碼至少要有{ $least }個字。
account-password-long = 密碼最多{ $most }個字。
account-password-unreadable = 這個密碼裡有讀不出來的字，打錯了也會當成對的。請先設好你程式的編碼，或者換一個密碼。
account-is-logged-in = 你已經登入了帳號 { $account }。
account-none = 你沒有登入帳號。
account-unknown = 沒有 { $account } 這個帳號。
account-certificate-taken = 這個憑證已經用來登入某個帳號了。
account-certificate-unknown = 這個憑證不能登入你的帳號。
nick-not-yours = { $nick } 不是你的暱稱。
ghost-yourself = 那就是現在這個連線。

## 發生的事

account-registered = 你有了帳號 { $account }，這個名字別人不能再用了。請記好密碼。
account-logged-in = 歡迎回來，{ $account }：你登入了。
account-logged-out = 你登出了。
account-password-set = 密碼換好了，以後請用新的。
account-dropped = 帳號 { $account } 已刪除。
account-ghosted = 你用 { $by } 這個名字從別的連線進來了，所以這個連線關掉了。

## NickServ

nickserv-unknown = 「{ $word }」我不懂。我懂的有：{ $verbs }。
nickserv-usage = 請這樣輸入：{ $example }
nickserv-ghosted = 叫 { $nick } 的那個連線關掉了。
nickserv-regained = 你又叫 { $nick } 了。
nickserv-info =
    你登入的帳號是 { $account }，開於 { $made }；它的語言是 { $language }。
    { $certificates ->
        [0] 沒有憑證可以登入它。
       *[other] 有{ $certificates }個憑證可以登入它。
    }
nickserv-language = 以後我們跟你說繁體中文，下次來也一樣。
nickserv-language-unknown = 沒有「{ $language }」這種語言。有：{ $languages }
nickserv-certificates-none = 沒有憑證可以登入你的帳號。
nickserv-certificate = 可以登入你的帳號的憑證：{ $fingerprint }
nickserv-certificate-added = 這個憑證從現在起可以登入你的帳號了。
nickserv-certificate-dropped = 這個憑證不能再登入你的帳號了。
nickserv-help =
    有了帳號，暱稱就是你的；登入以後，你在遊戲裡的座位也會回來。
    我懂得：{ $verbs }。想多了解一個：{ $example }
nickserv-help-register = 用你現在的暱稱開一個帳號。
nickserv-help-identify = 登入。暱稱就是帳號的話，帳號可以不寫。
nickserv-help-logout = 登出。
nickserv-help-ghost = 按暱稱關掉你的另一個連線。沒有登入的話，要加上密碼。
nickserv-help-regain = 關掉佔著你暱稱的另一個連線，把暱稱還給你。沒有登入的話，要加上密碼。
nickserv-help-set = 換帳號的密碼。
nickserv-help-drop = 永遠刪除你的帳號，以後誰都可以用這個名字。
nickserv-help-info = 你的帳號裡記了什麼。
nickserv-help-language = 現在和以後跟你說話用的語言。
nickserv-help-cert =
    新增：讓一個 TLS 憑證可以登入你的帳號；刪除：取消；列表：有哪些。
    程式已經出示過憑證的話，「新增」後面可以不寫指紋。
nickserv-help-help = 我能做什麼，或者我懂的某個詞是做什麼的。

## IRC 這一邊

irc-900 = 你以 { $account } 登入了
irc-901 = 你登出了
irc-903 = 登入成功
irc-904 = 登入失敗
irc-905 = 登入的每一段最多400個字母
irc-906 = 登入中斷了
irc-908 = 是這裡能用的 SASL 方式
irc-register-success = 帳號是你的了，你也登入了。
irc-register-early = 請先進來，再開帳號。
irc-register-nick = 帳號的名字就是你的暱稱。
irc-register-needs-nick = 請先選一個暱稱。
irc-verify = 沒有等著驗證的帳號。
irc-help-authenticate = 用 SASL 登入，用戶端會自己做。
irc-help-register = 用你的暱稱開一個帳號；* 代表暱稱，也代表不需要的位址。
irc-help-verify = 從來用不著：帳號開了就能用。
irc-help-nickserv = 對 NickServ 說話。
irc-help-ns = 對 NickServ 說話。

## telnet

account-ask-password = { $account } 這個帳號有主人。密碼是什麼？
account-ask-new-password = 要用什麼密碼？
account-ask-again = 請再輸入一遍：
account-passwords-differ = 兩次輸入的密碼不一樣，什麼都沒有改。
account-ask-old-password = 為了保險，請再輸入你的密碼：
account-unkept = 這裡沒有帳號。
account-like = { $nick } 太像 { $account } 了，那個名字有人用了。請換一個。
account-usage =
    「/帳號 註冊」用你的名字開一個帳號：別人就不能再用這個名字，座位也會等你。
    「/帳號 密碼」換密碼，「/帳號 註銷」永遠刪除帳號。
account-yours = 你登入的帳號是 { $account }。
account-games = { $games ->
    [0] 這個帳號還沒有打完過一局。
   *[other] 這個帳號打完了{ $games }局，贏了{ $wins }局。
}

### 账号：拒绝、NickServ 说的话，以及 IRC 这一边的数字代码和回答。
### IRC 数字代码用的句子只排一次，以后只填空：不能按值变化。

nick-of-account = { $nick } 属于账号 { $account }。要是你的，请用 SASL 登录，或者先换个昵称进来，再找 NickServ 登录。

## 拒绝

login-failed = 没有这个账号，或者密码不对。
login-throttled = 从你的地址来的登录失败得太多了，请过{ $minutes }分钟再试。
account-stuck = 现在查不了账号，请过一会儿再试。
account-closed = 这里的账号只由服务器管理员来开，请找管理员。
account-too-many = 今天从你的地址开的账号太多了。
account-exists = 已经有账号 { $account }，或者很像它的账号了。
account-name-bad = { $account } 不能用作账号的名字。
account-password-short = 密码至少要有{ $least }个字。
account-password-long = 密码最多{ $most }个字。
account-password-unreadable = 这个密码里有读不出来的字，打错了也会当成对的。请先设好你程序的编码，或者换一个密码。
account-is-logged-in = 你已经登录了账号 { $account }。
account-none = 你没有登录账号。
account-unknown = 没有 { $account } 这个账号。
account-certificate-taken = 这个证书已经用来登录某个账号了。
account-certificate-unknown = 这个证书不能登录你的账号。
nick-not-yours = { $nick } 不是你的昵称。
ghost-yourself = 那就是现在这个连接。

## 发生的事

account-registered = 你有了账号 { $account }，这个名字别人不能再用了。请记好密码。
account-logged-in = 欢迎回来，{ $account }：你登录了。
account-logged-out = 你退出登录了。
account-password-set = 密码换好了，以后请用新的。
account-dropped = 账号 { $account } 已注销。
account-ghosted = 你用 { $by } 这个名字从别的连接进来了，所以这个连接关掉了。

## NickServ

nickserv-unknown = “{ $word }”我不懂。我懂的有：{ $verbs }。
nickserv-usage = 请这样输入：{ $example }
nickserv-ghosted = 叫 { $nick } 的那个连接关掉了。
nickserv-regained = 你又叫 { $nick } 了。
nickserv-info =
    你登录的账号是 { $account }，开于 { $made }；它的语言是 { $language }。
    { $certificates ->
        [0] 没有证书可以登录它。
       *[other] 有{ $certificates }个证书可以登录它。
    }
nickserv-language = 以后我们跟你说简体中文，下次来也一样。
nickserv-language-unknown = 没有“{ $language }”这种语言。有：{ $languages }
nickserv-certificates-none = 没有证书可以登录你的账号。
nickserv-certificate = 可以登录你的账号的证书：{ $fingerprint }
nickserv-certificate-added = 这个证书从现在起可以登录你的账号了。
nickserv-certificate-dropped = 这个证书不能再登录你的账号了。
nickserv-help =
    有了账号，昵称就是你的；登录以后，你在游戏里的座位也会回来。
    我懂得：{ $verbs }。想多了解一个：{ $example }
nickserv-help-register = 用你现在的昵称开一个账号。
nickserv-help-identify = 登录。昵称就是账号的话，账号可以不写。
nickserv-help-logout = 退出登录。
nickserv-help-ghost = 按昵称关掉你的另一个连接。没有登录的话，要加上密码。
nickserv-help-regain = 关掉占着你昵称的另一个连接，把昵称还给你。没有登录的话，要加上密码。
nickserv-help-set = 换账号的密码。
nickserv-help-drop = 永远注销你的账号，以后谁都可以用这个名字。
nickserv-help-info = 你的账号里记了些什么。
nickserv-help-language = 现在和以后跟你说话用的语言。
nickserv-help-cert =
    添加：让一个 TLS 证书可以登录你的账号；删除：取消；列表：有哪些。
    程序已经出示过证书的话，“添加”后面可以不写指纹。
nickserv-help-help = 我能做什么，或者我懂的某个词是做什么的。

## IRC 这一边

irc-900 = 你以 { $account } 登录了
irc-901 = 你退出登录了
irc-903 = 登录成功
irc-904 = 登录失败
irc-905 = 登录的每一段最多400个字母
irc-906 = 登录中断了
irc-908 = 是这里能用的 SASL 方式
irc-register-success = 账号是你的了，你也登录了。
irc-register-early = 请先进来，再开账号。
irc-register-nick = 账号的名字就是你的昵称。
irc-register-needs-nick = 请先选一个昵称。
irc-verify = 没有等着验证的账号。
irc-help-authenticate = 用 SASL 登录，客户端会自己做。
irc-help-register = 用你的昵称开一个账号；* 代表昵称，也代表不需要的地址。
irc-help-verify = 从来用不着：账号开了就能用。
irc-help-nickserv = 对 NickServ 说话。
irc-help-ns = 对 NickServ 说话。

## telnet

account-ask-password = { $account } 是有主的账号。密码是什么？
account-ask-new-password = 要用什么密码？
account-ask-again = 请再输入一遍：
account-passwords-differ = 两次输入的密码不一样，什么都没有改。
account-ask-old-password = 为了稳妥，请再输入你的密码：
account-unkept = 这里没有账号。
account-like = { $nick } 太像 { $account } 了，那个名字是有主的。请换一个。
account-usage =
    “/账号 注册”用你的名字开一个账号：别人就不能再用这个名字，座位也会等你。
    “/账号 密码”换密码，“/账号 注销”永远注销账号。
account-yours = 你登录的账号是 { $account }。
account-games = { $games ->
    [0] 这个账号还没有打完过一局。
   *[other] 这个账号打完了{ $games }局，赢了{ $wins }局。
}

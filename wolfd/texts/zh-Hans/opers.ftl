# 服务器的管理员：他们和他们所管的人听到的话；碰到了哪些限制。

oper-nobody = 这台服务器的配置里没有写管理员。
oper-wrong = 这样的名字、密码或证书当不了管理员。
oper-none = 你不是这台服务器的管理员。
oper-not-allowed = 你的管理员权限不够：配置里没有给你 { $deed }。
oper-plays = 你那一局没结束以前，看不到别人做了多少事。
oper-no-person = { $nick } 没有可以关闭的连接。
oper-no-reason = 没有写理由
ban-no-address = 这不是地址，也不是网段。
killed = 被 { $by } 关闭了连接：{ $reason }

oper-news-came = { $nick } 现在是服务器的管理员（{ $operator }）
oper-news-failed = { $nick } 想当管理员没有成功，来自 { $address }
oper-news-kill = { $by } 关闭了 { $nick } 的连接：{ $reason }
oper-news-ban = { $by } 永久封禁了 { $target }：{ $reason }（赶走{ $out }人）
oper-news-ban-until = { $by } 封禁了 { $target }，到 { $until } 为止：{ $reason }（赶走{ $out }人）
oper-news-unban = { $by } 取消了对 { $target } 的封禁
oper-news-unkept = 没有记下：{ $why }
oper-news-limit = 碰到限制：{ $limit }，来自 { $about }（上次告知以来{ $times }次）
oper-news-reload = 配置重新读过了：{ $done }
oper-news-reload-nothing = 配置重新读过了：没有变化
oper-news-reload-waiting = 要重新启动才会改变 { $keys }
oper-news-reload-failed = 配置没有重新读成，什么都没变：{ $why }

limit-connections = 同一地址的连接数
limit-login = 同一地址登录失败的次数
limit-oper = 同一地址当管理员失败的次数
limit-registration = 登记所用的时间
limit-bytes = 登记前的字节数，或没有结尾的字节数
limit-sendq = 没有读走的输出
limit-flood = 来得太快的行
limit-queries = 查询太频繁

irc-263 = 请等一会儿再试
irc-313 = 是这台服务器的管理员
irc-338 = 是这个连接的实际来源地址
irc-276 = 的证书是 { $fingerprint }
irc-381 = 你现在是这台服务器的管理员了
irc-382 = 正在重新读
irc-671 = 用的是加密连接

irc-help-dline = 给管理员用：封禁地址或网段；前面的分钟数、12h、7d、2w 是期限。
irc-help-kline = 给管理员用：封禁掩码、账号、地址或网段，可以有期限。
irc-help-undline = 给管理员用：取消封禁。
irc-help-unkline = 给管理员用：取消封禁。

channel-alike = { $channel } 看起来像已经有的 { $other }。
channel-reserved = { $channel } 看起来像服务器自己的名字。
channel-accounts-only = 只有有账号的人能进 { $channel }：请先注册或登录。
speech-accounts-only = { $channel } 现在只有有账号的人能说话。
user-accounts-only = { $nick } 只听有账号的人说话。
extban-bad = { $value } 不是掩码：这一类只有 ~a:账号 和 ~m:昵称!用户@主机

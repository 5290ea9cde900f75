# 封禁：被挡在外面的人听到的话，以及设封禁的人听到的话。

banned = 已被本服务器封禁：{ $reason }
banned-until = 已被本服务器封禁，到 { $until } 为止：{ $reason }
ban-bad = { $target } 不是地址、网段、nick!user@host 这样的掩码，也不是 account:名字
ban-wide = { $target } 会把太多人挡在外面
ban-self = { $target } 会把你自己挡在外面
ban-unknown = 没有对 { $target } 的封禁
ban-span-bad = { $span } 不是时间：请写 30（分钟）、90m、12h、7d 或 2w

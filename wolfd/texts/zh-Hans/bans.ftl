# 封禁：被挡在外面的人听到的话，以及设封禁的人听到的话。

banned = 已被本服务器封禁：{ $reason }
banned-spares = 已被本服务器封禁：{ $reason }——登录了账号的人可以进来（IRC 用 SASL）
banned-until = 已被本服务器封禁，到 { $until } 为止：{ $reason }
banned-until-spares = 已被本服务器封禁，到 { $until } 为止：{ $reason }——登录了账号的人可以进来（IRC 用 SASL）
# 同上，另有申诉用的编号 $id 和联系管理员的方式 $contact。
ban-appeal = ——要申诉，请把 { $id } 告诉管理员，或者请在线的人代为申诉（申诉 { $id } 理由）。
ban-contact = ——要申诉，请把 { $id } 告诉管理员（{ $contact }），或者请在线的人代为申诉（申诉 { $id } 理由）。
banned-appeal = { banned }{ ban-appeal }
banned-contact = { banned }{ ban-contact }
banned-spares-appeal = { banned-spares }{ ban-appeal }
banned-spares-contact = { banned-spares }{ ban-contact }
banned-until-appeal = { banned-until }{ ban-appeal }
banned-until-contact = { banned-until }{ ban-contact }
banned-until-spares-appeal = { banned-until-spares }{ ban-appeal }
banned-until-spares-contact = { banned-until-spares }{ ban-contact }
ban-bad = 这不是地址、网段、掩码，也不是账号。
ban-wide = 这会把太多人挡在外面。
ban-self = 这会把你自己挡在外面。
ban-unknown = 没有这样的封禁。
ban-span-bad = { $span } 不是时间：请写 30（分钟）、90m、12h、7d 或 2w

# 封禁：被挡在外面的人听到的话，以及设封禁的人听到的话。

# $id: what an appeal calls it, or none. $contact: how the operator is reached, or none.
ban-appeal = { $id ->
    [none] {""}
   *[other] { $contact ->
        [none] { " " }— 要申诉，请把 { $id } 告诉管理员，或者请在线的人输入命令：申诉 { $id } 理由
       *[other] { " " }— 要申诉，请把 { $id } 告诉管理员（{ $contact }），或者请在线的人输入命令：申诉 { $id } 理由
    }
}
banned = 已被本服务器封禁：{ $reason }{ ban-appeal }
banned-spares = 已被本服务器封禁：{ $reason }——登录了账号的人可以进来（IRC 用 SASL）{ ban-appeal }
banned-until = 已被本服务器封禁，到 { $until } 为止：{ $reason }{ ban-appeal }
banned-until-spares = 已被本服务器封禁，到 { $until } 为止：{ $reason }——登录了账号的人可以进来（IRC 用 SASL）{ ban-appeal }
ban-bad = 这不是地址、网段、掩码，也不是账号。
ban-wide = 这会把太多人挡在外面。
ban-self = 这会把你自己挡在外面。
ban-unknown = 没有这样的封禁。
ban-span-bad = { $span } 不是时间：请写 30（分钟）、90m、12h、7d 或 2w

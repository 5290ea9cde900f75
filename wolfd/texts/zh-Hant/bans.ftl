# 封禁：被擋在外面的人聽到的話，以及設封禁的人聽到的話。

# $id: what an appeal calls it, or none. $contact: how the operator is reached, or none.
ban-appeal = { $id ->
    [none] {""}
   *[other] { $contact ->
        [none] { " " }— 要申訴，請把 { $id } 告訴管理員，或者請線上的人輸入指令：申訴 { $id } 理由
       *[other] { " " }— 要申訴，請把 { $id } 告訴管理員（{ $contact }），或者請線上的人輸入指令：申訴 { $id } 理由
    }
}
banned = 已被本伺服器封禁：{ $reason }{ ban-appeal }
banned-spares = 已被本伺服器封禁：{ $reason }——登入了帳號的人可以進來（IRC 用 SASL）{ ban-appeal }
banned-until = 已被本伺服器封禁，到 { $until } 為止：{ $reason }{ ban-appeal }
banned-until-spares = 已被本伺服器封禁，到 { $until } 為止：{ $reason }——登入了帳號的人可以進來（IRC 用 SASL）{ ban-appeal }
ban-bad = 這不是位址、網段、遮罩，也不是帳號。
ban-wide = 這會把太多人擋在外面。
ban-self = 這會把你自己擋在外面。
ban-unknown = 沒有這樣的封禁。
ban-span-bad = { $span } 不是時間：請寫 30（分鐘）、90m、12h、7d 或 2w

# 封禁：被擋在外面的人聽到的話，以及設封禁的人聽到的話。

banned = 已被本伺服器封禁：{ $reason }
banned-spares = 已被本伺服器封禁：{ $reason }——登入了帳號的人可以進來（IRC 用 SASL）
banned-until = 已被本伺服器封禁，到 { $until } 為止：{ $reason }
banned-until-spares = 已被本伺服器封禁，到 { $until } 為止：{ $reason }——登入了帳號的人可以進來（IRC 用 SASL）
# 同上，另有申訴用的編號 $id 和聯絡管理員的方式 $contact。
ban-appeal = ——要申訴，請把 { $id } 告訴管理員，或者請線上的人代為申訴（申訴 { $id } 理由）。
ban-contact = ——要申訴，請把 { $id } 告訴管理員（{ $contact }），或者請線上的人代為申訴（申訴 { $id } 理由）。
banned-appeal = { banned }{ ban-appeal }
banned-contact = { banned }{ ban-contact }
banned-spares-appeal = { banned-spares }{ ban-appeal }
banned-spares-contact = { banned-spares }{ ban-contact }
banned-until-appeal = { banned-until }{ ban-appeal }
banned-until-contact = { banned-until }{ ban-contact }
banned-until-spares-appeal = { banned-until-spares }{ ban-appeal }
banned-until-spares-contact = { banned-until-spares }{ ban-contact }
ban-bad = 這不是位址、網段、遮罩，也不是帳號。
ban-wide = 這會把太多人擋在外面。
ban-self = 這會把你自己擋在外面。
ban-unknown = 沒有這樣的封禁。
ban-span-bad = { $span } 不是時間：請寫 30（分鐘）、90m、12h、7d 或 2w

# 講述一局遊戲時說的話：`wolflog` 給讀日誌的人看，復盤給玩家看。

## 誰說，何時說

log-moderator = 主持人
log-chapter-setup = 開局之前
log-chapter-night = 第{ $number }夜
log-chapter-day = 第{ $number }天
log-chapter-over = 終局
log-short-setup = 前
log-short-night = 夜{ $number }
log-short-day = 晝{ $number }
log-short-over = 終

## 桌上的事

log-opened = { $room } 開了一桌。
log-seated = { $who }入座。
log-left = { $who }離開了。
log-gave-up = { $who }放棄了座位。
log-returned = { $who }回來了。
log-handed = 從現在起由{ $nick }主持。
log-withheld = { $who }{ $kind ->
    [away] 說明為什麼不在
    [real] 換了真實姓名
    [topic] 設了話題
    [part] 離開時留了話
   *[quit] 斷線時留了話
}，結束以前誰也看不到：{ $text }
log-refused = { $who }想對{ $to }說，沒有傳到：{ $text }
log-benched = { $nick }坐上候補席。
log-unbenched = { $nick }不在候補席了。
log-extended = 延長{ $seconds }秒（{ $why ->
    [moderator] 主持或監督員
    [vote] 投票決定
   *[other] { $why }
}）。
log-option = { $name } 設為 { $value }。
log-paused = 遊戲暫停（{ $why ->
    [operator] 管理員
    [moderator] 主持或監督員
    [vote] 投票決定
    [restart] 伺服器重新啟動
    [disk] 日誌寫不進去
    [fault] 伺服器出錯
    [absent] 沒有人在
   *[other] { $why }
}）。
log-resumed = 遊戲繼續。
log-ended = 遊戲關閉（{ $why ->
    [won] 玩到了最後
    [aborted] 中途取消
    [damaged] 紀錄有缺損
    [changed] 規則變了
    [empty] 沒有人了
    [idle] 很久沒有動靜
   *[other] { $why }
}）。
log-mod = { $by }{ $do ->
    [removed] 請{ $who }離開
    [substituted] 讓別人接替{ $who }
    [aborted] 取消了這一局
    [muted] 讓{ $who }禁言
    [barred] 不讓{ $who }進入房間
    [warned] 警告{ $who }
    [noted] 為{ $who }留下備註
   *[reported] 舉報{ $who }
}：{ $reason }
log-admin = 管理員：{ $do }。{ $reason }
log-not-kept = （日誌沒有保留這句話）
log-broken = 這一版讀不懂一條 { $type } 紀錄。
log-strange = 有{ $count }個事件是這一版不認識的。
log-fault = 一條指令使遊戲出錯，已經復原（{ $error }）。

## 誰知道誰的什麼

log-knows-pack = 同夥
log-knows-love = 情侶
log-knows-charmed = 被迷
log-knows-victim = 被咬

## 一局的網頁

log-title = { $room } 的一局 { $game }
log-seats = 座位
log-seat = 座位
log-card = 身份
log-fate = 結局
log-lived = 活到最後
log-died = { $when }：{ $cause }
log-bot = 機器人
log-won = 勝
log-timeline = 經過
log-view = 視角
log-view-all = 所有秘密
log-view-public = 只看公開
log-lane-public = 大家都聽見
log-lane-private = 私下
log-lane-sealed = 只在日誌裡
log-to = 給{ $who }
log-votes = 投票
log-votes-none = 沒有投過票。
log-vote-secret = 不公開
log-yes = 贊成
log-no = 反對
log-abstained = –
log-knowledge = 誰知道什麼
log-knowledge-hint = 每一行：一個玩家被告知了別人的什麼，從什麼時候起。
log-everybody = 大家
log-proof = 證明
log-chain-whole = 日誌完整
log-chain-whole-told = { $segments }個檔案裡的{ $records }條紀錄一條接一條都對得上；最後一條是 { $seq }，{ $hash }。
log-chain-torn = 日誌完整，末行殘缺
log-chain-damaged = 日誌已損壞
log-chain-damaged-told = 日誌有{ $count }處不是當初寫下的樣子。請看{ $tool }。
log-chain-unchecked = 日誌未經檢查
log-chain-unchecked-told = 做這個網頁時沒有檢查日誌。
log-seal-fits = 封印吻合
log-seal-fits-told = 「{ $opening }」的 SHA-256 就是開局時公布的指紋 { $digest }：中途沒有換過牌。
log-seal-broken = 封印不符
log-seal-broken-told = 紀錄裡的種子、身份和隨機數與開局時公布的指紋 { $digest } 不符。
log-seal-closed = 封印未開
log-seal-closed-told = 遊戲還沒結束；它的指紋是 { $digest }。
log-again-same = 重演一致
log-again-same-told = 把紀錄裡的指令再演一遍，得到同樣的事件。
log-again-other = 重演不同
log-again-other-told = 把紀錄裡的指令按這一版的規則再演一遍，得到不同的事件。
log-open = 遊戲還在進行：這個網頁洩露在場玩家的秘密。
log-made = 由 { $software } 製作。
log-records = 日誌 { $log } 的紀錄 { $first } 到 { $last }；由 { $software } 製作。

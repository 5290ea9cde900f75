# 讲述一局游戏时说的话：`wolflog` 给读日志的人看，复盘给玩家看。

## 谁说，何时说

log-moderator = 法官
log-chapter-setup = 开局之前
log-chapter-night = 第{ $number }夜
log-chapter-day = 第{ $number }天
log-chapter-over = 终局
log-short-setup = 前
log-short-night = 夜{ $number }
log-short-day = 昼{ $number }
log-short-over = 终

## 桌上的事

log-opened = { $room } 开了一桌。
log-seated = { $who }入座。
log-left = { $who }离开了。
log-gave-up = { $who }放弃了座位。
log-returned = { $who }回来了。
log-handed = 从现在起由{ $nick }主持。
log-withheld = { $who }{ $kind ->
    [away] 说明为什么不在
    [real] 换了真实姓名
    [topic] 设了话题
    [part] 离开时留了话
   *[quit] 断开时留了话
}，结束以前谁也看不到：{ $text }
log-refused = { $who }想对{ $to }说，没有传到：{ $text }
log-benched = { $nick }坐上候补席。
log-unbenched = { $nick }不在候补席了。
log-extended = 延长{ $seconds }秒（{ $why ->
    [moderator] 主持或监督员
    [vote] 投票决定
   *[other] { $why }
}）。
log-option = { $name } 设为 { $value }。
log-paused = 游戏暂停（{ $why ->
    [operator] 管理员
    [moderator] 主持或监督员
    [vote] 投票决定
    [restart] 服务器重启
    [disk] 日志写不进去
    [fault] 服务器出错
    [absent] 没有人在
   *[other] { $why }
}）。
log-resumed = 游戏继续。
log-ended = 游戏关闭（{ $why ->
    [won] 玩到了最后
    [aborted] 中途取消
    [damaged] 记录有缺损
    [changed] 规则变了
    [empty] 没有人了
    [idle] 很久没有动静
   *[other] { $why }
}）。
log-mod = { $by }{ $do ->
    [removed] 请{ $who }离开
    [substituted] 让别人接替{ $who }
    [aborted] 取消了这一局
    [muted] 让{ $who }禁言
    [barred] 不让{ $who }进入房间
    [warned] 警告{ $who }
    [noted] 为{ $who }留下备注
   *[reported] 举报{ $who }
}：{ $reason }
log-admin = 管理员：{ $do }。{ $reason }
log-not-kept = （日志没有保留这句话）
log-broken = 这一版读不懂一条 { $type } 记录。
log-strange = 有{ $count }个事件是这一版不认识的。
log-fault = 一条命令使游戏出错，已被撤销（{ $error }）。

## 谁知道谁的什么

log-knows-pack = 同伙
log-knows-love = 情侣
log-knows-charmed = 被迷
log-knows-victim = 被咬

## 一局的网页

log-title = { $room } 的一局 { $game }
log-seats = 座位
log-seat = 座位
log-card = 身份
log-fate = 结局
log-lived = 活到最后
log-died = { $when }：{ $cause }
log-bot = 机器人
log-won = 胜
log-timeline = 经过
log-view = 视角
log-view-all = 所有秘密
log-view-public = 只看公开
log-lane-public = 大家都听见
log-lane-private = 私下
log-lane-sealed = 只在日志里
log-to = 给{ $who }
log-votes = 投票
log-votes-none = 没有投过票。
log-vote-secret = 不公开
log-yes = 赞成
log-no = 反对
log-abstained = –
log-knowledge = 谁知道什么
log-knowledge-hint = 每一行：一个玩家被告知了别人的什么，从什么时候起。
log-everybody = 大家
log-proof = 证明
log-chain-whole = 日志完整
log-chain-whole-told = { $segments }个文件里的{ $records }条记录一条接一条都对得上；最后一条是 { $seq }，{ $hash }。
log-chain-torn = 日志完整，末行残缺
log-chain-damaged = 日志已损坏
log-chain-damaged-told = 日志有{ $count }处不是当初写下的样子。请看{ $tool }。
log-chain-unchecked = 日志未经检查
log-chain-unchecked-told = 做这个网页时没有检查日志。
log-seal-fits = 封印吻合
log-seal-fits-told = “{ $opening }”的 SHA-256 就是开局时公布的指纹 { $digest }：中途没有换过牌。
log-seal-broken = 封印不符
log-seal-broken-told = 记录里的种子、身份和随机数与开局时公布的指纹 { $digest } 不符。
log-seal-closed = 封印未开
log-seal-closed-told = 游戏还没结束；它的指纹是 { $digest }。
log-again-same = 重演一致
log-again-same-told = 把记录里的命令再演一遍，得到同样的事件。
log-again-other = 重演不同
log-again-other-told = 把记录里的命令按这一版的规则再演一遍，得到不同的事件。
log-open = 游戏还在进行：这个网页泄露在场玩家的秘密。
log-made = 由 { $software } 制作。
log-records = 日志 { $log } 的记录 { $first } 到 { $last }；由 { $software } 制作。

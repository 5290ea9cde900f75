# 法官说的关于人的话：各人的战绩、排行、为自己保存的东西。
# $do：读者在命令前面要打的东西。每条拒绝都有 $do 和 $secret。

stats-unkept = 这里不设账号，所以没有战绩。
stats-no-account = 战绩记在账号上，而你还没有登录。详细说明：{ $do }帮助 战绩
stats-none = { $who }还没有打完过一局。
stats-total = { $who }：打完{ $games }局，赢{ $wins }局，活到最后{ $survived }局。
stats-roles = 按角色：{ $rows }。
stats-presets = 按规则：{ $rows }。
stats-row = { $name }{ $games }局（赢{ $wins }，活到最后{ $survived }）
top-what = 没有“{ $word }”这种排行。“{ $do }排行”看谁赢得最多，“{ $do }排行 牌组”看各种牌组。
top-none = 这里还没有打完过能算的一局。
top-title = 赢得最多的人（只算至少两个真人玩的局）：
top-row = { $place }. { $who }：{ $games }局赢{ $wins }局
decks-title = 玩得最多的牌组，以及谁赢：
decks-row = { $seats }人，{ $deck }：{ $games }局，好人赢{ $village }%，{ -wolf }赢{ $wolves }%
forget-whom = 只能清除你自己的战绩：{ $do }忘记 我
forget-again = 你的战绩会全部清掉，统计和排行里都不再有，找不回来。真的要清，就再输入一次 { $do }忘记 我
forgotten = { $games ->
    [0] 没有战绩可以清除。
   *[other] { $games }局的战绩清除了。
}
export-account = 账号 { $account }，{ $made }注册；日志里你叫 { $person }。语言：{ $language }。证书：{ $certificates }。局数：{ $games }。
export-game = { $day } { $game }：{ $preset }，{ $seats }人，{ $role }，{ $won }，{ $survived }
export-won = 赢
export-lost = 没赢
export-survived = 活到最后
export-died = 死了
export-more = 为你的账号保存的就是这些，另外还有验证密码用的东西。说过的话、玩过的局在服务器的日志里：可以请服务器管理员交给你，也可以请管理员抹掉里面你的名字和地址。

recap-hint = 想把这一局从头到尾看一遍（所有秘密都在里面），输入 { $do }复盘；以后在别处看：{ $do }复盘 { $game }
recap-link = 这一局的网页：{ $link }
recap-not-over = 那一局还没有结束。
recap-none = 这里不提供复盘。
recap-unknown = 没有 { $game } 这一局可以看。
recap-which = 哪一局？输入 { $do }复盘，后面加上那一局结束时报的名字；在桌边输入 { $do }复盘，就看那里最近的一局。
recap-next = 第{ $part }部分，共{ $parts }部分；接着看：{ $do }复盘 { $game } { $more }
recap-end = 这是第{ $part }部分，共{ $parts }部分，完了。

help-stats = 看你打完了多少局、赢了多少局，按角色和规则分；后面加上名字或账号，就看别人的。只算打完的局，而且只记给登录了账号的人。
help-top = 看谁赢得最多；加上“牌组”，就看哪些牌组玩得最多、谁赢。
help-forget = 清除你的全部战绩。要输入两次。
help-export = 看为你的账号保存了什么。
help-recap = 看一局已经结束的游戏的全部经过，所有秘密都在里面：这一桌最近的一局，或者指定名字的一局；数字表示看第几部分。

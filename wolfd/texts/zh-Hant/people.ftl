# 主持人說的關於人的話：各人的戰績、排行、為自己保存的東西。
# $do：讀者在指令前面要打的東西。每條拒絕都有 $do 和 $secret。

stats-unkept = 這裡不設帳號，所以沒有戰績。
stats-no-account = 戰績記在帳號上，而你還沒有登入。詳細說明：{ $do }幫助 戰績
stats-none = { $who }還沒有打完過一局。
stats-total = { $who }：打完{ $games }局，贏{ $wins }局，活到最後{ $survived }局。
stats-roles = 按角色：{ $rows }。
stats-presets = 按規則：{ $rows }。
stats-row = { $name }{ $games }局（贏{ $wins }，活到最後{ $survived }）
top-what = 沒有「{ $word }」這種排行。「{ $do }排行」看誰贏得最多，「{ $do }排行 牌組」看各種牌組。
top-none = 這裡還沒有打完過能算的一局。
top-title = 贏得最多的人（只算至少兩個真人玩的局）：
top-row = { $place }. { $who }：{ $games }局贏{ $wins }局
decks-title = 玩得最多的牌組，以及誰贏：
decks-row = { $seats }人，{ $deck }：{ $games }局，好人贏{ $village }%，{ -wolf }贏{ $wolves }%
forget-whom = 只能清除你自己的戰績：{ $do }忘記 我
forget-again = 你的戰績會全部清掉，統計和排行裡都不再有，找不回來。真的要清，就再輸入一次 { $do }忘記 我
forgotten = { $games ->
    [0] 沒有戰績可以清除。
   *[other] { $games }局的戰績清除了。
}
export-account = 帳號 { $account }，{ $made }註冊；日誌裡你叫 { $person }。語言：{ $language }。憑證：{ $certificates }。局數：{ $games }。
export-game = { $day } { $game }：{ $preset }，{ $seats }人，{ $role }，{ $won }，{ $survived }
export-won = 贏
export-lost = 沒贏
export-survived = 活到最後
export-died = 死了
export-more = 為你的帳號保存的就是這些，另外還有驗證密碼用的東西。說過的話、玩過的局在伺服器的日誌裡：可以請伺服器管理員交給你，也可以請管理員抹掉裡面你的名字和位址。

recap-hint = 想把這一局從頭到尾看一遍（所有秘密都在裡面），輸入 { $do }復盤；以後在別處看：{ $do }復盤 { $game }
recap-link = 這一局的網頁：{ $link }
recap-not-over = 那一局還沒有結束。
recap-none = 這裡不提供復盤。
recap-unknown = 沒有 { $game } 這一局可以看。
recap-which = 哪一局？輸入 { $do }復盤，後面加上那一局結束時報的名字；在桌邊輸入 { $do }復盤，就看那裡最近的一局。
recap-next = 第{ $part }部分，共{ $parts }部分；接著看：{ $do }復盤 { $game } { $more }
recap-end = 這是第{ $part }部分，共{ $parts }部分，完了。

help-stats = 看你打完了多少局、贏了多少局，按角色和規則分；後面加上名字或帳號，就看別人的。只算打完的局，而且只記給登入了帳號的人。
help-top = 看誰贏得最多；加上「牌組」，就看哪些牌組玩得最多、誰贏。
help-forget = 清除你的全部戰績。要輸入兩次。
help-export = 看為你的帳號保存了什麼。
help-recap = 看一局已經結束的遊戲的全部經過，所有秘密都在裡面：這一桌最近的一局，或指定名字的一局；數字表示看第幾部分。

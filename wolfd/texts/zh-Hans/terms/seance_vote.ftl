# 选项 seance_target=vote：先提议通灵，再投票选死者。

ask-seance = 要提议通灵吗？你有{ $seconds }秒，请输入 { $do }通灵，或者 { $do }跳过
answered-seance = 你想请一位死者。

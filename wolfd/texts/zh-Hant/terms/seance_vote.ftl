# 選項 seance_target=vote：先提議通靈，再投票選死者。

ask-seance = 要提議通靈嗎？你有{ $seconds }秒，請輸入 { $do }通靈，或者 { $do }跳過
answered-seance = 你想請一位死者。

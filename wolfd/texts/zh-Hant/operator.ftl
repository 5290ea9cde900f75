# 管理員透過控制介面做了什麼，玩家聽到的話。

operator-says = 管理員說：{ $text }
operator-kicks = 管理員關閉了你的連線：{ $reason }
operator-drains = 現在進行的遊戲都結束以後，伺服器就要停了。請不要再開新的一局。
operator-drains-within = 現在進行的遊戲都結束以後，伺服器就要停了，最遲在{ $span }以後；到時候還沒玩完的，等伺服器回來接著玩。請不要再開新的一局。
operator-read = 在這一局裡，管理員看過其中的秘密（{ $times }次）。
paused-operator = 管理員讓這一局先停下來，等管理員讓它繼續。
aborted-operator = 管理員取消了這一局，沒有人獲勝。
aborted-damaged = 伺服器上這一桌的紀錄損壞了：這裡正在玩或準備的一局取消了。座位都空出來了，沒有人獲勝。
operator-checkpoint = 日誌的檢查點：{ $line }
server-drains = 伺服器就要停了，不再開新的一局。重新啟動以後歡迎再來。

# 管理员通过控制接口做了什么，玩家听到的话。

operator-says = 管理员说：{ $text }
operator-kicks = 管理员关闭了你的连接：{ $reason }
operator-drains = 现在进行的游戏都结束以后，服务器就要停了。请不要再开新的一局。
operator-drains-within = 现在进行的游戏都结束以后，服务器就要停了，最迟在{ $span }以后；到时候还没玩完的，等服务器回来接着玩。请不要再开新的一局。
operator-read = 在这一局里，管理员看过其中的秘密（{ $times }次）。
paused-operator = 管理员让这一局先停下来，等管理员让它继续。
aborted-operator = 管理员取消了这一局，没有人获胜。
aborted-damaged = 服务器上这一桌的记录损坏了：这里正在玩或准备的一局取消了。座位都空出来了，没有人获胜。
operator-checkpoint = 日志的检查点：{ $line }
server-drains = 服务器就要停了，不再开新的一局。重新启动以后欢迎再来。

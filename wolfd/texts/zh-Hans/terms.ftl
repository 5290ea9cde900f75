# 游戏里各种角色和东西的叫法。terms/ 里的文件按规则或主题换成别的叫法。

-wolf = 狼人
-wolf-short = 狼
-seer = 预言家
-girl = 小女孩
-piper = 吹笛者
-charm = 迷惑
-heal = 复活药

# 遊戲裡各種角色和東西的叫法。terms/ 裡的檔案按規則或主題換成別的叫法。

-wolf = 狼人
-wolf-short = 狼
-seer = 預言家
-girl = 小女孩
-piper = 吹笛者
-charm = 迷惑
-heal = 解藥

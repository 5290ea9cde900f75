# 規則「山谷」：用它的出處裡的叫法。

-piper = 樂師
-charm = 催眠
-heal = 復活藥
does-werewolf = 每晚{ -wolf }們要一致選出一個人殺死；白天則裝成平民。普通村民死光時，{ -wolf }獲勝。

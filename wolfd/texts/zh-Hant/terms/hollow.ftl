# 規則「山谷」：用它的出處裡的叫法。

-piper = 樂師
-charm = 催眠
-heal = 復活藥

### Lists that are longer than anybody reads.

list-rest = 還有{ $count }桌人更少或沒有人，不再列出。

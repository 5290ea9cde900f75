### Lists that are longer than anybody reads.

list-rest = 还有{ $count }桌人更少或没有人，不再列出。

# 变体“双重身份（小）”：一张明牌，一张底牌。

dealt-twice = 你扮演{ $role }，大家都看得见。你的底牌只有你知道：{ $second }。{ $does }
card-changed-twice = 你从此扮演{ $role }，底牌是：{ $second }。{ $does }
card-of-two = { $who }是{ $role }（{ $second }）

# 變體「雙重身份（小）」：一張明牌，一張底牌。

dealt-twice = 你扮演{ $role }，大家都看得見。你的底牌只有你知道：{ $second }。{ $does }
card-changed-twice = 你從此扮演{ $role }，底牌是：{ $second }。{ $does }
card-of-two = { $who }是{ $role }（{ $second }）

# What the game's own things are called. The files under terms/ call some of them otherwise, for a preset or a theme.

-Werewolf = Werewolf
-Werewolves = Werewolves
-wolf = wolf
-wolves = wolves
-Wolf = Wolf
-WOLF = WOLF

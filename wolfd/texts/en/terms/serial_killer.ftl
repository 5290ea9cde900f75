# The theme `serial_killer`: other names, the same rules.

-Werewolf = Serial Killer
-Werewolves = Serial Killers
-wolf = killer
-wolves = killers
-Wolf = Killer
-WOLF = KILLER

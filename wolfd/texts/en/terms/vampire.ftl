# The theme `vampire`: other names, the same rules.

-Werewolf = Vampire
-Werewolves = Vampires
-wolf = vampire
-wolves = vampires
-Wolf = Vampire
-WOLF = VAMPIRE

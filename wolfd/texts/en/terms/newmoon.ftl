# Preset `newmoon`: its wolves' goal, and what its Seer sees.

does-werewolf = Each night the pack agrees on one player to devour; by day you pass for a villager. You win when no ordinary Villager is left.
does-seer = Each night you look at one player and learn which card that player has.

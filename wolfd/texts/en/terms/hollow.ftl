# Preset `hollow`: its wolves' goal.

does-werewolf = Each night the pack agrees on one player to devour; by day you pass for a villager. You win when no ordinary Villager is left.

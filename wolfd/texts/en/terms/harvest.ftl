# Variant `harvest`: what its roles do otherwise.

does-seer = Each night you look at a player. But you are drunk: you are told three identities, that player's and the two neighbours', and not which is whose.
does-guard = Each night you protect yourself or one of your two neighbours from the { -wolves }; never the same one two nights running.
does-hunter = When the { -wolves } or the village kill you, you may shoot one of your two neighbours.
does-witch = You are told whom the { -wolves } chose. Once a night you may point at a player: box and lid are tossed, and give a healing potion or a poison; some turn the player into a Villager or a { -Werewolf }.
does-cupid = On the first night you choose two lovers, and then one of them who has an affair with a third. If the cheater dies, both others die; if the third dies, the cheater does; if the abandoned dies, nobody else.
does-little_girl = While the Witch brews you may peek, and see who she is. Nobody can catch you.
does-scapegoat = When the village executes one of your two neighbours, you die instead. A tie does you no harm.
does-thief = On the first night you must exchange your card with another player's. Nobody sees his card again before the morning.
does-piper = Each night you charm one player, for good. The charmed learn of one another, but not of you. You win alone when all others who live are charmed.
does-werewolf = Each night the pack agrees on one player beside one of you to devour; by day you pass for a villager.
ask-peek = Little Girl, do you peek at the Witch? You have { $seconds } s: { $do }peek, or { $do }pass.

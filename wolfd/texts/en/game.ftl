# What the Moderator says while a game runs. $who, $by, $target: a seat's number and nick, `3 Ann`.
# $do: what the reader types before a verb (`!`, `/` or `/msg Moderator `). $one: a seat as an example.

seat = { $number } { $nick }
badged = { $who } (Sheriff)
list-between = { $first }, { $second }
list-last = { $first } and { $second }
clauses-between = { $first }, { $second }
clauses-last = { $first } and { $second }
sentences-between = { $first } { $second }
sentences-last = { $first } { $second }
nobody = nobody
none = none

## Roles, and how each is played: $do stands before what is said to the Moderator alone

role-werewolf = { -Werewolf }
role-villager = Villager
role-seer = Seer
role-guard = Guard
role-hunter = Hunter
role-witch = Witch
role-cupid = Cupid

deck-werewolf = { $count ->
    [one] 1 { -Werewolf }
   *[other] { $count } { -Werewolves }
}
deck-villager = { $count ->
    [one] 1 Villager
   *[other] { $count } Villagers
}
deck-seer = { $count ->
    [one] 1 Seer
   *[other] { $count } Seers
}
deck-guard = { $count ->
    [one] 1 Guard
   *[other] { $count } Guards
}
deck-hunter = { $count ->
    [one] 1 Hunter
   *[other] { $count } Hunters
}
deck-witch = { $count ->
    [one] 1 Witch
   *[other] { $count } Witches
}
deck-cupid = { $count ->
    [one] 1 Cupid
   *[other] { $count } Cupids
}

does-werewolf = Each night the pack agrees on one player to devour; by day you pass for a villager. You win when you { -wolves } are as many as all the others.
does-villager = You sleep all night. By day your voice and your vote are all you have: find the { -wolves }.
does-seer = Each night you look at one player and learn whether that is a { -wolf }.
does-guard = Each night you protect one player, yourself too if you like, from the { -wolves }; never the same one two nights running.
does-hunter = When the { -wolves } or the village kill you, you may take one player with you.
does-witch = You are told whom the { -wolves } chose. You have one potion to save that player and one poison to kill any player; each works once a game.
does-cupid = On the first night you choose two players, yourself too if you like, who fall in love: if one dies, so does the other.

hint-werewolf = By night { $do }kill 3 points at your prey; { $do }pack TEXT talks to the pack, and nobody else hears it. By day nobody must notice what you are.
hint-villager = By night you sleep. By day, watch who accuses whom and who votes how; a { -wolf } must lie, you need not.
hint-seer = By night { $do }see 3 looks at a player. When you find a { -wolf }, the village should hear of it; but once you say who you are, the { -wolves } will come for you.
hint-guard = By night { $do }guard 3 protects a player from the { -wolves }. Whom would the { -wolves } like to take tonight?
hint-hunter = If you die, you are asked at once whom you take with you: { $do }shoot 3. Until then you play like a villager.
hint-witch = By night { $do }heal saves whom the { -wolves } chose, { $do }poison 3 kills a player. Each works once in a game: do not waste them, nor take them to the grave.
hint-cupid = In the first night { $do }love 3 5 makes two of you lovers. After that you play like a villager.

camp-village = the village
camp-wolves = the { -wolves }
camp-couple = the lovers

## The course of the game

game-begins = The game begins: { $seats } players, { $deck }. Your card has been dealt to you in private.
sealed-fate = Nobody can change a card from here on: the fingerprint of this deal is { $digest }. Its seal is opened at the end. What that is: { $do }help seal
dealt = Your card: { $role }. { $does }
key-given = Your seat is { $seat }. Should your connection break, come again by any client and type { $do }back { $key } to take your seat back. Keep the key to yourself.
night-falls = Night { $night } falls. Close your eyes; nobody speaks until dawn.
day-breaks = The sun rises on day { $day }.
peaceful = A peaceful night: everybody wakes up.
stalemate-near = Nothing has moved for a long time. One more quiet day and night, and the game may be a draw.
ended = The game is over: { $camps } won! Winners: { $winners }.
ended-draw = The game is over, and nobody has won.
cards-shown = The cards: { $cards }.
card-of = { $who } { $role }
lovers-shown = The lovers: { $pairs }.
pair = { $first } + { $second }
seal-opened =
    The deal was under seal: SHA-256 of the next line (without its line end) is the fingerprint told at the start.
    { $opening }

## Steps, told to everybody

step-cupid = Cupid awakes and bends his bow ({ $seconds } s).
step-lovers = The lovers awake and look at each other ({ $seconds } s).
step-guard = The Guard awakes and takes up a post ({ $seconds } s).
step-seer = The Seer awakes and looks into the dark ({ $seconds } s).
step-wolves = The { -wolves } awake and choose their prey ({ $seconds } s).
step-witch = The Witch awakes and looks at her potions ({ $seconds } s).
step-hunter = Was there a Hunter among the dead? A last shot may still ring out ({ $seconds } s).
step-election = The village elects a Sheriff, whose vote counts more. Everybody alive votes ({ $seconds } s).
step-election_revote = The election was tied: vote once more, among the tied ({ $seconds } s).
step-accept = { $about } is elected. Will { $about } take the badge? ({ $seconds } s)
step-discussion = Discussion: who is a { -wolf }? You have { $seconds } s. Whoever has nothing more to say types { $do }end; when all the living have, it is over.
last-to-end = All the other people have finished, and the discussion waits for you alone. When you have nothing more to say, type { $do }end: then it is over.
step-speech = { $about } has the floor ({ $seconds } s; { $do }end ends it sooner).
step-nomination = Nominations: who shall stand accused? Everybody alive nominates one ({ $seconds } s).
step-nomination-one = { $about }, whom do you nominate? ({ $seconds } s)
step-defence = { $about }, defend yourself ({ $seconds } s; { $do }end ends it sooner).
step-vote = The village votes on who dies today ({ $seconds } s).
step-vote-one = { $about }, your vote ({ $seconds } s).
step-revote = The vote was tied: vote once more ({ $seconds } s).
step-revote-one = { $about }, your vote once more ({ $seconds } s).
step-confirm = Only { $about } stands accused. Shall { $about } die? The others vote yes or no ({ $seconds } s).
step-tie = It is a tie. { $about }, as Sheriff you may decide ({ $seconds } s).
step-last_words = { $about }, your last words ({ $seconds } s; { $do }end ends them sooner).
step-heir = The Sheriff is dead. { $about } names an heir, or tears the badge ({ $seconds } s).
time-left = { $seconds } s left.

## Questions, told to those who are asked

asleep = You keep your eyes closed and wait.
ask-love = Cupid, which two shall fall in love? { $choices }. You have { $seconds } s: { $do }love { $one } { $other }. Without an answer, chance chooses.
ask-guard = Guard, whom do you protect tonight? { $choices }. You have { $seconds } s: { $do }guard { $one }, or { $do }pass.
ask-see = Seer, whom do you look at? { $choices }. You have { $seconds } s: { $do }see { $one }, or { $do }pass.
ask-kill = Your pack: { $pack }. Whom do you take tonight? { $choices }. All of you must agree within { $seconds } s: { $do }kill { $one }{ $least ->
    [0] , or { $do }pass
   *[other] { "" }
}. To talk among { -wolves }: { $do }pack TEXT.
ask-kill-alone = You are the only { -wolf }. Whom do you take tonight? { $choices }. You have { $seconds } s: { $do }kill { $one }{ $least ->
    [0] , or { $do }pass
   *[other] { "" }
}.
ask-heal = Witch: { $victim } You have { $seconds } s: { $do }heal saves that player, or { $do }pass.
ask-poison = Witch: { $victim } Do you poison somebody? { $choices }. You have { $seconds } s: { $do }poison { $one }, or { $do }pass.
ask-heal-poison = Witch: { $victim } You have { $seconds } s: { $do }heal saves that player, { $do }poison { $one } kills one of { $choices }; or { $do }pass.
ask-shoot = Hunter, you may take somebody with you. { $choices }. You have { $seconds } s: { $do }shoot { $one }{ $least ->
    [0] , or { $do }pass
   *[other] { "" }
}.
ask-elect = Who shall be Sheriff? { $choices }. You have { $seconds } s: { $do }elect { $one }, or { $do }abstain.
ask-nominate = Whom do you nominate to stand accused? { $choices }. You have { $seconds } s: { $do }nominate { $one }{ $least ->
    [0] , or { $do }abstain
   *[other] { "" }
}.{ $later }
ask-vote-nobody = Who shall die? You may vote for none of those who stand accused. You have { $seconds } s: { $do }abstain
ask-vote = Who shall die? { $choices }. You have { $seconds } s: { $do }vote { $one }{ $least ->
    [0] , or { $do }abstain
   *[other] { "" }
}.{ $later }
may-wait = { " " }As Sheriff you may vote last: { $do }pass.
may-not-wait = { "" }
ask-tie = Sheriff, you settle the tie. { $choices }. You have { $seconds } s: { $do }vote { $one }, or { $do }abstain to leave it.
ask-confirm = Shall { $about } die? You have { $seconds } s: { $do }yes, or { $do }no.
ask-accept = You are elected Sheriff. Do you take the badge? You have { $seconds } s: { $do }yes, or { $do }no.
ask-heir = Sheriff, who shall wear your badge? { $choices }. You have { $seconds } s: { $do }heir { $one }{ $least ->
    [0] , or { $do }tear
   *[other] { "" }
}.
ask-discussion = Everybody may talk for { $seconds } s: what you type here, all hear. When you have nothing more to say: { $do }end.
ask-end = You have the floor for { $seconds } s: what you type here, all hear. When you have finished: { $do }end.
victim-shown = Tonight the { -wolves } chose { $who }.
victim-nobody = Tonight the { -wolves } have no victim.
victim-untold = You are not told whom the { -wolves } chose.
remind = { $seconds } s left, and you have not answered yet. Type for example { $do }{ $verb } { $one }; the whole question: { $do }open.
remind-love = { $seconds } s left, and you have not answered yet. Type for example { $do }love { $one } { $other }; the whole question: { $do }open.
remind-heal = { $seconds } s left, and you have not answered yet: { $do }heal, or { $do }pass. The whole question: { $do }open.
remind-confirm = { $seconds } s left, and you have not answered yet: { $do }yes, or { $do }no. The whole question: { $do }open.
remind-end = { $seconds } s left. When you have finished: { $do }end.

answered-love = Cupid's arrows are meant for { $targets }.
answered-guard = You protect { $targets }.
answered-see = You will look at { $targets }.
answered-kill = You point at { $targets }.
answered-heal = You will save { $targets }.
answered-heal-blind = You will save whomever the { -wolves } chose.
answered-poison = Your poison is meant for { $targets }.
answered-shoot = You aim at { $targets }.
answered-elect = You vote for { $targets } as Sheriff.
answered-nominate = You nominate { $targets }.
answered-vote = You vote that { $targets } dies.
answered-tie = You decide that { $targets } dies.
answered-heir = Your badge will go to { $targets }.
answered-yes = Your answer: yes.
answered-no = Your answer: no.
answered-end = Thank you; you have finished.
answered-later = You will vote last.
passed-love = You leave love to chance.
passed-guard = You protect nobody.
passed-see = You look at nobody.
passed-kill = You point at nobody.
passed-heal = You keep your healing potion.
passed-poison = You keep your poison.
passed-shoot = You do not shoot.
passed-elect = You abstain.
passed-nominate = You nominate nobody.
passed-vote = You abstain.
passed-tie = You leave the tie as it is.
passed-confirm = You abstain.
passed-heir = You will tear the badge.
passed-end = Thank you; you have finished.
retracted = Your answer ({ $verb }) is taken back; you may choose again.
retracted-confirm = Your vote is taken back; you may vote again.
voided = What you were asked ({ $verb }) is no longer open.

## The night

pack-met = You are the { -wolves }: { $wolves }.
pack-picked = [pack] { $by } points at { $target }.
pack-passed = [pack] { $by } points at nobody.
pack-unpicked = [pack] { $by } points no more.
pack-said = [pack] { $by }: { $text }
saw-wolf = You looked at { $target }: a { -WOLF }!
saw-not_wolf = You looked at { $target }: not a { -wolf }.
saw-role = You looked at { $target }: { $role }.
in-love = Cupid's arrow has hit you: you love { $partner }. If one of you dies, so does the other; you may not vote for or act against each other.

## Death

died = { $who } is dead.
cause-shown = { $who } { $cause }.
cause-wolves = was devoured by the { -wolves }
cause-poison = was poisoned
cause-lynch = was executed
cause-hunter_shot = was shot by the Hunter
cause-grief = died of a broken heart
cause-moderator = left the game
revealed = { $who } was: { $what }.
what-wolf = a { -wolf }
what-not_wolf = not a { -wolf }
shot = { $by } was the Hunter, and shoots { $target }!
removed = { $who } has left the game.
taken-over = Somebody else plays on in this seat: { $who }.
you-died = You are dead. Read on, but say no more about the game: the dead are silent. If your side wins, so do you. { $do }table shows how it stands.

## The day

order-set = Whenever you speak in turn today, it is in this order: { $order }.
voted = { $by } votes for { $target }.
voted-in = { $by } votes for { $target }.
voted-nobody = { $by } abstains.
unvoted = { $by } takes the vote back.
nominated = { $by } nominates { $target }.
nominated-nobody = { $by } nominates nobody.
unnominated = { $by } takes the nomination back.
nominated-by = { $target } is nominated by { $voters }.
votes-against = Against { $target }: { $voters }.
votes-for = For { $target }: { $voters }.
votes-abstained = Abstained: { $voters }.
voted-to-die = { $by } votes for death.
voted-to-live = { $by } votes for mercy.
votes-to-die = For death: { $voters }.
votes-to-live = For mercy: { $voters }.
counted = Votes: { $totals }.
counted-none = No votes.
counted-nominations = Nominations: { $totals }.
counted-none-nominated = Nobody is nominated.
counted-confirm = { $count ->
    [0] Nobody votes for death.
    [one] 1 vote for death.
   *[other] { $count } votes for death.
}
total = { $who } ({ $count })
candidates = Accused: { $who }. The others vote; the accused do not.
tied = A tie: { $who }.
tie-decided = The Sheriff, { $by }, decides: { $who } dies.
tie-left = The Sheriff, { $by }, leaves the tie as it is.
condemned = The village has spoken: { $who } dies.
nobody-condemned-no_votes = No votes: nobody dies today.
nobody-condemned-tie = The tie stands: nobody dies today.
nobody-condemned-spared = The village shows mercy: nobody dies today.
elected = { $who } is the Sheriff.
nobody-elected = There is no Sheriff.
badge-passed = { $by } hands the Sheriff's badge to { $to }.
badge-torn = { $by } tears the Sheriff's badge. There will be no other Sheriff.

## When

when-start = Before the first night
when-night = Night { $night }
when-day = Day { $day }

## What happened, told after the end

story-night = Night { $number }: { $deeds }.
story-day = Day { $number }: { $deeds }.
deed-linked = Cupid linked { $pair }
deed-guarded = { $by } guarded { $target }
deed-saw = { $by } looked at { $target } ({ $what })
deed-bitten = the { -wolves } chose { $target }
deed-bitten-nobody = the { -wolves } chose nobody
deed-healed = { $by } saved { $target }
deed-healed-nobody = { $by } used the healing potion on nobody
deed-poisoned = { $by } poisoned { $target }
deed-fired = { $by } shot { $target }
deed-struck = { $who } { $cause }

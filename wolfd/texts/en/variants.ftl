# The variants of the game: names, what they change, their questions and their events.

variant-sit_down = The last one standing
variant-double_small = Double You, small
variant-double_great = Double You, great
variant-harvest = Harvest Festival
variant-black_death = Black Death
variant-fascination = Lycanthropic Fascination
variant-new_moon = New Moon

changes-sit_down = All stand up; one after another seats somebody who stands, while everybody may talk. The last one standing is voted out.
changes-double_small = Everybody plays a character that lies face up, and has a secret bottom card that fixes the camp, { -Werewolf } or Villager. A camp must kill the other one whole. For 7 to 18 players.
changes-double_great = Everybody has two secret cards and plays both; with one { -wolf }'s card, one is a { -wolf }.
changes-harvest = The village is drunk: { -wolves }, Hunter and Guard reach neighbours only, the Seer sees three identities at once, the Witch tosses for her potion, Cupid makes a triangle, the Thief robs a player.
changes-black_death = There are no { -wolves }, and nobody is told. Each victim secretly names the next, until all are dead.
changes-fascination = The { -wolves } do not kill: they take all powers from a player each night. If a fascinated player is executed, all the fascinated die. The { -wolves } win when only one other is not fascinated.
changes-new_moon = Each dawn an event card is turned up and changes the day, the next night, or the rest of the game.

variants-are = Variants chosen: { $names }. The variants are:
variant-row = { $id } ({ $name }): { $changes }
variants-clash = { $one } and { $other } cannot be played together ({ $rule }): { $rule ->
    [VAR-1] both replace the deal, one open and one bottom card against two secret cards.
    [VAR-2] the small Double You has no Thief, and a potion that changes "the card" does not say which of the two.
    [VAR-3] the Harvest swaps and changes one card, and each player has two.
    [VAR-4] the bottom cards are the goal, and without { -wolves } there is nothing to play for.
    [VAR-5] they have two different goals for the { -wolves }, and the { -wolves } of one kill nobody.
    [VAR-6] a potion of the Harvest makes a { -wolf }, and there must be none.
    [VAR-7] there are no { -wolves } who could fascinate anybody.
    [VAR-8] some event cards need { -wolves } or make them, and would betray that there are none.
   *[other] they change the same thing.
} Leave out one of them.

## The last one standing

step-sit_down = Only one may be left standing: { $about } seats somebody ({ $seconds } s).
name-sit_down = vote by sitting down
ask-seat = Whom do you seat? { $choices }. You have { $seconds } s: { $do }seat { $most ->
    [1] { $one }
   *[other] { $one } { $other }
}. Without an answer I choose.
answered-seat = You seat { $targets }.
passed-seat = You leave it to me whom you seat.
not-seat = { $seat } cannot be seated by you.
sat-down = { $by } seats { $who }.

## Harvest Festival

step-affair = Cupid bends his bow once more ({ $seconds } s).
name-affair = Cupid's second shot
ask-take = Thief, with whom do you exchange your card? { $choices }. You have { $seconds } s: { $do }take { $one }. Without an answer, chance chooses.
ask-toss = Witch: { $victim } At whom do you point? Box and lid decide what happens to that player. { $choices }. You have { $seconds } s: { $do }toss { $one }, or { $do }pass.
ask-affair = Cupid, which of the lovers ({ $pair }) has an affair, and with whom? You have { $seconds } s: { $do }affair { $one } { $other } (first the one of the two, then somebody else). Without an answer, chance chooses.
answered-take = You exchange your card with { $targets }.
answered-toss = You point at { $targets }.
answered-affair = The affair: { $targets }.
passed-take = You leave the exchange to chance.
passed-toss = You point at nobody.
passed-affair = You leave the affair to chance.
not-take = You cannot take the card of { $seat }.
not-toss = You cannot point at { $seat }.
not-affair = { $seat } cannot have an affair.
affair-pair = Name first one of the lovers, { $one } or { $other }, and then somebody else.
saw-blurred = You looked at { $target } and the neighbours, and saw three identities, in no order: { $what }.
witch-glimpsed = You peeked: the Witch is { $who }.
witch-glimpsed-nobody = You peeked, and there was no Witch.
potion-heal = Box and lid have fallen: a healing potion was used!
potion-poison = Box and lid have fallen: a poison was used!
dies-instead = { $condemned } is spared: the Scapegoat, { $who }, a neighbour, dies instead.
deed-theft = { $by } exchanged cards with { $target }
deed-exchanged = the cards of { $one } and { $other } changed hands
deed-affair = { $cheater }, loved by { $abandoned }, had an affair with { $third }

## Black Death

ask-name = You may name the next victim, in secret. { $choices }. You have { $seconds } s: { $do }name { $one }. Without an answer, chance chooses.
answered-name = You name { $targets }.
passed-name = You leave the victim to chance.
not-name = { $seat } cannot be the victim.
black-death-secret = Only you are told: from the next start on there are no { -wolves } here (Black Death). The others hear of the usual deck.

## Lycanthropic Fascination

fascinated = The { -wolves } have fascinated you: all your powers are gone for good. Keep your eyes closed until dawn, and every night.
cause-fascination_chain = died with the fascinated

## Set-ups refused

masons-are-two = There are always two Masons: name Mason twice in the deck, or leave it out.
overlay-needs-villager = Tinker and Medium are drawn among the Villagers, and this deck has none: leave out another card.
open-pack-fixed = The small Double You has a deck of its own, without the { $role }: type { $do }deck auto
thief-has-two = In the great Double You there is no one card that the Thief could change: leave him out of the deck.

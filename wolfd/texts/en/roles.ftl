# The roles of the whole rulebook but the first seven, which stand in game.ftl: cards, steps, questions, what is learnt.
# $who, $by, $target: a seat's number and nick. $do: what the reader types before a verb. $one: a seat as an example.

## Roles

role-mason = Mason
role-cobbler = Cobbler
role-angel = Angel
role-bodyguard = Bodyguard
role-hunter_lasttwo = Last Hunter
role-priest = Priest
role-tinker = Tinker
role-medium = Medium
role-little_girl = Little Girl
role-elder = Elder
role-idiot = Village Idiot
role-scapegoat = Scapegoat
role-piper = Piper
role-thief = Thief
role-hybrid = Hybrid

deck-mason = { $count ->
    [one] 1 Mason
   *[other] { $count } Masons
}
deck-cobbler = { $count } Cobbler
deck-angel = { $count } Angel
deck-bodyguard = { $count } Bodyguard
deck-hunter_lasttwo = { $count } { role-hunter_lasttwo }
deck-priest = { $count } Priest
deck-tinker = { $count } Tinker
deck-medium = { $count } Medium
deck-little_girl = { $count } Little Girl
deck-elder = { $count ->
    [one] 1 Elder
   *[other] { $count } Elders
}
deck-idiot = { $count } Village Idiot
deck-scapegoat = { $count ->
    [one] 1 Scapegoat
   *[other] { $count } Scapegoats
}
deck-piper = { $count } Piper
deck-thief = { $count } Thief
deck-hybrid = { $count } Hybrid

does-mason = There are two of you. On the first night you learn who the other is: somebody whom you can trust.
does-cobbler = To every eye, the Seer's too, you are one of the village; but you win with the { -wolves }. They do not know you, and you do not know them.
does-angel = Each night you protect one player from the { -wolves }; never yourself, never the same one two nights running. The { -wolves } cannot kill you, but the village can.
does-bodyguard = Each night you protect one player from the { -wolves }; never the same one two nights running. The { -wolves } can kill you, and so can the village.
does-hunter_lasttwo = If only you and one { -wolf } are left, you shoot first and the village wins.
does-priest = Each night you learn whether the player whom the village executed that day was a { -wolf }. Nobody else is told what the executed were.
does-tinker = Drawn in secret among the Villagers, and does not know it. The Tinker is of the village, but the Seer sees a { -wolf }.
does-medium = Drawn in secret among the Villagers, and does not know it. Once a game the living may call one of the dead and talk: if most vote for it, and the Medium lives and votes for it too.
does-little_girl = While the { -wolves } choose their victim you may peek, and see who they are. If they catch you, it may cost your life, and no potion helps then.
does-elder = You survive the first attack of the { -wolves }. If it is the village that kills you, by vote, poison or bullet, you die at once and special powers are lost for good.
does-idiot = When the village votes to execute you, you may turn up your card and live. From then on you have no vote.
does-scapegoat = If the village's vote is tied, you die and those who are tied live. As your last word you may say who may vote on the next day.
does-piper = Each night you charm players, for good. The charmed learn of one another, but not of you. You win alone when all others who live are charmed.
does-thief = Two cards lie in the middle. On the first night you look at them and may take one in place of yours; if both are { -Werewolves }, you must.
does-hybrid = Before the first night you choose in secret a player whom you support for the whole game. You win if the camp of that player wins, even if you, or that player, are dead. You have no powers.

camp-piper = the Piper

## What a game is dealt

dealt-twice = Your two cards: { $role } and { $second }. { $does } { $also }
open-cards = The characters lie face up: { $cards }.
rule-priest_hides = There may be a Priest among you: nobody else is told what the executed were.
card-changed = Your card is another one now: { $role }. { $does }
card-changed-twice = Your cards are others now: { $role } and { $second }. { $does } { $also }
card-shown = It is morning, and you look at your card: { $role }. { $does }
powers-lost = The village has killed its Elder: your powers are lost for good.
two-cards = { $first } + { $second }
card-of-two = { $who } { $role } + { $second }
overlays-shown = Hidden identities: { $overlays }.
overlay-of = { $role }: { $who }
charmed-shown = Charmed: { $who }.
supports-shown = Supported in secret: { $supports }.
support-of = { $target } by { $who }
fascinated-shown = Fascinated: { $who }.
allies-shown = Double Agent: { $who }.

## Steps, told to everybody

step-hybrid = The Hybrid chooses whom to support ({ $seconds } s).
step-thief = The Thief awakes and looks for another card ({ $seconds } s).
step-masons = The Masons awake and recognise each other ({ $seconds } s).
step-bodyguard = The Bodyguard awakes and takes up a post ({ $seconds } s).
step-angel = The Angel spreads the wings over somebody ({ $seconds } s).
step-wake = The { -wolves } awake and look at each other ({ $seconds } s).
step-caught = Has anybody peeked? The { -wolves } look round ({ $seconds } s).
step-priest = The Priest awakes and prays for the executed ({ $seconds } s).
step-piper = The Piper awakes and plays his tune ({ $seconds } s).
step-charmed = The charmed awake and look at each other ({ $seconds } s).
step-flip = Will { $about } turn up a card that saves a life? ({ $seconds } s)
step-voters = The Scapegoat, { $about }, may say who may vote tomorrow ({ $seconds } s).
step-motion = Does anybody living move for a seance? The first motion counts ({ $seconds } s).
step-seance_vote = A seance is moved. All who live vote yes or no, in secret ({ $seconds } s).
step-seance_whom = Which of the dead shall be called? All who live name one ({ $seconds } s).
step-seance = Seance: { $about } may speak with the living. You have { $seconds } s; it ends sooner when everybody alive has typed “end”.
step-moderator = The moderator decides ({ $seconds } s).

name-hybrid = the Hybrid's choice
name-thief = the Thief's turn
name-masons = the Masons' turn
name-bodyguard = the Bodyguard's turn
name-angel = the Angel's turn
name-wake = the { -wolves } awake
name-caught = the { -wolves } look round
name-priest = the Priest's turn
name-piper = the Piper's turn
name-charmed = the charmed awake
name-flip = a card that may save
name-voters = the Scapegoat's last word
name-motion = motion for a seance
name-seance_vote = vote on a seance
name-seance_whom = vote on whom to call
name-seance = seance
name-moderator = the moderator's decision

## Questions, told to those who are asked

ask-support = Hybrid, whom do you support for the whole game? { $choices }. You have { $seconds } s: { $do }support { $one }. Without an answer, chance chooses.
ask-swap = Thief, two cards lie in the middle: { $centre }. You have { $seconds } s: { $do }swap 1 or { $do }swap 2 takes one of them{ $least ->
    [0] , { $do }pass keeps yours
   *[other] ; you must take one
}.
ask-charm = Piper, whom do you charm tonight ({ $most })? { $choices }. You have { $seconds } s: { $do }charm { $most ->
    [1] { $one }
   *[other] { $one } { $other }
}, or { $do }pass.
ask-peek = Little Girl, do you peek at the { -wolves }? You have { $seconds } s: { $do }peek{ $levels ->
    [1] { "" }
   *[other] { " " }takes a small chance to see, and to be caught; { $do }peek high a greater one
}; or { $do }pass.
ask-catch = Somebody has been caught peeking: { $girl }. Does your pack kill that player instead of your victim? All must agree within { $seconds } s: { $do }yes or { $do }no.
ask-flip = You are condemned. Do you turn up your card, the Village Idiot's, and live without a vote? You have { $seconds } s: { $do }flip or { $do }no. Without an answer you do.
ask-voters = Scapegoat, who may vote tomorrow? { $choices }; at least { $least }. You have { $seconds } s: { $do }voters { $one } { $other } ... Without an answer everybody may.
ask-seance = Do you move for a seance, and with whom of the dead? { $choices }. You have { $seconds } s: { $do }seance { $one }, or { $do }pass.
ask-seance_vote = Shall there be a seance? You have { $seconds } s: { $do }yes or { $do }no. Your vote stays secret.
ask-seance_whom = Which of the dead shall be called? { $choices }. You have { $seconds } s: { $do }seance { $one }.
ask-host_tie = Moderator, the vote is tied: { $choices }. You have { $seconds } s: { $do }name { $one } lets that player die, { $do }pass nobody.
ask-several = { $questions }
asleep-day = Nothing is asked of you now; you wait.

answered-support = You support { $targets } for the whole game.
answered-swap = You will take card { $pick }.
answered-charm = Your tune is meant for { $targets }.
answered-peek = You peek.
answered-catch = { $pick ->
    [0] You let the one who peeked live.
   *[other] You want the one who peeked dead.
}
answered-flip = { $pick ->
    [0] You keep your card down.
   *[other] You will turn up your card.
}
answered-voters = Tomorrow these may vote: { $targets }.
answered-seance = You want to call { $targets }.
answered-host_tie = You decide that { $targets } dies.
passed-support = You leave it to chance whom you support.
passed-swap = You keep your card.
passed-charm = You charm nobody.
passed-peek = You keep your eyes closed.
passed-catch = You let the one who peeked live.
passed-flip = You keep your card down.
passed-voters = Tomorrow nobody may vote.
passed-seance = You call nobody.
passed-host_tie = You let nobody die.

prepare-vote = While you talk, you may already say in private whom you will accuse (“vote 3”). You may change it until the countdown is over; then all votes are shown together.

## The night

masons-met = The Masons: { $who }.
centre-shown = In the middle lie two cards: { $cards }.
centre-card = { $place } { $role }
priest-saw-wolf = { $target }, executed today, was a { -WOLF }!
priest-saw-not_wolf = { $target }, executed today, was not a { -wolf }.
charmed-met = The Piper's tune has charmed you. All the charmed: { $who }.
peeked = You peeked, and saw among the { -wolves }: { $who }.
peeked-nobody = You peeked, and could make out nobody.
girl-caught = { $who } has been caught peeking at you!
victim-lost = Tonight the { -wolves } chose { $who }, who was caught peeking: no potion helps.
in-love-card = { $partner } is: { $role }.

## Death and the day

cause-girl_caught = was caught peeking, and killed
cause-scapegoat = died as the Scapegoat
cause-elder_curse = went with the Elder
cause-event = fell to an event
idiot-flipped = { $who } turns up the Village Idiot's card, and lives; but without a vote from now on.
blamed = A tie: the Scapegoat, { $who }, takes the blame and dies, and those who are tied live.
voters-named = On day { $day } nobody may vote but { $who }.
voters-named-nobody = On day { $day } nobody may vote.
vote-lost = { $who } has broken a rule of speech and has no vote today.
seance-moved = { $by } moves to call { $dead }.
seance-moved-open = { $by } moves for a seance.
seance-held = The Medium answers: { $dead } is called, and may speak with you.
seance-refused = There is no seance.

## What happened, told after the end and to a human moderator

deed-centre = in the middle lay { $cards }
deed-overlaid = { $who } was secretly the { $role }
deed-swapped = { $by } took card { $place } from the middle
deed-supported = { $by } supports { $target }
deed-charmed = { $by } charmed { $targets }
deed-peeked = { $who } peeked
deed-peeked-caught = { $who } peeked and was noticed
deed-girl-taken = the pack turned on { $who }, who had peeked
deed-life-lost = { $who } survived an attack
deed-elder = powers were lost with { $who }, the Elder
deed-aim = { $who } reached an aim of their own
deed-mixed = { $pair } became a camp of their own
deed-doubted = a seance was refused though most wanted it
deed-priest-saw = { $by } learnt of { $target } ({ $what })

## Refused

not-support = You cannot support { $seat }.
not-swap = There are two cards: 1 and 2.
not-charm = You cannot charm { $seat }.
not-peek = You cannot peek like that.
not-catch = That cannot be decided so.
not-flip = Say flip, or no.
not-voters = { $seat } cannot vote tomorrow anyway.
not-seance = { $seat } cannot be called.
not-host_tie = { $seat } is not among the tied.
angel-refused = { $seat } cannot be your victim.
host-cannot = That cannot be decided in this game.
host-needs-dead = The Medium's identity can move only to somebody dead; { $seat } is alive.
no-offence = { $seat } has broken no rule that is in force.

## How each is played

hint-mason = In the first night you learn who the other Mason is. By day you may speak for each other; but two who always agree are noticed.
hint-cobbler = You help the { -wolves } without knowing them: sow doubt, draw suspicion on yourself, protect liars.
hint-angel = By night { $do }guard 3 protects a player. Nobody can kill you at night; so mind what you say by day.
hint-bodyguard = By night { $do }guard 3 protects a player. Whom would the { -wolves } like to take tonight?
hint-hunter_lasttwo = Stay alive: if only you and one { -wolf } are left, you win the game for the village.
hint-priest = Each night you learn what the executed was. With that you can tell a true Seer from a false one.
hint-tinker = You play like a villager; nobody, and not even you, knows of this.
hint-medium = You play like a villager; nobody, and not even you, knows of this.
hint-little_girl = While the { -wolves } choose, { $do }peek looks at them. The more you dare, the more you see, and the sooner you are seen.
hint-elder = Play like a villager. The { -wolves } must come twice; but if the village kills you, all will be sorry.
hint-idiot = Play like a villager. If they condemn you: { $do }flip shows your card, and you live.
hint-scapegoat = See to it that no vote is tied. If one is, you die, and { $do }voters 3 5 6 says who may vote the next day.
hint-piper = By night { $do }charm 3 5 charms players. When all who live are charmed you win, so stay alive and unnoticed.
hint-thief = In the first night { $do }swap 1 or { $do }swap 2 takes a card from the middle; from then on you play that card.
hint-hybrid = Before the first night { $do }support 3 chooses whose side you are on. After that you play like a villager.

nothing-more = { "" }
supporting = You support { $target } for the whole game. Nobody else knows.
remind-open = { $seconds } s left, and you have not answered yet. The whole question: { $do }open.
own-state = Besides: { $state }.
state-mason = a Mason, like { $who }
state-charmed = charmed
state-fascinated = fascinated, without powers
state-supports = you support { $who }
state-powerless = your powers are lost
now-circle = It is night, and nothing is asked of you. You may talk to those who may hear you: { $do }pack TEXT
now-graveyard = You are dead: read along. You may talk to the other dead: { $do }pack TEXT. { $do }table shows how the game stands.
missing-some-seats = Whom? { $verb } needs seat numbers or nicks.

## Help

help-charm = The Piper: charm players.
help-peek = The Little Girl: peek; high for a greater risk.
help-catch = A { -wolf }: kill the one who was caught peeking, or name whom you suspect.
help-swap = The Thief: take one of the two cards in the middle.
help-take = The Thief at the Harvest Festival: exchange cards with a player.
help-support = The Hybrid: choose whom you support.
help-toss = The Witch at the Harvest Festival: point at a player; box and lid decide.
help-affair = Cupid at the Harvest Festival: one of the lovers, and somebody else.
help-name = Name a player where I ask you to.
help-later = The Sheriff: vote when all others have voted.
help-flip = The Village Idiot: turn up your card, and live.
help-voters = The Scapegoat: say who may vote tomorrow.
help-seance = Move to call one of the dead.
help-seat = Seat somebody who stands (The last one standing).
help-medium = A human moderator: move the Medium's identity to somebody dead.
help-remove = Before a game, the host: free somebody’s seat, or an artificial player’s. In it, a human moderator: take a player out.
help-vouch = Vouch for the player who is to be punished (event card).
help-friends = Name your best friends (event card).
help-touch = A { -wolf }: touch the victim (event card).
help-group = Choose group 1 or 2 (event cards).
help-ask = Ask the spirit one of the four questions (event card).
help-moderator = Name who will be the human moderator. In a game the moderator hands over with it; “engine” leaves what is at his discretion to the rules.

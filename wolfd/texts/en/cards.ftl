# The New Moon's event cards: names, what they do, their steps, questions and events. What is ours and not the game's
# says so: "(house rule)". $by, $who: a seat's number and nick. $do: what the reader types before a verb.

## Names

card-full_moon_rising = Full Moon Rising
card-somnambulism = Somnambulism
card-enthusiasm = Enthusiasm
card-dissatisfaction = Dissatisfaction
card-backfire = Backfire
card-nightmare = Nightmare
card-influences = Influences
card-executioner = Executioner
card-double_agent = Double Agent
card-great_distrust = Great Distrust
card-spiritualism_1 = Spiritualism 1
card-spiritualism_2 = Spiritualism 2
card-spiritualism_3 = Spiritualism 3
card-spiritualism_4 = Spiritualism 4
card-spiritualism_5 = Spiritualism 5
card-not_me_nor_wolf = Not Me, Nor { -Wolf }
card-miracle = Miracle
card-little_rascal = The Little Rascal
card-punishment = Punishment
card-eclipse = Eclipse
card-spectre = The Spectre
card-good_manners = Good Manners
card-burial = Burial
card-touch_of_death = Touch of Death
card-woodland_gathering = Woodland Gathering
card-gone_hunting = Gone Hunting
card-flood = Flood
card-april_fools = April Fools'
card-st_philip = St Philip
card-end_of_harvest = End of the Harvest
card-heads_or_tails = Heads or Tails
card-bleak_monday = Bleak Monday
card-saturday_ball = Saturday Evening Ball
card-seniors_luncheon = Luncheon for Seniors
card-devils_pact = Pact with the Devil
card-unidentified = The Thirty-sixth Card

timing-full = full moon: at once
timing-crescent = crescent: soon
timing-permanent = no moon: from now on

## What they do

says-full_moon_rising = Next night the { -wolves } see like the Seer, each one player; Hunter, Witch and Seer wake in their place and kill one.
says-somnambulism = From now on I say aloud what the Seer sees, but not of whom.
says-enthusiasm = If the next executed is a { -wolf }, a second vote follows at once.
says-dissatisfaction = If the next executed is no { -wolf }, a second vote follows at once.
says-backfire = Next night an ordinary Villager whom the { -wolves } choose becomes a { -wolf } in secret; if they choose anybody else, that player lives, and the nearest { -wolf } on the left dies.
says-nightmare = No debate: from the left of the latest victim on, each in turn accuses one. Most votes dies.
says-influences = The vote is open and goes round; the latest dead says who begins.
says-executioner = The village elects an Executioner: from now on nobody else learns what the executed were. A dead Executioner has a successor.
says-double_agent = The first who died names a player who is no { -wolf }: that player is shown the { -wolves }, and wins if they do.
says-great_distrust = No vote: everybody names best friends at the same time, and whom nobody names is eliminated.
says-spiritualism_1 = The player left of the latest dead asks a spirit one question, and hears yes or no. (The questions are a house rule.)
says-spiritualism_2 = { says-spiritualism_1 }
says-spiritualism_3 = { says-spiritualism_1 }
says-spiritualism_4 = { says-spiritualism_1 }
says-spiritualism_5 = { says-spiritualism_1 }
says-not_me_nor_wolf = Until the vote nobody may say "me" or "wolf"; who does has no vote today.
says-miracle = The { -wolves }' latest victim was only unconscious, and returns as an ordinary Villager.
says-little_rascal = The youngest, here who sat down last (house rule), is away for a day and a night; after that this vote counts 3.
says-punishment = The latest dead names somebody, who is eliminated unless two others vouch.
says-eclipse = It is dark: until the vote nobody knows who speaks; I repeat what is said without names (house rule).
says-spectre = The { -wolves }' next victim becomes a { -wolf }, and names one of them to die instead.
says-good_manners = Speak only in your turn, and interrupt nobody; who does has no vote today.
says-burial = From now on nobody learns what the { -wolves }' victims were.
says-touch_of_death = From now on a { -wolf } must touch the victim: one of them, drawn by lot, must say so in time (house rule), else nobody dies.
says-woodland_gathering = The first group (a house rule: nobody is asked for sex or age) is away until sunset; the Witch gets one potion more.
says-gone_hunting = The second group (a house rule: nobody is asked for sex or age) is away until the next dawn.
says-flood = The first group is in the church, the second in the tavern (house rule). No vote today; next night the { -wolves } can kill only where one of them is.
says-april_fools = Until the next dawn lovers must accuse each other, and nobody dies of grief. By option some powers are exchanged too.
says-st_philip = A Sheriff is dismissed, and the village elects a new one.
says-end_of_harvest = The next night and day may be played by the rules of the Harvest Festival.
says-heads_or_tails = A coin is tossed for the condemned today: one side saves.
says-bleak_monday = House rule: no debate, and a secret vote at once.
says-saturday_ball = House rule: the first group dances today; it neither votes nor can be voted against.
says-seniors_luncheon = House rule: the half that sat down first is at table today; it neither votes nor can be voted against.
says-devils_pact = House rule: nothing happens.
says-unidentified = House rule: nothing happens.

card-told = Event card { $number }, { $name } ({ $timing }): { $says }
cards-are = The event cards, by number: { $cards }. { $do }help and a card's name or number tells more.
card-numbered = { $number } { $name }

## What happens

groups-formed = For the events there are two groups. First: { $first }. Second: { $second }.
card-laid = From the start this card is in force, { $number }, { $name }: { $says }
card-drawn = { $by } turns up event card { $number }, { $name } ({ $timing }): { $says }
card-drawn-by-me = I turn up event card { $number }, { $name } ({ $timing }): { $says }
card-discarded = I turn up event card { $number }, { $name }; it needs somebody dead, and so goes unused.
card-ended = { $name } is over.
pile-renewed = The used event cards are shuffled again.
pile-empty = That was the last event card.
went-away = Away: { $who }.
came-back = Back again: { $who }.
excused = No part in today's vote have { $who }.
vote-grown = From now on the vote of { $who } counts { $weight }.
seen-aloud = The Seer has seen: { $what }.
coin-saved = The coin is tossed for { $who }, and saves!
coin-lost = The coin is tossed for { $who }, and does not save.
first-voter = { $by } says that { $who } votes first.
first-voter-by-lot = { $who } votes first.
friends-named = Friends: { $names }.
friends-of = { $who }: { $friends }
friends-none = Nobody has named anybody.
distrusted = Whom nobody named: { $who }.
distrusted-nobody = Everybody has a friend.
designated = { $by } points at { $who }, who is eliminated unless two vouch.
designated-by-lot = The lot points at { $who }, who is eliminated unless two vouch.
vouched = { $by } vouches.
unvouched = { $by } vouches no more.
judged-saved = { $who } is saved.
judged-lost = Too few have vouched for { $who }.
spirit-yes = { $by } asks: { $question } The spirit answers: yes.
spirit-no = { $by } asks: { $question } The spirit answers: no.
returned = { $who } was only unconscious, and is back: an ordinary Villager without powers.
executioner-elected = { $who } is the Executioner.
executioner-heir = { $by } hands the Executioner's axe to { $who }.
executed-shown = As Executioner you see what { $who } is: { $what }.
sheriff-dismissed = { $who } is Sheriff no longer.
harvest-declared = The next night and day are played by the rules of the Harvest Festival.
harvest-not-declared = The next round is like any other.
wolves-shown = You are the Double Agent: the { -wolves } are { $wolves }. They do not know you. If they win, so do you.
moon-pack-met = The full moon wakes you in the { -wolves }' place: { $pack }. You are to kill one player together.
moon-picked = [moon] { $by } points at { $target }.
moon-passed = [moon] { $by } points at nobody.
moon-unpicked = [moon] { $by } points no more.
spectre-rose = The { -wolves } came for you, and you became one of them. They are { $wolves }.
potion-gained-heal = You have found one healing potion more.
potion-gained-poison = You have found one poison more.
powers-exchanged = April Fools'! Your powers are others now: { $powers }.
power-potions = the Witch's
power-see = the Seer's
power-shoot = the Hunter's
power-last_two = the Hunter's last shot
power-peek = the Little Girl's
power-guard = the Guard's
power-lives = the Elder's two lives
power-other = one of your own
nobody-condemned-flood = The village is flooded: no vote today.

deed-allied = { $who } became the Double Agent
deed-spectre = { $by } sent { $wolf } into death
deed-spectre-nobody = { $by } had nobody to send into death
deed-potions-passed = the potions went from { $one } to { $other }

## The spirit's questions

question-wolves_adjacent = Do two { -wolves } sit side by side?
question-wolf_beside = Is at least one neighbour of { $about } a { -wolf }?
question-ordinary = Is { $about } an ordinary Villager?
question-wolf_myself = Am I a { -wolf }?
question-wolf_beside_me = Is one of my neighbours a { -wolf }?
question-wolf_beside_dead = Does a { -wolf } sit beside the latest dead?
question-two_wolves = Do two or more { -wolves } live?
whom-i-name = the player whom I name
question-numbered = { $number } { $question }

## Steps, told to everybody

step-groups = Two groups are formed for the events: choose yours, for no reason at all ({ $seconds } s).
step-executioner = The village elects an Executioner. Everybody alive votes ({ $seconds } s).
step-executioner_revote = The election was tied: vote once more, among the tied ({ $seconds } s).
step-executioner_heir = The Executioner is dead. { $about } names the next one ({ $seconds } s).
step-punishment = Somebody is to be punished; the choice is being made ({ $seconds } s).
step-vouch = Who vouches for { $about }? Two must ({ $seconds } s).
step-first_voter = Who votes first? The choice is being made ({ $seconds } s).
step-influences = { $about }, your vote ({ $seconds } s).
step-nightmare = { $about }, whom do you accuse? ({ $seconds } s)
step-bleak_monday = No debate: vote in secret, at once ({ $seconds } s).
step-great_distrust = Who are your best friends? Everybody alive names them ({ $seconds } s).
step-moon_seers = The full moon rises: the { -wolves } awake and look into the dark ({ $seconds } s).
step-moon_pack = Others awake in the { -wolves }' place and choose their prey ({ $seconds } s).
step-touch = A cold hand reaches out ({ $seconds } s).
step-spectre = A spectre walks ({ $seconds } s).
step-spiritualism = { $about }, what do you ask the spirit? ({ $seconds } s)
step-spirit_points = { $about }, whom do you mean? ({ $seconds } s)
step-double_agent = { $about }, the first who died, names the Double Agent ({ $seconds } s).
step-end_of_harvest = The moderator decides about the Harvest Festival ({ $seconds } s).

name-groups = groups
name-executioner = election of an Executioner
name-executioner_revote = election, second vote
name-executioner_heir = the Executioner's successor
name-punishment = punishment
name-vouch = vouching
name-first_voter = who votes first
name-influences = vote
name-nightmare = accusations
name-bleak_monday = secret vote
name-great_distrust = great distrust
name-moon_seers = full moon
name-moon_pack = full moon
name-touch = touch of death
name-spectre = the spectre
name-spiritualism = spiritualism
name-spirit_points = spiritualism
name-double_agent = the Double Agent
name-end_of_harvest = the moderator's decision

## Questions, told to those who are asked

ask-group = Two groups are formed for the events: choose one, for no reason at all. You have { $seconds } s: { $do }group 1 or { $do }group 2.
ask-executioner = Who shall be Executioner? { $choices }. You have { $seconds } s: { $do }elect { $one }, or { $do }abstain.
ask-executioner_heir = Executioner, who shall follow you? { $choices }. You have { $seconds } s: { $do }heir { $one }.
ask-punish = Whom do you punish? { $choices }. You have { $seconds } s: { $do }name { $one }.
ask-vouch = Do you vouch for { $about }? You have { $seconds } s: { $do }vouch or { $do }no.
ask-first_voter = Who votes first? { $choices }. You have { $seconds } s: { $do }name { $one }.
ask-secret_vote = Who shall die? { $choices }. Your vote stays secret. You have { $seconds } s: { $do }vote { $one }{ $least ->
    [0] , or { $do }abstain
   *[other] { "" }
}.
ask-friends = Who are your best friends ({ $most })? { $choices }. You have { $seconds } s: { $do }friends { $one } { $other }{ $most ->
    [2] { "" }
   *[other] { " " }...
}
ask-moon_seers = The full moon shows you one player. Whom do you look at? { $choices }. You have { $seconds } s: { $do }see { $one }, or { $do }pass.
ask-moon_kill = You wake in the { -wolves }' place: { $pack }. Whom do you take? { $choices }. All of you must agree within { $seconds } s: { $do }kill { $one }{ $least ->
    [0] , or { $do }pass
   *[other] { "" }
}.
ask-touch = You are to touch the victim, else nobody dies. You have { $seconds } s: { $do }touch, or { $do }pass.
ask-spectre = You are one of the { -wolves } now. Which of the others dies instead of you? { $choices }. You have { $seconds } s: { $do }name { $one }. Without an answer, chance chooses.
ask-agent = You died first, and name the Double Agent. { $choices }. You have { $seconds } s: { $do }name { $one }. If that is a { -wolf }, or without an answer, chance chooses.
ask-declare = Moderator, shall the next night and day be played by the rules of the Harvest Festival? You have { $seconds } s: { $do }yes or { $do }no.
ask-question = What do you ask the spirit? { $questions } You have { $seconds } s: { $do }ask 1, or { $do }pass.
ask-point = Whom do you mean? { $choices }. You have { $seconds } s: { $do }name { $one }.
ask-guess = Do you suspect somebody of peeking? { $choices }. If all of you name the same player, and she did peek, she is caught. You have { $seconds } s: { $do }catch { $one }, or { $do }pass.

answered-group = You are in group { $pick }.
answered-executioner = You vote for { $targets } as Executioner.
answered-executioner_heir = Your axe will go to { $targets }.
answered-punish = You punish { $targets }.
answered-vouch = { $pick ->
    [0] You do not vouch.
   *[other] You vouch.
}
answered-first_voter = You let { $targets } vote first.
answered-secret_vote = You vote that { $targets } dies.
answered-friends = Your friends: { $targets }.
answered-moon_kill = You point at { $targets }.
answered-touch = You reach out.
answered-spectre = You send { $targets } into death.
answered-agent = You name { $targets }.
answered-declare = { $pick ->
    [0] The next round is like any other.
   *[other] The next round is the festival's.
}
answered-question = You ask question { $pick }.
answered-point = You mean { $targets }.
answered-guess = You suspect { $targets }.
passed-group = You leave your group to chance.
passed-executioner = You abstain.
passed-executioner_heir = You leave it to chance who follows you.
passed-punish = You leave it to chance.
passed-vouch = You do not vouch.
passed-first_voter = You leave it to chance who votes first.
passed-secret_vote = You abstain.
passed-friends = You name nobody.
passed-moon_kill = You point at nobody.
passed-touch = You keep your hand to yourself.
passed-spectre = You leave it to chance.
passed-agent = You leave it to chance.
passed-declare = You leave it to chance.
passed-question = You ask nothing.
passed-point = You mean nobody.
passed-guess = You suspect nobody.

## Refused

not-group = There are two groups: 1 and 2.
not-executioner = You cannot elect { $seat }.
not-executioner_heir = { $seat } cannot follow you.
not-punish = You cannot punish { $seat }.
not-vouch = Say vouch, or no.
not-first_voter = { $seat } does not vote today.
not-secret_vote = You cannot vote for { $seat }.
not-friends = { $seat } cannot be named.
not-moon_kill = You cannot take { $seat }.
not-touch = Say touch, or pass.
not-spectre = { $seat } cannot die in your place.
not-agent = { $seat } cannot be named.
not-declare = Answer yes or no.
not-question = There are the questions 1 to 4.
not-point = You cannot mean { $seat }.
not-guess = You cannot suspect { $seat }.
must-accuse-lover = April Fools': you must accuse your love, { $seat }.
no-cards = The pile has no event card in it: type { $do }option new_moon_deck confirmed
card-unknown = There is no event card { $card }. Name cards by number, 1 to 36.
card-twice = The event card { $card } is named twice.
card-not-permanent = The event card { $card } is not permanent, so it cannot be in force from the start. Permanent are 2, 8, 9, 23 and 24.

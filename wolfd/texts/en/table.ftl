# What the Moderator says about a table: sitting down, the rules, looking at it, and what he refuses.
# $do: what the reader types before a verb (`!`, `/` or `/msg Moderator `). Every refusal has $do and $secret.

## Coming in

greeting-lobby = Welcome. Here people meet; games are played at tables. { $do }join wolf takes a seat at the table “wolf” (any name will do); { $do }tutorial plays a short guided game, { $do }rooms lists the tables, { $do }help tells more.
greeting-running = A game is running here; you are welcome to watch.
seat-of-your-name = A player called { $nick } is away from the game at { $room }. If that is you, type { $do }back KEY, with the key that you were told as the game began.
greeting-back = If one of the seats that wait is yours, take it with your key: { $do }back KEY

## What one may do now

now-standing = { $do }join takes a seat here. { $least } to { $most } can play.
now-few = { $missing ->
    [one] One more is needed: wait for somebody to come, or let an artificial player in with { $do }bots 1.
   *[other] { $missing } more are needed: wait for others to come, or fill the table with artificial players: { $do }bots { $missing }.
}
now-unready = Type { $do }ready when you are; the game begins when all who sit here are. { $do }leave gives the seat up.
now-ready = You are ready. We wait for { $missing }.
now-stuck = You are ready, but these rules cannot be played as they are: { $do }new sets them back, { $do }ready tells again what is wrong.
now-watching = You watch this game: read along, but do not speak. { $do }table shows how it stands; { $do }join puts you on the bench for a seat.
now-dead = You are dead: read along, but do not speak. If your side wins, so do you. { $do }table shows how it stands.
now-night = It is night, and nothing is asked of you: wait until dawn.
now-pack = It is night, and nothing is asked of you. You may talk to your pack: { $do }pack TEXT
now-listening = { $who } has the floor: listen. You need not do anything now.
now-waiting = You need not do anything now. { $do }table shows how the game stands.

## Before the start

seated = { $who } sits down ({ $seats } here, { $least } needed).
unseated = { $who } gets up ({ $seats } here).
bots-now = { $count ->
    [0] No artificial players
    [one] 1 artificial player
   *[other] { $count } artificial players
} at the table ({ $seats } here).
chosen = { $who } sets { $name } to { $value }. Everybody, say again when you are ready.
chosen-new = { $who } sets all rules back to the default. Everybody, say again when you are ready.
chosen-preset = { $who } chooses the rules “{ $preset }”. Everybody, say again when you are ready.
chosen-deck = { $who } chooses the special cards: { $cards }. Everybody, say again when you are ready.
preset-default = default
preset-classic = classic
preset-hollow = hollow
preset-newmoon = newmoon
deck-auto = auto
ready-missing = { $who } is ready. Still waiting for { $missing }.
not-yet = { $who } is ready, but the game cannot begin. { $reasons }
next-game = At the table for the next game: { $sitting }.
waiting-seats = { $seats ->
    [0] Nobody sits at this table yet.
   *[other] At this table ({ $seats } here, { $least } to { $most } can play): { $sitting }.
}
waiting-unready = Not ready yet: { $unready }.
waiting-ready = Everybody here is ready.
waiting-deck = Rules: { $preset }. The deck: { $deck }.
waiting-deck-later = Rules: { $preset }. Which cards are dealt depends on how many play.
options-default = All options have their default values.
options-chosen = Set differently: { $options }.
# $speed: slow for one person alone, brisk up to $few seats, else normal.
by-people = { $value } ({ $speed ->
    [slow] one person alone has more time to read
    [brisk] up to { $few } seats, where few act by night; from { $more } on the night gives more time
   *[other] from { $more } seats on the night gives more time; with fewer it is brisk
})
night-pace = The night’s pace is { $speed }: the { -wolves } have up to { $wolves } s, every other step up to { $step } s.
option-now = { $name } is { $value }. It may be: { $values }.

## Languages

languages = I speak { $languages }. Choose for example with { $do }language english
language-set = From now on I speak English to you.
table-language-set = { $who } chooses this table’s language: { $language }. Whoever has chosen another keeps it.
table-language = At this table, whoever has not chosen a language reads { $language }. Another: { $do }table language english
table-language-none = This table has no language of its own; everybody reads what he has chosen ({ $languages }). { $do }table language english sets one for those who have chosen none.

## Looking at a game

phase-setup = The cards are being dealt.
phase-night = Night { $count }, { $step }: { $seconds } s left{ $paused }.
phase-day = Day { $count }, { $step }: { $seconds } s left{ $paused }.
phase-over = The game is over.
phase-paused = {" "}(paused)
phase-running = { "" }
name-cupid = Cupid's turn
name-lovers = the lovers' turn
name-guard = the Guard's turn
name-seer = the Seer's turn
name-wolves = the { -wolves }' turn
name-witch = the Witch's turn
name-hunter = a last shot
name-election = election of a Sheriff
name-election_revote = election, second vote
name-accept = election
name-discussion = discussion
name-speech = speeches
name-nomination = nomination
name-defence = defence
name-vote = vote
name-revote = second vote
name-confirm = vote on the accused
name-tie = the Sheriff's decision
name-last_words = last words
name-heir = the Sheriff's heir
table-living = Living ({ $count }): { $who }.
living-left = { $who } (has left)
table-dead = Dead: { $who }.
table-sheriff = Sheriff: { $who }.
table-votes = Votes so far: { $votes }.
dead-shown = { $who } ({ $what })
vote-of = { $by } for { $target }
nomination-of = { $by } nominates { $target }
own-card = You are { $who }. Your card: { $role }. { $does }
own-pack = Your pack: { $who }.
own-circle = Who hears what you say in private now: { $who }.
own-pack-none = You have no pack, and nobody hears you in private now.
own-love = Your love: { $who }.
answer-stands = Your answer so far: { $answers }
learnt = { $when }: { $what }
nothing-learnt = You have learnt nothing in secret so far.
who-sits = Seats: { $who }.
who-away = { $who } (away)
role-told = { $role }: { $does }
no-rooms = There are no tables yet. { $do }join wolf opens one.

## Going and coming back

idle-warned = You neither voted nor spoke when it was your turn. If nothing comes from you today either, your seat is taken out of the game.
idle-removed = { $who } has not played for too long.
seat-kept = { $who } has gone; the seat is kept.
seat-returned = { $who } is back.
seat-taken = The seat { $who } was taken over with its key, from another connection.
welcome-back = Welcome back to seat { $who }.
missed = [while you were away] { $what }
paused-absent = Nobody is here to play: the game waits. Whoever comes back goes on with it.
paused-fault = Something went wrong inside, and the last command was undone. The game is paused; any player goes on with it by { $do }resume.
paused-restart = The server was restarted. The game goes on when its players are back.
paused-disk = The log cannot be written: all games wait until it can.
resumed = The game goes on; { $seconds } s are left.
aborted-absent = Nobody came back: the game is called off.
aborted-empty = Nobody is left to play: the game is called off.
aborted-fault = The same error again: the game cannot go on and is called off. Nobody has won.
aborted-restart = Nobody came back after the restart: the game is called off.
aborted-changed = The rules of this server have changed since the game began: it is called off. Nobody has won.

## Who may talk

silent-night = It is night: nobody speaks until dawn.
bare-answer = That was no answer yet. Type { $do }{ $line }
bare-command = All have heard that. As a command, type { $do }{ $line }
silent-paused = The game is paused: nobody speaks at its table until it goes on.
silent-turn = It is not your turn to speak.
silent-dead = The dead do not speak.
silent-watcher = A game is running: only its players speak.
no-private = You play in the same game: no private talk with { $who } until it is over.
no-rename = You play in a running game: keep your nick until it is over.
nick-of-player = { $nick } is a player in a running game. Please take another nick.
nick-of-seat = Another seat of this game has the name { $nick }. Take another nick first, then your seat: { $secret }back KEY

## What was typed

unknown-verb = There is no command { $word }. { $do }help tells what you may do now.
near-verb = There is no command { $word }. Did you mean { $do }{ $verb }?
near-verb-private = There is no command { $word }. Did you mean { $secret }{ $verb }? (To talk to your pack: { $secret }pack TEXT)
only-i-read = Nobody but me reads that. What all shall hear is said in { $room }.
only-i-read-now = Nobody but me reads that, and now is no time to talk to others. { $secret }open tells what is asked of you.
not-understood = I did not understand that. { $secret }help tells what you may do now.
no-such-topic = There is no help on { $word }. { $do }help tells what you may do now, { $do }help all lists the commands.
missing-word = What shall follow { $verb }? See { $do }help { $verb }
missing-seat = Whom? { $verb } needs a seat number or a nick.
missing-seats = Which two? { $verb } needs two seat numbers or nicks.
missing-text = { $verb } needs a text.
too-many-words = { $verb } is followed by fewer words; I do not understand: { $extra }.
number-unclear = What is { $number } for? Say a verb with it, like { $do }vote { $number }; { $do }open tells what is asked of you.
target-unknown = Nobody here is called { $word }. A seat number is the surest: { $do }who lists them.
target-ambiguous = { $word } may be { $among }. Use the seat number.
target-number = There is no seat { $number }; the seats are 1 to { $seats }.
which-table = For { $verb } go to a table first.
no-such-language = I do not speak { $word } yet. I speak { $languages }.
no-such-role = There is no role { $word }. The roles: { $roles }.

## Seats and rules, refused

already-seated = You have a seat already.
already-seated-here = You sit here already: { $who }.
seated-elsewhere = You sit at { $room }. Leave that table first: { $do }leave
not-seated = You have no seat here; { $do }join takes one.
table-full = The table is full: { $most } seats.
first-decides = { $who } is the host and decides on the rules.
bots-number = How many? { $word } is no number.
bots-too-many = At most { $most } artificial players find a seat here.
log-stuck = The log cannot be written: nobody can sit down or begin a game until it can.
game-running = A game is running. Wait until it is over.
no-game = No game is running here.
not-playing = You do not play in this game.
not-paused = The game does not wait for you.
leave-again = If you leave now, your seat dies and you cannot come back. If you mean it, type { $do }leave once more.
no-such-key = That key opens no seat.
option-near = There is no option { $name }. Did you mean { $near }?
option-unknown = There is no option { $name }. { $do }option lists all of them.
topic-verb = There is no command { $word }. { $do }help { $word } tells more about it.
option-value = { $name } cannot be { $value }. It may be: { $values }.
option-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
option-twice = { $name } names something twice.
option-levels = { $name } needs numbers from 0 to 1, not { $value }.
preset-unknown = There is no preset { $name }. The presets: { $names }.
players-bounds = min_players ({ $least }) is more than max_players ({ $most }): with these rules nobody could ever play.
too-few = There { $seats ->
    [one] is 1 player
   *[other] are { $seats } players
}, and { $least } are needed.
too-many = There are { $seats } players, and at most { $most } can play.
first-stage-needs-two = Ties can be settled by the first stage's votes only where vote_mode is two_stage.
role-unknown = There is no role { $role }.
role-not-allowed = The { $role } is not allowed by these rules.
role-twice = The { $role } can be in the deck only once.
role-required = The { $role } must be in the deck.
deal-size = The deal must name { $seats } cards.
no-night-role = night_order cannot name the { $role }: that role has no turn at night.
wolf-number = { $wolves } { -wolves } cannot play among { $seats } players.
deck-wolves = The deck names { $named } { -wolves }, and the option wolf_count gives { $wolves } to { $seats } players: leave them out of the deck, or set wolf_count manual:{ $named }.
deck-too-big = The deck has { $cards } cards that are no Villagers, for { $seats } players.
no-plain = wolf_win=all_plain needs a Villager in the deck.
no-sides = wolf_win=one_side needs a Villager or a special role in the deck.

## Answers, refused

game-paused = The game is paused; nothing is answered now.
game-fault = Something went wrong inside; your command was undone.
game-over = The game is over.
not-begun = The game has not begun.
already-begun = The game has begun already.
not-a-command = That cannot be done in a game.
round-over = That time is over.
not-asked = Nothing is asked of you now.
not-asked-that = You are asked nothing now that { $verb } answers. { $do }open tells what is asked of you.
nothing-to-undo = You have given no answer that could be taken back.
must-pick = You must choose { $least }.
how-many = Choose at most { $most }.
picked-twice = You named { $seat } twice.
not-living = { $seat } is not alive.
no-takeover = Nobody takes over a seat at this table.
one-potion = Only one potion a night.
pack-not-now = You cannot talk to a pack now.
not-love = { $seat } cannot be chosen.
not-guard = You cannot protect { $seat } tonight.
not-see = You cannot look at { $seat }.
not-kill = You cannot take { $seat }.
not-heal = You cannot save { $seat }.
not-poison = You cannot poison { $seat }.
not-shoot = You cannot shoot { $seat }.
not-elect = You cannot elect { $seat }.
not-nominate = You cannot nominate { $seat }.
not-vote = You cannot vote for { $seat }.
not-tie = { $seat } is not among the tied.
not-confirm = You may not say yes to that: answer { $do }no.
not-heir = { $seat } cannot wear the badge.
not-end = When you have finished, type { $do }end.

# Seats and time: the bench, other people on a seat, the start, pauses, invitations, the lobby's list.
# $do: what the reader types before a verb. Every refusal has $do and $secret.

## Keys and names

key-hushed = That line has the key of a seat in it: nobody was shown it. The key is for the Moderator alone: { $secret }back KEY

## The bench, and other people on a seat

benched = { $who } waits on the bench, as number { $number }.
bench-next = You wait for a seat: you have one as soon as there is room, or, in the next game, that of somebody who went early. You may watch meanwhile; { $do }leave gives the place up.
bench-takeover = You wait for a seat: if one becomes free in this game, it is offered to you, and you play on in it; else you have one before the next, if there is room. You may watch meanwhile; { $do }leave gives the place up.
bench-left = You wait for a seat in the next game. No seat of this one is offered to you: somebody has left it who came from the same address, and that may have been you. Who is logged in to an account of his own is not held to that. You may watch meanwhile; { $do }leave gives the place up.
unbenched = { $who } waits no more.
bench-kept = Your place on the bench is yours again: number { $number }. { $do }leave gives it up.
benched-already = You wait already, as number { $number }.
bench-now = On the bench: { $who }.
no-bench = A game is running, and this table has no bench: wait until it is over.
rotated = { $who } takes the seat of { $instead }, who went first.
seat-offered = The seat { $who } is offered to those on the bench.
offer = The seat { $who } is free, in the middle of the game: { $do }join takes it, with all that it knows, within { $seconds } s; { $do }leave leaves the bench.
offer-over = That seat is no longer offered to you.
offer-withdrawn = { $who } plays again: the seat is not free.
seat-given = You did not play: somebody else has the seat { $who } now. You may watch.
nick-like-seat = Another seat of this game has the name { $nick }. Take another nick first, then the seat: { $do }join
benched-elsewhere = You wait for a seat at { $room }. Leave the bench there first: { $do }leave
seated-account = The account { $account } has a seat at { $room } already.
address-seated = Somebody from your address has a seat on this server already: one each is the rule here.
away-warned = You are away from your game. Come back to { $room } within { $seconds } s, or your seat may be given to somebody else or taken out of the game.
bench-may = To play in a next game, wait for a seat: { $do }join puts you on its bench.

## The start

start-wanted = { $who } wants to begin: { $count } of { $need } who must want it. Not ready yet: { $missing }.
countdown = { $who } starts the game: it begins in { $seconds } s. Not ready yet: { $missing }. { $do }ready if you are; { $do }unready stops it, { $do }leave gives the seat up.
countdown-last = The game begins in { $seconds } s.
start-off = The game does not begin. { $reasons }
start-counting = The game is about to begin already.
start-stopped = { $who } is not ready: the game does not begin yet.
wait-once = You have stopped the start once already: { $do }leave, if you do not want to play.
unready = { $who } is not ready yet.
host-is = { $who } is the host here: chooses the rules, and may start.
host-back = { $who } is here again, and is the host as before.
host-now = The host has left: { $who } is the host now, chooses the rules, and may start.
fill-after = { $who } lets artificial players fill the table whenever nobody has come for { $span }.
fill-never = { $who } lets no artificial players come by themselves.
fill-seconds = { $word } is no number of seconds up to { $most }; { $do }bots after off lets none come by themselves.
filled = { $count ->
    [one] One artificial player takes the seat that is missing
   *[other] { $count } artificial players take the seats that are missing
} ({ $seats } here): { $do }ready, and the game begins.
table-idle = Nobody does anything at this table: in { $span } it is closed.
table-closed-idle = Nobody did anything at this table for long: it is closed, all seats are free.

## Time

motion-pause = { $who } asks for a pause: { $count } of { $need } who must want it. { $do }pause agrees.
motion-resume = { $who } wants to go on: { $count } of { $need } who must want it. { $do }resume agrees.
motion-extend = { $who } asks for more time: { $count } of { $need } who must want it. { $do }extend agrees.
motion-of-the-living = Only those who live and are here decide that.
extended = { $seconds } s more: { $left } s are left.
extend-not-now = This step has a fixed time, whoever is asked in it.
extend-enough = This step has been extended twice already.
held-by-moderator = A moderator has paused this game, and lets it go on.
paused-vote = The game is paused, as most of you wanted. It goes on when as many of you type { $do }resume, or by itself after { $minutes } min; who wants longer pauses again then.
paused-moderator = A moderator has paused this game, and will let it go on.
stalled = The server stood still for { $seconds } s; nobody is late by that: { $left } s are left.
asleep-still = You keep your eyes closed: { $seconds } s left.
answered-still = You have answered: { $seconds } s left.
waiting-still = Nothing is asked of you now: { $seconds } s left.
not-voted = { $seconds } s left. Not voted yet: { $who }.
table-unvoted = Not voted yet: { $who }.

## Finding a table

notify-set = { $count ->
    [0] You are told of no table. { $do }notify 8 tells you once when 8 people sit at one.
   *[other] You are told once, in private, when { $count } people sit at a table and you could join them. { $do }notify off ends that.
}
notify-number = { $word } is no number of people from 2 to 99.
table-formed = A table of { $count } has formed at { $room }. { $do }join { $name } takes a seat there.
invitation = { $who } asks you to the table at { $room } ({ $seats } here, { $least } needed). { $do }join { $name } takes a seat there.
invited = { $nick } is asked to this table.
invite-nobody = There is nobody here called { $nick } who could be asked.
invite-sits = { $nick } sits at this table already.
lobby-opened = A table opens at { $room }: { $do }join { $name } takes a seat there.
list-line = { $room }: { $state }
list-waiting = { $seats ->
    [0] nobody sits there yet
   *[other] { $seats } sit there, { $ready } ready
} ({ $least } to { $most } can play); rules: { $preset }{ $bench }.
list-playing = { $seats } play{ $phase ->
    [night] , { $living } of them alive, night { $count }
    [day] , { $living } of them alive, day { $count }
   *[other] { "" }
}{ $bench }.
list-bench = { $count ->
    [0] { "" }
   *[other] ; { $count } on the bench
}
list-more = { $count } more: { $do }rooms lists all tables.
benched-account = The account { $account } waits for a seat already.
sent-away = { $by } frees the seat of { $who }.
send-away-self = You are the host: { $do }leave gives your own seat up.
fill-now = Artificial players take the seats that are missing when nobody has come for { $span }.
vote-away = Away while you vote: { $who }.
seat-held = { $who } has lost the connection; the seat is held for { $span }.
left-in-pause = { $who } leaves the game for good.

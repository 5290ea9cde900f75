# Seats and time: the bench, other people on a seat, the start, pauses, invitations, the lobby's list.
# $do: what the reader types before a verb. Every refusal has $do and $secret.

## Keys and names

key-hushed = That line has the key of a seat in it: nobody was shown it. The key is for the Moderator alone: { $secret }back KEY

## The bench, and other people on a seat

benched = { $who } waits on the bench, as number { $number }.
bench-next = You wait for a seat: you have one as soon as there is room, at the latest in a next game. You may watch meanwhile; { $do }leave gives the place up.
bench-takeover = You wait for a seat: if one becomes free in this game, it is offered to you, and you play on in it; else you have one in the next. You may watch meanwhile; { $do }leave gives the place up.
unbenched = { $who } waits no more.
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
account-seated = The account { $account } has a seat at { $room } already.
address-seated = Somebody from your address has a seat on this server already: one each is the rule here.
away-warned = You are away from your game. Come back to { $room } within { $seconds } s, or your seat may be given to somebody else or taken out of the game.
bench-may = To play in a next game, wait for a seat: { $do }join puts you on its bench.

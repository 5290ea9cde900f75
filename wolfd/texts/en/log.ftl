# What is said when a game is told: by `wolflog` to those who read the log, by `recap` to those who played.

## Who speaks, and when

log-moderator = Moderator
log-chapter-setup = Before the game
log-chapter-night = Night { $number }
log-chapter-day = Day { $number }
log-chapter-over = The end
log-short-setup = 0
log-short-night = N{ $number }
log-short-day = D{ $number }
log-short-over = end

## At the table

log-opened = A table is opened in { $room }.
log-seated = { $who } sits down.
log-left = { $who } has gone.
log-gave-up = { $who } gives the seat up.
log-returned = { $who } is back.
log-handed = { $nick } moderates from now on.
log-withheld = { $who } { $kind ->
    [away] says why he is away
    [real] takes another real name
    [topic] sets a topic
    [part] leaves with the words
   *[quit] goes with the words
}, shown to nobody before the end: { $text }
log-refused = { $who } was not let say to { $to }: { $text }
log-benched = { $nick } waits for a seat.
log-unbenched = { $nick } waits no more.
log-extended = { $seconds } s more ({ $why ->
    [moderator] a moderator
    [vote] a vote
   *[other] { $why }
}).
log-option = { $name } is set to { $value }.
log-paused = The game stands still ({ $why ->
    [operator] the operator
    [moderator] a moderator
    [vote] a vote
    [restart] the server was restarted
    [disk] the log could not be written
    [fault] a fault of the server
    [absent] nobody was there
   *[other] { $why }
}).
log-resumed = The game goes on.
log-ended = The game is closed ({ $why ->
    [won] played to its end
    [aborted] called off
    [damaged] its record has a hole
    [changed] other rules
    [empty] nobody was left
    [idle] nobody did anything
   *[other] { $why }
}).
log-mod = { $by } { $do ->
    [removed] puts { $who } out
    [substituted] lets somebody else play on for { $who }
    [aborted] calls the game off
    [muted] mutes { $who }
    [barred] shuts { $who } out of the room
    [warned] warns { $who }
    [noted] notes about { $who }
   *[reported] reports { $who }
}: { $reason }
log-admin = The operator: { $do }. { $reason }
log-not-kept = (words that the log does not keep)
log-broken = A record { $type } cannot be read by this version.
log-strange = { $count ->
    [one] 1 event is not known to this version.
   *[other] { $count } events are not known to this version.
}
log-fault = A command broke the game and was undone ({ $error }).

## What somebody knows of somebody

log-knows-pack = pack
log-knows-love = love
log-knows-charmed = charmed
log-knows-victim = victim

## The page of a game

log-title = Game { $game } in { $room }
log-seats = Seats
log-seat = Seat
log-card = Card
log-fate = Fate
log-lived = lived
log-died = { $when }: { $cause }
log-bot = artificial
log-won = won
log-timeline = What happened
log-view = Seen by
log-view-all = everybody’s secrets
log-view-public = the room alone
log-lane-public = For all to hear
log-lane-private = In private
log-lane-sealed = Only in the log
log-to = to { $who }
log-votes = Votes
log-votes-none = There was no vote.
log-vote-secret = secret
log-yes = yes
log-no = no
log-abstained = –
log-knowledge = Who knew what
log-knowledge-hint = In a row: what a player was told of the others, and since when.
log-everybody = everybody
log-proof = Proof
log-chain-whole = Log verified
log-chain-whole-told = Each of { $records } records in { $segments } files follows from the one before; the last is { $seq }, { $hash }.
log-chain-torn = Log verified, last line torn
log-chain-damaged = Log DAMAGED
log-chain-damaged-told = The log is not as it was written, in { $count ->
    [one] 1 place.
   *[other] { $count } places.
} See { $tool }.
log-chain-unchecked = Log not checked
log-chain-unchecked-told = This page was made without checking the log.
log-seal-fits = Seal fits
log-seal-fits-told = SHA-256 of “{ $opening }” is the fingerprint that was told at the start, { $digest }: no card was changed in mid-game.
log-seal-broken = Seal does not fit
log-seal-broken-told = Seed, cards and nonce on record do not fit the fingerprint that was told at the start, { $digest }.
log-seal-closed = Seal not open yet
log-seal-closed-told = The game is not over; its fingerprint is { $digest }.
log-again-same = Replayed alike
log-again-same-told = The commands on record, played again, cause the same events.
log-again-other = Replays differently
log-again-other-told = The commands on record, played by the rules of this version, cause other events.
log-open = The game goes on: this page tells secrets of living players.
log-made = Made by { $software }.
log-records = Records { $first } to { $last } of log { $log }; made by { $software }.

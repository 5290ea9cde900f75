# Keeping order: what operators and moderators do to people and games, reports, warnings and appeals.
# $do: what the reader types before a verb. $id: the name of a record, as an operator finds it.

missing-reason = A reason is missing: say why, behind the name.
moderators-only = Only operators and the moderators of this room may do that.
moderator-plays = You play in this game yourself: somebody else must judge it.
moderator-bot = That is an artificial player.
moderator-target = Against those who keep order only an operator may do something.

until-lifted = until it is lifted
until-over = for { $span }
span-seconds = { $count } s
span-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] a day
   *[other] { $count } days
}
span-weeks = { $count ->
    [one] a week
   *[other] { $count } weeks
}
span-years = { $count ->
    [one] a year
   *[other] { $count } years
}

kicked-out = { $by } has put { $who } out: { $reason }
you-are-kicked = You have been put out of { $room }: { $reason } — You may come back to look on. Appeal: { $do }appeal { $id } WHY
muted-here = { $by } lets { $who } say nothing here { $until }: { $reason }
you-are-muted = { $by } lets you say nothing in { $room } { $until }: { $reason } — What you do in the game counts as before. Appeal: { $do }appeal { $id } WHY
not-muted = { $who } is not muted here.
unmuted-here = { $by } lets { $who } talk again.
you-are-warned = { $by } warns you ({ $room }): { $reason } — Type { $do }acknowledge when you have read it; you get no seat before. Appeal: { $do }appeal { $id } WHY
warned-noted = { $who } is warned; it stands { $until }. It is called { $id }.
warned-unread = { $by } has warned you: { $reason } — You get a seat when you have acknowledged it: { $do }acknowledge
not-warned = There is no warning that you have not acknowledged.
acknowledged = Thank you. You may take a seat again.
you-are-barred = { $by } shuts you out of { $room } { $until }: { $reason } — Appeal: { $do }appeal { $id } WHY
still-barred = { $by } has shut you out of { $room } { $until }. Appeal: { $do }appeal { $id } WHY — The reason: { $reason }
barred-noted = { $who } is shut out of { $room } { $until }.
banned-noted = { $who } is banned from the server { $until } ({ $target }); appeals call it { $id }.
ban-nobody = { $who } is not here and has no account: there is nothing by which he could be known again.
unbarred-noted = { $who } may come in again.
not-barred = Nobody called { $who } is shut out here.
noted = Noted about { $who }. Only those who keep order see it.
measure = { $kind }: { $who } in { $room }, by { $by }, { $until }: { $reason } ({ $id })
contested = { $kind }: { $who } in { $room }, by { $by }, { $until }: { $reason } ({ $id }, somebody has appealed)
measure-muted = muted
measure-barred = shut out
measure-warned = warned
measure-noted = note
measures-none = Nothing stands.
substituted-by = { $by } lets { $to } play on in the seat { $who }: { $reason }
you-are-substituted = Your seat in { $room } is { $to }'s now: { $reason } — You may look on. Appeal: { $do }appeal { $id } WHY
substitute-seat = { $nick } has no seat in this game.
substitute-bench = Nobody called { $nick } waits on the bench without having played in this game.
substitute-warned = { $nick } has a warning that is not acknowledged yet.
aborted-why = { $by } calls this game off: { $reason }
aborted-moderator = The game has been called off by a moderator. Nobody has won.

report-told = Report { $id } from { $room }: { $by } says of { $who }: { $reason }
report-told-nowhere = Report { $id }: { $by } says of { $who }: { $reason }
report-taken = Your report is on record as { $id }; those who keep order are told. Nobody else hears of it.
report-wait = You have complained often of late. Try again in { $seconds } s.
appeal-told = Appeal against { $id } by { $by }: { $reason }
appeal-taken = Your appeal against { $id } is on record; those who keep order are told.
appeal-name = “{ $id }” is not the name of anything that was done to you: it has eight letters and digits.
appeal-unknown = Nothing was done under the name “{ $id }”, or it has been over for { $days } days: then only the operator finds it.

topic-moderating = For those who keep order: { $verbs }. The first word is the seat or nick, then perhaps a time (10m, 2h, 3d; 0 is for good), then why. The name of a room may stand before all that: mute #wolf bob 10m shouting. For unmute and unban no reason is given.
help-kick = Takes a player out of the game, or somebody out of the room. He may come back to look on.
help-mute = Lets somebody say nothing here, for ten minutes if no time is said. What he does in the game counts as before.
help-unmute = Lets somebody talk again.
help-warn = Warns somebody: he takes no seat until he has acknowledged it. It stands for 30 days if no time is said.
help-ban = Shuts somebody out for a day, or the time that is said: an operator out of the server, a moderator out of his room.
help-unban = Lets somebody in again.
help-note = Leaves a note about somebody for others who keep order.
help-notes = Tells the notes, warnings and mutes that stand: about somebody, or here.
help-substitute = Gives the seat of somebody in a running game to somebody on the bench, by nick, where the rules let seats change hands.
help-abort = Calls the game here off. Nobody wins.
help-report = Tells those who keep order what somebody does. What was said and done around it is on record.
help-acknowledge = Says that you have read the warnings that you got.
help-appeal = Objects to what was done to you, by the name that you were told.

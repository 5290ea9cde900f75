# What the Moderator says about persons: their games, the best of them, what is kept of one's own.
# $do: what stands before a verb. Every refusal has $do and $secret.

stats-unkept = This server keeps no accounts, so nobody's games are counted.
stats-no-account = Games are counted for accounts, and you are logged in to none. { $do }help stats tells more.
stats-none = { $who } has not played a game to its end yet.
stats-total = { $who }: { $games ->
    [one] 1 game
   *[other] { $games } games
} played to the end, { $wins } won, { $survived } survived.
stats-roles = By role: { $rows }.
stats-presets = By rules: { $rows }.
stats-row = { $name } { $games } ({ $wins } won, { $survived } survived)
top-what = There is no list of { $word }. { $do }top tells the best players, { $do }top decks the decks.
top-none = No game that counts was played here yet.
top-title = The most games won, of those in which at least two people played:
top-row = { $place }. { $who }: { $wins } won of { $games }
decks-title = The decks that were played most, and who won with them:
decks-row = { $seats } players with { $deck }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, the village won { $village } %, the { -wolves } { $wolves } %
forget-whom = Only your own games can be forgotten: { $do }forget me
forget-again = All your games would count no more, for ever: in no statistics, and not among the best. If you mean it, type { $do }forget me once more.
forgotten = { $games ->
    [0] There was no game to forget.
    [one] 1 game is forgotten.
   *[other] { $games } games are forgotten.
}
export-account = Account { $account }, made on { $made }; in the log you are { $person }. Language: { $language }. Certificates: { $certificates }. Games: { $games }.
export-game = { $day } { $game }: { $preset }, { $seats } players, { $role }, { $won }, { $survived }
export-won = won
export-lost = not won
export-survived = survived
export-died = died
export-more = That is all that is kept of your account, besides what proves your password. What was said and played is in the server’s log: those who run it can give it to you, and erase your name and address in it.

recap-hint = { $do }recap tells this whole game again, with all its secrets; later and elsewhere { $do }recap { $game }
recap-link = This game as a page: { $link }
recap-not-over = That game is not over.
recap-none = This server tells no past games.
recap-unknown = There is no game { $game } that could be told.
recap-which = Which game? { $do }recap and the game’s name, which was told at its end; at a table { $do }recap tells the last one there.
recap-next = Part { $part } of { $parts }; the next: { $do }recap { $game } { $more }
recap-end = That was part { $part } of { $parts }, the end.

help-stats = See how many games you have played and won, by role and by rules; or somebody else, by nick or account. Only games that were played to their end count, and only for those who are logged in to an account.
help-top = See who has won most; with “decks”, which decks were played most and who won with them.
help-forget = Have all your games forgotten. You are asked to type it twice.
help-export = Read all that is kept of your account.
help-recap = Read a whole game that is over, with all that was secret in it: the last at this table, or one by its name; a number says which part.

# Words beside the game: what players of one game may not say to each other while it runs, and who may watch.

talk-at-your-table = While your game runs you talk at its table alone, { $room }. Everywhere else you may read and give commands.
words-withheld = Nobody is shown that before your game is over.
withheld-part = { $who } left with the words: { $text }
withheld-quit = { $who } went with the words: { $text }
withheld-topic = The topic that { $who } would have set: { $text }
watcher-plays = Your account plays here already: you cannot also watch.
watcher-of-address = Somebody plays here from your address, so you cannot watch. If a seat of this game is yours, take it with its key: { $secret }back KEY
address-shared = From one address at { $room }: { $who }.
watchers = Watching: { $count }.
no-private-bench = No private talk with { $who } now: one of you plays, and the other may be given a seat in that game, or may have left one.
acts-at-your-table = While your game runs you change nothing in { $channel }.
opens-no-room = While your game runs you open no room.
words-withheld-watching = While you watch the game at { $room }, nobody is shown that before it is over.
logs-in-later = An account’s name is shown to all, so while your game runs you log in to none but that of your nick. Log in to { $account } when it is over.

# Help: what fits the moment, topics, and a line a verb. The verbs' examples stand in code and follow their lines.
# $do: what stands before a verb.

help-before = The Moderator deals secret roles; the village looks for the { -wolves } among it. { $do }help game tells how a game goes, { $do }help roles who plays in it.
help-watching = You have no part in this game. { $do }help game tells how a game goes, { $do }help roles who plays in it.
help-more = { $do }help vote tells more about a command, { $do }help seer about a role; also { $do }help game, { $do }help roles, { $do }help typing, and { $do }help all for all commands.
help-roles = The roles: { $roles }. { $do }help witch tells what one of them does.
help-game =
    Everybody is dealt a secret role. The { -Werewolves } know each other; they are few. Nobody else knows who they are.
    By night all close their eyes. The Moderator calls one role after the other; the { -wolves } choose somebody to devour.
    By day you learn who has died. All the living talk about who may be a { -wolf }, then they vote, and one of them is executed.
    So it goes on. The village wins when all { -wolves } are dead, the { -wolves } when they are as many as all the others.
    Whatever is asked of you, you are told in private, with what to type and for how long. { $do }open repeats it, { $do }role shows your card.
help-seal =
    You need do nothing about it. Before the first night a long number is made of this deal of cards: its fingerprint. No other deal has it.
    When the game is over, what it was made of is shown. Whoever does the sum again sees that no card was changed in between.
help-typing-irc =
    In the channel, a command begins with { $do }, as in { $do }vote 3. Whatever must stay secret is said to the Moderator: { $secret }see 3
    A player is meant by seat number, by nick, or by the beginning of a nick: { $do }vote 3, { $do }vote ann, { $do }vote an
    You may change your mind while the question is open; { $do }undo takes an answer back. A number alone answers if only one thing is asked.
    All commands have Chinese names too, whatever you read: { $do }投票 3
help-typing-telnet =
    A line that begins with { $do } is a command, and nobody else sees it. Any other line is talk, and all in the room hear it.
    A player is meant by seat number, by name, or by the beginning of a name: { $do }vote 3, { $do }vote ann, { $do }vote an
    You may change your mind while the question is open; { $do }undo takes an answer back. A number alone answers if only one thing is asked.
    All commands have Chinese names too, whatever you read: { $do }投票 3

near-topic = There is no help on { $word }. Did you mean { $do }help { $topic }?
preset-told = The preset “{ $name }”: { $about } Before a game: { $do }preset { $name }
about-default = what is played if nobody chooses: any role may be in the deck, a Sheriff is elected on the first day, and the village votes twice a day: on who stands accused, and on who of these dies.
about-classic = the old party game: few roles, no Sheriff, one vote a day, and nobody is shown what the executed were.
about-hollow = Miller's Hollow: all speak in turn and vote openly, and the { -wolves } win when no ordinary Villager is left.
about-newmoon = Miller's Hollow with the New Moon: each dawn an event card is turned up, the Seer sees cards, and all vote at once after a countdown.
variant-told = The variant “{ $name }”: { $changes } Before a game: { $do }variants { $word }
help-night =
    All close their eyes, and nobody speaks. I call the roles of the deck one after the other.
    Whoever may do something is asked in private: whom it may be, what to type, and for how long. Nobody else sees the answer.
    Until the time of that step is up an answer may be changed, or taken back with { $do }undo. Who has died is told at dawn.
help-day =
    At dawn you learn who has died. Then the living talk: all at once, or one after the other, as the rules of the table say.
    Then they vote. By many rules they first nominate who shall stand accused; the accused defend themselves, and the others vote on them.
    Whoever has the most votes is executed, and may have last words. What happens in a tie is up to the rules: { $do }help tie_resolution
    A vote may be changed while it is open. It closes when time is up, or as soon as all who were asked have voted; in turn, that is at once.
help-sheriff =
    The village elects the Sheriff, who has a badge besides the secret card: the Sheriff's vote counts more.
    By some rules the Sheriff also settles ties. A dead Sheriff hands the badge on ({ $do }heir 3) or tears it ({ $do }tear).
help-lovers =
    On the first night Cupid makes two players lovers. They learn of each other; if one dies, so does the other.
    Lovers may not vote for or act against each other. A { -wolf } and a villager in love are a camp of their own: all the others must die.
help-host = Whoever has sat at a table longest is its host: chooses the rules with { $do }preset, { $do }deck, { $do }option and { $do }variants, may begin with { $do }start, and may free a seat with { $do }remove 3. When the host leaves, another player is the host.
help-bench = Whoever comes while a game runs, or where all seats are taken, waits on the bench: { $do }join. By the rules of the table those on it get a seat in the next game, or one that becomes free in this one. { $do }leave gives the place up.
help-key = When a game begins you are told a key of ten letters. Should your connection break, come again by any client and type { $secret }back KEY: the seat is yours again. Keep the key to yourself. With an account you need none.
topic-waiting = Before the game: { $verbs }.
topic-playing = In the game: { $verbs }.
topic-anywhere = At any time: { $verbs }.
topic-more = More about one of them: { $do }help vote
topic-telnet = In rooms: /go NAME, /rooms, /who, /tell NAME TEXT, /me TEXT, /set mode line, /quit. Without a slash you talk in the room.
help-examples = For example: { $examples }

help-join = Take a seat at the table of this channel; with a channel's name, go there and sit down.
help-leave = Get up. In a running game you give your seat up for good: it dies, and you are asked to type the command twice.
help-ready = You are ready. The game begins when everybody who sits here is.
help-start = Begin, whoever is ready: the host counts down; anybody else asks for it, and most of those who sit here must want it.
help-unready = You are not ready after all; a countdown is stopped, once a game.
help-bots = Have so many artificial players at the table; or, with “after”, have them come when nobody has come for so many seconds.
help-new = Open the table of this channel; or set all its rules back to the channel's own.
help-preset = Play by a preset: default, classic, hollow or newmoon.
help-option = Set an option of the rules; with its name alone, see what it is and may be; with nothing, all names.
help-options = See which options differ from the default; with a name, what that one means.
help-deck = Choose the special cards; { -wolves } and Villagers fill the rest.
help-variants = Choose variants of the game.
help-table = See the phase, the time, who lives, who is dead, and the Sheriff. Also sets the language of those at the table who have chosen none.
help-time = See what is left of this step.
help-who = See who sits at the table.
help-rooms = See the tables of this server.
help-notify = Be told once, in private, when so many people sit at some table and you could join them; “off” ends that.
help-invite = Ask somebody who is here to this table; the invitation says where it is.
help-role = See your card, your pack and your love; with a role's name, what that role does.
help-open = See what is asked of you, and until when.
help-log = See what you have learnt in this game.
help-help = See what you may do now; or more about a command, a role, a rule or a topic.
help-language = Choose the language in which I speak to you.
help-pack = Talk to your pack at night; nobody else hears it. Alone, it tells who your pack is, and who hears you now.
help-kill = A { -wolf }: point at the one whom the pack shall take. All { -wolves } must agree.
help-see = The Seer: look at a player.
help-guard = The Guard: protect a player tonight.
help-heal = The Witch: save the { -wolves }' victim.
help-poison = The Witch: poison a player.
help-love = Cupid: choose two who fall in love.
help-shoot = The Hunter: take a player with you.
help-pass = Do nothing this time. A Sheriff who may vote last waits with it.
help-undo = Take your latest answer back, while the question is open.
help-vote = Vote for a player. You may change your vote until time is up; it may close sooner when all have voted, and in turn that is at once.
help-nominate = Nominate a player: those with the most nominations stand accused.
help-elect = Vote for a player as Sheriff.
help-abstain = Vote for nobody.
help-heir = A dead Sheriff: hand on the badge.
help-tear = A dead Sheriff: tear the badge.
help-yes = Vote yes.
help-no = Vote no.
help-end = You have nothing more to say.
help-back = Take your seat back, from any client, with the key that you were given.
help-resume = Ask to go on after a pause; most must want it. After an error any player goes on.
help-pause = Ask for a pause; most of those who live and are here must want it.
help-extend = Ask for more time to talk or to vote; most of those who live and are here must want it.

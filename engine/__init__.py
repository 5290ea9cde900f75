"""The game engine: pure and deterministic. No clock, no I/O, no logging, no Twisted; only the standard
library, and msgspec for what is made by the thousand.

The idea
- The game is a script. `script` reads from the top down like the moderator's booklet: game -> night -> each role's
  turn -> dawn -> day -> trial. It is a generator; its stack is the only program counter.
- The table is a fold of events. Whatever anybody may ask about is an event and so in the table; `Table.apply` is the
  only writer.
- Facts are rows. Roles, night steps, kinds of questions, options and victory checks are rows of explicit lists.
- Secrets are types. An event's base class is its audience: Public, Told(to), Pack, Sealed. A public event has no field
  that could hold a secret.
- A question asked of nobody waits for the clock like any other. The step list comes from the announced deck, never
  from who lives.

The modules, in the order in which they know each other
    events/    every fact, under the class of those who may know it, a file a topic
    commands   what may be put in; Refused(message id, values)
    options    one field per option of the rulebook's 5.3, and how a typed value is read;  presets
    rules      the types of the rows, and Rules: what a variant or a card may replace
    folding/   how each event changes the table;  table: `apply`, `tell`, and questions that change nothing
    asking     rounds of questions: who may answer, what is legal, changing one's mind, closing
    chance     dice and shuffles from the seed, a purpose and a count
    speech     who may speak now, and where
    roles/     a file a role: its facts, its turn, its other moments; `__init__` is the list in call order
    vote, modes, ties, election    votes and how a tie is settled;  death, victory    2.4, and the ordered checks (3.2)
    script     game, night, dawn, day, trial
    substitution    whose seat another person may have, now or in the next game; how the daemon calls it
    variants/  a file a variant, a function from rules to rules; `__init__` is the list, and which do not go together
    cards/     the New Moon's event cards: a row each; `__init__` is the table
    setup      Setup; `check` returns all reasons against one; the deck.  dealing: who gets which card
    game       Game: `feed(command) -> events`, `rebuild(setup, seed, records)`, `hearers(event, table)`
    codec      events, commands and set-ups to plain values and back
    players/   artificial players: what one seat was told -> a command, or something said
    compose    a sensible deck for a number of players

A new role, and what else changes; the tests that walk lists name each row that is missing
    roles/             its file: Role, turn, Step, AskKind; then `__init__`: ROLES, STEPS in call order, S0_ORDER, KINDS
    a deed of a new    an event in events/, its row in folding/, a field of Table (of the night alone: `folding.course` clears
    sort               it), `death.of_the_night`; tests/engine/views lists who may know the field
    a camp of its own  `won` in its file; `victory`: CHECKS, and wolf_goal where it stands in the wolves' way;
                       options.win_priority; a list that somebody has chosen for it has the new camp last;
                       roles/elder and cupid name the Piper's card, the one that has such a camp
    another wolf       Role.wolf, and its name in werewolf.STEP; it stands in the place of a Werewolf
    a cause of its own options.CAUSES
    compose, presets   how it leans, and which presets allow it
    wolfd/moderator/   typed/role_verbs (its kind's verb), words/: questions (ORDER, NUMBERED), role_wording, role_story (its
                       events); play/telling: LEARNT has what it is told, OPEN_STEPS a step in which all know who is asked
    wolfd/texts/       a file for it in each language: role- deck- does- hint- val- camp- step- name- of the card, ask-
                       answered- passed- not- help- of its kind, deed- of its event; val- also of a camp and a cause, cause-
    tests/engine/      a letter in lines.CODES, and its scenes; man/wolf-rules.7 has its rules, man/wolf-irc.7 its verb
A new event card: its difference to the rules in a file of cards/, a row in `cards`; texts card- says-; the decks that
tests/engine/test_cards_draw counts. A new option: a field of Options; texts opt- means- (val- of a new value),
`explaining.OF_ROLES` where it is a role's; tests/engine: test_options, an observation of each value; man/wolf-rules.7.

The laws
1. `yield` stands only in `asking.ask`; a turn says `yield from ask(...)`. Every loop of the script asks at least once.
2. All chance is `chance.die` or `chance.shuffle`, by (seed, purpose, how often that purpose was drawn).
3. All order is seat order; a set is never iterated.
4. Refused is raised before anything changes.
5. A turn looks for seats that hold a power (`Table.holders`), never for a card's name.
6. The engine knows seats only, never nicks, accounts or clocks. It says `seconds`; a deadline is the daemon's.
7. The same commands give the same events in any process. `Game.rebuild` feeds the recorded commands and compares.

A round closes by `Late` at a time fixed when it opened; only a round to a publicly known set (`early`) closes when all
have answered, and such a round with nobody to ask is not opened.
"""

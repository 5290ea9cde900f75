### What the chat refuses, and what the IRC side says of itself. `irc-NNN` is the sentence of numeric NNN.
### Sentences of this file are worded once and then only filled in: no plurals or other choices by value here.

## Refusals

already-in-channel = { $nick } is in { $channel } already.
channel-bad = { $channel } cannot be the name of a channel: begin with #, use no blanks, commas and colons, and at most { $most } bytes.
channel-banned = You are banned from { $channel }.
channel-full = { $channel } is full.
channel-invite-only = { $channel } is open only to those who are invited.
channel-key-wrong = { $channel } has a key, and that is not it.
key-bad = A key is one word without commas and colons.
limit-bad = { $value } is not a number of members.
list-full = The lists of { $channel } are full.
mask-bad = A mask is one word of at most { $most } bytes.
mode-unknown = There is no channel mode { $letter }.
need-op = Only an operator of { $channel } may do that.
nick-alike = { $nick } looks too much like { $other }, who is here. Please take another nick.
nick-like-player = { $nick } looks too much like { $other }, a player in a running game. Please take another nick.
nick-bad = { $nick } cannot be a nick: begin with a letter, and use no blanks, only letters, digits and -_[]{"{"}{"}"}^`|\, at most { $most } bytes (three for a Chinese character).
nick-of-bots = { $nick } bears the mark of an artificial player. Please take another nick.
nick-reserved = { $nick } looks too much like the nick of the Moderator, or of a service.
nick-taken = Somebody is called { $nick } already.
no-such-channel = There is no channel { $channel }.
no-such-nick = There is nobody called { $nick } here.
no-text = There is nothing to say in that.
not-a-member = { $nick } is not in { $channel }.
not-in-channel = You are not in { $channel }.
real-bad = That real name is empty or too long.
speech-banned = You are banned from { $channel }, so you cannot speak there.
speech-from-outside = Only those who are in { $channel } may speak there.
speech-moderated = You may not speak in { $channel } now.
speech-whispered = What is said in { $channel } is said to everybody there.
too-many-channels = You are in as many channels as you may be.

## Why somebody went

quit = Quit
quit-said = Quit: { $reason }
quit-babbled = Too much without an end
quit-lost = Connection closed
quit-ping = No sign of life for { $seconds } seconds
quit-sendq = Does not read what is sent
quit-slow = Took too long to register

## The IRC side

irc-001 = Welcome to the { $network } network,
irc-002 = Your host is { $server }, running version { $version }
irc-003 = This server was started at { $since }
irc-005 = are supported by this server
irc-219 = End of statistics
irc-242 = Server up { $days } days { $time }
irc-251 = There are { $users } users and { $hidden } invisible on 1 servers
irc-252 = operators online
irc-253 = connections that have not registered yet
irc-254 = channels
irc-255 = I have { $users } clients and 0 servers
irc-256 = Administrative information about { $server }
irc-265 = Current local users { $users }, most { $most }
irc-266 = Current global users { $users }, most { $most }
irc-305 = You are no longer marked as away
irc-306 = You are marked as away
irc-315 = End of WHO
irc-317 = seconds idle, time of coming
irc-318 = End of WHOIS
irc-321 = Members and topic
irc-323 = End of the list
irc-330 = is logged in as
irc-331 = There is no topic
irc-335 = is a bot: an artificial player, or the Moderator
irc-337 = End of your invitations
irc-347 = End of those who need no invitation
irc-349 = End of the exceptions from bans
irc-365 = End of LINKS
irc-366 = End of NAMES
irc-368 = End of the bans
irc-369 = End of WHOWAS
irc-374 = End of INFO
irc-375 = - { $server } message of the day -
irc-376 = End of MOTD
irc-402 = There is no such server
irc-406 = There was nobody of that nick
irc-407 = Too many recipients; the message went to those before this one
irc-410 = There is no such CAP command
irc-411 = No recipient given for { $command }
irc-412 = There is nothing to say in that
irc-417 = That line was too long
irc-421 = Unknown command
irc-423 = Nobody is named as the administrator
irc-431 = No nick given
irc-447 = You cannot change your nick now
irc-451 = You have not registered yet
irc-461 = Not enough parameters
irc-462 = You have registered already
irc-464 = The password is wrong
irc-501 = Unknown user mode
irc-502 = You can neither see nor change modes of others
irc-524 = There is no help on that
irc-696 = This mode needs a parameter
irc-704 = Help
irc-706 = End of help
irc-733 = End of the MONITOR list
irc-734 = The MONITOR list is full
irc-error = Closing the link: { $reason }
line-fault = Something went wrong inside with what you typed; the operator can read why in the log.
line-waits = The log cannot be written now. All games wait, and what anybody says or does is heard when it can: please be patient.
irc-invalid-utf8 = That line was not UTF-8, so it was not passed on.
irc-list-channel = Channel
irc-no-ctcp = Of CTCP only ACTION is passed on here.

irc-motd =
    Welcome to a server for the game Werewolf. Everything said in a game is written to the game's log.
    English:  /msg { $moderator } language english
    简体中文：/msg { $moderator } 语言 简体
    繁體中文：/msg { $moderator } 語言 繁體
    To meet others:    /join { $lobby }
    To sit at a table: /join #wolf   and there   { $prefix }join   { $prefix }bots 7   { $prefix }ready
    To learn the game: /msg { $moderator } tutorial
    Whatever is secret is said to the Moderator alone; he also helps:   /msg { $moderator } help
    What he tells you alone is in a window of its own: look there, too.
irc-info =
    { $version }: an IRC server and a telnet server that is the moderator of Werewolf.
    People, and artificial players, sit at the same tables by either way.

irc-help-admin = Who runs the server.
irc-help-away = Say that you are away, or without a text that you are back.
irc-help-cap = Ask for capabilities of IRCv3; clients do that by themselves.
irc-help-help = Every command, or what one of them does.
irc-help-helpop = The same as HELP.
irc-help-info = What the server is.
irc-help-invite = Ask somebody into a channel; without parameters, where you are invited.
irc-help-ison = Which of these nicks are here.
irc-help-join = Enter channels, with their keys if they have any; 0 leaves all.
irc-help-kick = Put members out of a channel of which you are an operator.
irc-help-kill = For operators: close somebody's connections.
irc-help-links = Which servers there are: this one.
irc-help-list = The channels, their members and topics; masks, >3 or <10 members, C>60 or T<60 minutes old.
irc-help-lusers = How many are here.
irc-help-mode = See or change the modes of a channel, or your own: i to be found by friends only, B for a bot, R to hear accounts only, w to hear operators.
irc-help-monitor = Be told when nicks come and go.
irc-help-motd = The message of the day.
irc-help-names = Who is in a channel.
irc-help-nick = Change your nick.
irc-help-notice = Say something that nobody, and no program, answers.
irc-help-oper = Become an operator of the server.
irc-help-part = Leave channels.
irc-help-pass = The server's password, ahead of NICK and USER.
irc-help-ping = Ask the server for a sign of life.
irc-help-pong = Give the server a sign of life.
irc-help-privmsg = Say something to a channel or to somebody; to the Moderator, what is secret.
irc-help-quit = Leave the server.
irc-help-rehash = For operators: read the configuration anew.
irc-help-setname = Change your real name.
irc-help-stats = How long the server has been up; more letters for operators.
irc-help-tagmsg = Send tags without a text, such as that you are typing.
irc-help-time = The server's clock.
irc-help-topic = See or set the topic of a channel.
irc-help-user = Your user name and real name, once.
irc-help-userhost = Whether these nicks are away, and their user names.
irc-help-version = The server's version, and what it supports.
irc-help-wallops = For operators: say something to all who have user mode w.
irc-help-who = Who is in a channel or goes by a name; after % the fields that are wanted.
irc-help-whois = Who somebody is, and in which channels.
irc-help-whowas = Who had a nick before.

# What is worded for all doors, in the plain words of telnet: no nick, channel, server. `by-telnet-ID` stands for ID there.

by-telnet-channel-bad = { $channel } cannot be the name of a room: use no blanks, commas and colons, and at most { $most } bytes (three for a Chinese character).
by-telnet-no-such-channel = There is no room { $channel }.
by-telnet-too-many-channels = You are in as many rooms as you may be.
by-telnet-nick-alike = { $nick } looks too much like { $other }, who is here. Please take another name.
by-telnet-nick-like-player = { $nick } looks too much like { $other }, a player in a running game. Please take another name; if that is you, type { $do }back KEY then, with the key that you were told as the game began.
by-telnet-nick-bad = { $nick } cannot be a name here: begin with a letter, and use no blanks, only letters, digits and -_[]{"{"}{"}"}^`|\, at most { $most } bytes (three for a Chinese character).
by-telnet-nick-of-bots = { $nick } bears the mark of an artificial player. Please take another name.
by-telnet-nick-reserved = { $nick } looks too much like the name of the Moderator, or of a service.
by-telnet-nick-taken = Somebody is called { $nick } already. If that is you and your connection broke: take another name, then type { $do }back KEY with the key that you were told as the game began.
by-telnet-help-join = Take a seat at the table of this room; with a room's name, go there and sit down.
by-telnet-help-new = Open the table of this room; or set all its rules back to the room's own.

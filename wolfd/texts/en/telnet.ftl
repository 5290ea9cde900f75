# What one reads by telnet: greeting, log-in, rooms, and what happens in them. Plain words: no nick, channel, server.

telnet-banner =
    wolfd: the game Werewolf / 狼人杀 / 狼人殺
    1 English   2 简体中文   3 繁體中文
    Type a number to choose your language. 输入数字选择语言。輸入數字選擇語言。
    Unreadable signs? For GBK type: encoding gbk   For Big5 type: encoding big5
telnet-ask-first = What is your name? 名字？
telnet-ask-name = What is your name?
telnet-help-login =
    Type the name that the others shall see, then press Enter. Letters of any script will do, no blanks.
    Or type 1, 2 or 3 for a language, or "quit" to leave.
    If you cannot see what you type: "set mode char". If you see it twice: "set mode line".
    If Chinese letters are unreadable: "encoding gbk" or "encoding big5".
telnet-welcome =
    Welcome, { $nick }! All in this room hear you; commands begin with /, like /help.
    What is said in games is logged.
telnet-bye = Goodbye!
telnet-too-late = You did not tell your name in time. Come again when you like.
telnet-too-many-tries = That is enough for now. Come again when you have thought of another name.

# languages
telnet-languages = Languages: { $choices }
telnet-language-set = From now on you read English here.
telnet-language-guessed = English: type /language 1

# the connection itself
telnet-here = Yes, I am here.
telnet-hint-mode = If you cannot see what you type, type "/set mode char".
telnet-hint-charset =
    { $likely ->
        [gbk] Some letters cannot be read here; they seem to be GBK. Type: /encoding gbk
        [big5] Some letters cannot be read here; they seem to be Big5. Type: /encoding big5
       *[none] Do you see wrong letters? This is UTF-8. For others type: /encoding gbk  or: /encoding big5
    }
telnet-line-cut = Your line was too long; only its beginning was taken.
telnet-too-fast = You type too fast; some of your lines were left out.
telnet-annoyed = Your program asks for too many things that are not to be had here.
telnet-no-irc = This is the telnet door of a game. By IRC it has another port.
telnet-no-web = This is a telnet game, not a web site. Connect with: telnet HOST PORT

# commands
telnet-usage = Type it like this: { $example }
telnet-sample-go = wolf
telnet-sample-tell = Ann hello
telnet-sample-me = waits
telnet-sample-language = 2
telnet-said = That was talk. As a command it is typed /{ $line }
telnet-unknown = There is no command /{ $command }.
telnet-near = There is no command { $command }. Did you mean this? { $example }
telnet-quit-or-leave = There is no command { $command }. /quit ends your connection, /leave gives up your seat.
telnet-nobody = There is nobody here called { $nick }.
telnet-no-room = You are in no room. Type /rooms to see where people are, then /go NAME.
telnet-here-already = You are in the room { $room } already.
telnet-help = About your connection: /set (colours, screen reader, character set and more), /language, /history, /tell NAME TEXT, /quit
telnet-more = -- more -- (Space: go on, q: enough)
telnet-no-history = Nothing has been said yet.
telnet-prompt =
    { $phase ->
        [night] Night { $count }
        [day] Day { $count }
       *[waiting] Table
    }{ $phase ->
        [waiting] { "" }
       *[other] { $asked ->
            [yes] , answer
            [talk] , talk
           *[no] , wait
        }
    }
telnet-status =
    { $phase ->
        [night] { $room } | Night { $count } | { $clock } | { $living } of { $seats } alive
        [day] { $room } | Day { $count } | { $clock } | { $living } of { $seats } alive
       *[waiting] { $room } | { $seats } at the table
    }
telnet-clock-stands = waiting
telnet-standing =
    { $phase ->
        [night] A game: night { $count }, { $living } of { $seats } alive.
        [day] A game: day { $count }, { $living } of { $seats } alive.
       *[waiting] { $seats ->
            [0] A free table.
            [one] A table: 1 waits for a game ({ $ready } ready, { $least } to { $most } can play).
           *[other] A table: { $seats } wait for a game ({ $ready } ready, { $least } to { $most } can play).
        }
    }
telnet-time-left =
    { $asked ->
        [yes] { $seconds } seconds left, and you have not answered. /open tells the question again.
       *[no] { $seconds } seconds left.
    }
telnet-room =
    { $count ->
        [one] { $room }: { $count } person.
       *[other] { $room }: { $count } people.
    }
telnet-people = In the room { $room }: { $nicks }.

# settings
telnet-setting = { $form } ({ $value } now): { $about }
telnet-about-mode = who edits what you type, the server or your program
telnet-about-encoding = the character set of your program
telnet-about-color = colours
telnet-about-reader = whole lines and plain words, for screen readers
telnet-about-status = a line at the bottom of the screen: phase, clock, how many live
telnet-about-more = long texts a page at a time
telnet-about-wide = signs like “ and … take two columns in your font
telnet-about-width = columns of your screen, if your program does not tell them
telnet-set-mode =
    { $value ->
        [char] You edit with the server's help now; the arrow keys and Tab work.
       *[line] Your own program edits what you type now.
    }
telnet-set-encoding = Your character set is { $value } now; these are two Chinese letters: 狼人
telnet-set-color =
    { $value ->
        [on] Colours are on.
       *[off] Colours are off.
    }
telnet-set-reader =
    { $value ->
        [on] Screen reader: from now on whole lines and plain words only.
       *[off] Screen reader: off.
    }
telnet-set-status =
    { $value ->
        [on] The status line is at the bottom of your screen, where you edit with the server's help.
       *[off] The status line is gone.
    }
telnet-set-more =
    { $value ->
        [on] Long texts come a page at a time.
       *[off] Long texts come at once.
    }
telnet-set-wide =
    { $value ->
        [on] Signs like “ and … count as two columns now.
       *[off] Signs like “ and … count as one column now.
    }
telnet-set-width = Lines are broken at { $value } columns now.

# what happens
telnet-arrived = You are in the room { $room } now.
telnet-topic = It says on the door: { $topic }
telnet-joined = * { $nick } has come in.
telnet-left = * { $nick } has left the room.
telnet-left-why = * { $nick } has left the room: { $reason }
telnet-quit = * { $nick } has gone.
telnet-quit-why = * { $nick } has gone: { $reason }
telnet-kicked = * { $by } has put { $nick } out of the room.
telnet-kicked-why = * { $by } has put { $nick } out of the room: { $reason }
telnet-kicked-you = * { $by } has put you out of the room { $room }. Type /go NAME to enter another.
telnet-kicked-you-why = * { $by } has put you out of the room { $room }: { $reason }. Type /go NAME to enter another.
telnet-renamed = * { $old } is called { $nick } now.
telnet-renamed-you = * You are called { $nick } now.
telnet-topic-set = * { $nick } has written on the door: { $topic }
telnet-topic-cleared = * { $nick } has wiped what was written on the door.
telnet-invited = * { $nick } asks you to come into the room { $room }. Type /go { $room }.
telnet-told = { $nick } whispers to you: { $text }
telnet-told-by-you = You whisper to { $to }: { $text }

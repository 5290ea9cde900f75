# 用 telnet 进来的人看到的文字：欢迎、登录、房间，以及房间里发生的事。用大白话，不说“昵称、频道、服务器”。

telnet-banner =
    wolfd: the game Werewolf / 狼人杀 / 狼人殺
    1 English   2 简体中文   3 繁體中文
    Type a number to choose your language. 输入数字选择语言。輸入數字選擇語言。
    Unreadable signs? For GBK type: encoding gbk   For Big5 type: encoding big5
telnet-ask-first = 你叫什么名字？ Your name?
telnet-ask-name = 你叫什么名字？
telnet-help-login =
    请输入你的名字（大家看到的就是它），再按回车键。什么文字都可以，只是中间不能有空格。
    输入 1、2、3 可以选择语言；输入“再见”就离开。
    如果看不到自己打的字，请输入：set mode char；如果每个字都出现两遍，请输入：set mode line
    如果中文是乱码，请输入：encoding gbk  或者：encoding big5
telnet-welcome =
    欢迎你，{ $nick }！你打的话，这个房间里的人都听得到；命令以 / 开头，比如 /帮助。
    游戏里说的话会写进日志。
telnet-bye = 再见！
telnet-too-late = 等了好久也没等到你的名字，下次再来吧。
telnet-too-many-tries = 今天就先试到这里吧，想好别的名字再来。

# 语言
telnet-languages = 可选的语言：{ $choices }
telnet-language-set = 好的，接下来用简体中文。
telnet-language-guessed =
    看你的名字，就先用简体中文了。
    English: type /language 1　繁體中文：請輸入 /語言 3

# 连接本身
telnet-here = 在呢，我在。
telnet-hint-mode = 如果看不到自己打的字，请输入：/set mode char
telnet-hint-charset =
    { $likely ->
        [gbk] 有些字认不出来，看来你用的是 GBK 编码。请输入：/encoding gbk
        [big5] 有些字认不出来，看来你用的是 Big5 编码。请输入：/encoding big5
       *[none] 只有这一行看得清楚？请输入：/encoding gbk
    }
telnet-line-cut = 这一行太长了，只收下了开头的部分。
telnet-too-fast = 你打得太快了，有几行没有收下。
telnet-annoyed = 你的程序要的东西太多了，这里都没有。
telnet-no-irc = 这里是 telnet 端口，IRC 在另一个端口。
telnet-no-web = This is a telnet game, not a web site. 这里是 telnet 游戏，不是网站。请这样连接：telnet 主机 端口

# 命令
telnet-usage = 请这样输入：{ $example }
telnet-sample-go = 狼窝
telnet-sample-tell = 小明 你好
telnet-sample-me = 打了个哈欠
telnet-sample-language = 2
telnet-said = 这样打是说话。要当作命令，请输入 /{ $line }
telnet-unknown = 没有 /{ $command } 这个命令。
telnet-near = 没有“{ $command }”这个命令。你是不是想输入 { $example }？
telnet-quit-or-leave = 没有“{ $command }”这个命令。“/再见”断开连接，“/离开”让出座位。
telnet-nobody = 这里没有叫 { $nick } 的人。
telnet-no-room = 你不在任何房间里。输入 /房间 看看大家在哪儿，再用 /进入 房间名 过去。
telnet-here-already = 你已经在“{ $room }”房间里了。
telnet-help = 和连接有关的：/设置（颜色、读屏、编码等等）、/语言、/历史、/密语 名字 内容、/再见
telnet-more = —— 还有 ——（空格：下一页，q：不看了）
telnet-no-history = 还没有人说过话。
telnet-prompt =
    { $phase ->
        [night] 第{ $count }夜
        [day] 第{ $count }天
       *[waiting] 等人
    }{ $phase ->
        [waiting] { "" }
       *[other] { $asked ->
            [yes] ，请答
            [talk] ，请发言
           *[no] ，等候
        }
    }
telnet-status =
    { $phase ->
        [night] { $room }｜第{ $count }夜｜{ $clock }｜{ $seats }人中还活着{ $living }人
        [day] { $room }｜第{ $count }天｜{ $clock }｜{ $seats }人中还活着{ $living }人
       *[waiting] { $room }｜桌边{ $seats }人
    }
telnet-clock-stands = 等候中
telnet-standing =
    { $phase ->
        [night] 正在玩：第{ $count }夜，{ $seats }人中还活着{ $living }人。
        [day] 正在玩：第{ $count }天，{ $seats }人中还活着{ $living }人。
       *[waiting] { $seats ->
            [0] 空桌。
           *[other] { $seats }人坐着等开局（{ $ready }人准备好了，{ $least }到{ $most }人可以玩）。
        }
    }
telnet-time-left =
    { $asked ->
        [yes] 还有{ $seconds }秒，你还没有回答。要再听一遍问题，请输入 /待办
       *[no] 还有{ $seconds }秒。
    }
telnet-room = { $room }：{ $count }人。
telnet-people = “{ $room }”房间里有：{ $nicks }。

# 设置
telnet-setting = { $form }（现在是{ $value }）：{ $about }
telnet-about-mode = 打字时由服务器帮忙（字符），还是用你自己的程序（整行）
telnet-about-encoding = 你的程序用的字符集
telnet-about-color = 彩色文字
telnet-about-reader = 给读屏软件用：只有整行的、没有符号的文字
telnet-about-status = 屏幕最下面一行：阶段、时间、还活着几人
telnet-about-more = 长的文字一页一页地看
telnet-about-wide = 你的字体里，“和…这样的符号占两格
telnet-about-width = 屏幕有多少格宽（程序不说的时候用）
telnet-set-mode =
    { $value ->
        [char] 现在打字由服务器帮忙，方向键和 Tab 键都能用。
       *[line] 现在打字由你自己的程序处理。
    }
telnet-set-encoding = 现在用的字符集是 { $value }。看得到这句话就对了。
telnet-set-color =
    { $value ->
        [on] 颜色打开了。
       *[off] 颜色关掉了。
    }
telnet-set-reader =
    { $value ->
        [on] 读屏模式打开了：以后只有整行的文字。
       *[off] 读屏模式关掉了。
    }
telnet-set-status =
    { $value ->
        [on] 状态栏在屏幕最下面一行（打字由服务器帮忙时才有）。
       *[off] 状态栏收起来了。
    }
telnet-set-more =
    { $value ->
        [on] 长的文字会一页一页地显示。
       *[off] 长的文字会一次全部显示。
    }
telnet-set-wide =
    { $value ->
        [on] “和…这样的符号现在算两格宽。
       *[off] “和…这样的符号现在算一格宽。
    }
telnet-set-width = 现在每行{ $value }格宽。

# 发生的事
telnet-arrived = 你进了“{ $room }”房间。
telnet-topic = 门上写着：{ $topic }
telnet-joined = * { $nick } 进来了。
telnet-left = * { $nick } 离开了房间。
telnet-left-why = * { $nick } 离开了房间：{ $reason }
telnet-quit = * { $nick } 走了。
telnet-quit-why = * { $nick } 走了：{ $reason }
telnet-kicked = * { $by } 把 { $nick } 请出了房间。
telnet-kicked-why = * { $by } 把 { $nick } 请出了房间：{ $reason }
telnet-kicked-you = * { $by } 把你请出了“{ $room }”房间。输入 /进入 房间名 可以去别的房间。
telnet-kicked-you-why = * { $by } 把你请出了“{ $room }”房间：{ $reason }。输入 /进入 房间名 可以去别的房间。
telnet-renamed = * { $old } 改名叫 { $nick } 了。
telnet-renamed-you = * 你现在叫 { $nick } 了。
telnet-topic-set = * { $nick } 在门上写下：{ $topic }
telnet-topic-cleared = * { $nick } 把门上的字擦掉了。
telnet-invited = * { $nick } 请你去“{ $room }”房间。输入 /进入 { $room } 就能过去。
telnet-told = { $nick } 悄悄对你说：{ $text }
telnet-told-by-you = 你悄悄对 { $to } 说：{ $text }

# 用 telnet 進來的人看到的文字：歡迎、登入、房間，以及房間裡發生的事。用大白話，不說「暱稱、頻道、伺服器」。

telnet-banner =
    wolfd: the game Werewolf / 狼人杀 / 狼人殺
    1 English   2 简体中文   3 繁體中文
    Type a number to choose your language. 输入数字选择语言。輸入數字選擇語言。
    Unreadable signs? For GBK type: encoding gbk   For Big5 type: encoding big5
telnet-ask-first = 你叫什麼名字？ Your name?
telnet-ask-name = 你叫什麼名字？
telnet-help-login =
    請輸入你的名字（大家看到的就是它），再按 Enter 鍵。什麼文字都可以，只是中間不能有空格。
    輸入 1、2、3 可以選擇語言；輸入「再見」就離開。
    如果看不到自己打的字，請輸入：set mode char；如果每個字都出現兩遍，請輸入：set mode line
    如果中文是亂碼，請輸入：encoding big5  或者：encoding gbk
telnet-welcome =
    歡迎你，{ $nick }！你打的話，這個房間裡的人都聽得到；指令以 / 開頭，比如 /幫助。
    遊戲裡說的話會寫進日誌。
telnet-bye = 再見！
telnet-too-late = 等了好久也沒等到你的名字，下次再來吧。
telnet-too-many-tries = 今天就先試到這裡吧，想好別的名字再來。

# 語言
telnet-languages = 可選的語言：{ $choices }
telnet-language-set = 好的，接下來用繁體中文。
telnet-language-guessed =
    看你的名字，就先用繁體中文了。
    English: type /language 1　简体中文：请输入 /语言 2

# 連線本身
telnet-here = 在，我在這裡。
telnet-hint-mode = 如果看不到自己打的字，請輸入：/set mode char
telnet-hint-charset =
    { $likely ->
        [gbk] 有些字認不出來，看來你用的是 GBK 編碼。請輸入：/encoding gbk
        [big5] 有些字認不出來，看來你用的是 Big5 編碼。請輸入：/encoding big5
       *[none] 只有這一行看得清楚？請輸入：/encoding big5
    }
telnet-line-cut = 這一行太長了，只收下了開頭的部分。
telnet-too-fast = 你打得太快了，有幾行沒有收下。
telnet-annoyed = 你的程式要的東西太多了，這裡都沒有。
telnet-no-irc = 這裡是 telnet 連接埠，IRC 在另一個連接埠。
telnet-no-web = This is a telnet game, not a web site. 這裡是 telnet 遊戲，不是網站。請這樣連線：telnet 主機 連接埠

# 指令
telnet-usage = 請這樣輸入：{ $example }
telnet-sample-go = 狼窩
telnet-sample-tell = 小明 你好
telnet-sample-me = 打了個哈欠
telnet-sample-language = 3
telnet-said = 這樣打是說話。要當作指令，請輸入 /{ $line }
telnet-unknown = 沒有 /{ $command } 這個指令。
telnet-near = 沒有「{ $command }」這個指令。你是不是想輸入 { $example }？
telnet-quit-or-leave = 沒有「{ $command }」這個指令。「/再見」中斷連線，「/離開」讓出座位。
telnet-nobody = 這裡沒有叫 { $nick } 的人。
telnet-no-room = 你不在任何房間裡。輸入 /房間 看看大家在哪裡，再用 /進入 房間名 過去。
telnet-here-already = 你已經在「{ $room }」房間裡了。
telnet-help = 和連線有關的：/設定（顏色、報讀、編碼等等）、/語言、/歷史、/密語 名字 內容、/再見
telnet-more = —— 還有 ——（空白鍵：下一頁，q：不看了）
telnet-no-history = 還沒有人說過話。
telnet-prompt =
    { $phase ->
        [night] 第{ $count }夜
        [day] 第{ $count }天
       *[waiting] 等人
    }{ $phase ->
        [waiting] { "" }
       *[other] { $asked ->
            [yes] ，請答
            [talk] ，請發言
           *[no] ，等候
        }
    }
telnet-status =
    { $phase ->
        [night] { $room }｜第{ $count }夜｜{ $clock }｜{ $seats }人中還活著{ $living }人
        [day] { $room }｜第{ $count }天｜{ $clock }｜{ $seats }人中還活著{ $living }人
       *[waiting] { $room }｜桌邊{ $seats }人
    }
telnet-clock-stands = 等候中
telnet-standing =
    { $phase ->
        [night] 正在玩：第{ $count }夜，{ $seats }人中還活著{ $living }人。
        [day] 正在玩：第{ $count }天，{ $seats }人中還活著{ $living }人。
       *[waiting] { $seats ->
            [0] 空桌。
           *[other] { $seats }人坐著等開局（{ $ready }人準備好了，{ $least }到{ $most }人可以玩）。
        }
    }
telnet-time-left =
    { $asked ->
        [yes] 還有{ $seconds }秒，你還沒有回答。要再聽一遍問題，請輸入 /待辦
       *[no] 還有{ $seconds }秒。
    }
telnet-room = { $room }：{ $count }人。
telnet-people = 「{ $room }」房間裡有：{ $nicks }。

# 設定
telnet-setting = { $form }（現在是{ $value }）：{ $about }
telnet-about-mode = 打字時由伺服器幫忙（字元），還是用你自己的程式（整行）
telnet-about-encoding = 你的程式用的字元集
telnet-about-color = 彩色文字
telnet-about-reader = 給報讀軟體用：只有整行的、沒有符號的文字
telnet-about-status = 螢幕最下面一行：階段、時間、還活著幾人
telnet-about-more = 長的文字一頁一頁地看
telnet-about-wide = 你的字型裡，“和…這樣的符號佔兩格
telnet-about-width = 螢幕有多少格寬（程式不說的時候用）
telnet-set-mode =
    { $value ->
        [char] 現在打字由伺服器幫忙，方向鍵和 Tab 鍵都能用。
       *[line] 現在打字由你自己的程式處理。
    }
telnet-set-encoding = 現在用的字元集是 { $value }。看得到這句話就對了。
telnet-set-color =
    { $value ->
        [on] 顏色打開了。
       *[off] 顏色關掉了。
    }
telnet-set-reader =
    { $value ->
        [on] 報讀模式打開了：以後只有整行的文字。
       *[off] 報讀模式關掉了。
    }
telnet-set-status =
    { $value ->
        [on] 狀態列在螢幕最下面一行（打字由伺服器幫忙時才有）。
       *[off] 狀態列收起來了。
    }
telnet-set-more =
    { $value ->
        [on] 長的文字會一頁一頁地顯示。
       *[off] 長的文字會一次全部顯示。
    }
telnet-set-wide =
    { $value ->
        [on] “和…這樣的符號現在算兩格寬。
       *[off] “和…這樣的符號現在算一格寬。
    }
telnet-set-width = 現在每行{ $value }格寬。

# 發生的事
telnet-arrived = 你進了「{ $room }」房間。
telnet-topic = 門上寫著：{ $topic }
telnet-joined = * { $nick } 進來了。
telnet-left = * { $nick } 離開了房間。
telnet-left-why = * { $nick } 離開了房間：{ $reason }
telnet-quit = * { $nick } 走了。
telnet-quit-why = * { $nick } 走了：{ $reason }
telnet-kicked = * { $by } 把 { $nick } 請出了房間。
telnet-kicked-why = * { $by } 把 { $nick } 請出了房間：{ $reason }
telnet-kicked-you = * { $by } 把你請出了「{ $room }」房間。輸入 /進入 房間名 可以去別的房間。
telnet-kicked-you-why = * { $by } 把你請出了「{ $room }」房間：{ $reason }。輸入 /進入 房間名 可以去別的房間。
telnet-renamed = * { $old } 改名叫 { $nick } 了。
telnet-renamed-you = * 你現在叫 { $nick } 了。
telnet-topic-set = * { $nick } 在門上寫下：{ $topic }
telnet-topic-cleared = * { $nick } 把門上的字擦掉了。
telnet-invited = * { $nick } 請你去「{ $room }」房間。輸入 /進入 { $room } 就能過去。
telnet-told = { $nick } 悄悄對你說：{ $text }
telnet-told-by-you = 你悄悄對 { $to } 說：{ $text }

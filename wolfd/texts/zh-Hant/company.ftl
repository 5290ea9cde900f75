# 機器人玩家說的話。$who、$by、$whom：座位。$way：三種說法裡的一種。

say-seer-wolf = { $way ->
    [0] 我是{ -seer }，我查驗了{ $who }：是{ -wolf }！大家投{ $who }。
    [1] 各位聽我說：我是{ -seer }，{ $who }是{ -wolf }。
   *[other] 現在不說不行了：我是{ -seer }，驗到了{ -wolf-short }，就是{ $who }。
}
say-seer-clean = { $way ->
    [0] 我是{ -seer }，{ $who }不是{ -wolf }。
    [1] { -seer }在這裡，我查驗過{ $who }：是好人，去找別人吧。
   *[other] 信不信由你：我是{ -seer }，{ $who }是清白的。
}
say-counter = { $way ->
    [0] { $who }在說謊，我才是{ -seer }。
    [1] { $who }不是{ -seer }，因為我才是。那{ $who }是什麼，大家自己想。
   *[other] { -seer }只有一個，不是{ $who }，是我。
}
say-peeked = { $way ->
    [0] { -wolf }睜眼的時候我偷看了：{ $who }就是其中一個！
    [1] 昨晚我沒睡著，親眼看見{ $who }是{ -wolf }。
   *[other] 別問我怎麼知道的：{ $who }昨晚跟{ -wolf }一起醒著。
}
say-priest-wolf = { $way ->
    [0] 我是僧侶。被我們處決的{ $who }是{ -wolf }。
    [1] 幹得好：{ $who }是{ -wolf }。我是僧侶，我知道。
   *[other] 僧侶告訴大家：{ $who }是{ -wolf }。
}
say-priest-clean = { $way ->
    [0] 我是僧侶。被我們處決的{ $who }不是{ -wolf }。
    [1] 我們冤枉了好人：{ $who }不是{ -wolf }。我是僧侶，我知道。
   *[other] 僧侶告訴大家：{ $who }不是{ -wolf }。
}
say-guarded = { $way ->
    [0] 昨晚我守的是{ $who }，沒有人死，所以{ $who }不是{ -wolf }。
    [1] 昨晚我守在{ $who }門口，他們正好找上門來。{ $who }可以相信。
   *[other] 平安夜是我的功勞：他們要殺的是{ $who }。
}
say-mason = { $way ->
    [0] 別碰{ $who }：我們倆是死黨。
    [1] 我知道{ $who }是死黨，因為另一個就是我。
   *[other] { $who }和我是死黨，去找別人吧。
}
say-accuse-told = { $way ->
    [0] { $by }看見了{ $who }的真面目，我相信。
    [1] 既然{ $by }說{ $who }是{ -wolf }，我就跟著投。
   *[other] 聽了{ $by }的話，就是{ $who }了。
}
say-hunch = { $way ->
    [0] 我總覺得{ $who }怪怪的。
    [1] { $who }未免太鎮定了吧。
   *[other] 我沒有證據，但就是信不過{ $who }。
}
say-agree = { $way ->
    [0] 我同意{ $by }，就是{ $who }。
    [1] { $by }說得對，我也覺得是{ $who }。
   *[other] 沒錯，{ $who }。我跟{ $by }想的一樣。
}
say-accuse-claim = { $way ->
    [0] { $by }驗到{ $who }是{ -wolf-short }，我相信。
    [1] 如果{ $by }是{ -seer }，{ $who }就是{ -wolf-short }。這樣就夠了。
   *[other] 我跟{ $by }走：投{ $who }。
}
say-accuse-lie = { $way ->
    [0] { $who }說我是{ -wolf-short }，我不是，所以{ $who }在說謊。
    [1] 我是什麼我自己最清楚。{ $who }亂說我，只有{ -wolf-short }才需要這樣。
   *[other] { $who }剛才說我的話是假的，大家投這個騙子。
}
say-accuse-wrong = { $way ->
    [0] { $who }說錯了{ $whom }，真的{ -seer }不會錯。
    [1] { $who }告訴我們的{ $whom }的身份是假的，這不是{ -seer }。
   *[other] 還記得{ $who }怎麼說{ $whom }的嗎？都是假話。
}
say-accuse-rival = { $way ->
    [0] 兩個{ -seer }？其中一個是{ -wolf-short }，我看是{ $who }。
    [1] 自稱{ -seer }的人裡，我最不信{ $who }。
   *[other] { $who }這時候才跳{ -seer }，有點晚吧。
}
say-accuse-voted = { $way ->
    [0] { $who }投過{ $whom }，可是{ $whom }不是{ -wolf-short }。
    [1] { $whom }什麼也沒做，是誰要他死？{ $who }也投了一票。
   *[other] { $whom }是冤枉的，{ $who }也有份。
}
say-accuse-spared = { $way ->
    [0] { $who }沒有投{ $whom }，而{ $whom }是{ -wolf-short }。
    [1] { $whom }是{ -wolf-short }，看看是誰不肯投：{ $who }。
   *[other] 為什麼{ $who }偏偏放過{ $whom }？
}
say-accuse-me = { $way ->
    [0] { $who }投過我，我可不是{ -wolf-short }。
    [1] 我可沒忘記{ $who }投過我一票。
   *[other] { $who }想要我死，為什麼？
}
say-mourn = { $way ->
    [0] 可憐的{ $who }。誰會得到好處？
    [1] 他們殺了{ $who }。{ $who }生前懷疑誰？
   *[other] { $who }人很好的，這筆帳要算。
}
say-peace = { $way ->
    [0] 沒有人死，昨晚有人立了功。
    [1] 平安夜！不知道誰正在生悶氣。
   *[other] 難得睡個好覺，你們呢？
}
say-nothing = { $way ->
    [0] 我現在還沒有頭緒。
    [1] 我先聽聽大家怎麼說。
   *[other] 誰有把握？我是沒有。
}
say-back = { $way ->
    [0] 我？不如看看{ $who }，急著咬人。
    [1] { $who }咬我，只是想裝好人。
   *[other] 這話不對，{ $who }自己心裡有數。
}
say-deny = { $way ->
    [0] { $by }，我不是{ -wolf-short }，去找別人吧。
    [1] 不，{ $by }，你看錯我了。
   *[other] { $by }，我跟你是同一邊的，信不信由你。
}
say-role = { $way ->
    [0] 我是{ $role }，投我你們會後悔的。
    [1] 你們找錯人了，我的牌是{ $role }。
   *[other] 再想想吧，我是{ $role }。
}
say-last-wolf = { $way ->
    [0] 算你們厲害，不過還沒完呢。
    [1] 玩得漂亮。今晚大家睡個好覺吧。
   *[other] 好吧好吧，晚上見。
}
say-last = { $way ->
    [0] 你們殺錯人了，看看{ $who }吧。
    [1] 我早就說過了。我走了以後，別忘了{ $who }。
   *[other] 可惜啊。要我說，就是{ $who }。
}
say-loud = { $way ->
    [0] 來來來，總得有人說話！誰投了誰，誰一直不吭聲？
    [1] 怎麼這麼安靜？每個人都說兩句。
   *[other] 光看天花板可找不到{ -wolf-short }，都說說！
}
say-watch = { $way ->
    [0] 我看著你們呢，有人在演。
    [1] 這裡有人客氣得過頭了。
   *[other] 我現在誰也不信，勸你們也別信。
}
say-reply-suspect = { $way ->
    [0] { $by }，要我說，{ $who }。
    [1] { $by }你要名字？{ $who }。
   *[other] { $by }，我盯著{ $who }呢。你呢？
}
say-reply-nothing = { $way ->
    [0] { $by }，我還不知道，想再聽聽。
    [1] 老實說，{ $by }，我還沒有特別懷疑誰。
   *[other] 說不準，{ $by }。你自己有什麼發現？
}
say-reply-role = { $way ->
    [0] { $by }，我的牌是{ $role }。
    [1] 非要知道的話，{ $by }，我是{ $role }。
   *[other] { $role }，{ $by }。該你說了，你是什麼？
}
say-reply-secret = { $way ->
    [0] 這個我先不說，{ $by }。{ -wolf-short }也想知道呢。
    [1] 現在不說，{ $by }，說了是幫{ -wolf-short }。
   *[other] { $by }，該說的時候我自然會說。
}
say-reply-why = { $way ->
    [0] { $by }，你問這個做什麼？
    [1] { $by }在打聽身份，對誰有好處？
   *[other] 這話問得怪，{ $by }，我記住了。
}
say-reply-seen = { $way ->
    [0] { $by }，我晚上睡覺，什麼也沒看見。
    [1] 看見？誰也沒給我看過什麼，{ $by }。
   *[other] { $by }，這該問{ -seer }，別問我。
}

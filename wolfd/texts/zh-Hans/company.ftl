# 机器人玩家说的话。$who、$by、$whom：座位。$way：三种说法里的一种。

say-seer-wolf = { $way ->
    [0] 我是{ -seer }，我查验了{ $who }：是{ -wolf }！大家投{ $who }。
    [1] 都听我说：我是{ -seer }，{ $who }是{ -wolf }。
   *[other] 现在不说不行了：我是{ -seer }，验到了{ -wolf-short }，就是{ $who }。
}
say-seer-clean = { $way ->
    [0] 我是{ -seer }，{ $who }不是{ -wolf }。
    [1] { -seer }在这里，我查验了{ $who }：是好人，去找别人吧。
   *[other] 信不信由你：我是{ -seer }，{ $who }是清白的。
}
say-counter = { $way ->
    [0] { $who }在撒谎，我才是{ -seer }。
    [1] { $who }不是{ -seer }，因为我才是。那{ $who }是什么，大家自己想。
   *[other] { -seer }只有一个，不是{ $who }，是我。
}
say-peeked = { $way ->
    [0] { -wolf }睁眼的时候我偷看了：{ $who }就是其中一个！
    [1] 昨晚我没睡着，亲眼看见{ $who }是{ -wolf }。
   *[other] 别问我怎么知道的：{ $who }昨晚跟{ -wolf }一起醒着。
}
say-priest-wolf = { $way ->
    [0] 我是僧侣。被我们处决的{ $who }是{ -wolf }。
    [1] 干得好：{ $who }是{ -wolf }。我是僧侣，我知道。
   *[other] 僧侣告诉大家：{ $who }是{ -wolf }。
}
say-priest-clean = { $way ->
    [0] 我是僧侣。被我们处决的{ $who }不是{ -wolf }。
    [1] 我们冤枉了好人：{ $who }不是{ -wolf }。我是僧侣，我知道。
   *[other] 僧侣告诉大家：{ $who }不是{ -wolf }。
}
say-guarded = { $way ->
    [0] 昨晚我守的是{ $who }，没有人死，所以{ $who }不是{ -wolf }。
    [1] 昨晚我守在{ $who }门口，他们正好找上门来。{ $who }可以相信。
   *[other] 平安夜是我的功劳：他们要杀的是{ $who }。
}
say-mason = { $way ->
    [0] 别碰{ $who }：我们俩是死党。
    [1] 我知道{ $who }是死党，因为另一个就是我。
   *[other] { $who }和我是死党，去找别人吧。
}
say-accuse-told = { $way ->
    [0] { $by }看见了{ $who }的真面目，我相信。
    [1] 既然{ $by }说{ $who }是{ -wolf }，我就跟着投。
   *[other] 听了{ $by }的话，就是{ $who }了。
}
say-hunch = { $way ->
    [0] 我总觉得{ $who }不太对劲。
    [1] { $who }也太镇定了一点吧。
   *[other] 我没有证据，可就是信不过{ $who }。
}
say-agree = { $way ->
    [0] 我同意{ $by }，就是{ $who }。
    [1] { $by }说得对，我也觉得是{ $who }。
   *[other] 对，{ $who }。我跟{ $by }想到一块儿去了。
}
say-accuse-claim = { $way ->
    [0] { $by }验到{ $who }是{ -wolf-short }，我信。
    [1] { $by }要是{ -seer }，{ $who }就是{ -wolf-short }。这就够了。
   *[other] 我跟{ $by }走：投{ $who }。
}
say-accuse-lie = { $way ->
    [0] { $who }说我是{ -wolf-short }，我不是，所以{ $who }在撒谎。
    [1] 我是什么我自己清楚。{ $who }编我的谎话，只有{ -wolf-short }才用得着。
   *[other] { $who }刚才说的关于我的话是假的，大家投这个骗子。
}
say-accuse-wrong = { $way ->
    [0] { $who }说{ $whom }说错了，真{ -seer }是不会错的。
    [1] { $who }告诉我们的{ $whom }的身份是假的，这不是{ -seer }。
   *[other] 还记得{ $who }怎么说{ $whom }的吗？全是假话。
}
say-accuse-rival = { $way ->
    [0] 两个{ -seer }？有一个是{ -wolf-short }，我看是{ $who }。
    [1] 自称{ -seer }的人里，我最不信{ $who }。
   *[other] { $who }跳{ -seer }跳得有点晚吧。
}
say-accuse-voted = { $way ->
    [0] { $who }投过{ $whom }，可{ $whom }不是{ -wolf-short }。
    [1] { $whom }什么也没做，是谁要他死？有{ $who }一票。
   *[other] { $whom }是冤枉的，{ $who }也有份。
}
say-accuse-spared = { $way ->
    [0] { $who }没有投{ $whom }，而{ $whom }是{ -wolf-short }。
    [1] { $whom }是{ -wolf-short }，看看是谁不肯投：{ $who }。
   *[other] 为什么{ $who }偏偏放过{ $whom }？
}
say-accuse-me = { $way ->
    [0] { $who }投过我，我可不是{ -wolf-short }。
    [1] 我没忘，{ $who }投过我一票。
   *[other] { $who }想要我死，为什么？
}
say-mourn = { $way ->
    [0] 可怜的{ $who }。谁会得到好处？
    [1] 他们杀了{ $who }。{ $who }生前怀疑谁来着？
   *[other] { $who }人不错的，这笔账要算。
}
say-peace = { $way ->
    [0] 没有死人，昨晚有人立功了。
    [1] 平安夜！不知道谁正在生闷气。
   *[other] 难得睡个好觉，你们呢？
}
say-nothing = { $way ->
    [0] 我现在还没有头绪。
    [1] 我先听听大家怎么说。
   *[other] 谁有把握？反正我没有。
}
say-back = { $way ->
    [0] 我？不如看看{ $who }，急着咬人。
    [1] { $who }咬我，无非是想装好人。
   *[other] 这话不对，{ $who }自己心里清楚。
}
say-deny = { $way ->
    [0] { $by }，我不是{ -wolf-short }，找别人吧。
    [1] 不，{ $by }，你看错我了。
   *[other] { $by }，我跟你是一边的，信不信由你。
}
say-role = { $way ->
    [0] 我是{ $role }，投我你们会后悔的。
    [1] 你们找错人了，我的牌是{ $role }。
   *[other] 再想想吧，我是{ $role }。
}
say-last-wolf = { $way ->
    [0] 算你们厉害，不过还没完呢。
    [1] 玩得好。今晚大家睡个好觉吧。
   *[other] 好吧好吧，咱们夜里见。
}
say-last = { $way ->
    [0] 你们杀错人了，看看{ $who }吧。
    [1] 我早说过了。我走以后，别忘了{ $who }。
   *[other] 可惜啊。要我说，就是{ $who }。
}
say-loud = { $way ->
    [0] 来来来，总得有人说话！谁投了谁，谁一直不吭声？
    [1] 怎么这么安静？每个人都说两句。
   *[other] 光看天花板可找不到{ -wolf-short }，都说说！
}
say-watch = { $way ->
    [0] 我看着你们呢，有人在演。
    [1] 这里有人客气得过头了。
   *[other] 我现在谁也不信，劝你们也别信。
}
say-reply-suspect = { $way ->
    [0] { $by }，要我说，{ $who }。
    [1] { $by }你要名字？{ $who }。
   *[other] { $by }，我盯着{ $who }呢。你呢？
}
say-reply-nothing = { $way ->
    [0] { $by }，我还不知道，想再听听。
    [1] 老实说，{ $by }，我还没有特别怀疑谁。
   *[other] 说不准，{ $by }。你自己有什么发现？
}
say-reply-role = { $way ->
    [0] { $by }，我的牌是{ $role }。
    [1] 非要知道的话，{ $by }，我是{ $role }。
   *[other] { $role }，{ $by }。该你说了，你是什么？
}
say-reply-secret = { $way ->
    [0] 这个我先不说，{ $by }。{ -wolf-short }也想知道呢。
    [1] 现在不说，{ $by }，说了是帮{ -wolf-short }。
   *[other] { $by }，该说的时候我自然会说。
}
say-reply-why = { $way ->
    [0] { $by }，你问这个干什么？
    [1] { $by }在打听身份，对谁有好处？
   *[other] 这话问得怪，{ $by }，我记住了。
}
say-reply-seen = { $way ->
    [0] { $by }，我夜里睡觉，什么也没看见。
    [1] 看见？谁也没给我看过什么，{ $by }。
   *[other] { $by }，这该问{ -seer }，别问我。
}

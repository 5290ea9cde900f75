# What artificial players say. $who, $by, $whom: seats. $way: one of three ways to say it.

say-seer-wolf = { $way ->
    [0] I am the Seer. I looked at { $who }: a { -wolf }! Let us vote for { $who }.
    [1] Listen, all of you: I am the Seer, and { $who } is a { -wolf }.
   *[other] I have to say it now. I am the Seer, and I saw a { -wolf }: { $who }.
}
say-seer-clean = { $way ->
    [0] I am the Seer. { $who } is no { -wolf }.
    [1] Seer here. I looked at { $who }: not a { -wolf }. Look elsewhere.
   *[other] Believe me or not, I am the Seer, and { $who } is clean.
}
say-counter = { $way ->
    [0] { $who } is lying: I am the Seer.
    [1] { $who } is not the Seer, because I am. Guess what that makes { $who }.
   *[other] There is only one Seer here, and that is not { $who }. It is me.
}
say-peeked = { $way ->
    [0] I looked while the { -wolves } were awake: { $who } is one of them!
    [1] I was not asleep last night. { $who } is a { -wolf }, I saw it myself.
   *[other] Do not ask how I know: { $who } was up with the { -wolves }.
}
say-priest-wolf = { $way ->
    [0] I am the Priest. { $who }, whom we executed, was a { -wolf }.
    [1] We did well: { $who } was a { -wolf }. I am the Priest, I know.
   *[other] The Priest speaks: { $who } was one of the { -wolves }.
}
say-priest-clean = { $way ->
    [0] I am the Priest. { $who }, whom we executed, was no { -wolf }.
    [1] We executed an innocent: { $who } was no { -wolf }. I am the Priest, I know.
   *[other] The Priest speaks: { $who } was not one of the { -wolves }.
}
say-guarded = { $way ->
    [0] I guarded { $who }, and nobody died. { $who } is no { -wolf }.
    [1] Last night I stood before the door of { $who }, and that is where they came. Trust { $who }.
   *[other] The quiet night was my work: they wanted { $who }.
}
say-mason = { $way ->
    [0] Leave { $who } alone: we are the Masons.
    [1] I know { $who } for a Mason, because I am the other one.
   *[other] { $who } and I are Masons. Look elsewhere.
}
say-accuse-told = { $way ->
    [0] { $by } saw what { $who } is, and I believe it.
    [1] If { $by } says that { $who } is a { -wolf }, that is good enough for me.
   *[other] After what { $by } has told us: { $who } it is.
}
say-hunch = { $way ->
    [0] I have a bad feeling about { $who }.
    [1] { $who } seems a little too calm to me.
   *[other] I cannot prove anything, but I do not trust { $who }.
}
say-agree = { $way ->
    [0] I agree with { $by }: { $who }.
    [1] { $by } is right about { $who }, I think.
   *[other] Yes, { $who }. I had the same thought as { $by }.
}
say-accuse-claim = { $way ->
    [0] { $by } has seen that { $who } is a { -wolf }, and I believe it.
    [1] If { $by } is the Seer, { $who } is a { -wolf }. That is good enough for me.
   *[other] I go with { $by }: { $who } it is.
}
say-accuse-lie = { $way ->
    [0] { $who } says that I am a { -wolf }. I am not, so { $who } is lying.
    [1] I know what I am. { $who } lies about me, and only a { -wolf } needs to.
   *[other] { $who } has just told a lie about me. Vote for the liar.
}
say-accuse-wrong = { $way ->
    [0] { $who } was wrong about { $whom }. A real Seer is never wrong.
    [1] What { $who } told us about { $whom } was not true. That is no Seer.
   *[other] Remember what { $who } said about { $whom }? It was a lie.
}
say-accuse-rival = { $way ->
    [0] Two Seers? One of them is a { -wolf }, and I think it is { $who }.
    [1] Of those who say they are the Seer, I believe { $who } least.
   *[other] { $who } came out as the Seer rather late, if you ask me.
}
say-accuse-voted = { $way ->
    [0] { $who } voted against { $whom }, who was no { -wolf }.
    [1] Who wanted { $whom } dead, who had done nothing? { $who } did.
   *[other] { $whom } was innocent, and { $who } helped to kill { $whom }.
}
say-accuse-spared = { $way ->
    [0] { $who } did not vote against { $whom }, and { $whom } was a { -wolf }.
    [1] { $whom } was a { -wolf }. Look who would not vote against { $whom }: { $who }.
   *[other] Why did { $who } spare { $whom }, of all people?
}
say-accuse-me = { $way ->
    [0] { $who } voted against me, and I know that I am no { -wolf }.
    [1] I do not forget that { $who } voted for me.
   *[other] { $who } wanted me dead. Why?
}
say-mourn = { $way ->
    [0] Poor { $who }. Who gains from that?
    [1] They took { $who }. Whom did { $who } suspect?
   *[other] I liked { $who }. Somebody here will pay for it.
}
say-peace = { $way ->
    [0] Nobody died: somebody did good work tonight.
    [1] A quiet night! I wonder whom that annoys.
   *[other] I slept well, for once. And you?
}
say-nothing = { $way ->
    [0] I have nothing to go on yet.
    [1] I will listen for now.
   *[other] Who is very sure of something? I am not.
}
say-back = { $way ->
    [0] Me? Look at { $who } instead, who is so quick to accuse.
    [1] { $who } accuses me only to look good.
   *[other] That is wrong, and { $who } knows it.
}
say-deny = { $way ->
    [0] { $by }, I am no { -wolf }. Look elsewhere.
    [1] No, { $by }, you are mistaken about me.
   *[other] I am on your side, { $by }, whether you believe it or not.
}
say-role = { $way ->
    [0] My card: { $role }. You would make a mistake.
    [1] You have the wrong one. My card says { $role }.
   *[other] Think again! { $role }: that is what I am.
}
say-last-wolf = { $way ->
    [0] You have got me. But it is not over yet.
    [1] Well played. Sleep well tonight, all of you.
   *[other] All right, all right. See you in the dark.
}
say-last = { $way ->
    [0] You have killed the wrong one. Look at { $who }.
    [1] I told you. Remember { $who } when I am gone.
   *[other] A pity. If you ask me, it is { $who }.
}
say-loud = { $way ->
    [0] Come on, somebody has to say something! Who voted how, who is silent?
    [1] Why is it so quiet here? I want to hear each of you.
   *[other] We will not find any { -wolf } by looking at the ceiling. Talk!
}
say-watch = { $way ->
    [0] I am watching all of you. One of you is acting.
    [1] Somebody here is too friendly for my taste.
   *[other] I believe nobody yet, and you should not either.
}
say-reply-suspect = { $way ->
    [0] { $by }, if you ask me: { $who }.
    [1] You want a name, { $by }? { $who }.
   *[other] I look at { $who }, { $by }. And you?
}
say-reply-nothing = { $way ->
    [0] { $by }, I do not know yet. I would like to hear more first.
    [1] Honestly, { $by }: nobody in particular so far.
   *[other] I cannot say, { $by }. What do you have yourself?
}
say-reply-role = { $way ->
    [0] { $by }, my card says { $role }.
    [1] I am { $role }, { $by }, if you must know.
   *[other] { $role }, { $by }. Now you: what are you?
}
say-reply-secret = { $way ->
    [0] That I keep to myself, { $by }. The { -wolves } would like to know it too.
    [1] Not now, { $by }. It helps the { -wolves } more than you.
   *[other] { $by }, I tell that when I must.
}
say-reply-why = { $way ->
    [0] Why do you want to know, { $by }?
    [1] { $by } asks for cards. Who gains from that?
   *[other] Strange question, { $by }. I shall remember it.
}
say-reply-seen = { $way ->
    [0] { $by }, I have seen nothing: I sleep at night.
    [1] Seen? Nobody showed me anything, { $by }.
   *[other] { $by }, you should ask the Seer, not me.
}

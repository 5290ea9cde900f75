# Variant `fascination`: the wolves take powers, not lives.

does-werewolf = Each night the pack agrees on one player, who does not die but loses all powers. You win when, apart from you, only one player is not fascinated.
ask-kill = Your pack: { $pack }. Whom do you fascinate tonight? { $choices }. All of you must agree within { $seconds } s: { $do }kill { $one }{ $least ->
    [0] , or { $do }pass
   *[other] { "" }
}. To talk among { -wolves }: { $do }pack TEXT.

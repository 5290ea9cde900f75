"""A host finds the names of all options and the way back from a variant; who reads of a fingerprint, what it is."""

from tests.plays.stage import Stage


def host(language):
    stage = Stage(1)
    ann = stage.telnet("Ann")
    ann.says(f"language {language}", "join")
    ann.forgets()
    return ann


def test_option_alone_lists_all_options():
    ann = host("english")
    ann.says("option")
    assert ann.hears("vote_mode", "sheriff_weight", "/option NAME")
    ann.forgets()
    ann.says("help option")
    assert ann.hears("with nothing, all names")


def test_the_examples_are_in_the_readers_language():
    ann = host("简体")
    ann.says("帮助 选项")
    assert ann.hears("/选项 投票方式 单轮", "/选项 速度")
    ann.says("选项 投票方式 单轮")
    assert ann.hears("把 投票方式 设为 单轮")


def test_the_way_back_from_a_variant():
    ann = host("简体")
    ann.says("变体 丰收节", "变体 胡说")
    assert ann.hears("变体 不能是 胡说。可以设为：", " 无。")
    ann.forgets()
    ann.says("变体 不")
    assert ann.hears("选了变体：无。")


def test_none_empties_any_list():
    """5.3: a set may be empty; whoever types what a refusal offers is understood, in his own words too."""
    ann = host("english")
    ann.says("option hunter_shot_on boredom")
    assert ann.hears("hunter_shot_on cannot be boredom", " none.")
    ann.forgets()
    ann.says("option hunter_shot_on none", "option tie_resolution 无", "deck none")
    assert ann.hears("hunter_shot_on to none", "tie_resolution to none", "special cards: none")


def test_the_fingerprint_can_be_asked_about():
    """The line that tells it names the help, as each types it; it is found by what the line calls it, too."""
    stage = Stage(1)
    ann, zoe = stage.irc("Ann"), stage.telnet("Zoe")
    zoe.says("language 简体", "join")
    ann.says("join", "bots 5", "ready")
    zoe.says("ready")
    assert ann.hears("What that is: !help seal")
    assert zoe.hears("这是什么：/帮助 指纹")
    ann.says("help fingerprint")
    zoe.says("帮助 指纹")
    assert ann.hears("You need do nothing about it.")
    assert zoe.hears("你什么都不用做。")

"""Words beside the game, byte by byte: what IRC and telnet clients of players and outsiders are sent while it runs."""

from dataclasses import replace

import pytest

from tests.plays.wires import WiredHouse

SECRET = "psst3isawolf"
LINES = (
    f"PRIVMSG Bob :{SECRET}", f"NOTICE Bob :{SECRET}", f"PRIVMSG Bob :\x01ACTION {SECRET}\x01", f"@+x={SECRET} TAGMSG Bob",
    f"@+typing=active;+x={SECRET} PRIVMSG Bob :{SECRET}", f"INVITE Bob #{SECRET}", f"AWAY :{SECRET}", f"SETNAME :{SECRET}",
    f"PRIVMSG #lobby :{SECRET}", f"NOTICE #lobby :{SECRET}", f"@+x={SECRET} TAGMSG #lobby", f"PRIVMSG @#wolf :{SECRET}",
    f"PRIVMSG +#wolf :{SECRET}", f"@+x={SECRET} TAGMSG #wolf", f"TOPIC #wolf :{SECRET}", f"TOPIC #lobby :{SECRET}", f"NICK {SECRET}",
    f"PART #lobby :{SECRET}", f"QUIT :{SECRET}",
)  # fmt: skip
ASKED = ("WHOIS Ann", "WHOIS Ann Ann", "WHO Ann", "WHO #wolf %tcuihsnfdlaor,1", "WHOWAS Ann", "NAMES #wolf", "LIST", "TOPIC #wolf", "MODE #wolf")


def game(words="forbid"):
    """Ann, Bob by IRC, Gus by telnet, and artificial players in a game; Zoe watches, Max is in the lobby."""
    house = WiredHouse(3)
    house.office.settings = replace(house.office.settings, private_words=words)
    ann, bob = house.by_irc("Ann", "#wolf", "#lobby"), house.by_irc("Bob", "#wolf", "#lobby")
    gus = house.by_telnet("Gus", "/go wolf", "/join")
    zoe, watcher = house.by_irc("Zoe", "#wolf"), house.by_irc("Max", "#lobby")
    for guest in (ann, bob, zoe, watcher):
        guest._sends("CAP REQ :message-tags setname away-notify invite-notify account-tag echo-message")
    ann.types("!join", "!bots 4")
    bob.types("!join")
    for guest in (ann, bob):
        guest.types("!ready")
    gus.types("/ready")
    assert house.playing("#wolf") is not None
    return house, ann, bob, gus, zoe, watcher


@pytest.fixture(scope="module")
def house():
    return game()


def everything(house, guests):
    house.passes(0.1)
    return "\n".join(line for guest in guests for line in (guest.raw if hasattr(guest, "raw") else guest.lines))


def test_no_line_of_a_players_reaches_anybody_while_it_runs(house):
    house, ann, bob, gus, zoe, watcher = house
    for line in LINES[:-2]:
        ann._sends(line)
    for question in ASKED:
        bob._sends(question)
        zoe._sends(question)
    gus.types(f"/tell Bob {SECRET}", f"/tell Ann {SECRET}")
    found = [line for line in everything(house, (bob, zoe, watcher)).split("\n") if SECRET in line]
    assert not found
    assert any("no private talk with Bob" in line for line in ann.raw)
    assert any("no private talk with Bob" in line for line in gus.lines)
    assert sum("Nobody is shown that before your game is over." in line for line in ann.raw) == 2


def test_nor_as_he_goes_and_all_is_told_at_the_end(house):
    house, ann, bob, gus, zoe, watcher = house
    for line in LINES[-2:]:
        ann._sends(line)
    assert SECRET not in everything(house, (bob, zoe, watcher, gus))
    assert any("QUIT" in line and ":Ann!" in line for line in bob.raw)
    house.playing("#wolf").abort("empty")
    told = everything(house, (bob,))
    assert f"Ann left with the words: {SECRET}" in told
    assert f"Ann went with the words: {SECRET}" in told


def test_where_nobody_minds_they_are_heard():
    """The tests above can fail."""
    house, ann, bob, _, zoe, watcher = game("allow")
    for line in LINES[:-2]:
        ann._sends(line)
    bob._sends("WHOIS Ann")
    heard = {kind for line in everything(house, (bob, zoe, watcher)).split("\n") if SECRET in line for kind in line.split()[:3]}
    assert {"PRIVMSG", "NOTICE", "TAGMSG", "AWAY", "SETNAME", "311", "301"} <= heard


def test_who_may_not_watch_from_a_player_s_address_is_told_how_to_take_his_seat_by_either_way():
    """Each as he types commands: at the door, and as a reason why he is put out."""
    house, ann, *_ = game()
    house.office.settings = replace(house.office.settings, watch_same_address=False)
    eve, fay = house.by_irc("Eve", "#lobby", address="192.0.2.1"), house.by_telnet("Fay")
    house.hall.find_user("Fay").address = ann.session.user.address
    eve._sends("JOIN #wolf")
    fay.types("/go wolf")
    assert any(line.startswith(":wolf.test 474 Eve #wolf ") and "take it with its key: /msg Moderator back KEY" in line for line in eve.raw)
    assert fay.hears("take it with its key: /back KEY")

"""JOIN, PART, TOPIC, INVITE, KICK, NAMES, LIST and MODE as clients see them."""

import pytest

from tests.irc.house import House


@pytest.fixture
def house():
    return House()


def test_join_tells_who_is_there(house):
    ann = house.client("Ann")
    assert ann.asks("JOIN #x") == [f":{ann.source} JOIN #x", "353 Ann = #x :@Ann", "366 Ann #x :End of NAMES"]
    bob = house.client("Bob")
    ann.sends("TOPIC #x :A long night")
    assert bob.asks("JOIN #X") == [
        f":{bob.source} JOIN #x", "332 Bob #x :A long night", "333 Bob #x Ann 1800000000", "353 Bob = #x :@Ann Bob", "366 Bob #x :End of NAMES",
    ]  # fmt: skip
    assert ann.heard()[-1] == f":{bob.source} JOIN #x"


def test_join_of_several(house):
    ann, bob = house.clients("Ann Bob")
    ann.sends("JOIN #a,#b", "MODE #a +k sesame")
    assert bob.numerics("JOIN #a,#b,,#c sesame,x") == ["JOIN", "353", "366"] * 3
    assert bob.numerics("JOIN 0") == ["PART"] * 3
    assert bob.numerics("JOIN #a,x,#b") == ["475", "403", "JOIN", "353", "366"]
    assert bob.numerics("JOIN #b", "JOIN ,") == ["461"]


@pytest.mark.parametrize(("mode", "numeric"), [("+i", "473"), ("+k a", "475"), ("+l 1", "471"), ("+b Bob", "474")])
def test_closed_channels(house, mode, numeric):
    ann, bob = house.client("Ann", "#x"), house.client("Bob")
    ann.sends(f"MODE #x {mode}")
    assert bob.numerics("JOIN #x") == [numeric]
    ann.sends("MODE #x +s")
    assert bob.asks("JOIN #x") == ["403 Bob #x :There is no channel #x."]


def test_part(house):
    ann, bob = house.clients("Ann Bob", "#x")
    assert ann.asks("PART #x :so long") == [f":{ann.source} PART #x :so long"]
    assert bob.heard() == [f":{ann.source} PART #x :so long"]
    assert ann.numerics("PART #x", "PART #y") == ["442", "403"]
    assert bob.asks("PART #x") == [f":{bob.source} PART #x"]


def test_topic(house):
    ann, bob = house.clients("Ann Bob", "#x")
    assert bob.asks("TOPIC #x") == ["331 Bob #x :There is no topic"]
    assert bob.numerics("TOPIC #x :mine") == ["482"]
    assert ann.asks("TOPIC #x :ours") == [f":{ann.source} TOPIC #x :ours"]
    assert bob.numerics("TOPIC #x", "TOPIC #y") == ["332", "333", "403"]
    assert ann.asks("TOPIC #x :") == [f":{ann.source} TOPIC #x :"]
    assert house.client("Eve").numerics("TOPIC #x") == ["331"]


def test_invite(house):
    ann, eve = house.client("Ann", "#x"), house.client("Eve")
    ann.sends("MODE #x +i")
    eve.sends("AWAY :supper")
    assert ann.asks("INVITE Eve #x") == ["341 Ann Eve #x", "301 Ann Eve :supper"]
    assert eve.heard()[-1] == f":{ann.source} INVITE Eve #x"
    assert eve.asks("INVITE") == ["336 Eve #x", "337 Eve :End of your invitations"]
    assert eve.numerics("JOIN #x") == ["JOIN", "353", "366"]
    assert eve.numerics("INVITE") == ["337"]
    assert ann.numerics("INVITE Eve #x", "INVITE nobody #x", "INVITE Eve #y", "INVITE Eve") == ["443", "401", "403", "461"]
    assert eve.numerics("INVITE Moderator #x") == ["482"]


def test_invitation_is_noticed_by_those_who_ask_for_it(house):
    ann, bob = house.client("Ann", "#x"), house.client("Bob", "#x", caps="invite-notify")
    eve = house.client("Eve", caps="invite-notify")
    ann.heard()
    ann.sends("INVITE Eve #x")
    assert bob.heard() == [f":{ann.source} INVITE Eve #x"]
    assert eve.heard() == [f":{ann.source} INVITE Eve #x"]
    assert ann.heard() == [":irc.test 341 Ann Eve #x"]


def test_kick(house):
    ann, bob, eve = house.clients("Ann Bob Eve", "#x")
    assert bob.numerics("KICK #x Ann", "KICK #x nobody") == ["482", "482"]
    assert ann.asks("KICK #x bob,EVE :enough") == [f":{ann.source} KICK #x Bob :enough", f":{ann.source} KICK #x Eve :enough"]
    assert eve.heard() == [f":{ann.source} KICK #x Bob :enough", f":{ann.source} KICK #x Eve :enough"]
    assert ann.numerics("KICK #x nobody", "KICK #x Bob", "KICK #y Bob", "KICK #x") == ["401", "441", "403", "461"]
    assert bob.numerics("KICK #x Ann") == ["442"]


def test_kick_without_a_reason_names_the_kicker(house):
    ann, _ = house.clients("Ann Bob", "#x")
    assert ann.asks("KICK #x Bob") == [f":{ann.source} KICK #x Bob :Ann"]


def test_names(house):
    ann, bob = house.client("Ann", "#x"), house.client("Bob", "#x", caps="multi-prefix userhost-in-names")
    ann.sends("MODE #x +vv Ann Bob")
    assert ann.asks("NAMES #x") == ["353 Ann = #x :@Ann +Bob", "366 Ann #x :End of NAMES"]
    assert bob.asks("NAMES #x")[-2] == f"353 Bob = #x :@+{ann.source} +{bob.source}"
    assert ann.asks("NAMES", "NAMES #y,#z") == ["366 Ann * :End of NAMES", "366 Ann #y,#z :End of NAMES"]
    eve = house.client("Eve", caps="no-implicit-names")
    assert eve.asks("NAMES #x") == ["366 Eve #x :End of NAMES"]  # all are invisible from outside
    assert eve.numerics("JOIN #x") == ["JOIN"]
    assert eve.numerics("NAMES #x") == ["353", "366"]


def test_names_of_many_are_cut_between_names(house):
    nicks = [f"{'n' * 20}x{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(60)]
    for nick in nicks:
        house.client(nick, "#x")
    lines = house.client("Ann", "#x").asks("NAMES #x")
    assert len(lines) > 3
    assert [nick.lstrip("@") for line in lines[:-1] for nick in line.partition(" :")[2].split()] == [*nicks, "Ann"]


def test_list(house):
    ann = house.client("Ann", "#x", "#y")
    house.client("Bob", "#x")
    ann.sends("TOPIC #y :A long night")
    assert ann.asks("LIST") == [
        "321 Ann Channel :Members and topic", "322 Ann #x 2 :", "322 Ann #y 1 :A long night", "323 Ann :End of the list",
    ]  # fmt: skip


@pytest.mark.parametrize(("asked", "found"), [
    ("#x", "#x"), ("#X,#Y", "#x #y"), (">1", "#x"), ("<2", "#y"), ("*", "#x #y"), ("!*x", "#y"), ("#?", "#x #y"), ("C>4", "#x #y"), ("C<4", ""),
    ("T<6", "#y"), ("T>4", "#y"), ("T<4", ""), (">0,!#x", "#y"), ("#nil", ""), ("nil", "#x #y"),
])  # fmt: skip
def test_list_by_conditions(asked, found):
    house = House(quiet=1000.0)
    ann = house.client("Ann", "#x", "#y")
    house.client("Bob", "#x")
    ann.sends("TOPIC #y :A long night")
    house.passes(300)
    assert [line.split()[2] for line in ann.asks(f"LIST {asked}") if line.startswith("322")] == found.split()


def test_modes_of_channels(house):
    ann, bob = house.clients("Ann Bob", "#x")
    eve = house.client("Eve")
    assert ann.asks("MODE #x +mlk-t 5 sesame") == [f":{ann.source} MODE #x +mlk-t 5 sesame"]
    assert bob.asks("MODE #x") == ["324 Bob #x +mnkl sesame 5", "329 Bob #x 1800000000"]
    assert eve.asks("MODE #x") == ["324 Eve #x +mnkl * 5", "329 Eve #x 1800000000"]
    assert bob.numerics("MODE #x -m", "MODE #x +ov Bob Bob") == ["482", "482"]
    assert eve.numerics("MODE #x -m") == ["442"]
    assert ann.numerics("MODE #x +z", "MODE #x +o", "MODE #x +o nobody", "MODE #x +v Eve", "MODE #x +l x", "MODE #nil +m") == [
        "472", "696", "401", "441", "696", "403",
    ]  # fmt: skip
    assert ann.asks("MODE #x -lkm") == [f":{ann.source} MODE #x -lkm *"]
    assert ann.asks("MODE #x +m-m+m") == [f":{ann.source} MODE #x +m-m+m"]


def test_good_changes_are_made_beside_bad_ones(house):
    ann, _ = house.clients("Ann Bob", "#x")
    assert ann.asks("MODE #x +ovz nobody Bob") == [
        "401 Ann nobody :There is nobody called nobody here.", "472 Ann z :There is no channel mode z.", f":{ann.source} MODE #x +v Bob",
    ]  # fmt: skip


def test_mask_lists(house):
    ann, bob = house.clients("Ann Bob", "#x")
    ann.sends("MODE #x +beI eve *!*@good friend")
    assert bob.asks("MODE #x b") == ["367 Bob #x eve!*@* Ann 1800000000", "368 Bob #x :End of the bans"]
    assert bob.numerics("MODE #x +b", "MODE #x e", "MODE #x I") == ["367", "368", "482", "482"]
    assert ann.asks("MODE #x eI") == [
        "348 Ann #x *!*@good Ann 1800000000", "349 Ann #x :End of the exceptions from bans",
        "346 Ann #x friend!*@* Ann 1800000000", "347 Ann #x :End of those who need no invitation",
    ]  # fmt: skip
    assert ann.asks("MODE #x -b eve") == [f":{ann.source} MODE #x -b eve!*@*"]


def test_no_more_changes_at_once_than_promised(house):
    ann = house.client("Ann", "#x")
    line = ann.asks(f"MODE #x +{'b' * 14} {' '.join(f'a{number}' for number in range(14))}")
    assert len(house.channel("#x").lists["b"]) == 12
    assert len(line) == 1


def test_clients_ask_for_several_channels_at_once(house):
    """As irssi does when it has entered some."""
    ann = house.client("Ann", "#a", "#b")
    assert ann.asks("MODE #a,#b") == ["324 Ann #a +nt", "329 Ann #a 1800000000", "324 Ann #b +nt", "329 Ann #b 1800000000"]
    assert ann.numerics("WHO #a,#b") == ["352", "352", "315"]
    assert ann.numerics("MODE #a b") == ["368"]


def test_own_modes(house):
    ann = house.client("Ann")
    assert ann.asks("MODE Ann") == ["221 Ann +i"]
    assert ann.asks("MODE ann +B-i+w") == [":Ann MODE Ann +B-i+w"]
    assert ann.asks("MODE Ann +BO", "MODE Ann +o-o", "MODE Ann") == ["501 Ann :Unknown user mode", "221 Ann +Bw"]
    house.client("Bob")
    assert ann.numerics("MODE Bob", "MODE Bob +i", "MODE nobody") == ["502", "502", "401"]
    assert len(house.hall.hidden) == 1


def test_floor_of_many_is_shown_in_few_lines(house):
    clients = [house.client(f"n{chr(97 + number)}", "#x") for number in range(20)]
    clients[0].heard()
    house.hall.set_floor(house.channel("#x"), [client.user for client in clients])
    house.turn.end()
    first, second = clients[0].heard()
    assert first.startswith(":Moderator!moderator@irc.test MODE #x +mvvvvvvvvvvv na nb ")
    assert second.count("v") == 9
    assert second.endswith(" ns nt")

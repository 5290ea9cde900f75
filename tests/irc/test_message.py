"""Lines of IRC, read and written: the public vectors, and what no vector has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from parser_tests import data as vectors

from wolfd.irc.labels import labelled
from wolfd.irc.message import Message, format_tags, is_host_name, is_too_long, parse, parse_tags


@pytest.mark.parametrize("case", vectors.msg_split["tests"], ids=lambda case: case["input"])
def test_split_vectors(case):
    atoms = case["atoms"]
    message = parse(case["input"])
    assert message.command == atoms["verb"].upper()
    assert message.params == atoms.get("params", [])
    assert dict(message.tags) == atoms.get("tags", {})
    assert message.source == atoms.get("source", "")


@pytest.mark.parametrize("case", [case for case in vectors.msg_join["tests"] if "tags" in case["atoms"]], ids=lambda case: case["desc"])
def test_tags_of_join_vectors(case):
    """The vectors list only some orders of the tags."""
    words = format_tags(case["atoms"]["tags"].items()).removeprefix("@").rstrip().split(";")
    assert sorted(words) in [sorted(match.partition(" ")[0].removeprefix("@").split(";")) for match in case["matches"]]


@pytest.mark.parametrize("case", vectors.validate_hostname["tests"], ids=lambda case: repr(case["host"]))
def test_host_vectors(case):
    assert is_host_name(case["host"]) == case["valid"]


@pytest.mark.parametrize("name", ["a.", ".a", "a..b", "a-.b", "x" * 64 + ".a", "a b.c", "a.b\n", "ü.de", "a" + ".a" * 40])
def test_no_host_name(name):
    assert not is_host_name(name)


@pytest.mark.parametrize(("line", "command", "params"), [
    ("", "", []), (" ", "", []), (":", "", []), ("@", "", []), (":src", "", []), ("@a=b", "", []), ("@a :src", "", []), (" :text", "", []),
    ("  ping  a   :b  c", "PING", ["a", "b  c"]), ("PING :", "PING", [""]), ("PING :a :b", "PING", ["a :b"]), ("PING a:b", "PING", ["a:b"]),
    ("@;=;=x;a;;a=2  :s   PING\tx y", "PING\tX", ["y"]), ("privmsg #a\xa0b :c", "PRIVMSG", ["#a\xa0b", "c"]),
])  # fmt: skip
def test_odd_lines(line, command, params):
    message = parse(line)
    assert (message.command, message.params) == (command, params)


@pytest.mark.parametrize(("words", "tags"), [
    ("a=\\", {"a": ""}), ("a=b\\", {"a": "b"}), ("a=\\b", {"a": "b"}), ("a=1;a=2", {"a": "2"}), ("+a/b=c", {"+a/b": "c"}), ("a=b=c", {"a": "b=c"}),
])  # fmt: skip
def test_odd_tags(words, tags):
    assert parse_tags(words) == tags


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\0\r\n")))
def test_anything_is_read(line):
    assert isinstance(parse(line), Message)


WORD = st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\0\r\n :;=@"), min_size=1)
LAST = st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\0\r\n"))
VALUE = st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\0"))


@given(st.sampled_from(["PING", "A", "001"]), st.lists(WORD), LAST, st.dictionaries(WORD, VALUE, max_size=3), st.sampled_from(["", "a!b@c"]))
def test_what_is_written_is_read_again(command, words, last, tags, source):
    line = " ".join([*([f":{source}"] if source else []), command, *words, f":{last}"])
    message = parse(format_tags(tags.items()) + line)
    assert message == Message(command, [*words, last], tags, source)


@pytest.mark.parametrize(("line", "long"), [
    (b"x" * 510, False), (b"x" * 511, True), (b"@" + b"t" * 4094 + b" " + b"x" * 510, False), (b"@" + b"t" * 4095 + b" x", True),
    (b"@a " + b"x" * 511, True), (b"@" + b"t" * 5000, True),
])  # fmt: skip
def test_too_long(line, long):
    assert is_too_long(line) == long


def test_no_tags_are_nothing():
    assert format_tags([]) == ""


@pytest.mark.parametrize(("answers", "lines"), [
    ([], [b"@label=x :srv ACK\r\n"]),
    ([b":srv A\r\n"], [b"@label=x :srv A\r\n"]),
    ([b"@time=1 :srv A\r\n"], [b"@label=x;time=1 :srv A\r\n"]),
    ([b"", b":srv A\r\n:srv B\r\n", b"@t :srv C\r\n"], [
        b"@label=x :srv BATCH +7 labeled-response\r\n", b"@batch=7 :srv A\r\n", b"@batch=7 :srv B\r\n", b"@batch=7;t :srv C\r\n",
        b":srv BATCH -7\r\n",
    ]),
])  # fmt: skip
def test_labelled(answers, lines):
    assert labelled("x", answers, "srv", "7") == lines

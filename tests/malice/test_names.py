"""No name disturbs the text that it stands in."""

import re
import unicodedata

from hypothesis import strategies as some

from bot.text.direction import without_marks
from bot.text.names import MAX_NAME_LENGTH, clean_name, escape_name
from bot.text.voice import LANGUAGES, Voice
from engine.game import SeatRef
from tests.malice.effort import efforts, hold
from tests.malice.hostile_inputs import NASTY

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BARE = re.compile(r"(?<!\\)(?:\\\\)*[*_~`|<>\[\]()#@:/+-]")
"""Something that Discord would take for more than itself: no backslash before it, or one that is meant itself."""

SIGNS = "*_~`|<>[]()#@:/+-\\ .1a\u202e\u2066\u200b\u200d\u0301\n\u2028\u3164\ud800א👩"
names = some.text(max_size=40) | some.text(SIGNS, max_size=40) | some.sampled_from(NASTY)


@efforts
def test_a_name_is_one_line_that_turns_nothing_and_can_be_seen(examples: int) -> None:
    def holds(name: str) -> None:
        shown = clean_name(name)
        assert not TURNING & set(shown)
        assert not {"Cc", "Zl", "Zp", "Cs", "Co", "Cn"} & {unicodedata.category(sign) for sign in shown}
        assert shown == shown.strip()
        assert 0 < len(shown) <= MAX_NAME_LENGTH
        assert any(unicodedata.category(sign)[0] in "LNPS" for sign in shown)
        assert clean_name(shown) == shown

    hold(examples * 5, holds, names)


@efforts
def test_a_name_formats_nothing(examples: int) -> None:
    def holds(name: str) -> None:
        written = escape_name(name)
        assert not BARE.search(written)
        assert not re.match(r"\d+\. ", written)
        assert re.sub(r"\\(.)", r"\1", written) == clean_name(name)

    hold(examples * 5, holds, names)


@efforts
def test_a_name_changes_nothing_else_in_a_text(examples: int) -> None:
    def holds(name: str, language: str) -> None:
        told, plain = Voice(language, None, (name,)), Voice(language, None, ("Ann",))
        for key in ("board-undone", "board-left"):
            usual = plain.say(key, name=SeatRef(0), computer=SeatRef(0))
            said = told.say(key, name=SeatRef(0), computer=SeatRef(0))
            assert without_marks(said) == without_marks(usual.replace("Ann", escape_name(name)))

    hold(examples, holds, names, some.sampled_from(LANGUAGES))

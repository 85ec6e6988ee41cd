"""A name of any script stands where the sentence puts it, in the order in which Unicode's bidirectional algorithm (UAX
#9) lays a line out, whether a client finds the line's direction by that or by its first letter."""

import unicodedata
from collections.abc import Callable, Iterator

import pytest
from bidi import get_display  # type: ignore[import-untyped]  # it comes without types
from fluent.syntax import ast

from bot.messages.board import fit_lines
from bot.text.catalog import COMMON_FOLDER_NAME, catalog
from bot.text.direction import RIGHT_TO_LEFT, isolate_lines, without_marks
from bot.text.voice import LANGUAGES, Voice
from engine.game import SeatRef
from tests.bot.text.entries import SCOPES, entries, variables, walk

NAMES = ("محمد", "دانا 7", "שרה לוי", "7 שרה", "(דנה)", "Ann", "Ann (7)")
"""People's names, as they are written."""

PLAIN = {False: "Żżżż", True: "תתתת"}
"""By whether a language is written from right to left, a name that no algorithm turns round in it."""

PRINTED = frozenset({("record-no-field", "field"), ("refused-other-game", "game")})
"""The facts that are never a name, since they are part of code: always in Latin letters."""

_BASES = {"L": "L", "R": "R", "AL": "R"}


def shown(line: str, base: str | None) -> str:
    """The signs of a line from left to right, without the maqaf behind a Hebrew "and" before other names."""
    return without_marks(str(get_display(line, base_dir=base))).replace("\N{HEBREW PUNCTUATION MAQAF}", "")


def by_first_letter(line: str) -> str | None:
    """The direction of a line in a client that counts letters in isolates too, as HTML's `dir="auto"` does."""
    return next((_BASES[kind] for kind in map(unicodedata.bidirectional, line) if kind in _BASES), None)


def disturbed(language: str, name: str, say: Callable[[str], str]) -> Iterator[str]:
    """The lines that are not laid out as they are with a name in the language's own script in the place of `name`."""
    usual = PLAIN[language in RIGHT_TO_LEFT]
    for line, plain in zip(say(name).split("\n"), say(usual).split("\n"), strict=True):
        expected = shown(plain, None).replace(shown(usual, None), shown(name, None))
        if {shown(line, None), shown(line, by_first_letter(line))} != {expected}:
            yield line


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_keeps_its_order_around_every_name(scope: str, language: str) -> None:
    used = catalog(language, None if scope == COMMON_FOLDER_NAME else scope)

    def say(name: str) -> str:
        return used.format(key, {**dict.fromkeys(taken, 3), variable: name})

    known = entries(scope, language)
    for key, entry in known.items():
        references = (node.id.name for node in walk(entry.value) if isinstance(node, ast.MessageReference))
        taken = variables(entry).union(*(variables(known[reference]) for reference in references))
        for variable in (one for one in taken if (key, one) not in PRINTED):
            for name in NAMES:
                assert list(disturbed(language, name, say)) == [], (key, variable)


@pytest.mark.parametrize("markdown", [True, False], ids=["message", "plain"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_in_a_row_keep_their_order(language: str, markdown: bool) -> None:
    for name in NAMES[:4]:
        for names in ((name, "{}"), ("{}", name), ("{}", name, "{}")):

            def say(other: str, names: tuple[str, ...] = names) -> str:
                voice = Voice(language, None, tuple(one.format(other) for one in names), markdown=markdown)
                return voice.say("vote-yes", people=voice.people(range(len(names))))

            assert list(disturbed(language, "محمد", say)) == [], names


def test_a_rank_and_its_points_stand_around_a_name() -> None:
    said = Voice("en", "ur", ("محمد",)).say("game-over-rank", rank=1, name=SeatRef(0), score="3")
    assert shown(said, None) == "1. دمحم: 3".replace("دمحم", shown("محمد", None))


def test_a_line_about_a_player_stands_below_their_name_in_any_script() -> None:
    voice = Voice("en", "ur", ("محمد", "Ann"))
    thrown = [voice.say("event-thrown", who=SeatRef(0), count=count) for count in (4, 2)]
    first, second = fit_lines(thrown, [], voice).split("\n")
    assert "محمد" in first
    assert second.startswith("- ")
    assert "محمد" not in second


@pytest.mark.parametrize("text", ["محمد", "7 דנה"])
def test_a_name_that_is_isolated_already_is_not_isolated_again(text: str) -> None:
    assert isolate_lines(f"{isolate_lines(text)}: 3") == f"{isolate_lines(text)}: 3"

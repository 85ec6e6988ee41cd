"""Hebrew lines read from right to left, whatever is written in them, for every way of finding a line's direction."""

import re
import unicodedata

import pytest

from bot.text.catalog import COMMON_FOLDER_NAME, catalog, join_list
from bot.text.direction import direct_lines, isolate_item, without_marks_in_code
from bot.text.voice import Voice
from engine.game import BadWords, SeatRef
from tests.bot.text.entries import SCOPES, entries

RLM, FSI, RLI, PDI = "\u200f", "\u2068", "\u2067", "\u2069"
ILMARI = f"{FSI}Ilmari{PDI}"


@pytest.mark.parametrize(
    ("text", "directed_text"),
    [
        ("הלוח", "הלוח"),
        (f"{ILMARI}: הנחה", f"{RLM}{ILMARI}: הנחה"),
        (f"- {ILMARI}: הנחה", f"- {RLM}{ILMARI}: הנחה"),
        ("1. /game new פותח", f"1. {RLM}/game new פותח"),
        ("### Dubsar כותב", f"### {RLM}Dubsar כותב"),
        ("> Dubsar כותב", f"> {RLM}Dubsar כותב"),
        ("`/game new` פותח", f"{RLM}{FSI}`/game new`{PDI} פותח"),
        (f"הלוח\n\n{ILMARI}: הנחה", f"הלוח\n\n{RLM}{ILMARI}: הנחה"),
        (f"{FSI}דנה{PDI}: {FSI}5{PDI}", f"{RLM}{FSI}דנה{PDI}: {FSI}5{PDI}"),
    ],
)
def test_a_line_is_marked_where_a_client_could_lay_it_out_from_left_to_right(text: str, directed_text: str) -> None:
    assert direct_lines(text) == directed_text


@pytest.mark.parametrize("text", [f"{ILMARI}: הנחה", "הפקודה `/game new` פותחת", "כמו `f g9`"])
def test_a_marked_text_is_not_marked_again(text: str) -> None:
    assert direct_lines(direct_lines(text)) == direct_lines(text)


@pytest.mark.parametrize(
    ("text", "isolated"),
    [
        ("הפקודה `/game new` פותחת", f"הפקודה {FSI}`/game new`{PDI} פותחת"),
        (f"{FSI}`/ur`{PDI} או {FSI}`/try`{PDI}", f"{RLM}{FSI}`/ur`{PDI} או {FSI}`/try`{PDI}"),
        ("ככה ```/game new``` וזהו", "ככה ```/game new``` וזהו"),
    ],
)
def test_a_command_in_code_keeps_its_slash_before_it(text: str, isolated: str) -> None:
    assert direct_lines(text) == isolated


@pytest.mark.parametrize(
    ("text", "signed"),
    [
        (f"מקדש +{FSI}1{PDI}", f"מקדש {FSI}+1{PDI}"),
        (f"(שוק −{FSI}2{PDI})", f"(שוק {FSI}−2{PDI})"),
        (f"כוח {FSI}3{PDI}+{FSI}2{PDI}", f"כוח {FSI}3{PDI}+{FSI}2{PDI}"),
        (f"שוק +{ILMARI}", f"שוק +{ILMARI}"),
    ],
)
def test_a_sign_stands_before_its_number(text: str, signed: str) -> None:
    assert direct_lines(text) == signed


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        (f"קובייה{FSI}, {FSI}ספינה{PDI}{PDI}", f"קובייה{RLI}, {FSI}ספינה{PDI}{PDI}"),
        (f"קובייה{FSI} {FSI}(HW), {FSI}ספינה{PDI}{PDI}{PDI}", f"קובייה{RLI} {FSI}(HW), {FSI}ספינה{PDI}{PDI}{PDI}"),
        (f"קובייה{FSI}, על {FSI}HW{PDI}{PDI}", f"קובייה{FSI}, על {FSI}HW{PDI}{PDI}"),
        (f"קובייה {FSI}(3){PDI}", f"קובייה {FSI}(3){PDI}"),
    ],
)
def test_a_comma_stands_between_what_it_separates(text: str, marked: str) -> None:
    assert direct_lines(text) == direct_lines(direct_lines(text)) == marked


def test_the_mark_does_not_depend_on_the_fact() -> None:
    marked = [Voice("he", None, (name,)).say("board-undone", name=SeatRef(0)) for name in ("Ilmari", "דנה", "7", "?")]
    assert all(text.startswith(f"{RLM}{FSI}") for text in marked)


def test_code_that_people_copy_has_no_marks() -> None:
    assert without_marks_in_code(f"`{RLM}{FSI}a{PDI}` {FSI}b{PDI}") == f"`a` {FSI}b{PDI}"


@pytest.mark.parametrize("scope", SCOPES)
def test_every_line_of_every_hebrew_entry_reads_from_right_to_left(scope: str) -> None:
    used = catalog("he", None if scope == COMMON_FOLDER_NAME else scope)
    for key in entries(scope, "he"):
        if key.startswith("language-"):
            continue  # languages are called as they call themselves
        said = used.format(key, dict.fromkeys(used.uses(key), "Ilmari"))
        for line in filter(_says_something, said.splitlines()):
            assert _first(line) == "R", key
            assert _first(re.sub(f"{FSI}[^{FSI}{PDI}]*{PDI}", "", line)) in ("R", ""), key


def _says_something(line: str) -> bool:
    return any(sign.isalnum() for sign in line)


def _first(text: str) -> str:
    kinds = (unicodedata.bidirectional(sign) for sign in text)
    return next((kind for kind in kinds if kind in ("L", "R")), "")


def test_only_hebrew_is_marked() -> None:
    assert RLM not in Voice("fi", "tigris", ("Ilmari",)).people((0,))


@pytest.mark.parametrize(
    ("items", "joined"),
    [
        (["מקדש", "חווה"], "מקדש וחווה"),
        (["C4"], "C4"),
        (["C4", "D5"], f"{RLM}{FSI}C4{PDI} ו־{FSI}D5{PDI}"),
        (["מקדש", "D5"], f"מקדש ו־{FSI}D5{PDI}"),
        (["D5", "מקדש"], f"{RLM}{FSI}D5{PDI} ומקדש"),
        (["M7", "I9", "K9"], f"{RLM}{FSI}M7{PDI}, {FSI}I9{PDI} ו־{FSI}K9{PDI}"),
    ],
)
def test_a_hebrew_list_keeps_its_order_and_joins_with_a_maqaf(items: list[str], joined: str) -> None:
    assert join_list(items, "he") == joined


def test_alternatives_in_hebrew_keep_their_order() -> None:
    assert join_list(["C4", "D5"], "he", "or") == f"{RLM}{FSI}C4{PDI} או {FSI}D5{PDI}"


def test_a_hebrew_item_needs_no_isolation() -> None:
    assert isolate_item("מקדש × 2") == "מקדש × 2"


def test_a_command_in_a_hebrew_refusal_can_be_copied() -> None:
    refused = BadWords("other-game", ("game", "tigris"))
    assert "`/tigris`" in Voice("he").refusal(refused)

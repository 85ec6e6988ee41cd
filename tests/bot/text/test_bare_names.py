"""Names of cards, places and people stay as they are given, so no entry puts one where its language would inflect it:
behind a Czech preposition, or behind a Hebrew prefix."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.catalog import COMMON_FOLDER_NAME, catalog
from engine.chance import Chance
from engine.game import Fact, SeatRef
from engine.moves import random_move
from engine.registry import find_game
from tests.bot.text.entries import GAMES, SCOPES, entries, exceptions, forms, walk

PLACES = ("one", "two", "three", "four", "five", "six")
"""What an entry about a move calls the words after the verb."""

UNINFLECTED = {scope: exceptions(scope, "uninflected") for scope in SCOPES}
"""The facts that nothing inflects."""

NOUNS = {scope: exceptions(scope, "nouns") for scope in SCOPES}
"""The facts that are Hebrew common nouns, which take a prefix as it is."""

PEOPLE = {scope: exceptions(scope, "people") for scope in SCOPES}
"""The facts that are names of people; a Hebrew prefix is set apart from a name by a maqaf."""

_CZECH = re.compile(
    r"\b(bez|do|ke?|kolem|kromě|kvůli|mezi|mimo|nad|na|od?|po|pod|podle|pro|proti|před|přes|při|s|u|vedle|ve?|za|ze?)"
    r" [*`]*$",
    re.IGNORECASE,
)
_PRINTED = re.compile("[A-Z][0-9]+")
_HEBREW = re.compile(r"(?:^|[\s(])ו?ש?[ובלכמ](־?)[*`]*$")


def behind(message: ast.Message, joint: re.Pattern[str]) -> Iterator[tuple[re.Match[str], str]]:
    """The variables that an entry puts directly behind a preposition."""
    for pattern in (node for node in walk(message.value) if isinstance(node, ast.Pattern)):
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
            found = joint.search(before.value) if isinstance(before, ast.TextElement) else None
            if found and isinstance(after, ast.Placeable):
                yield from ((found, name) for name in _first(after))


def _first(placeable: ast.Placeable) -> Iterator[str]:
    """What a placeable begins with; where it chooses, what each choice begins with."""
    match placeable.expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            yield name
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                if variant.value.elements and isinstance(variant.value.elements[0], ast.Placeable):
                    yield from _first(variant.value.elements[0])


def fact(scope: str, key: str, variable: str) -> str:
    """The fact behind a variable: for an entry about a move, the argument of its verb."""
    kind, _, verb = key.partition("-")
    if kind in ("move", "short", "left", "brief") and variable in PLACES:
        rules = {one.name: one for one in find_game(scope).verbs}
        return rules[verb].arguments[PLACES.index(variable)].name
    return variable.removesuffix("_or")


def bare_in_czech(scope: str, messages: Mapping[str, ast.Message]) -> list[str]:
    """The entries that put what a language would inflect behind a preposition, in no case."""
    found = ((key, name) for key, message in messages.items() for _, name in behind(message, _CZECH))
    return [f"{key}: {name}" for key, name in found if _inflects(scope, "cs", key, name)]


def bare_in_hebrew(scope: str, messages: Mapping[str, ast.Message]) -> list[str]:
    """The entries that put behind a prefix what it would become one word with."""
    found = []
    for key, message in messages.items():
        for joint, name in behind(message, _HEBREW):
            told = fact(scope, key, name)
            apart = joint[1] != ""
            allowed = told in PEOPLE[scope] if apart else told in NOUNS[scope]
            if not allowed and _inflects(scope, "he", key, name):
                found.append(f"{key}: {name}")
    return found


def _inflects(scope: str, language: str, key: str, name: str) -> bool:
    in_form = name.endswith(tuple(f"_{form}" for form in forms(scope, language)))
    told = fact(scope, key, name)
    return not in_form and told not in UNINFLECTED[scope] and told not in numbers(scope)


@cache
def numbers(scope: str) -> frozenset[str]:
    """The facts of a game that are numbers, or words that are digits, wherever a random game tells them."""
    found: dict[str, bool] = {}
    for name, value in _told(scope, min(find_game(scope).seats)) if scope != COMMON_FOLDER_NAME else ():
        found[name] = found.get(name, True) and (isinstance(value, int) or (isinstance(value, str) and value.isdigit()))
    return frozenset(name for name, always in found.items() if always)


@pytest.mark.parametrize("scope", SCOPES)
def test_no_name_stands_bare_behind_a_czech_preposition(scope: str) -> None:
    assert bare_in_czech(scope, entries(scope, "cs")) == []


@pytest.mark.parametrize("scope", SCOPES)
def test_no_name_stands_bare_behind_a_hebrew_prefix(scope: str) -> None:
    assert bare_in_hebrew(scope, entries(scope, "he")) == []


def _told(game: str, seats: int) -> Iterator[tuple[str, Fact]]:
    """The facts of a random game: those of its decisions and events, and the words of its moves as arguments."""
    rules = find_game(game)
    options = {one.name: one.choices[0] for one in rules.options}
    state = rules.setup(rules.marks[:seats], options, Chance(bytes([seats]) * 32))
    stream = Chance(bytes([seats + 7]) * 32).stream("moves")
    arguments = {verb.name: [argument.name for argument in verb.arguments] for verb in rules.verbs}
    for _ in range(400):
        decision = rules.decision(state)
        if decision is None:
            return
        yield from decision.facts
        move = random_move(rules, state, decision.seats[0], stream)
        yield from zip(arguments[move[0]], move[1:], strict=False)
        step = rules.play(state, decision.seats[0], move)
        for event in step.events:
            yield from event.facts
        state = step.state


@pytest.mark.parametrize("game", [game for game in GAMES if UNINFLECTED[game]])
def test_an_uninflected_fact_is_never_used_as_a_word(game: str) -> None:
    """Else the tests above would let a name through."""
    used = catalog("cs", game)
    told = [(name, value) for name, value in _told(game, 2) if name in UNINFLECTED[game]]
    assert told
    for name, value in told:
        for word in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            said = used.translate_word(word)
            assert said == word or _PRINTED.fullmatch(said), name


@pytest.mark.parametrize("game", [game for game in GAMES if PEOPLE[game]])
def test_who_counts_as_people_are_people(game: str) -> None:
    told = [value for name, value in _told(game, 4) if name in PEOPLE[game]]
    assert told
    assert all(isinstance(value, SeatRef) for value in told)


@pytest.mark.parametrize(
    ("scope", "entry"),
    [
        ("wayfarers", "event-chosen = { $who } vybírá na { $source }: { $branch }."),
        ("wayfarers", "move-hire = { $count ->\n    [1] najmout { $one }\n   *[other] kartu pod { $two }\n }"),
        ("wayfarers", "event-drew = Karta pro **{ $who }**"),
        ("mesopotamia", "event-duel = { $count ->\n    [one] x\n   *[other] Proti { $loser }.\n }"),
        ("kings", "event-x = z { $count ->\n    [1] { $leader } x\n   *[other] y\n }"),
    ],
)
def test_a_bare_name_would_be_found_in_czech(scope: str, entry: str) -> None:
    assert len(bare_in_czech(scope, _planted(entry))) == 1


@pytest.mark.parametrize(
    ("scope", "entry"),
    [
        ("wayfarers", "move-retrieve = { $count ->\n    [1] x\n   *[other] החזרת עוזר מ־{ $one }\n }"),
        ("wayfarers", "refused-x = ב{ $card } אין"),
        ("wayfarers", "refused-x = לך ול־{ $card }"),
        ("wayfarers", "event-x = שב{ $who }"),
        ("mesopotamia", "event-x = ניצחון ל־{ $who }."),
    ],
)
def test_a_bare_name_would_be_found_in_hebrew(scope: str, entry: str) -> None:
    assert len(bare_in_hebrew(scope, _planted(entry))) == 1


def test_facts_that_are_numbers_need_no_exception() -> None:
    assert "count" in numbers("ur")
    assert bare_in_czech("ur", _planted("event-x = o { $count } dál")) == []
    assert bare_in_czech("ur", _planted("event-x = hod na { $count }.")) == []
    assert len(bare_in_czech("ur", _planted("event-x = hod pro { $who }."))) == 1


def test_a_word_in_its_case_is_not_bare() -> None:
    assert bare_in_czech("wayfarers", _planted("event-x = { $who } bere z cechu { $guild_genitive }.")) == []
    assert bare_in_czech("wayfarers", _planted("event-x = { $who } bere z { $guild_genitive }.")) == []
    assert bare_in_czech("wayfarers", _planted("event-x = { $who } bere z karty { $card }.")) == []
    assert bare_in_hebrew("wayfarers", _planted("event-x = ניצחון ל־{ $who }.")) == []


def _planted(entry: str) -> dict[str, ast.Message]:
    parsed = FluentParser(with_spans=False).parse_entry(entry)
    assert isinstance(parsed, ast.Message)
    return {parsed.id.name: parsed}

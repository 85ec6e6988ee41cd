"""A refusal that lists what would be right has something to list, or another sentence where there is nothing."""

from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.catalog import COMMON_FOLDER_NAME
from bot.text.voice import LANGUAGES
from engine.chance import Chance
from engine.game import Facts, Refused, Words
from engine.moves import check_move, random_move
from engine.registry import GAMES, AnyGame
from tests.bot.text.entries import entries, selections, variables

MOVES = 100
"""Moves of a random game in which wrong ones are tried."""
TRIED = 10
"""Wrong moves at each of its positions."""
ELSEWHERE = ("7", "0", "?", "C4", "CD", "D", "ship", "home")
"""Words that are wrong at most places, besides those that the game offers somewhere."""


def empty_lists(message: ast.Message, facts: Facts) -> list[str]:
    """The empty lists that an entry tells as if something were in them."""
    told = variables(message)
    apart = {name for name, variants in selections(message) if "0" in variants}
    empty = (name for name, fact in facts if fact == ())
    return [name for name in empty if {name, f"{name}_or"} & told and f"{name}_count" not in apart]


def _refusals(game: AnyGame, seats: int) -> Iterator[Refused]:
    """The refusals of moves put together from what the game offers here and there."""
    options = {one.name: one.choices[0] for one in game.options}
    state = game.setup(game.marks[:seats], options, Chance(bytes([seats]) * 32))
    stream = Chance(bytes([seats + 7]) * 32).stream("moves")
    pool = set(ELSEWHERE)
    for _ in range(MOVES):
        decision = game.decision(state)
        if decision is None:
            return
        seat = decision.seats[0]
        move = random_move(game, state, seat, stream)
        for length in range(len(move)):
            pool |= {word for word in game.words(state, seat, move[:length]) if word}
        for _ in range(TRIED):
            yield from _refused(game, state, seat, _wrong(game, move, stream.choice(sorted(pool)), stream.below))
        state = game.play(state, seat, move).state


def _wrong(game: AnyGame, move: Words, word: str, below: Callable[[int], int]) -> Words:
    """A verb with a word that may not fit, or a right move with one word exchanged."""
    if below(2):
        return (game.verbs[below(len(game.verbs))].name, word)
    place = below(len(move))
    return (*move[:place], word, *move[place + 1 :])


def _refused(game: AnyGame, state: object, seat: int, move: Words) -> Iterator[Refused]:
    try:
        check_move(game, state, seat, move)
    except Refused as refused:
        yield refused


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in (1, 2) if seats in game.seats],
)
def test_no_refusal_tells_an_empty_list(game: AnyGame, seats: int) -> None:
    catalogs = [entries(COMMON_FOLDER_NAME, language) | entries(game.name, language) for language in LANGUAGES]
    reasons, found = set(), set()
    for refused in _refusals(game, seats):
        reasons.add(refused.reason)
        for known in catalogs:
            found |= {(refused.reason, name) for name in empty_lists(known[f"refused-{refused.reason}"], refused.facts)}
    own = [key for key in entries(game.name, "en") if key.startswith("refused-")]
    assert len(reasons) > min(8, len(own) / 2)
    assert found == set()


@pytest.mark.parametrize(
    ("entry", "empty"),
    [
        ("refused-x = Choose { $words_or }.", ["words"]),
        ("refused-x = Choose { $words }.", ["words"]),
        (
            "refused-x = { $words_count ->\n    [one] Choose { $words }.\n   *[other] Choose { $words_or }.\n }",
            ["words"],
        ),
        ("refused-x = { $words_count ->\n    [0] There is none.\n   *[other] Choose { $words_or }.\n }", []),
        ("refused-x = { $word } is none.", []),
    ],
)
def test_an_empty_list_would_be_found(entry: str, empty: list[str]) -> None:
    planted = FluentParser(with_spans=False).parse_entry(entry)
    assert isinstance(planted, ast.Message)
    assert empty_lists(planted, (("word", "x"), ("words", ()))) == empty
    assert empty_lists(planted, (("word", "x"), ("words", ("y",)))) == []

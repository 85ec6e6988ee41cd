"""Every promise, held to every registered game and to the tests' own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from math import gcd
from typing import Any

import pytest

from engine.kit.diagrams import write_fields
from engine.kit.rules import Rules
from engine.registry import GAMES, AnyGame, find_game
from tests.engine.conformance import PROMISES, Promise
from tests.engine.conformance_standing import standing_orders_are_described
from tests.engine.games.mesopotamia.examined import every_mode
from tests.engine.playouts import SHORT, STRIDE, Playout, played_out, playout, tables
from tests.support.diagrams.fields import read_fields
from tests.support.games.auction import Auction

HOSTED: tuple[AnyGame, ...] = (*GAMES, Auction())
MOST = 3
"""Games that are examined every day: of the kinds of table (their seats and options) so many at even distances."""
DAILY = 7 * STRIDE
"""The stride of these games; that of the many is the usual one."""
OWN: Mapping[str, Callable[[], tuple[Playout[object], ...]]] = {"mesopotamia": every_mode}
"""Games with more modes than tables at even distances would meet."""


THOUSAND = 1000


def numbers(game: AnyGame) -> Sequence[int]:
    """The numbers of a thousand games of all kinds of table: where there are more kinds, at distances at which seat
    counts and each option vary."""
    kinds = len(tables(game))
    distance = next(one for one in count(max(1, kinds // THOUSAND)) if one == 1 or gcd(one, kinds) == 1)
    return [number * distance for number in range(THOUSAND)]


class Lazily(Sequence[Playout[object]]):
    """Games that are played when they are looked at: what is rare need not happen in every fifty of them."""

    def __init__(self, game: AnyGame, numbers: Sequence[int]) -> None:
        self._game = game
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, place: Any) -> Any:
        return played_out(self._game, self._numbers[place])


@cache
def played(name: str) -> tuple[Playout[object], ...]:
    if name in OWN:
        return OWN[name]()
    game = find_game(name, HOSTED)
    kinds = len(tables(game))
    return tuple(playout(game, number) for number in range(0, kinds, max(1, kinds // MOST)))


@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, game: AnyGame) -> None:
    promise(game, [replace(one.rewound(), stride=DAILY) for one in played(game.name)])


@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
def test_diagrams_read_back(game: AnyGame) -> None:
    read_diagram = reader(game)
    for one in played(game.name)[::3]:
        for state in one.states[::DAILY]:
            for looker in one.lookers:
                view = game.view(state, looker)
                assert read_diagram(game.diagram(view)) == view


def reader(game: AnyGame) -> Callable[[str], object]:
    """Games of the tests have their reader beside them; the others have it in `tests/support/diagrams`, unless their
    diagram is that of the kit."""
    if isinstance(game, Rules) and game.parts.diagram is write_fields:
        return partial(read_fields, game.view_type)
    own = f"{type(game).__module__}_diagram"
    module = own if find_spec(own) else f"tests.support.diagrams.{game.name}"
    found: Callable[[str], object] = import_module(module).read_diagram
    return found


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise_in_a_thousand_games(promise: Promise, game: AnyGame) -> None:
    if promise is standing_orders_are_described:
        promise(game, Lazily(game, numbers(game)))
    else:
        for first in range(0, THOUSAND, 50):
            promise(game, [played_out(game, number) for number in numbers(game)[first : first + 50]])


@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
def test_a_thousand_games_have_every_seat_count_and_every_choice_of_each_option(game: AnyGame) -> None:
    kinds = tables(game)
    chosen = [kinds[number % len(kinds)] for number in numbers(game)]
    assert {seats for seats, _ in chosen} == {*game.seats}
    short = SHORT.get(game.name, {})
    for place, option in enumerate(game.options):
        wanted = {short[option.name]} if option.name in short else {*option.choices}
        assert {choices[place] for _, choices in chosen} == wanted, option.name

"""Resources spent by the way are never cut off a button, however long its names are, and no two choices look alike."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement

import pytest

from bot.advice.moves import notes_of, whole_moves_from
from bot.advice.panel_choices import PanelChoices, panel_choices
from bot.handlers.choices import _label_moves, _next_choices
from bot.model import limits
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from bot.ui.page import Source
from bot.ui.panel import move_name, noted_choice
from engine.game import Facts, Seat, Words
from engine.games.tigris.pieces import TILE_WORDS as HAND_TILES
from engine.games.wayfarers.components.tables import CARDS, SLOT_BY_NAME, TILES
from engine.move_chain import MoveChains
from engine.registry import GAMES, AnyGame
from tests.engine.playouts import played_out
from tests.support.live_tables import NAMES
from tests.support.samples import named

SEEN = 30
"""How many signs of a choice a phone shows."""

MOST = len("20 ")
"""What the number of a line takes on a button."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("guilds", "helps"),
    [(("exploration",), ("ship",)), (("trade",), ("trade",)), (("exploration", "trade"), ("ship", "trade"))],
)
def test_a_die_with_help_fits_on_a_button(language: str, guilds: Words, helps: Words) -> None:
    voice, notes = Voice(language, "wayfarers", markdown=False), (("guild", guilds), ("price", len(guilds)))
    for slot in SLOT_BY_NAME:
        move = ("die", "4", slot, "5", *helps)
        text = noted_choice(move, move_name(move, voice), notes, voice).text()
        assert len(text) + MOST <= limits.BUTTON_LABEL_LENGTH, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_tile_may_go_is_seen_at_a_glance(language: str) -> None:
    voice = Voice(language, "wayfarers", markdown=False)
    places = [
        move_name(("tile", tile, face, cell, "silver"), voice)
        for tile in TILES
        for face in ("front", "back")
        for cell in ("1b", "2b", "3b")
    ]
    assert len({place[:SEEN] for place in map(without_marks, places)}) == len(places)


@pytest.mark.parametrize("fee", [(), ("silver",), ("provision",)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_card_may_go_is_seen_at_a_glance(language: str, fee: Words) -> None:
    """Whatever is paid for it: the townsfolk below cards with a fitting tag, an inspiration behind any space card."""
    voice = Voice(language, "wayfarers", markdown=False)
    for name, card in CARDS.items():
        if card.under:
            moves = [("hire", name, place) for place, host in CARDS.items() if set(card.under) & set(host.tags)]
        elif card.kind == "inspiration":
            moves = [("inspire", name, place) for place, host in CARDS.items() if host.kind == "space"]
        else:
            continue
        labels = [without_marks(move_name((*move, *fee), voice))[:SEEN] for move in moves]
        assert len(set(labels)) == len(labels) > 1, labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_swaps_of_any_hand_are_seen_at_a_glance(language: str) -> None:
    voice = Voice(language, "tigris", markdown=False)
    for hand in combinations_with_replacement(HAND_TILES, 6):
        swaps = {swap for count in range(1, 7) for swap in combinations(hand, count)}
        labels = {without_marks(move_name(("swap", *swap), voice))[:SEEN] for swap in swaps}
        assert len(labels) == len(swaps), hand


COMPARED = {"kings": (1, 40), "mesopotamia": (1, 15), "tigris": (2, 40), "ur": (1, 40), "wayfarers": (3, 60)}
"""The numbers of random games to search and of positions in each, evenly spread; other games have one random game."""
FEW = (1, 10)


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_choices_differ_where_a_phone_shows_them(game: AnyGame) -> None:
    """On a first page, in its menus and behind each verb no two choices begin alike in any language."""
    voices = [Voice(language, game.name, NAMES, markdown=False) for language in LANGUAGES]
    alike, compared = list[str](), 0
    for state, seat in positions(game):
        for choices in offered(game, state, seat):
            for voice in voices:
                labels = [without_marks(label)[:SEEN] for label in choices(voice)]
                compared += len(labels)
                alike += [label for label, count in Counter(labels).items() if count > 1]
    assert alike == []
    assert compared > len(voices) * sum(COMPARED.get(game.name, FEW))


def positions(game: AnyGame) -> Iterator[tuple[object, Seat]]:
    """Positions of random games with who is asked in them."""
    games, most = COMPARED.get(game.name, FEW)
    for number in range(games):
        played = played_out(game, number).played
        yield from ((one.before, one.seat) for one in played[:: 1 + len(played) // most])


def offered(game: AnyGame, state: object, seat: Seat) -> Iterator[Callable[[Voice], list[str]]]:
    """What says the choices of each row of buttons and of each menu of a position in some language."""
    first = panel_choices(game, state, seat, Source(1, 1))
    yield partial(_first_page, first.answers, first)
    chains = MoveChains(game, state, seat)
    decision = game.decision(state)
    for word in chains.words(()) if decision is not None and not decision.private else ():
        moves = [move for move in whole_moves_from(game, state, seat, (word,)) if move != (word,)]
        yield partial(_behind_a_verb, moves, notes_of(chains, moves))


def _first_page(group: Sequence[Words], first: PanelChoices, voice: Voice) -> list[str]:
    return [choice.text() for choice in _label_moves(group, first, voice)]


def _behind_a_verb(moves: Sequence[Words], notes: Mapping[Words, Facts], voice: Voice) -> list[str]:
    nobody = frozenset[Words]()
    return [
        choice.text() for choice in _next_choices(moves, moves[0][:1] if moves else (), notes, nobody, nobody, voice)
    ]

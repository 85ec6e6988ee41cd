"""The tables: their counts, and what the engine relies on in them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from engine.games.wayfarers.components import tables as t
from engine.games.wayfarers.components.effects import (
    BRANCHES_BY_SOURCE,
    EFFECT_BY_TABLE_WORD,
    PAYMENT_BY_SOURCE,
    Effects,
    Item,
)
from engine.games.wayfarers.questions.batch import verbs_for_effect
from engine.games.wayfarers.solo.rival import FUNCTION_BY_EFFECT
from tests.engine.games.wayfarers.playing import GAME

UNASKED = {"silver", "provision", "new-die", "journal-tile"}
RIVALS = {"comet", "resource", "focus", "comet-if-last"}


def lists() -> Iterator[Effects]:
    """Every effect list that a player meets."""
    for card in t.CARDS.values():
        yield from (card.on_gain, card.with_host, card.on_rest)
        yield from ((card.trigger.effect,) if card.trigger else ())
    yield from (slot.effect for slot in t.SLOT_BY_NAME.values())
    yield from (spot for spots in t.SPOT_EFFECTS.values() for spot in spots)
    yield from (node.effect for node in t.JOURNAL_NODES.values())
    yield from t.JOURNAL_TILES.values()
    yield from (items for board in t.BOARD_BONUSES.values() for items in board.values())


def within(effects: Effects) -> Iterator[Item]:
    """Every effect of a list, those behind choices and payments too."""
    for item in effects:
        yield item
        if item.word == "choose":
            yield from (inner for _, branch in BRANCHES_BY_SOURCE[item.source] for inner in within(branch))
        if item.word == "pay":
            yield from within(PAYMENT_BY_SOURCE[item.source][1])


def test_R1_1_there_are_as_many_cards_and_tiles_as_in_the_box() -> None:
    assert [len(deck) for deck in t.DECKS] == [36, 36, 36, 36, 16]
    assert len(t.SCHEMES) == 6
    assert sum(tile.copies for tile in t.TILES.values()) == 62
    assert len(t.JOURNAL_TILES) == 10 == len(t.TILE_NODES)


def test_cards_show_what_the_rules_count() -> None:
    kinds = Counter(t.CARDS[card].tags[0] for deck in t.DECKS[:3] for card in deck)
    assert kinds == {
        "city": 18,
        "vista": 18,
        "harbour": 18,
        "open_sea": 18,
        "sun": 1,
        "moon": 1,
        "planet": 5,
        "comet": 8,
        "stars": 21,
    }
    folk = [t.CARDS[card] for card in t.DECKS[3]]
    assert {card.cost for card in folk} == {0, 1, 2, 3}
    assert all(bool(card.on_rest) == (card.under == ("open_sea",)) for card in folk)


def test_E22_slots_with_two_assets() -> None:
    pairs = Counter(
        tuple(sorted(card.slot.needs)) for card in t.CARDS.values() if card.slot and len(card.slot.needs) > 1
    )
    assert pairs == {("camel", "telescope"): 6, ("ship", "ship"): 7, ("camel", "pigeon"): 1, ("pigeon", "telescope"): 1}


def test_the_journal_has_its_nodes_and_edges() -> None:
    edges = [edge for some in t.EDGES_BY_START.values() for edge in some]
    assert (len(t.JOURNAL_NODES), len(edges)) == (28, 44)
    assert sum(node.last for node in t.JOURNAL_NODES.values()) == 5
    assert not any(t.EDGES_BY_START[node.id] for node in t.JOURNAL_NODES.values() if node.last)
    assert all(t.JOURNAL_NODES[edge.start].column < t.JOURNAL_NODES[edge.end].column for edge in edges)
    assert sum(edge.sides == ((None, ()), (None, ())) for edge in edges) == 2


def test_boards_differ_in_the_places_of_their_bonuses_only() -> None:
    bags = [Counter(item for items in board.values() for item in items) for board in t.BOARD_BONUSES.values()]
    assert len(bags) == 4
    assert all(bag == bags[0] for bag in bags)


def test_solo_boards_and_schemes() -> None:
    assert len(t.RIVAL_BOARDS) == 4
    assert len(t.SPOT_COLOURS) == 8
    assert Counter(card.colour for card in t.SCHEMES.values()) == {"blue": 3, "red": 3}
    assert sum(card.comet for card in t.SCHEMES.values()) == 4


def test_every_effect_has_one_handler() -> None:
    met = {item.word for effects in lists() for item in within(effects)}
    assert met | RIVALS <= {*EFFECT_BY_TABLE_WORD.values(), "influence", "draw"}
    assert met - UNASKED == {word for word in met if verbs_for_effect(word)}
    schemes = {item.word for card in t.SCHEMES.values() for item in within((*card.first, *card.second))}
    boards = {
        item.word
        for board in t.RIVAL_BOARDS.values()
        for item in (*board.effect, *board.rest, board.bonus, *board.cells.values())
    }
    spots = {item.word for spots in t.SPOT_EFFECTS.values() for spot in spots for item in within(spot)}
    nodes = {item.word for node in t.JOURNAL_NODES.values() for item in within(node.effect)} - {"journal-tile"}
    tiles = {item.word for effects in t.JOURNAL_TILES.values() for item in effects}
    assert schemes | boards | spots | nodes | tiles <= set(FUNCTION_BY_EFFECT)


def gaining(effects: Effects, word: str) -> int:
    """The most effects of a word that a list can bring."""
    most = 0
    for item in effects:
        most += item.word == word
        if item.word == "choose":
            most += max(gaining(branch, word) for _, branch in BRANCHES_BY_SOURCE[item.source])
        if item.word == "pay":
            most += gaining(PAYMENT_BY_SOURCE[item.source][1], word)
    return most


def test_no_batch_gains_two_cards_or_tiles_or_pays_twice() -> None:
    """Townsfolk below and vistas never gain cards, so a batch has no more than its first list."""
    joining = [card.with_host for card in t.CARDS.values()]
    joining += [card.on_rest for card in t.CARDS.values()]
    joining += [card.trigger.effect for card in t.CARDS.values() if card.trigger]
    joining += [items for board in t.BOARD_BONUSES.values() for items in board.values()]
    for word in ("card", "draw", "tile", "pay"):
        assert max(gaining(effects, word) for effects in lists()) <= 1
        assert not any(gaining(effects, word) for effects in joining)


def test_a_source_has_one_choice_or_one_payment() -> None:
    for effects in lists():
        assert all(count == 1 for count in Counter(item.source for item in effects if item.source).values())
    assert not set(BRANCHES_BY_SOURCE) & set(PAYMENT_BY_SOURCE)
    assert all(len({name for name, _ in branches}) == len(branches) for branches in BRANCHES_BY_SOURCE.values())


def test_a_card_has_a_choice_in_one_of_its_parts_only() -> None:
    for card in t.CARDS.values():
        parts = [card.on_gain, card.with_host, card.on_rest, card.slot.effect if card.slot else ()]
        parts.append(card.trigger.effect if card.trigger else ())
        assert sum(any(item.source for item in part) for part in parts) <= 1


def test_content_is_the_digest_of_the_tables() -> None:
    options: Mapping[str, tuple[str, ...]] = {option.name: option.choices for option in GAME.options}
    assert options["content"] == (t.CONTENT_DIGEST,)
    assert len(list(product(*options.values()))) == 45


def test_commands_stay_few() -> None:
    assert len(GAME.verbs) == 25

"""What has just happened, marked on the board with brackets."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Who
from engine.wayfarers.reading.prices import find
from engine.wayfarers.tables import NODES, TILES
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.piles import pile_at
from render.games.wayfarers.setting import Layer, deciding, node_at, spot
from render.games.wayfarers.sprites.faces import HEIGHT, WIDTH
from render.games.wayfarers.sprites.journal import LAST_HIGH, LAST_WIDE, NODE_HIGH, NODE_WIDE
from render.scene import Item
from render.sprites.marks import Brackets

_CARDS = frozenset(
    ("card-marked", "worker-placed", "worker-retrieved", "rival-marked", "rival-placed-worker", "rival-retrieved")
)
_STEPS = frozenset(("journaled", "rival-journaled"))


def recent_items(view: WayfarersView, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield brackets around what the news touched, as far as it lies on the board."""
    yield from dict.fromkeys(item for event in _news(view, recent) for item in _marks(view, event))


def _news(view: WayfarersView, recent: Sequence[Event]) -> Sequence[Event]:
    """Return what happened since who decides last ended a turn; who plays alone is asked again and again by one message
    of the board, which tells of the whole game."""
    seat = deciding(view)
    if seat is None and view.table.rival is None:
        return recent
    ended = Event("turn-ended", (("who", Who(seat or 0)),))
    return recent[max((place for place, event in enumerate(recent, 1) if event == ended), default=0) :]


def _marks(view: WayfarersView, event: Event) -> Iterator[Item]:
    facts = dict(event.facts)
    if event.name in _CARDS:
        yield from card_brackets(view, str(facts["card"]))
    elif event.name == "cards-turned-up" and isinstance(cards := facts["cards"], tuple):
        for card in cards:
            yield from card_brackets(view, str(card))
    elif event.name in _STEPS:
        node = NODES[str(facts["node"])]
        (x, y), wide, high = (
            node_at(node.id),
            LAST_WIDE if node.last else NODE_WIDE,
            LAST_HIGH if node.last else NODE_HIGH,
        )
        yield Item(Layer.BRACKETS, x - wide / 2, y - high / 2, Brackets(wide, high))
    elif event.name in ("tile-gained", "rival-tile"):
        x, y = pile_at(str(facts["tile"]))
        tile = TILES[str(facts["tile"])]
        yield Item(Layer.BRACKETS, x - 2, y + 1, Brackets(20 + 20 * tile.width, 38))


def card_brackets(view: WayfarersView, card: str) -> Iterator[Item]:
    """Yield brackets around a card of a row."""
    at = find(view.table, card)
    if at is not None:
        yield Item(Layer.BRACKETS, *spot(at[0], at[1]), Brackets(WIDTH, HEIGHT))

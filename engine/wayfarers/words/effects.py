"""The moves that carry out what a batch holds: for each verb all that may follow it.

A generator yields what comes after the verb. `said` is how much of it is there already, so that a whole move is found
in one walk.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.game import Seat, Words
from engine.wayfarers.changes.supposing import paid
from engine.wayfarers.effects import (
    ANY,
    CARD,
    CHOICES,
    CHOOSE,
    DRAW,
    INFLUENCE,
    JOURNAL,
    MARK,
    MOVE,
    PAY,
    PAYMENTS,
    PROVISION,
    REFRESH,
    RETRIEVE,
    SHIFT,
    SILVER,
    TILE,
    Effects,
    Item,
)
from engine.wayfarers.reading.caravan import faces, fitting, shifted
from engine.wayfarers.reading.journal import open_edges
from engine.wayfarers.reading.prices import (
    NO_FEE,
    affordable,
    fees,
    find,
    lying_in,
    net,
    silver_price,
    tile_cost,
    tile_payments,
)
from engine.wayfarers.state import NOBODY, Batch, Player, Scene
from engine.wayfarers.tables import (
    BY_KIND,
    CARDS,
    GUILDS,
    INSPIRATION,
    KINDS,
    LAND,
    PILE,
    SPACE,
    TILES,
    TOWNSFOLK,
    WATER,
)

DISCARD = "discard"
Offer = Callable[[Scene, Seat, Batch, Words], Iterator[Words]]


def narrow(words: Sequence[str], said: Words, place: int) -> Sequence[str]:
    """Return `words`, or the one of them that was said at this place; () if it was another."""
    if len(said) <= place:
        return words
    return (said[place],) if said[place] in words else ()


def of(batch: Batch, *words: str) -> Iterator[Item]:
    """Yield the effects of a batch that are one of `words`."""
    return (item for item in batch.items if item.word in words)


def chooses(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield branches in which something can be done."""
    for source in narrow(tuple(item.source for item in of(batch, CHOOSE)), said, 0):
        for branch, effects in CHOICES[source]:
            if branch in narrow((branch,), said, 1) and can_any(scene, seat, batch, effects):
                yield source, branch


def pays(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield the one way to pay, for each payment after which something can be done."""
    for item in of(batch, PAY):
        cost, effects = PAYMENTS[item.source]
        if affordable(scene, seat, cost) and can_any(paid(scene, seat, cost), seat, batch, effects):
            yield ()


def space_left(player: Player) -> int:
    """Return how many space cards more have a place (R3.14)."""
    return len(player.land) + len(player.water) - 1 - len(player.space)


def gainable(scene: Scene, seat: Seat, kind: str, item: Item, said: Words) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the cards of a row that a seat may gain, with the ways to pay the fee (R3.6)."""
    for slot, lying in lying_in(scene, kind):
        card = lying.card
        if (said and said[0] != card) or card in scene.turn.worker:
            continue
        price = net(scene, SILVER, silver_price(kind, slot, card, item))
        if ways := fees(scene, seat, lying, price):
            yield card, ways


def with_fee(move: Words, ways: Sequence[str], said: Words) -> Iterator[Words]:
    """Yield a move with each way to pay the fee."""
    for fee in ways:
        if fee == NO_FEE:
            yield move
        elif fee in narrow((fee,), said, len(move)):
            yield (*move, fee)


def takes(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield land, water or space cards of their row."""
    for item in of(batch, CARD):
        if item.about in (LAND, WATER) or (item.about == SPACE and space_left(scene.players[seat]) > 0):
            for card, ways in gainable(scene, seat, item.about, item, said):
                yield from with_fee((card,), ways, said)


def draws(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield the one way to draw three cards of a deck, for each effect that allows it (R3.9)."""
    for item in of(batch, DRAW, CARD):
        if item.about not in (LAND, WATER) or not scene.left[KINDS.index(item.about)]:
            continue
        if item.word == DRAW or (batch.by == "die" and draw_price(scene) <= scene.players[seat].provision):
            yield ()


def draw_price(scene: Scene) -> int:
    """Return the provisions that drawing three by a die costs (R3.9b)."""
    return 0 if scene.turn.pigeon else net(scene, PROVISION, 1)


def hosts(player: Player, card: str) -> tuple[str, ...]:
    """Return the own cards under which a townsfolk card may come (R3.17)."""
    under, taken = frozenset(CARDS[card].under), {host for host, _ in player.hosts}
    own = (*player.land, *player.water)
    return tuple([host for host in own if host not in taken and not under.isdisjoint(CARDS[host].tags)])


def hires(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield townsfolk cards with their hosts."""
    for item in of(batch, CARD):
        if item.about == TOWNSFOLK:
            for card, ways in gainable(scene, seat, TOWNSFOLK, item, said):
                for host in narrow(hosts(scene.players[seat], card), said, 1):
                    yield from with_fee((card, host), ways, said)


def inspires(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield inspiration cards with the space card they are tucked with, or `discard` (R3.16)."""
    player = scene.players[seat]
    taken = {space for space, _ in player.tucked}
    for item in of(batch, CARD):
        if item.about == INSPIRATION:
            places = (*(space for space in player.space if space not in taken), DISCARD)
            for card, ways in gainable(scene, seat, INSPIRATION, item, said):
                for place in narrow(places, said, 1):
                    yield from with_fee((card, place), ways, said)


def tiles(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield tiles that are left, fit and can be paid (R3.20, R3.21)."""
    laid = scene.players[seat].tiles
    for item in of(batch, TILE):
        left = tuple(tile for tile in BY_KIND[item.about] if scene.piles[PILE[tile]])
        ways = tuple(
            way
            for way in tile_payments(item.about, item.free)
            if left and affordable(scene, seat, tile_cost(left[0], way, item.free))
        )
        for tile in narrow(left if ways else (), said, 0):
            for face in narrow(faces(tile), said, 1):
                for cell in narrow(fitting(laid, TILES[tile].width, TILES[tile].height), said, 2):
                    yield from ((tile, face, cell, way) for way in narrow(ways, said, 3))


def marked(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """Return the face-up cards with a seat's influence."""
    return tuple(lying.card for kind in KINDS for _, lying in lying_in(scene, kind) if lying.owner == seat)


def from_elsewhere(scene: Scene, seat: Seat, but: str) -> tuple[str, ...]:
    """Return from where influence may come when the supply is empty (R4.2): other guilds, cards."""
    guilds = tuple(
        guild for guild, held in zip(GUILDS, scene.players[seat].guilds, strict=True) if held and guild != but
    )
    return (*guilds, *marked(scene, seat))


def _placed(scene: Scene, seat: Seat, place: str, said: Words) -> Iterator[Words]:
    if scene.players[seat].stock:
        yield (place,)
        return
    yield from ((place, source) for source in narrow(from_elsewhere(scene, seat, place), said, 1))


def influences(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield guilds on which influence may be placed (R4.2)."""
    wanted = {item.about for item in of(batch, INFLUENCE)}
    guilds = GUILDS if ANY in wanted else tuple(guild for guild in GUILDS if guild in wanted)
    for guild in narrow(guilds, said, 0):
        yield from _placed(scene, seat, guild, said)


def marks(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield face-up cards without influence (R4.1)."""
    if any(of(batch, MARK)):
        for kind in KINDS:
            for _, lying in lying_in(scene, kind):
                if lying.owner == NOBODY and lying.card in narrow((lying.card,), said, 0):
                    yield from _placed(scene, seat, lying.card, said)


def moves(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield two guilds, from the first to the second (R4.3)."""
    if any(of(batch, MOVE)):
        held = tuple(guild for guild, count in zip(GUILDS, scene.players[seat].guilds, strict=True) if count)
        for start in narrow(held, said, 0):
            others = tuple(guild for guild in GUILDS if guild != start)
            yield from ((start, end) for end in narrow(others, said, 1))


def retrieves(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield workers on face-up cards, with the fee."""
    if not any(of(batch, RETRIEVE)):
        return
    for kind in KINDS:
        for _, lying in lying_in(scene, kind):
            if lying.workers and lying.card in narrow((lying.card,), said, 0):
                ways = fees(scene, seat, lying)
                for worker in narrow(lying.workers, said, 1):
                    if (lying.card, worker) != scene.turn.worker:
                        yield from with_fee((lying.card, worker), ways, said)


def refreshes(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield slots with a die, and dice in the supply (R2.15)."""
    if any(of(batch, REFRESH)):
        player = scene.players[seat]
        words = (*(slot for slot, _ in player.placed), *dict.fromkeys(str(value) for value in player.dice))
        yield from ((word,) for word in narrow(words, said, 0))


def shifts(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield dice in the supply, one up or down (R2.16)."""
    if any(of(batch, SHIFT)):
        for value in dict.fromkeys(scene.players[seat].dice):
            if str(value) in narrow((str(value),), said, 0):
                others = tuple(str(other) for other in shifted(value, 1))
                yield from ((str(value), other) for other in narrow(others, said, 1))


def journals(scene: Scene, seat: Seat, batch: Batch, said: Words) -> Iterator[Words]:
    """Yield nodes that a step may reach (R5)."""
    if any(of(batch, JOURNAL)):
        nodes = tuple(edge.end for edge in open_edges(scene, seat))
        yield from ((node,) for node in narrow(nodes, said, 0))


VERBS: Mapping[str, Offer] = {
    "choose": chooses,
    "pay": pays,
    "take": takes,
    "draw": draws,
    "hire": hires,
    "inspire": inspires,
    "tile": tiles,
    "influence": influences,
    "mark": marks,
    "move": moves,
    "retrieve": retrieves,
    "refresh": refreshes,
    "shift": shifts,
    "journal": journals,
}
"""What may be said for the effects of a batch."""

HANDLERS: Mapping[str, tuple[str, ...]] = {
    CHOOSE: ("choose",),
    PAY: ("pay",),
    CARD: ("take", "draw", "hire", "inspire"),
    DRAW: ("draw",),
    TILE: ("tile",),
    INFLUENCE: ("influence",),
    MARK: ("mark",),
    MOVE: ("move",),
    RETRIEVE: ("retrieve",),
    REFRESH: ("refresh",),
    SHIFT: ("shift",),
    JOURNAL: ("journal",),
}
"""By which verbs an effect is carried out."""


def can(scene: Scene, seat: Seat, batch: Batch, item: Item) -> bool:
    """Whether something of an effect can be done now."""
    if item.word not in HANDLERS:
        return True
    if item.word == INFLUENCE and scene.players[seat].stock:
        return True
    alone = Batch(batch.by, batch.source, (item,))
    for verb in HANDLERS[item.word]:
        for _ in VERBS[verb](scene, seat, alone, ()):
            return True
    return False


def can_any(scene: Scene, seat: Seat, batch: Batch, effects: Effects) -> bool:
    """Whether something of several effects can be done now."""
    return any(can(scene, seat, batch, item) for item in effects)


def find_card(scene: Scene, card: str) -> tuple[str, int]:
    """Return the row and slot of a card that is known to lie there. Raises ValueError when it does not."""
    at = find(scene, card)
    if at is None:
        raise ValueError(f"{card} does not lie in its row")
    return at[0], at[1]

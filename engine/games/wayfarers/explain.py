"""Explanations of components, derived from the tables that the rules execute, and their locations and owners as far as
a view shows them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import MappingProxyType

from msgspec.structs import replace

from engine.game import Clause, Fact, SeatRef
from engine.games.wayfarers.components.effects import BRANCHES_BY_SOURCE, PAYMENT_BY_SOURCE, Cost, Effects, Item
from engine.games.wayfarers.components.tables import (
    BOARD_BONUSES,
    CARDS,
    DRAWN_CARDS,
    EDGES_BY_START,
    GUILDS,
    HOME_SLOTS,
    JOURNAL_NODES,
    JOURNAL_TILES,
    MAJORITY_VP,
    PILE_BY_TILE,
    RIVAL_BOARDS,
    SCHEMES,
    SLOT_BY_NAME,
    SPACE_PRICES,
    SPOT_EFFECTS,
    TILE_PRICES,
    TILES,
    Card,
    Edge,
    Node,
    Requirement,
    RivalBoard,
    Scheme,
    Slot,
    Tile,
    VpFormula,
    spot_name,
)
from engine.games.wayfarers.reading.caravan import CELL_ROWS
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.state import NOBODY, RIVAL, Player, Table
from engine.kit.explaining import ALL_OF, ANY_OF, Components, Part, clause, group, nested_clauses, part

_ENTRY_BY_SYMBOL = {"+1": "term-sign-raise", "-1": "term-sign-lower", "+-1": "term-sign-turn"}
_ENTRY_BY_SYMBOL |= {f"{good}_off": f"term-sign-{good}-off" for good in ("silver", "provision")}
_GOODS = ("silver", "provision")
_COUNTED_EFFECTS = ("silver", "provision", "mark", "move", "retrieve", "refresh", "shift", "journal", "comet")
"""Effects whose explanation states how often they happen."""
_CHANGED_FOR_RIVAL = ("mark", "journal")
"""Effects that mean something else for the rival."""


@cache
def explain_components() -> Components:
    """Return the kind and the explaining clauses of every component, by name."""
    parts = ((kind, name, tuple(clauses)) for kind, name, clauses in _every_component())
    return MappingProxyType({name: (kind, (*clauses, *_explain_tile_prices(clauses))) for kind, name, clauses in parts})


def journal_tile_clauses(table: Table, node: str) -> Iterator[Clause]:
    """Yield the clause about the effects of the journal tile on a node, if there is one."""
    brought = (JOURNAL_TILES[tile] for place, tile in table.nodes if place == node)
    yield from (clause("lies-tile", _effects_part("effects", effects)) for effects in brought)


def _every_component() -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for name, card in CARDS.items():
        yield card.kind, name, _explain_card(card)
    for name in HOME_SLOTS:
        yield "home", name, (_explain_slot(SLOT_BY_NAME[name]),)
    for name, tile in TILES.items():
        yield "tile", name, _explain_tile(tile)
    yield from _explain_journal()
    yield from _explain_rows()
    for board, cells in BOARD_BONUSES.items():
        for cell, effects in cells.items():
            yield "cell", f"{board}-{cell}", (clause("frame-covered", _effects_part("effects", effects)),)
    for guild in GUILDS:
        power = part("power", (clause(f"effect-guild-{guild}"),))
        yield "guild", guild, (clause("frame-guild", power), clause("frame-majority", count=MAJORITY_VP))
    for name, scheme in SCHEMES.items():
        yield "scheme", name, _explain_scheme(scheme)
    for name, rival in RIVAL_BOARDS.items():
        yield "rival", name, _explain_rival_board(rival)


def _explain_journal() -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for name, effects in JOURNAL_TILES.items():
        yield "journal-tile", name, (clause("frame-reached", _effects_part("effects", effects)),)
    for name, node in JOURNAL_NODES.items():
        yield "node", name, _explain_node(node)
        for edge in EDGES_BY_START[name]:
            yield "way", f"{edge.start}-{edge.end}", _explain_edge(edge)


def _explain_rows() -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for kind, spots in SPOT_EFFECTS.items():
        for slot, effects in enumerate(spots):
            if effects:
                yield "spot", spot_name(kind, slot), (clause("frame-spot", _effects_part("effects", effects)),)
            else:
                price = clause("frame-spot-price", _cost_part("cost", (("silver", SPACE_PRICES[slot]),)))
                yield "spot", spot_name(kind, slot), (price,)


def explain_effect(item: Item) -> Clause:
    """Return the clause that explains an effect of a card, tile, slot or node."""
    match item.word:
        case "influence":
            return clause(f"effect-influence-{item.about}", count=item.count)
        case "choose":
            branches = sorted((branch for _, branch in BRANCHES_BY_SOURCE[item.source]), key=_begins_with_a_verb)
            return group(ANY_OF, (group(ALL_OF, map(explain_effect, branch)) for branch in branches))
        case "pay":
            cost, effects = PAYMENT_BY_SOURCE[item.source]
            return clause("effect-pay", _cost_part("cost", cost), _effects_part("then", effects))
        case "card" if item.about == "space":
            return clause("effect-card-space", off=item.off)
        case "card" | "tile" if item.free:
            return clause(f"effect-{item.word}-{item.about}-free")
        case "draw":
            return clause(f"effect-draw-{item.about}", count=DRAWN_CARDS)
        case "card" | "tile":
            return clause(f"effect-{item.word}-{item.about.replace('_', '-')}")
    kind = f"effect-{item.word}"
    return clause(kind, count=item.count) if item.word in _COUNTED_EFFECTS else clause(kind)


def _begins_with_a_verb(branch: Sequence[Item]) -> bool:
    """Whether the text of a branch begins with a verb, such as "buy". Such a branch comes last: in "buy a land tile or
    2 influence" the influence would seem to be for sale, too."""
    return branch[0].word in ("card", "tile", "draw")


def _effects_part(name: str, effects: Effects) -> Part:
    return part(name, map(explain_effect, effects))


def _cost_part(name: str, cost: Cost) -> Part:
    named = ((good if good in _GOODS else f"influence-{good}", count) for good, count in cost)
    return part(name, (clause(f"price-{good}", count=count) for good, count in named))


def _explain_tile_prices(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Yield a clause for the price of each kind of tile that the clauses mention, for the full text only."""
    kinds = {nested.kind for nested in nested_clauses(clauses)}
    for kind in TILE_PRICES:
        if f"effect-tile-{kind}" in kinds:
            yield from _explain_tile_price(kind)


def _explain_tile_price(kind: str) -> Iterator[Clause]:
    """Yield the clause of the price of tiles of a kind, or nothing for special tiles, which are free (R3.20)."""
    if all(TILE_PRICES[kind]):
        costs = (group(ALL_OF, _cost_part("", cost)[2]) for cost in TILE_PRICES[kind])
        yield clause(f"frame-price-{kind}", part("cost", costs, "or"), full_text_only=True)


def _entry_name(start: str, term: str) -> str:
    return f"{start}-{term.replace(':', '-').replace('_', '-')}"


def _explain_term(term: str, count: int) -> Clause:
    """Return the clause of a counting term and its number, a choice for an alternative such as `tag:sun|tag:moon`."""
    return group(ANY_OF, (clause(_entry_name("term", word), count=count) for word in term.split("|")))


def _requirements_part(requirements: Iterable[Requirement]) -> Part:
    return part("needs", (_explain_term(term, count) for term, count in requirements))


def _explain_tags(tags: Iterable[str]) -> Iterator[Clause]:
    return (_explain_term(f"tag:{tag}", count) for tag, count in Counter(tags).items())


def _explain_symbols(symbols: Iterable[str]) -> Iterator[Clause]:
    return (clause(_ENTRY_BY_SYMBOL.get(symbol, f"word-{symbol}")) for symbol in symbols)


def _explain_card(card: Card) -> Iterator[Clause]:
    yield from _explain_use(card)
    if card.worth:
        yield _explain_vp(card.worth)
    if card.on_gain:
        yield clause("frame-gain", _effects_part("effects", card.on_gain))
    if card.goal:
        yield clause("frame-goal", _requirements_part(card.goal))
    if card.tags:
        yield clause("frame-tags", part("tags", _explain_tags(card.tags)))
    yield from _explain_bars(card)


def _explain_use(card: Card) -> Iterator[Clause]:
    """Yield clauses about the conditions and effects of a card in a panorama."""
    if card.under:
        yield clause(
            "frame-hire", part("under", (_explain_term(f"tag:{tag}", 1) for tag in card.under), "or"), price=card.cost
        )
    if card.slot:
        yield _explain_slot(card.slot)
    if card.trigger:
        gained = part("gained", map(_explain_trigger, card.trigger.tags), "or")
        yield clause("frame-trigger", gained, _effects_part("effects", card.trigger.effect))
    if card.with_host:
        yield clause("frame-host", _effects_part("effects", card.with_host))
    if card.on_rest:
        yield clause("frame-rest", _effects_part("effects", card.on_rest))
    if card.lends:
        yield clause("frame-lends", part("assets", _explain_symbols(card.lends)))


def _explain_trigger(tag: str) -> Clause:
    """Return the clause of the tag, or of any townsfolk card, that triggers a vista."""
    return _explain_term("cards:townsfolk" if tag == "gain:townsfolk" else f"tag:{tag}", 1)


def _explain_bars(card: Card) -> Iterator[Clause]:
    if card.link_in:
        yield clause(
            "frame-left", part("bars", (clause("term-bar", number=bar) for bar in card.link_in)), full_text_only=True
        )
    if card.link_out:
        bars = (
            clause("term-bar-brings", part("effect", (explain_effect(item),)), number=bar)
            for bar, item in card.link_out
        )
        yield clause("frame-right", part("bars", bars, "then"), full_text_only=True)


def _explain_slot(slot: Slot) -> Clause:
    if slot.needs:
        return clause("frame-slot", part("assets", _explain_symbols(slot.needs)), _effects_part("effects", slot.effect))
    return clause("frame-slot-any", _effects_part("effects", slot.effect))


def _explain_vp(worth: VpFormula) -> Clause:
    if worth.sets:
        return clause("frame-worth-sets", part("set", (_explain_term(term, 1) for term in worth.sets)), each=worth.each)
    if worth.most:
        majority = part("most", (clause(f"word-tag-{worth.most}"),))
        return clause("frame-worth-most", majority, then=worth.then, otherwise=worth.otherwise)
    if worth.has:
        condition = part("has", (_explain_term(f"tag:{worth.has}", 1),))
        return clause("frame-worth-has", condition, then=worth.then, otherwise=worth.otherwise)
    per = clause(_entry_name("term-per", worth.per), count=worth.every)
    return clause("frame-worth", part("per", (per,)), base=worth.base, each=worth.each)


def _explain_tile(tile: Tile) -> Iterator[Clause]:
    for kind, face in zip(("frame-columns", "frame-turned"), tile.faces, strict=False):
        if any(face):
            columns = (
                group(ALL_OF, _explain_symbols(column)) if column else clause("term-sign-none") for column in face
            )
            yield clause(kind, part("columns", columns, "beside"))
    if tile.tags:
        yield clause("frame-tags", part("tags", _explain_tags(tile.tags)))
    if tile.vp:
        yield clause("frame-points", count=tile.vp)
    yield from _explain_tile_price(tile.kind)


def _explain_node(node: Node) -> Iterator[Clause]:
    if node.effect:
        yield clause("frame-reached", _effects_part("effects", node.effect))
    if node.green:
        yield clause("frame-green")
    if node.last:
        yield clause("frame-last")
    if not (node.effect or node.green or node.last):
        yield clause("frame-empty")


def _explain_edge(edge: Edge) -> Iterator[Clause]:
    if edge.sides[0] == edge.sides[1]:
        yield _explain_side("A, B", *edge.sides[0])
    else:
        yield from (_explain_side(side, *needs) for side, needs in zip("AB", edge.sides, strict=True))


def _explain_side(side: str, requirement: Requirement | None, cost: Cost) -> Clause:
    if requirement:
        return clause("frame-way-have", _requirements_part((requirement,)), side=side)
    if cost:
        return clause("frame-way-pay", _cost_part("cost", cost), side=side)
    return clause("frame-way-free", side=side)


def _explain_scheme(scheme: Scheme) -> Iterator[Clause]:
    if scheme.workers:
        yield clause("frame-scheme-worker", colours=scheme.workers)
    else:
        yield clause("frame-scheme-pay", _cost_part("cost", scheme.cost), _rival_part("then", scheme.first))
    yield clause("frame-scheme-else", _rival_part("effects", scheme.second))
    yield clause("frame-scheme-open", colour=scheme.colour, count=scheme.silver, full_text_only=True)
    yield clause("frame-scheme-special", number=scheme.special, full_text_only=True)
    if scheme.comet:
        yield clause("frame-scheme-comet", full_text_only=True)


def _rival_part(name: str, effects: Effects) -> Part:
    """Return the part `name` with the effects as the rival carries them out, without paying (R8)."""
    return part(name, map(_explain_rival_effect, effects))


def _explain_rival_effect(item: Item) -> Clause:
    """Return the clause of an effect as the rival carries it out, which differs for some effects (R8.14, R8.18)."""
    if _is_gained_piece(item):
        return clause(f"word-{item.as_word}")
    done = explain_effect(item)
    return replace(done, kind=f"effect-rival-{item.word}") if item.word in _CHANGED_FOR_RIVAL else done


def _is_gained_piece(item: Item) -> bool:
    return item.word == "card" or (item.word, item.about) == ("tile", "special")


def _explain_rival_board(board: RivalBoard) -> Iterator[Clause]:
    yield clause("frame-focus", _rival_part("effects", board.effect))
    yield clause("frame-rival-rest", _rival_part("effects", board.rest))
    yield clause("frame-track", _rival_part("effects", (board.bonus,)))
    cells = (
        clause("term-cell", _rival_part("effects", (item,)), place=f"{column}{CELL_ROWS[row - 1]}")
        for (column, row), item in board.cells.items()
    )
    yield clause("frame-cells", part("cells", cells, "then"), full_text_only=True)


def locate(table: Table, name: str) -> Iterator[Clause]:
    """Yield clauses about the location of the component called `name`, and about the pieces on it."""
    yield from _locate_in_row(table, name)
    for seat, player in enumerate(table.players):
        yield from _locate_with_player(SeatRef(seat), player, name)
    if table.rival is not None and name in (*table.rival.cards, *table.rival.tiles):
        yield clause("lies-rival")
    if name in TILES:
        yield clause("lies-pile", count=table.piles[PILE_BY_TILE[name]])
    yield from (clause("lies-at", place=node) for node, tile in table.nodes if tile == name)
    if name in GUILDS:
        influence = ((SeatRef(seat), player.guilds[GUILDS.index(name)]) for seat, player in enumerate(table.players))
        yield from (clause("lies-influence", who=owner, count=count) for owner, count in influence if count)


def _locate_in_row(table: Table, name: str) -> Iterator[Clause]:
    place = find_in_rows(table, name)
    if place is None:
        return
    kind, slot, card = place
    yield clause("lies-row", row=kind, number=slot + 1)
    if card.owner == RIVAL:
        yield clause("lies-claim-rival")
    elif card.owner != NOBODY:
        yield clause("lies-claim", who=SeatRef(card.owner))
    if card.workers:
        yield clause("lies-workers", workers=card.workers)


def _locate_with_player(who: Fact, player: Player, name: str) -> Iterator[Clause]:
    """Yield the relations of a player to the component: ownership, a marker or a die on it."""
    cards = (*player.land, *player.water, *player.space, *(card for _, card in (*player.hosts, *player.tucked)))
    if name in cards or any(laid.tile == name for laid in player.tiles):
        yield clause("lies-before", who=who)
    if name in JOURNAL_NODES and player.node == name:
        yield clause("lies-stands", who=who)
    yield from (clause("lies-die", who=who, value=value) for slot, value in player.placed if slot == name)

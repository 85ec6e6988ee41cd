"""The rival: schemes, rests and its version of each effect (R8)."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.wayfarers.changes.gains import move_marker, waiting_bonuses
from engine.games.wayfarers.components.effects import (
    ANY,
    CARD,
    CHOOSE,
    COMET,
    COMET_IF_LAST,
    DRAW,
    FOCUS,
    INFLUENCE,
    JOURNAL,
    MARK,
    NEW_DIE,
    PAY,
    PAYMENT_BY_SOURCE,
    PROVISION,
    REFRESH,
    RESOURCE,
    RETRIEVE,
    SHIFT,
    SILVER,
    TILE,
    Effects,
    Item,
)
from engine.games.wayfarers.components.tables import (
    EDGES_BY_START,
    EXTRA_STEP_PRICES,
    GUILDS,
    JOURNAL_NODES,
    MAX_COMETS,
    PILE_BY_TILE,
    RIVAL_BOARDS,
    ROW_BY_KIND,
    SCHEMES,
    Scheme,
)
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.reading.journal import is_occupied, node_effects
from engine.games.wayfarers.solo import targets
from engine.games.wayfarers.solo.sight import colour, covered_path_cells, pick_tile, rests, rival_guild
from engine.games.wayfarers.state import (
    NO_ROUND,
    Rival,
    RivalOnward,
    RivalWrap,
    Shuffle,
    Steps,
)
from engine.games.wayfarers.updates import add_count

NOT_SPECIAL = "any_non_special"


def act(draft: Draft) -> None:
    """Take the rival's turn: delayed bonuses, then a rest or a scheme card (R8.2)."""
    rival = draft.opponent()
    board = RIVAL_BOARDS[rival.board]
    draft.rival = replace(rival, waiting=0)
    if rests(rival.opened):
        draft.journal.report("rival-rests", board=board.focus)
        draft.agenda.push(Steps("rest", board.rest), Shuffle(), RivalWrap())
    else:
        _reveal_scheme(draft)
    if rival.waiting:
        draft.agenda.push(waiting_bonuses(rival))


def _reveal_scheme(draft: Draft) -> None:
    """Plan to reveal a scheme card once the delayed bonuses are done."""
    draft.agenda.push(Steps("scheme", (Item(SCHEME),)), RivalWrap())


SCHEME = "scheme"
"""The step in which a scheme card is revealed."""


def _scheme(draft: Draft, item: Item) -> None:
    card, draft.schemes = SCHEMES[draft.schemes[0]], draft.schemes[1:]
    rival = draft.opponent()
    draft.rival = replace(rival, opened=(*rival.opened, card.id))
    draft.inform_everybody()
    draft.journal.report("rival-scheme", card=card.id, colour=card.colour, silver=card.silver)
    draft.agenda.push(Steps("scheme", (Item(SCHEME_DOES, source=card.id),)))
    move_marker(draft, card.silver)


SCHEME_DOES = "scheme-does"
"""The step that decides which half of a scheme card is carried out."""


def _apply_scheme(draft: Draft, item: Item) -> None:
    card = SCHEMES[item.source]
    if card.workers:
        first = targets.place_worker(draft, card.workers)
    elif first := _pay_scheme(draft, card):
        draft.agenda.push(Steps("first", card.first))
    if not first:
        draft.journal.report("rival-second-half", card=card.id)
        draft.agenda.push(Steps("second", card.second))


def _pay_scheme(draft: Draft, card: Scheme) -> bool:
    """Pay for the first half with influence, if there is enough and the row has a card. Return whether it was paid
    (R8.4)."""
    rival = draft.opponent()
    guild, count = card.cost[0]
    place = GUILDS.index(guild)
    if rival.guilds[place] < count or not any(draft.rows[ROW_BY_KIND[card.first[0].about]]):
        return False
    _influence(draft, guild, -count)
    draft.journal.report("rival-paid", guild=guild, count=count)
    return True


def _influence(draft: Draft, guild: str, count: int) -> None:
    rival = draft.opponent()
    draft.rival = replace(rival, guilds=add_count(rival.guilds, GUILDS.index(guild), count))


def shuffle(draft: Draft) -> None:
    """Shuffle all scheme cards into their deck (R8.6)."""
    draft.rival = replace(draft.opponent(), opened=())
    draft.schemes = draft.shuffled_schemes(tuple(SCHEMES))
    draft.journal.report("rival-shuffled")


def advance(draft: Draft, why: str, items: Effects) -> None:
    """Carry out the first of some steps. Its consequences precede the other steps (W32)."""
    draft.agenda.pop()
    first, *rest = items
    later = (*((first.times(first.count - 1),) if first.count > 1 and first.word in _ONE_BY_ONE else ()), *rest)
    if later:
        draft.agenda.push(Steps(why, later))
    DOES[first.word](draft, first)


def _goods(draft: Draft, item: Item) -> None:
    move_marker(draft, item.count)


def _place_influence(draft: Draft, item: Item) -> None:
    guild = rival_guild(draft.opponent()) if item.about == ANY else item.about
    _influence(draft, guild, item.count)
    draft.journal.report("rival-influence", guild=guild, count=item.count)


def _take(draft: Draft, item: Item) -> None:
    targets.take(draft, item.about)


def _mark(draft: Draft, item: Item) -> None:
    targets.mark(draft)


def _retrieve(draft: Draft, item: Item) -> None:
    targets.retrieve(draft)


def _draw(draft: Draft, item: Item) -> None:
    """Take the top card of a deck, which everybody sees (W27)."""
    if draft.left[ROW_BY_KIND[item.about]]:
        card = draft.draw_top(item.about)
        draft.inform_everybody()
        rival = draft.opponent()
        draft.rival = replace(rival, cards=(*rival.cards, card))
        draft.journal.report("rival-drew", card=card, kind=item.about)


def _pay(draft: Draft, item: Item) -> None:
    """Apply the paid effects of a worker spot without paying (R8.14)."""
    draft.agenda.push(Steps("worker", PAYMENT_BY_SOURCE[item.source][1]))


def _tile(draft: Draft, item: Item) -> None:
    tile = pick_tile(draft, item.about)
    if not tile:
        return
    rival, number = draft.opponent(), PILE_BY_TILE[tile]
    draft.take_tile(number)
    cells = covered_path_cells(rival.filled, tile)
    draft.rival = replace(rival, tiles=(*rival.tiles, tile), filled=rival.filled + len(cells))
    draft.journal.report("rival-tile", tile=tile, colour=colour(rival), beside=int(not cells))
    bonuses = tuple(RIVAL_BOARDS[rival.board].cells[cell] for cell in cells if cell in RIVAL_BOARDS[rival.board].cells)
    if bonuses:
        draft.agenda.push(Steps("caravan", bonuses))


def _new_die(draft: Draft, item: Item) -> None:
    _tile(draft, Item(TILE, about=NOT_SPECIAL))


def _choose(draft: Draft, item: Item) -> None:
    """Take the special tile, which is the only choice that the rival ever gets (R8.14)."""
    _tile(draft, Item(TILE, about="special"))


def _comet(draft: Draft, item: Item) -> None:
    rival = draft.opponent()
    draft.rival = replace(rival, comets=min(MAX_COMETS, rival.comets + item.count))
    draft.journal.report("rival-comets", count=draft.rival.comets)


def _comet_if_last(draft: Draft, item: Item) -> None:
    opened = draft.opponent().opened
    if opened and SCHEMES[opened[-1]].comet:
        _comet(draft, Item(COMET))


def _focus(draft: Draft, item: Item) -> None:
    board = RIVAL_BOARDS[draft.opponent().board]
    draft.agenda.push(Steps("focus", board.effect))


def _journal(draft: Draft, item: Item) -> None:
    """Take a step, and note that a further one may follow for influence (R8.15, R8.16)."""
    rival = draft.opponent()
    if not EDGES_BY_START[rival.node]:
        return
    if "science" not in draft.turn.used:
        own, human = JOURNAL_NODES[rival.node].column, JOURNAL_NODES[draft.players[0].node].column
        draft.turn = replace(draft.turn, used=("science",))
        draft.agenda.push(RivalOnward(EXTRA_STEP_PRICES[(own >= human) + (own > human)]))
    _step(draft)


def step_onward(draft: Draft, price: int) -> None:
    """Take a further step for influence on science, if there is enough (R8.16)."""
    rival = draft.opponent()
    if EDGES_BY_START[rival.node] and rival.guilds[GUILDS.index("science")] >= price:
        _influence(draft, "science", -price)
        draft.journal.report("rival-paid", guild="science", count=price)
        _step(draft)


def _step(draft: Draft) -> None:
    rival = draft.opponent()
    node = JOURNAL_NODES[next_node(draft, rival)]
    draft.rival = replace(rival, node=node.id)
    draft.journal.report("rival-journaled", node=node.id, upper=int(takes_upper_way(rival)))
    if node.green in draft.greens:
        draft.greens = tuple(other for other in draft.greens if other != node.green)
        draft.rival = replace(draft.rival, workers=add_count(draft.rival.workers, 0, 1))
    if node.last and draft.turns_left == NO_ROUND:
        draft.turns_left = len(draft.players) + 1
        draft.journal.report("rival-last-round", who=SeatRef(0))
    if effects := node_effects(draft.nodes, node.id):
        draft.agenda.push(Steps("node", effects))


def takes_upper_way(rival: Rival) -> bool:
    """Whether the rival takes the upper way: most open scheme cards are blue, or the last one is if as many are red."""
    shown = [SCHEMES[card].colour for card in rival.opened]
    lead = shown.count("blue") - shown.count("red")
    return lead > 0 or (lead == 0 and shown[-1:] != ["red"])


def next_node(draft: Draft, rival: Rival) -> str:
    """Return the node of the rival's next step. Of three ends it never takes the middle one (R8.15)."""
    ends = [edge.end for edge in EDGES_BY_START[rival.node]]
    outer = [ends[0], ends[-1]] if takes_upper_way(rival) else [ends[-1], ends[0]]
    return next((end for end in outer if not is_occupied(draft, end)), outer[0])


Do = Callable[[Draft, Item], None]

DOES: Mapping[str, Do] = {
    SILVER: _goods,
    PROVISION: _goods,
    RESOURCE: _goods,
    INFLUENCE: _place_influence,
    CARD: _take,
    DRAW: _draw,
    PAY: _pay,
    CHOOSE: _choose,
    TILE: _tile,
    MARK: _mark,
    SHIFT: _mark,
    RETRIEVE: _retrieve,
    REFRESH: _retrieve,
    NEW_DIE: _new_die,
    JOURNAL: _journal,
    COMET: _comet,
    COMET_IF_LAST: _comet_if_last,
    FOCUS: _focus,
    SCHEME: _scheme,
    SCHEME_DOES: _apply_scheme,
}
"""For each effect the function that carries it out for the rival (R8.14)."""

_ONE_BY_ONE = frozenset((CARD, TILE, MARK, SHIFT, RETRIEVE, REFRESH, JOURNAL, NEW_DIE))
"""Effects that are carried out once for each unit of their number."""

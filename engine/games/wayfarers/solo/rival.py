"""The rival: schemes, rests and its version of each effect (R8)."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.wayfarers.changes.gains import delayed_bonuses, move_resource_marker
from engine.games.wayfarers.components.effects import (
    ANY_KIND,
    CHOOSE_BRANCH,
    DRAW_CARDS,
    FOCUS_EFFECT,
    GAIN_CARD,
    GAIN_COMET,
    GAIN_COMET_IF_LAST,
    GAIN_RESOURCE,
    GAIN_TILE,
    INFLUENCE,
    JOURNAL_STEP,
    MARK_CARD,
    NEW_DIE,
    PAY_FOR_EFFECTS,
    PAYMENT_BY_SOURCE,
    PROVISION,
    REFRESH_DIE,
    RETRIEVE_WORKER,
    SHIFT_DIE,
    SILVER,
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
from engine.games.wayfarers.solo.sight import covered_path_cells, marker_colour, must_rest, pick_tile, rival_guild
from engine.games.wayfarers.state import (
    NO_ROUND,
    Rival,
    RivalOnward,
    RivalWrap,
    Shuffle,
    Steps,
)
from engine.games.wayfarers.updates import add_count
from engine.kit.hiding import luck_stream

NO_SPECIAL_TILE = "any_non_special"


def take_rival_turn(draft: Draft) -> None:
    """Take the rival's turn: delayed bonuses, then a rest or a scheme card (R8.2)."""
    rival = draft.require_rival()
    board = RIVAL_BOARDS[rival.board]
    draft.rival = replace(rival, waiting=0)
    if must_rest(rival.opened):
        draft.journal.report("rival-rests", board=board.focus)
        draft.agenda.push(Steps("rest", board.rest), Shuffle(), RivalWrap())
    else:
        _reveal_scheme(draft)
    if rival.waiting:
        draft.agenda.push(delayed_bonuses(rival))


def _reveal_scheme(draft: Draft) -> None:
    """Push the tasks of revealing a scheme card and ending the turn; delayed bonuses may be pushed on top."""
    draft.agenda.push(Steps("scheme", (Item(REVEAL_SCHEME_STEP),)), RivalWrap())


REVEAL_SCHEME_STEP = "scheme"
"""The step in which a scheme card is revealed."""


def _turn_up_scheme(draft: Draft, item: Item) -> None:
    card, draft.schemes = SCHEMES[draft.schemes[0]], draft.schemes[1:]
    rival = draft.require_rival()
    draft.rival = replace(rival, opened=(*rival.opened, card.id))
    draft.inform_everybody()
    draft.journal.report("rival-scheme", card=card.id, colour=card.colour, silver=card.silver)
    draft.agenda.push(Steps("scheme", (Item(APPLY_SCHEME_STEP, source=card.id),)))
    move_resource_marker(draft, card.silver)


APPLY_SCHEME_STEP = "scheme-does"
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
    rival = draft.require_rival()
    guild, count = card.cost[0]
    place = GUILDS.index(guild)
    if rival.guilds[place] < count or not any(draft.rows[ROW_BY_KIND[card.first[0].about]]):
        return False
    _add_influence(draft, guild, -count)
    draft.journal.report("rival-paid", guild=guild, count=count)
    return True


def _add_influence(draft: Draft, guild: str, count: int) -> None:
    rival = draft.require_rival()
    draft.rival = replace(rival, guilds=add_count(rival.guilds, GUILDS.index(guild), count))


def shuffle_schemes(draft: Draft) -> None:
    """Shuffle all scheme cards into their deck (R8.6)."""
    draft.rival = replace(draft.require_rival(), opened=())
    draft.shuffles += 1
    draft.schemes = luck_stream(draft.start.key, f"scheme {draft.shuffles}").shuffle(tuple(SCHEMES))
    draft.journal.report("rival-shuffled")


def carry_out_first_step(draft: Draft, why: str, items: Effects) -> None:
    """Carry out the first of some steps. Its consequences precede the other steps (W32)."""
    draft.agenda.pop()
    first, *rest = items
    later = (*((first.times(first.count - 1),) if first.count > 1 and first.word in _REPEATED_EFFECTS else ()), *rest)
    if later:
        draft.agenda.push(Steps(why, later))
    FUNCTION_BY_EFFECT[first.word](draft, first)


def _gain_goods(draft: Draft, item: Item) -> None:
    move_resource_marker(draft, item.count)


def _place_influence(draft: Draft, item: Item) -> None:
    guild = rival_guild(draft.require_rival()) if item.about == ANY_KIND else item.about
    _add_influence(draft, guild, item.count)
    draft.journal.report("rival-influence", guild=guild, count=item.count)


def _mark_card(draft: Draft, item: Item) -> None:
    targets.place_influence_on_card(draft)


def _retrieve_workers(draft: Draft, item: Item) -> None:
    targets.retrieve_worker(draft)


def _draw_card(draft: Draft, item: Item) -> None:
    """Take the top card of a deck, which everybody sees (W27)."""
    if draft.left[ROW_BY_KIND[item.about]]:
        card = draft.draw_top(item.about)
        draft.inform_everybody()
        rival = draft.require_rival()
        draft.rival = replace(rival, cards=(*rival.cards, card))
        draft.journal.report("rival-drew", card=card, kind=item.about)


def _apply_paid_effects(draft: Draft, item: Item) -> None:
    """Apply the paid effects of a worker spot without paying (R8.14)."""
    draft.agenda.push(Steps("worker", PAYMENT_BY_SOURCE[item.source][1]))


def _take_tile(draft: Draft, item: Item) -> None:
    tile = pick_tile(draft, item.about)
    if not tile:
        return
    rival, number = draft.require_rival(), PILE_BY_TILE[tile]
    draft.take_tile(number)
    cells = covered_path_cells(rival.filled, tile)
    draft.rival = replace(rival, tiles=(*rival.tiles, tile), filled=rival.filled + len(cells))
    draft.journal.report("rival-tile", tile=tile, colour=marker_colour(rival), beside=int(not cells))
    bonuses = tuple(RIVAL_BOARDS[rival.board].cells[cell] for cell in cells if cell in RIVAL_BOARDS[rival.board].cells)
    if bonuses:
        draft.agenda.push(Steps("caravan", bonuses))


def _take_special_tile(draft: Draft, item: Item) -> None:
    """Take the special tile, which is the only choice that the rival ever gets (R8.14)."""
    _take_tile(draft, Item(GAIN_TILE, about="special"))


def _gain_comets(draft: Draft, item: Item) -> None:
    rival = draft.require_rival()
    draft.rival = replace(rival, comets=min(MAX_COMETS, rival.comets + item.count))
    draft.journal.report("rival-comets", count=draft.rival.comets)


def _gain_comet_if_last(draft: Draft, item: Item) -> None:
    opened = draft.require_rival().opened
    if opened and SCHEMES[opened[-1]].comet:
        _gain_comets(draft, Item(GAIN_COMET))


def _apply_focus(draft: Draft, item: Item) -> None:
    board = RIVAL_BOARDS[draft.require_rival().board]
    draft.agenda.push(Steps("focus", board.effect))


def _take_journal_step(draft: Draft, item: Item) -> None:
    """Take a step, and note that a further one may follow for influence (R8.15, R8.16)."""
    rival = draft.require_rival()
    if not EDGES_BY_START[rival.node]:
        return
    if "science" not in draft.turn.used:
        column, human_column = JOURNAL_NODES[rival.node].column, JOURNAL_NODES[draft.players[0].node].column
        draft.turn = replace(draft.turn, used=("science",))
        draft.agenda.push(RivalOnward(EXTRA_STEP_PRICES[(column >= human_column) + (column > human_column)]))
    _move_to_next_node(draft)


def step_onward(draft: Draft, price: int) -> None:
    """Take a further step for influence on science, if there is enough (R8.16)."""
    rival = draft.require_rival()
    if EDGES_BY_START[rival.node] and rival.guilds[GUILDS.index("science")] >= price:
        _add_influence(draft, "science", -price)
        draft.journal.report("rival-paid", guild="science", count=price)
        _move_to_next_node(draft)


def _move_to_next_node(draft: Draft) -> None:
    rival = draft.require_rival()
    node = JOURNAL_NODES[next_node(draft, rival)]
    draft.rival = replace(rival, node=node.id)
    draft.journal.report("rival-journaled", node=node.id, upper=int(takes_upper_edge(rival)))
    if node.green in draft.greens:
        draft.greens = tuple(colour for colour in draft.greens if colour != node.green)
        draft.rival = replace(draft.rival, workers=add_count(draft.rival.workers, 0, 1))
    if node.last and draft.turns_left == NO_ROUND:
        draft.turns_left = len(draft.players) + 1
        draft.journal.report("rival-last-round", who=SeatRef(0))
    if effects := node_effects(draft.nodes, node.id):
        draft.agenda.push(Steps("node", effects))


def takes_upper_edge(rival: Rival) -> bool:
    """Whether the rival takes the upper edge: more open scheme cards are blue than red, or as many and the last is not
    red."""
    shown = [SCHEMES[card].colour for card in rival.opened]
    lead = shown.count("blue") - shown.count("red")
    return lead > 0 or (lead == 0 and shown[-1:] != ["red"])


def next_node(draft: Draft, rival: Rival) -> str:
    """Return the node of the rival's next step. If three edges lead on, it never takes the middle one (R8.15)."""
    ends = [edge.end for edge in EDGES_BY_START[rival.node]]
    outer = [ends[0], ends[-1]] if takes_upper_edge(rival) else [ends[-1], ends[0]]
    return next((end for end in outer if not is_occupied(draft, end)), outer[0])


EffectFunction = Callable[[Draft, Item], None]

FUNCTION_BY_EFFECT: Mapping[str, EffectFunction] = {
    SILVER: _gain_goods,
    PROVISION: _gain_goods,
    GAIN_RESOURCE: _gain_goods,
    INFLUENCE: _place_influence,
    GAIN_CARD: lambda draft, item: targets.take_card(draft, item.about),
    DRAW_CARDS: _draw_card,
    PAY_FOR_EFFECTS: _apply_paid_effects,
    CHOOSE_BRANCH: _take_special_tile,
    GAIN_TILE: _take_tile,
    MARK_CARD: _mark_card,
    SHIFT_DIE: _mark_card,
    RETRIEVE_WORKER: _retrieve_workers,
    REFRESH_DIE: _retrieve_workers,
    NEW_DIE: lambda draft, item: _take_tile(draft, Item(GAIN_TILE, about=NO_SPECIAL_TILE)),
    JOURNAL_STEP: _take_journal_step,
    GAIN_COMET: _gain_comets,
    GAIN_COMET_IF_LAST: _gain_comet_if_last,
    FOCUS_EFFECT: _apply_focus,
    REVEAL_SCHEME_STEP: _turn_up_scheme,
    APPLY_SCHEME_STEP: _apply_scheme,
}
"""For each effect the function that carries it out for the rival (R8.14)."""

_REPEATED_EFFECTS = frozenset(
    (GAIN_CARD, GAIN_TILE, MARK_CARD, SHIFT_DIE, RETRIEVE_WORKER, REFRESH_DIE, JOURNAL_STEP, NEW_DIE)
)
"""Effects that are carried out once for each unit of their number."""

"""Evaluation of a position of Wayfarers: VP, expected VP, and the value of the open effects."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.game import Seat, Words
from engine.games.wayfarers.annotations import vp_change
from engine.games.wayfarers.components.effects import (
    BRANCHES_BY_SOURCE,
    DRAW_CARDS,
    GAIN_CARD,
    GAIN_TILE,
    INFLUENCE,
    JOURNAL_STEP,
    MARK_CARD,
    MOVE_INFLUENCE,
    PAYMENT_BY_SOURCE,
    REFRESH_DIE,
    RETRIEVE_WORKER,
    SHIFT_DIE,
    Effects,
    Item,
)
from engine.games.wayfarers.components.tables import (
    BOARD_BONUSES,
    CARDS,
    DIE_VALUES,
    EDGES_BY_START,
    JOURNAL_NODES,
    PRIMARY_TAGS,
    SLOT_BY_NAME,
    TILES_BY_KIND,
    Edge,
    VpFormula,
)
from engine.games.wayfarers.computer import alone
from engine.games.wayfarers.questions.batch import can_apply
from engine.games.wayfarers.questions.turn import StartLastRound
from engine.games.wayfarers.reading.caravan import columns, covered_cells, reach_of_value
from engine.games.wayfarers.reading.counting import count_tags, count_term
from engine.games.wayfarers.reading.gaining import count_space_places, free_spaces, gainable_cards, possible_hosts
from engine.games.wayfarers.reading.journal import open_edges, requirement_progress, requirements
from engine.games.wayfarers.reading.prices import count_good, find_in_rows, net_price, silver_price
from engine.games.wayfarers.reading.prospects import is_journal_blocked
from engine.games.wayfarers.reading.scoring import has_most_comets, rival_score_sheet, space_card_vp, total_vp
from engine.games.wayfarers.state import NO_ROUND, Act, Batch, Keep, Laid, Onward, Player, Table, Wrap
from engine.games.wayfarers.updates import with_card
from engine.games.wayfarers.view import WayfarersView

FINAL_MOVE = ("end",)
BEGINNER_MARGINS: Final = {"any": 4.7}
"""Value by which a beginner's move may be worse than the best. With it, a greedy player wins about half of the
games."""
ROLLING_VERBS = frozenset(("rest", "refresh", "journal", "onward"))
"""Verbs of moves that roll dice, on whose values the rest of the turn hardly depends."""

_MAX_LINES, _MAX_LINES_ALONE, MAX_ALTERNATIVES = 4, 6, 2
"""Number of sequences of moves to follow to the end of a turn, which consists of many questions: with several players,
in a solo game, and the maximum with the same first move."""

# The weights were found by tests.bench.tuner in 1,300 games alone; with them 50 of 60 games of two were won against
# those set by hand before.
_SILVER_VALUES = (0.0, 0.72, 1.18, 1.52, 1.78, 1.95, 2.05, 2.25, 2.38, 2.44)
_PROVISION_VALUES = (0.0, 2.41, 4.14, 5.55, 6.72, 7.67, 8.39, 8.92, 9.26, 9.44)
"""Values of 0, 1, 2, … pieces of silver and of provisions while the game goes on."""
_TAG_VALUES = (0.0, 1.16, 2.59, 3.67, 5.03, 6.94, 9.25, 11.97)
"""Expected value of 0, 1, 2, … tags of a primary kind."""
_DIE_VALUE, _NEW_DIE_VALUE, _WORKER_VALUE = 0.21, 1.4, 0.88
"""Values of a die, a new die and a worker. The value of a die is the additional income from its turn compared with a
rest, which returns all dice, divided among the turns between two rests. With a higher value, a player would rest with
dice in hand."""
_GUILD_INFLUENCE_VALUE, _FIRST_INFLUENCE_VALUE, _MARKED_CARD_VALUE, _STOCK_INFLUENCE_VALUE = 0.32, 0.33, 0.3, 0.06
_SLOT_VALUE, _USABLE_SLOT_VALUE, _ASSET_VALUE, _DISCOUNT_VALUE, _DIE_STEP_VALUE = 0.38, 0.33, 0.355, 0.52, 0.31
_COLUMN_VALUE, _OPEN_EDGE_VALUE, _EDGE_PROGRESS_VALUE = 7.0, 0.93, 3.0
"""Values of a column of the journal, of an open edge to the next node, and of meeting the requirements of an edge."""
_PATIENT_ROLLS, _URGENT_ROLLS = 80, 5
"""Number of dice rolled by another player from which on the journal is urgent, and of further ones that add its values
once more. Without it, two weak players may take all cards before either meets the requirements of the next step."""
_ARRIVAL_VALUE, _LEAD_VALUE, _MAX_LEAD = 36.0, 1.16, 20.0
"""Value of the last column, value of each VP of the lead there (which hardly grows any more), and the largest lead that
counts."""
_TOWNSFOLK_VALUE, _VISTA_VALUE, _SET_VALUE = 1.63, 0.67, 1.0
"""Values of a townsfolk card, of a vista, and of a set of tags."""
_GOAL_CHANCE, _EXPECTED_GROWTH, _EXPECTED_SETS = 0.75, 2.0, 1.5
"""Chance that a missing part of a goal is still gained, relative to having it; growth during a whole game of the things
that space cards count, and of sets."""
_SKY_VALUE, _SPACE_VALUE, _LAND_VALUE, _WATER_VALUE = 0.3, 0.32, -0.55, 0.19
"""Values of a space card, observatory or library, of a place for a space card, and of a land and a water card apart
from their tags."""
_PENDING_VALUES: Mapping[str, float] = {
    GAIN_CARD: 2.0,
    DRAW_CARDS: 2.9,
    GAIN_TILE: 1.75,
    JOURNAL_STEP: 3.35,
    RETRIEVE_WORKER: 0.65,
    MARK_CARD: 0.23,
    MOVE_INFLUENCE: 0.055,
    REFRESH_DIE: 0.555,
    SHIFT_DIE: 0.11,
    INFLUENCE: 0.37,
    "silver": 0.6,
    "provision": 0.55,
}
_FREE_TILE_VALUE, _KEPT_CARD_VALUE = 2.75, 5.4
"""Values of a free tile, and of the card to keep of three drawn ones."""
_PENDING_CARD_VALUES: Mapping[str, float] = {"land": 7.1, "water": 14.8, "inspiration": 1.6}
"""Values of a card of each kind that may be gained."""
_ROW_CARD_RATIO, _PENDING_TOWNSFOLK_VALUE, _VP_VALUE, _EFFECT_VALUE = 1.21, 1.2, 1.2, 0.3
"""Value of a card in a row before it is taken, relative to its price; values of a townsfolk card, of each VP of a space
card, and of further effects."""
_LATE_RATIO = 0.19
"""Value of resources at the end of the game, relative to the beginning."""
_TERM_OF_EFFECT: Mapping[str, str] = {
    GAIN_CARD: "cards",
    DRAW_CARDS: "cards",
    GAIN_TILE: "slots",
    JOURNAL_STEP: "journal",
    RETRIEVE_WORKER: "workers",
    MARK_CARD: "influence",
    MOVE_INFLUENCE: "influence",
    REFRESH_DIE: "dice",
    SHIFT_DIE: "dice",
    INFLUENCE: "influence",
    "silver": "goods",
    "provision": "goods",
}
"""The term to which each effect contributes."""
_LAST_ROUND_SHARE, _LONG_GAME_COLUMNS = 0.1, 10
"""The share of the game that is left in the last round, and the number of columns in a whole game."""
_GAIN_EFFECTS = frozenset((GAIN_CARD, DRAW_CARDS, GAIN_TILE, JOURNAL_STEP))
_GAIN_EFFECT_WEIGHT, _GAIN_WEIGHT = 4, 100
"""Weight of an open effect that gains something, above those of a worker spot of an inspiration card; and weight of a
gain itself, above those of its effects."""


def features(view: WayfarersView, seat: Seat) -> Mapping[str, float]:
    """Return the features of a view for `seat` by name. Only differences of their sum have a meaning. Possible VP count
    less the fewer rounds are left."""
    table, player = view.table, view.table.players[seat]
    promised = [] if table.ended or table.turn.seat != seat else list(_open_question_values(table, seat))
    if table.rival is not None:
        return _add_features(alone.features(table, seat, table.rival), promised)
    values = {"points": float(total_vp(table, seat))}
    if table.ended:
        return values
    share_left = _share_of_game_left(table, seat)
    for name, value in (*_resource_values(table, player, seat), *_card_values(table, player, seat)):
        values[name] = values.get(name, 0.0) + share_left * value
    return _add_features(values, [("journal", _journal_value(table, seat)), *promised])


def _add_features(values: Mapping[str, float], more: Sequence[tuple[str, float]]) -> Mapping[str, float]:
    added = dict(values)
    for name, worth in more:
        added[name] = added.get(name, 0.0) + worth
    return added


def candidates(view: WayfarersView, seat: Seat, verb: str) -> Sequence[Words] | None:
    """Return the only moves with a verb that are worth trying, or None for all. If nobody can ever take a further step
    in the journal, a player who has most VP starts the last round, so that every game of computers ends."""
    if is_journal_blocked(view.table) and isinstance(view.table.agenda[0], Act):
        return None if (verb == StartLastRound.name) == (_vp_lead(view.table, seat) >= 0) else ()
    return None if view.table.rival is None else alone.candidates(view.table, seat, verb)


def equivalence_key(view: WayfarersView, seat: Seat, move: Words) -> Hashable:
    """Return a key shared only by moves of equal value, or None if unknown. No feature depends on which card is marked,
    from which card a worker returns, or in which column a tile with the same bonuses lies."""
    match move:
        case "mark", _, *source:
            return ("mark", *source)
        case "retrieve", _, *worker:
            return ("retrieve", *worker)
        case "tile", tile, face, cell, price:
            bonuses = BOARD_BONUSES[view.table.players[seat].board]
            return ("tile", tile, face, price, cell[0], *(bonuses.get(spot, ()) for spot in covered_cells(tile, cell)))
    return None


def lookahead_width(view: WayfarersView) -> int:
    """Return the number of lines of moves to follow to the end of a turn, fewer with several players to save time."""
    return _MAX_LINES if view.table.rival is None else _MAX_LINES_ALONE


def remaining(view: WayfarersView) -> int:
    """Return a number that falls with each gained card, tile and step and with each effect carried out or skipped, so
    that moves of a turn which pay for something advance the game."""
    players = view.table.players
    gained = sum(len(player.land) + len(player.water) + len(player.space) for player in players)
    gained += sum(len(player.hosts) + len(player.tucked) + len(player.tiles) for player in players)
    stepped = sum(JOURNAL_NODES[player.node].column for player in players)
    items = [item for task in view.table.agenda if isinstance(task, Batch) for item in task.items]
    return _count_open_effects(tuple(items)) - _GAIN_WEIGHT * (gained + stepped)


def _count_open_effects(effects: Effects) -> int:
    """Return the number of open effects. A choice or a payment counts in addition to its effects."""
    return sum(_effect_weight(item) for item in effects)


def _effect_weight(item: Item) -> int:
    if item.word == "choose":
        return 1 + max(_count_open_effects(effects) for _, effects in BRANCHES_BY_SOURCE[item.source])
    if item.word == "pay":
        return 1 + _count_open_effects(PAYMENT_BY_SOURCE[item.source][1])
    return _GAIN_EFFECT_WEIGHT * item.count if item.word in _GAIN_EFFECTS else item.count


def _share_of_game_left(table: Table, seat: Seat) -> float:
    """Return the share of the game that is left, from 1 to 0, judged by the others' progress; the seat's own steps do
    not count."""
    if table.turns_left != NO_ROUND and not JOURNAL_NODES[table.players[seat].node].last:
        return _LAST_ROUND_SHARE
    nodes = [player.node for place, player in enumerate(table.players) if place != seat]
    markers = nodes + ([table.rival.node] if table.rival else [])
    furthest = max(JOURNAL_NODES[node].column for node in markers)
    return min(1.0, _LATE_RATIO + (_LONG_GAME_COLUMNS - furthest) / _LONG_GAME_COLUMNS)


def _resource_values(table: Table, player: Player, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield the values of goods, dice, workers and influence."""
    guilds = (
        sum(_GUILD_INFLUENCE_VALUE * count + _FIRST_INFLUENCE_VALUE * (count > 0) for count in player.guilds)
        + _STOCK_INFLUENCE_VALUE * player.stock
    )
    marked = sum([lying is not None and lying.owner == seat for row in table.rows for lying in row])
    yield "goods", _row_value(_SILVER_VALUES, player.silver) + _row_value(_PROVISION_VALUES, player.provision)
    yield "dice", _DIE_VALUE * len(player.dice) + _NEW_DIE_VALUE * (2 - player.reserve)
    yield "workers", _WORKER_VALUE * sum(player.workers)
    yield "influence", guilds + _MARKED_CARD_VALUE * marked


def _row_value(row: Sequence[float], count: int) -> float:
    return row[min(count, len(row) - 1)]


def _card_values(table: Table, player: Player, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield the values of the cards by term: tags, townsfolk, goals, and slots, which are worth more if many dice can
    use them."""
    tags = count_tags(player)
    tag_counts = [tags.get(tag, 0) for tag in PRIMARY_TAGS]
    value = (
        sum(_row_value(_TAG_VALUES, count) for count in tag_counts)
        + _LAND_VALUE * len(player.land)
        + _WATER_VALUE * len(player.water)
    )
    sky = _SKY_VALUE * (len(player.space) + tags.get("observatory", 0) + tags.get("library", 0))
    fewest = min(tag_counts)
    value += _SET_VALUE * sum([count > fewest for count in tag_counts]) / len(tag_counts)
    yield "cards", value + _VISTA_VALUE * tags.get("vista", 0) + sky + _TOWNSFOLK_VALUE * len(player.hosts)
    yield "cards", sum(_growth_value(card) for card in player.space)
    leads_comets = bool(player.tucked) and has_most_comets(table, seat)
    yield "goals", sum([_goal_value(player, leads_comets, space, inspiration) for space, inspiration in player.tucked])
    yield (
        "slots",
        _SPACE_VALUE * min(count_space_places(player), 3) + _slots_value(player.land, player.water, player.tiles),
    )


def _growth_value(card: str) -> float:
    """Return the VP by which a space card is expected to grow until the end."""
    worth = CARDS[card].worth or VpFormula()
    if worth.sets:
        return _EXPECTED_SETS * worth.each
    return _EXPECTED_GROWTH * worth.each / worth.every if worth.per else 0.0


def _goal_value(player: Player, leads_comets: bool, space: str, inspiration: str) -> float:
    """Return the expected value of an inspiration card's goal with a space card. Once the goal is met, only the growth
    counts."""
    missing = sum([max(0, needed - count_term(player, term)) for term, needed in CARDS[inspiration].goal])
    now = space_card_vp(player, CARDS[space].worth or VpFormula(), leads_comets) if missing else 0
    return float(_GOAL_CHANCE**missing * (now + _growth_value(space)))


@lru_cache(maxsize=1 << 12)
def _slots_value(land: tuple[str, ...], water: tuple[str, ...], tiles: tuple[Laid, ...]) -> float:
    """Return the value of the player's slots, highest for those that many dice can use, plus that of assets, discounts
    and steps of the caravan."""
    die_columns = columns(tiles)
    worth = sum(_ASSET_VALUE * len(column.assets) + _DIE_STEP_VALUE * len(column.steps) for column in die_columns)
    worth += sum(_DISCOUNT_VALUE * (column.silver_off + column.provision_off) for column in die_columns)
    reached = [reach_of_value(tiles, value) for value in DIE_VALUES]
    fit: dict[tuple[str, ...], int] = {}
    for slot in (*land, *water, "H1", "H2"):
        if slot in SLOT_BY_NAME:
            needs = SLOT_BY_NAME[slot].needs
            if needs not in fit:
                meeting = [face for face in DIE_VALUES if _has_assets(die_columns[face].listed_assets, needs)]
                fit[needs] = sum(not faces.isdisjoint(meeting) for faces in reached)
            worth += _SLOT_VALUE + _USABLE_SLOT_VALUE * min(fit[needs], 4)
    return worth


@lru_cache(maxsize=1 << 10)
def _has_assets(assets: tuple[str, ...], needs: tuple[str, ...]) -> bool:
    return all(assets.count(asset) >= needs.count(asset) for asset in needs)


def _journal_value(table: Table, seat: Seat) -> float:
    """Return the value of a seat's place in the journal, plus that of its progress towards the next step."""
    player = table.players[seat]
    node = JOURNAL_NODES[player.node]
    if node.last:
        return (
            _journal_urgency(table, seat) * _COLUMN_VALUE * node.column
            + _ARRIVAL_VALUE
            + _LEAD_VALUE * max(-_MAX_LEAD, min(_MAX_LEAD, _vp_lead(table, seat)))
        )
    progress = _EDGE_PROGRESS_VALUE * _step_progress(table, player)
    value = _COLUMN_VALUE * node.column + progress + _OPEN_EDGE_VALUE * (len(open_edges(table, seat)) > 0)
    return _journal_urgency(table, seat) * value


def _journal_urgency(table: Table, seat: Seat) -> float:
    """Return the factor for the values of the journal: 1, and more if the game lasts long, judged by the others' rolls;
    the seat's own rolls do not count, since it would rest to increase them."""
    rolls = max((player.rolls for place, player in enumerate(table.players) if place != seat), default=0)
    return 1 + max(0, rolls - _PATIENT_ROLLS) / _URGENT_ROLLS


def _urgent_gain_value(table: Table, seat: Seat, item: Item) -> float:
    """Return the additional value of an effect in a game that lasts long: that of a gain towards the next step."""
    urgency = _journal_urgency(table, seat) - 1
    if not urgency:
        return 0.0
    player, gained = table.players[seat], list[Player]()
    if item.word == GAIN_TILE:
        gained.append(replace(player, tiles=(*player.tiles, Laid(TILES_BY_KIND[item.about][0], "front", ""))))
    elif item.word == GAIN_CARD:
        gained += [with_card(player, card, "", "") for card, _ in gainable_cards(table, seat, item.about, item, ())]
    base = _step_progress(table, player)
    return urgency * _EDGE_PROGRESS_VALUE * max((_step_progress(table, taker) - base for taker in gained), default=0.0)


def _vp_lead(table: Table, seat: Seat) -> float:
    """Return the lead of a seat in VP over its best rival, negative if it is behind."""
    totals = [total_vp(table, place) for place in range(len(table.players)) if place != seat]
    rivals = [rival_score_sheet(table, table.rival).total] if table.rival else []
    return float(total_vp(table, seat) - max(totals + rivals))


def _step_progress(table: Table, player: Player) -> float:
    """Return how much of the requirements of the next step is fulfilled, from 0 to 1; 0 in the last column."""
    return max((_edge_progress(table, player, edge) for edge in EDGES_BY_START[player.node]), default=0.0)


def _edge_progress(table: Table, player: Player, edge: Edge) -> float:
    """Return how much of an edge's requirements is fulfilled, from 0 to 1."""
    requirement, cost = requirements(table, edge)
    if requirement is not None:
        amount, need = requirement_progress(player, requirement)
        return min(1.0, amount / need)
    return sum(min(1.0, count_good(player, guild) / count) for guild, count in cost) / max(1, len(cost))


def _open_question_values(table: Table, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield the expected gain of each open task in the seat's turn, with the name of its feature."""
    for task in table.agenda:
        match task:
            case Batch(_, _, items) as batch:
                yield from _effects_values(table, seat, batch, items)
            case Keep(kind):
                yield (
                    "cards",
                    _KEPT_CARD_VALUE if table.rival is None else alone.worth_of_drawn_card(table, table.rival, kind),
                )
            case Onward():
                yield "journal", 0.3
            case Act() | Wrap():
                pass


def _effects_values(table: Table, seat: Seat, batch: Batch, effects: Effects) -> Sequence[tuple[str, float]]:
    return [term for item in effects for term in _effect_values(table, seat, batch, item)]


def _effect_values(table: Table, seat: Seat, batch: Batch, item: Item) -> Sequence[tuple[str, float]]:
    """Return the expected values of an effect by feature, or () if it is impossible now."""
    if not can_apply(table, seat, batch, item):
        return ()
    match item.word:
        case "choose":
            return max(
                (_effects_values(table, seat, batch, effects) for _, effects in BRANCHES_BY_SOURCE[item.source]),
                key=_total_value,
            )
        case "pay":
            cost, effects = PAYMENT_BY_SOURCE[item.source]
            return (*_effects_values(table, seat, batch, effects), ("goods", -0.45 * sum(count for _, count in cost)))
        case "card":
            value = _best_card_value(table, seat, item)
        case "silver":
            value = _marginal_value(_SILVER_VALUES, table.players[seat].silver, item.count)
        case "provision":
            value = _marginal_value(_PROVISION_VALUES, table.players[seat].provision, item.count)
        case "tile" if item.free:
            value = _FREE_TILE_VALUE
        case "journal":
            value = _journal_urgency(table, seat) * _PENDING_VALUES[JOURNAL_STEP] * item.count
        case _:
            value = _PENDING_VALUES[item.word] * item.count
    return ((_TERM_OF_EFFECT[item.word], value + _urgent_gain_value(table, seat, item)),)


def _total_value(values: Sequence[tuple[str, float]]) -> float:
    return sum(worth for _, worth in values)


def _marginal_value(row: Sequence[float], held: int, count: int) -> float:
    """Return the value of `count` more of a good of which `held` are held, by a row of values."""
    return _row_value(row, held + count) - _row_value(row, held)


def _best_card_value(table: Table, seat: Seat, item: Item) -> float:
    """Return the value of the best card of a row, minus its price, for a seat that may gain one."""
    player, best = table.players[seat], _PENDING_CARD_VALUES.get(item.about, 0.0)
    if item.about in ("land", "water"):
        return best
    for card, _ in gainable_cards(table, seat, item.about, item, ()):
        place = find_in_rows(table, card)
        price = net_price(table, "silver", silver_price(item.about, place[1], card, item)) if place else 0
        cost = _marginal_value(_SILVER_VALUES, player.silver - price, price)
        if item.about == "inspiration":
            value = _inspiration_value(table, seat, card)
        elif item.about == "townsfolk":
            value = _PENDING_TOWNSFOLK_VALUE * bool(possible_hosts(player, card))
        else:
            value = _VP_VALUE * vp_change(table, seat, with_card(player, card, "", "")) + _EFFECT_VALUE
            value += sum(_PENDING_VALUES[gift.word] * gift.count for gift in CARDS[card].on_gain)
            value += _share_of_game_left(table, seat) * _growth_value(card)
        best = max(best, _ROW_CARD_RATIO * value - cost)
    return best


def _inspiration_value(table: Table, seat: Seat, card: str) -> float:
    """Return the expected value of an inspiration card with the best free space card."""
    player, leads_comets = table.players[seat], has_most_comets(table, seat)
    free = free_spaces(player)
    met = max((vp_change(table, seat, with_card(player, card, "", space)) for space in free), default=0)
    hoped = max((_goal_value(player, leads_comets, space, card) for space in free), default=0.0)
    return met + _share_of_game_left(table, seat) * hoped

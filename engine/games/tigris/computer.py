"""Evaluation of a position of Tigris & Euphrates: points, leaders that will score, and threats."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from math import exp, fsum
from typing import Final, Protocol, TypeAlias

from engine.ai.evaluator import Evaluator, ReviewLimits
from engine.game import Seat, Words
from engine.games.kingdoms.computer import (
    FoughtPosition,
    decisive_supports,
    expected_gain,
    expected_lead,
    leader_features,
    own_and_opposing_side,
    support_candidates,
)
from engine.games.tigris.pieces import (
    DYNASTIES,
    HAND_SIZE,
    SPHERE_BY_LEADER,
    SPHERE_BY_TILE,
    SPHERES,
    TILE_COUNTS,
    Sphere,
)
from engine.games.tigris.places import ALL_CELLS, CELL_BY_NAME, CELL_NAMES, MAPS, OFF_BOARD, ROW_BITS, cells_of_bits
from engine.games.tigris.reading.placement import leader_cells
from engine.games.tigris.reading.regions import (
    Kingdom,
    Survey,
    adjacent_cells,
    flood_fill,
    kingdoms,
    survey,
    survey_without_leader,
)
from engine.games.tigris.reading.scoring import points_by_colour
from engine.games.tigris.state import REVOLT, WAR, Act, Board, Conflict, FourCounts, Monument, Side
from engine.games.tigris.view import TigrisView
from engine.kit.counts import NO_PIECES
from engine.kit.memory import cache_recent

_CONFLICT_SAMPLES = 5
"""Number of sampled positions in which to try conflicts. With 14 a choice takes twice as long, and 18 games of four
showed no difference."""

_SUPPORT_SAMPLES = 30
"""Number of imagined positions in which to try each support."""

_CAREFUL_VERBS = frozenset(("support",))

BEGINNER_MARGINS: Final = {"any": 1.0}
"""Value by which a beginner's move may be worse than the best. With it, a greedy player wins about half of the
games."""

_REVIEW_LIMITS: Final = ReviewLimits(min_loss=4.0, max_moves=3, min_certain_loss=2.5, feature_shares={"turn": 1 / 3})
"""A review reports moves that cost the value of four points, or certainly that of two and a half. Having the turn
counts as much as an action usually brings."""

# The weights were found in 95 games of four whose weights were changed at random, by a regression of the points of the
# weakest colour; with them 67 of 90 games of two were won against those set by hand before.
_EARLY_VALUES, _LATE_VALUES = (1.0, 0.8, 0.67, 0.58), (1.0, 0.45, 0.2, 0.08)
"""Value of a point in the seat's weakest colour, the second weakest, and so on, with a full bag and with an empty
one."""

_FULL_BAG = sum(TILE_COUNTS) - MAPS["standard"].temples.bit_count() - HAND_SIZE * len(DYNASTIES)
"""Number of tiles in the bag at the beginning of a game of four."""

_TILES_A_TURN, _LEADER_TURNS, _INCOME_TURNS = 1.6, 4.0, 4.5
"""Numbers of tiles that a seat draws in a turn, of turns for which a leader is likely to stay, and of turns in which it
is likely to have income."""

_TURN_VALUE = 6.0
"""Value of having the turn."""
_LEADER_VALUE, _RIVAL_LEADER_VALUE, _RIVAL_POINT_VALUE = 1.4, 0.15, 0.3
_KING_VALUE, _FELLOW_VALUE = 0.24, 0.18
"""Values of a colour without a leader in a king's kingdom, and of each further leader in the same kingdom."""

_INCOME_VALUE, _RIVAL_INCOME_VALUE = 2.2, 0.5
"""Values of the income of a leader from monuments, for the seat and for others."""
_TEMPLE_VALUE, _MAX_TEMPLES = 0.11, 3
"""Value of a temple next to a leader, and the number of temples beyond which more do not count."""
_BACKING_VALUE, _MAX_BACKING = 0.125, 8
"""Value of a tile that backs a leader in its kingdom, and the number beyond which more do not count."""
_TREASURE_VALUE = 0.4
_CATASTROPHE_VALUE = 0.48
_VARIETY_VALUE, _TILE_VALUE, _RED_TILE_VALUE = 0.12, 0.06, 0.08
"""Values of each colour in the hand, of each tile, and of each of the first three red tiles in addition."""
_USABLE_VALUE = 0.11
"""Value of a tile whose leader is on the board, for at most two tiles of each colour."""

_PRIZE_WEIGHT, _COST_WEIGHT, _TILE_CERTAINTY = 0.21, 0.15, 0.8
"""Weights of the prize of a war that one tile would start if the seat would win, and of the cost if it would lose; and
the certainty that each tile of the lead adds."""

_EXPECTED_TILES = (2.2, 1.2, 1.2, 1.2)
"""Expected number of tiles of each colour in another seat's hand."""


class _Imagined(FoughtPosition, Protocol):
    """A sampled state, in which hands and bag are known."""

    @property
    def board(self) -> Board: ...
    @property
    def bag(self) -> bytes: ...


def features(view: TigrisView, seat: Seat) -> Mapping[str, float]:
    """Return the features of a view for `seat` by name. Only differences of their sum have a meaning. Future points
    count less the fewer turns are left."""
    parts = _point_values_by_rank(view.bag)
    points = _points_value(view.points[seat], view.treasures[seat], parts)
    if view.over:
        return {"points": points}
    turns = view.bag / (_TILES_A_TURN * len(view.hands))
    leader_share, income_share = min(1.0, turns / _LEADER_TURNS), min(1.0, turns / _INCOME_TURNS)
    needs = _point_values(view.points[seat] or NO_PIECES, parts)
    ruled = [
        _kingdom_features(view.board, kingdom, seat, needs, (leader_share, income_share))
        for kingdom in kingdoms(view.board)
    ]
    return {
        "points": points,
        "hand": leader_share
        * (
            _hand_value(view.hand or NO_PIECES, view.board.leaders[seat]) + _CATASTROPHE_VALUE * view.catastrophes[seat]
        ),
        "turn": _TURN_VALUE * (view.turn == seat),
        **leader_features(ruled),
        "conflict": _conflict_value(view, seat, needs) + leader_share * _war_value(view, seat, needs),
    }


def remaining(view: TigrisView) -> int:
    """Return the number of tiles in the bag and in hands, and of catastrophes to play. The fewer, the nearer the
    end."""
    return view.bag + sum(view.hands) + sum(view.catastrophes)


def candidates(view: TigrisView, seat: Seat, verb: str) -> Sequence[Words] | None:
    """Return the moves with a verb that are worth trying, or None for all: leaders next to the most temples,
    catastrophes on temples next to leaders and on tiles that connect leaders, and the swap that keeps the most common
    colour."""
    match verb:
        case "leader":
            return tuple(
                (verb, sphere.leader, CELL_NAMES[cell])
                for sphere in SPHERES
                for cell in _safest_cells(view, seat, sphere)
            )
        case "catastrophe":
            temples = adjacent_cells(survey(view.board).leaders) & view.board.tiles[Sphere.RED]
            return tuple((verb, CELL_NAMES[cell]) for cell in cells_of_bits(temples | _bridge_cells(view.board)))
        case "swap":
            return ((verb, *_tiles_to_swap(view.hand or NO_PIECES)),)
    return None


def _bridge_cells(board: Board) -> int:
    """Return the cells of tiles without which a kingdom falls into parts with leaders, as a set."""
    regions, bridges = survey(board), 0
    for kingdom in regions.kingdoms:
        leaders = kingdom.cells & regions.leaders
        first = leaders & -leaders
        for cell in cells_of_bits(kingdom.cells & sum(board.tiles)) if leaders != first else ():
            if leaders & ~flood_fill(first, kingdom.cells & ~(1 << cell)):
                bridges |= 1 << cell
    return bridges


def _safest_cells(view: TigrisView, seat: Seat, sphere: Sphere) -> Sequence[int]:
    """Return the cells worth trying for a leader: of all cells that join the same regions, those next to the most
    temples, which protect the leader."""
    joining: defaultdict[Hashable, defaultdict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for cell in cells_of_bits(leader_cells(view, seat, sphere)):
        joined, temples = _leader_key_function(view.board)(seat, sphere, 1 << cell)
        joining[joined][temples].append(cell)
    return [cell for beside_temples in joining.values() for cell in beside_temples[max(beside_temples)]]


def _tiles_to_swap(hand: FourCounts) -> Words:
    """Return the tiles of a hand without its most common colour, or all tiles if they have one colour."""
    kept = max(SPHERES, key=lambda sphere: hand[sphere])
    tiles = tuple(sphere.tile for sphere in SPHERES if sphere != kept for _ in range(hand[sphere]))
    return tiles or (kept.tile,) * hand[kept]


def answers(view: TigrisView, _seat: Seat) -> Sequence[Words] | None:
    """Return () for a question outside the actions of a turn, which makes the chooser consider all answers, or None in
    a turn."""
    return None if isinstance(view.agenda[0], Act) else ()


def expected_answers(imagined: _Imagined, seat: Seat, *, compared: bool) -> Sequence[Words]:
    """Return the few useful supports in a conflict. As long as there are tiles to draw, tiles kept in the hand have a
    value, so among supports with the same outcome only the smallest is compared."""
    conflict = imagined.conflict
    if conflict is None or conflict.winner is not None:
        return ()
    fought, in_hand = conflict.support_colour, imagined.hands[seat][conflict.support_colour]
    if compared and imagined.bag:
        return decisive_supports(conflict, in_hand, imagined.hands[conflict.defender.seat][fought])
    return support_candidates(conflict, in_hand)


def equivalence_key(view: TigrisView, seat: Seat, move: Words) -> tuple[object, ...] | None:
    """Return a key shared only by moves of equal value, or None if unknown.

    The key contains the regions joined at the cell and the adjacent temples and leaders, not the cell itself.
    """
    match move:
        case ("tile", tile, cell):
            return _tile_region_key(view.board, SPHERE_BY_TILE[tile], 1 << CELL_BY_NAME[cell])
        case ("leader", leader, cell):
            sphere, bit = SPHERE_BY_LEADER[leader], 1 << CELL_BY_NAME[cell]
            rivals = sum([1 << row[sphere] for row in view.board.leaders if row[sphere] != OFF_BOARD])
            lifted = survey_without_leader(view.board, seat, sphere)
            opened = _kingdoms_opened(lifted, flood_fill(bit, lifted.ground | bit)), bool(adjacent_cells(bit) & rivals)
            return *_leader_key_function(view.board)(seat, sphere, bit), opened
        case ("catastrophe", cell) if not survey(view.board).ground >> CELL_BY_NAME[cell] & 1:
            regions, bit = survey(view.board), 1 << CELL_BY_NAME[cell]
            return "catastrophe", tuple(
                [kingdom.cells for kingdom in regions.kingdoms if adjacent_cells(bit) & kingdom.cells]
            )
    return None


def sampled_equivalence_key(imagined: _Imagined, seat: Seat, move: Words) -> tuple[object, ...] | None:
    """Return a key shared only by moves of equal value, or None if unknown. The place of a tile does not matter if none
    of the seat's leaders and no war depends on it, nor does the place of a revolt that fails."""
    match move:
        case ("tile", tile, cell):
            return _tile_key(imagined.board, seat, SPHERE_BY_TILE[tile], 1 << CELL_BY_NAME[cell])
        case ("leader", leader, cell) if imagined.bag:
            return _lost_revolt_key(imagined, seat, SPHERE_BY_LEADER[leader], 1 << CELL_BY_NAME[cell])
    return None


def _tile_key(board: Board, seat: Seat, sphere: Sphere, bit: int) -> tuple[object, ...] | None:
    """Return the effect of a tile on a seat, or None if it may start a war or a monument, give treasures, or join a
    monument to a kingdom."""
    regions, neighbours = survey(board), adjacent_cells(bit)
    joined, ruled, opened = _tile_neighbours(regions)(bit)
    if ruled > 1 or _square_corners(board.tiles[sphere] | bit) != _square_corners(board.tiles[sphere]):
        return None
    if not ruled:
        return "tile", sphere
    place, kingdom = next((place, body) for place, body in enumerate(regions.kingdoms) if body.cells & joined)
    added = joined & ~kingdom.cells
    if (joined & board.treasures).bit_count() > 1 or any(added >> monument.cell & 1 for monument in board.monuments):
        return None
    own_cells, powers = _leader_colours_function(regions)(seat)
    faced, counted = _faced_wars(powers, place, opened)
    ruler = kingdom.leader(sphere) or kingdom.leader(Sphere.BLACK)
    tile_sets = [tiles for colour, tiles in zip(SPHERES, board.tiles, strict=True) if counted >> colour & 1]
    effects = (
        neighbours & own_cells * (sphere == Sphere.RED),
        counted >> sphere & 1,
        ruler is not None and ruler.seat == seat,
        added & (sum(tile_sets) | board.treasures),
        faced != _faced_wars(powers, place, _kingdoms_opened(regions, kingdom.cells))[0],
    )
    if not any(effects):
        return "tile", sphere
    tile_counts = [(joined & tiles).bit_count() for tiles in tile_sets]
    return "tile", sphere, place, faced, effects[0], joined & board.treasures > 0, *tile_counts


LeaderColours: TypeAlias = Sequence[tuple[int, int]]
"""For each kingdom the colours of a seat's leaders and those of other seats' leaders, as bits."""


@cache_recent
def _leader_colours_function(surveyed: Survey) -> Callable[[Seat], tuple[int, LeaderColours]]:
    """Return a function that takes a seat and returns the mask of its leaders' cells, and the leaders' colours."""

    @cache
    def powers(seat: Seat) -> tuple[int, LeaderColours]:
        return sum([bit for bit, leader in surveyed.placed if leader.seat == seat]), [
            (
                sum([1 << sphere for owner, sphere in kingdom.leaders if owner == seat]),
                sum([1 << sphere for owner, sphere in kingdom.leaders if owner != seat]),
            )
            for kingdom in surveyed.kingdoms
        ]

    return powers


def _faced_wars(leader_colours: LeaderColours, joined: int, opened: int) -> tuple[int, int]:
    """Return the kingdoms with which a seat would be at war if one tile joined them to the kingdom with index `joined`,
    and the colours whose tiles would then count for the seat, both as bits."""
    faced, (own_colours, opposed_colours) = 0, leader_colours[joined]
    counted = own_colours
    for place, (colours, rival_colours) in enumerate(leader_colours):
        if opened >> place & 1 and (own_colours & rival_colours or colours & opposed_colours):
            faced |= 1 << place
            counted |= colours & opposed_colours
    return faced, counted


def _square_corners(tiles: int) -> int:
    """Return the set of the top-left cells of all squares of four among `tiles`."""
    pairs = tiles & tiles >> 1
    return pairs & pairs >> ROW_BITS


def _lost_revolt_key(imagined: _Imagined, seat: Seat, sphere: Sphere, bit: int) -> tuple[object, ...] | None:
    """Return the key of a leader that loses a revolt with any support, or None. Such a leader adds nothing, so only how
    much support the opponent needs matters."""
    board, regions = imagined.board, survey_without_leader(imagined.board, seat, sphere)
    for kingdom in regions.kingdoms:
        if kingdom.near & bit:
            rival = kingdom.leader(sphere)
            if rival is None:
                return None
            attack = (adjacent_cells(bit) & regions.temples).bit_count()
            defence = (adjacent_cells(1 << board.leaders[rival.seat][sphere]) & regions.temples).bit_count()
            support, rival_support = imagined.hands[seat][Sphere.RED], imagined.hands[rival.seat][Sphere.RED]
            return ("revolt", sphere, attack > defence) if attack + support <= defence + rival_support else None
    return None


def _kingdoms_opened(surveyed: Survey, joined: int) -> int:
    """Return the kingdoms, as bits, that one more tile would join to the regions joined by a piece."""
    room, opened = adjacent_cells(joined) & ALL_CELLS & ~surveyed.occupied & ~joined, 0
    for place, kingdom in enumerate(surveyed.kingdoms):
        if room & kingdom.near and not joined & kingdom.cells:
            opened |= 1 << place
    return opened


def _tile_region_key(board: Board, sphere: Sphere, bit: int) -> tuple[object, ...] | None:
    """Return the region that a tile joins, as its cells, and for a temple the adjacent leaders. Return None if the tile
    may start a war or a monument."""
    regions, neighbours = survey(board), adjacent_cells(bit)
    joined, ruled, opened = _tile_neighbours(regions)(bit)
    if ruled > 1 or (neighbours & board.tiles[sphere]).bit_count() > 1:
        return None
    if not ruled:
        return "tile", sphere
    return "tile", sphere, joined, neighbours & regions.leaders * (sphere == Sphere.RED), opened


@cache_recent
def _tile_neighbours(surveyed: Survey) -> Callable[[int], tuple[int, int, int]]:
    """Return a function that finds the region that a tile on a cell joins, the number of kingdoms there, and the
    kingdoms that it opens. It works once for the tiles of all colours."""
    regions: list[int] = []

    @cache
    def find_neighbours(bit: int) -> tuple[int, int, int]:
        neighbours, joined = adjacent_cells(bit) & surveyed.ground, 0
        for region in regions:
            if region & neighbours:
                joined |= region
        while unjoined := neighbours & ~joined:
            regions.append(flood_fill(unjoined & -unjoined, surveyed.ground))
            joined |= regions[-1]
        ruled = sum([kingdom.cells & joined > 0 for kingdom in surveyed.kingdoms]) if joined else 0
        return joined, ruled, _kingdoms_opened(surveyed, joined | bit) if ruled == 1 else 0

    return find_neighbours


@cache_recent
def _leader_key_function(board: Board) -> Callable[[Seat, Sphere, int], tuple[Hashable, int]]:
    """Return a cached function with the result of `_leader_region_key` for a board."""
    return cache(partial(_leader_region_key, board))


def _leader_region_key(board: Board, seat: Seat, sphere: Sphere, bit: int) -> tuple[Hashable, int]:
    """Return the region that a leader joins and the number of adjacent temples. If others have leaders in the region,
    even after the leader has driven out those of its colour, the key is the region; otherwise it is only the region's
    value for the leader, wherever it is."""
    regions, neighbours, cell = survey(board), adjacent_cells(bit), board.leaders[seat][sphere]
    lifted = 0 if cell == OFF_BOARD else 1 << cell
    ground, temples = regions.ground & ~lifted, (neighbours & regions.temples).bit_count()
    joined = flood_fill(neighbours & ground, ground)
    if not joined & regions.leaders & ~lifted:
        monuments = [monument.colours for monument in board.monuments if joined >> monument.cell & 1]
        backing = (joined & board.tiles[sphere]).bit_count()
        return (sphere, backing, (joined & board.treasures).bit_count(), *monuments), temples
    rivals = [
        row[sphere] for row in board.leaders if row[sphere] not in (OFF_BOARD, cell) and joined >> row[sphere] & 1
    ]
    cleared = ground & ~sum(1 << rival for rival in rivals)
    return (sphere, joined, flood_fill(neighbours & cleared, cleared), "ruled"), temples


@lru_cache(maxsize=1 << 8)
def _point_values_by_rank(bag: int) -> tuple[float, ...]:
    """Return the values of a point in the weakest colour, the second weakest, and so on, with `bag` tiles in the
    bag."""
    early = min(1.0, bag / _FULL_BAG)
    return tuple([late + early * (soon - late) for soon, late in zip(_EARLY_VALUES, _LATE_VALUES, strict=True)])


@lru_cache(maxsize=1 << 10)
def _points_value(points: FourCounts | None, treasures: int | None, parts: tuple[float, ...]) -> float:
    if points is None or treasures is None:
        return 0.0
    return sum(weight * part for weight, part in zip(parts, points_by_colour(points, treasures), strict=True))


@lru_cache(maxsize=1 << 10)
def _point_values(points: FourCounts, parts: tuple[float, ...]) -> tuple[float, ...]:
    """Return the value of a point in each colour, by the rank of the colour among `points`."""
    order = sorted(SPHERES, key=lambda sphere: points[sphere])
    return tuple(parts[order.index(sphere)] for sphere in SPHERES)


@lru_cache(maxsize=1 << 10)
def _hand_value(hand: FourCounts, leaders: FourCounts) -> float:
    """Return the value of a hand for a player. `leaders`: the cell of the leader of each colour, or OFF_BOARD."""
    usable = sum([min(2, count) for count, cell in zip(hand, leaders, strict=True) if cell != OFF_BOARD])
    varied = _VARIETY_VALUE * sum([count > 0 for count in hand]) + _TILE_VALUE * sum(hand)
    return varied + _RED_TILE_VALUE * min(hand[Sphere.RED], 3) + _USABLE_VALUE * usable


def _kingdom_features(
    board: Board, kingdom: Kingdom, seat: Seat, needs: tuple[float, ...], shares: tuple[float, float]
) -> tuple[float, float, float]:
    """Return the expected income of `seat` from its leaders in a kingdom, their safety, and the others' income.
    `shares`: the shares of leaders and of monuments that count as future income."""
    (leader_share, income_share), (cells, leaders, _) = shares, kingdom
    monuments = [monument for monument in board.monuments if cells >> monument.cell & 1] if board.monuments else []
    own_income = safety = others_income = 0.0
    fellows, rival = -1, leader_share * _RIVAL_LEADER_VALUE
    for owner, sphere in leaders:
        income = _monument_income(monuments, sphere) if monuments else 0
        if owner != seat:
            others_income += rival + income_share * _RIVAL_INCOME_VALUE * income
            continue
        fellows += 1
        own_income += needs[sphere] * (leader_share * _LEADER_VALUE + income_share * _INCOME_VALUE * income)
        safety += leader_share * _leader_safety(board, cells, seat, sphere)
        if sphere == Sphere.GREEN:
            own_income += leader_share * _TREASURE_VALUE * (cells & board.treasures > 0)
        elif sphere == Sphere.BLACK:
            own_income += leader_share * _KING_VALUE * (len(SPHERES) - len({sphere for _, sphere in leaders}))
    return own_income + leader_share * _FELLOW_VALUE * max(0, fellows), safety, others_income


def _war_value(view: TigrisView, seat: Seat, needs: tuple[float, ...]) -> float:
    """Return the expected value of the wars that one tile could start."""
    board, hand = view.board, view.hand or NO_PIECES
    values: list[float] = []
    for kingdom, opponent in _joinable_kingdoms(board, seat):
        rivals = {
            sphere: owner for owner, sphere in reversed(opponent.leaders)
        }  # during a conflict there may be two: take the first
        for owner, sphere in kingdom.leaders:
            if owner != seat or rivals.get(sphere, seat) == seat:
                continue
            tiles = board.tiles[sphere]
            backing, defence = (kingdom.cells & tiles).bit_count(), (opponent.cells & tiles).bit_count()
            lead = backing + hand[sphere] - defence - _EXPECTED_TILES[sphere]
            values.append(_PRIZE_WEIGHT * _win_chance(lead) * needs[sphere] * (1 + defence))
            values.append(-_COST_WEIGHT * _win_chance(-lead) * (needs[sphere] + _RIVAL_POINT_VALUE * backing))
    return fsum(values)


def _win_chance(lead: float) -> float:
    """Return an attacker's chance to win with this lead. The attacker loses ties."""
    return 1 / (1 + exp(_TILE_CERTAINTY * (0.5 - lead)))


def _joinable_kingdoms(board: Board, seat: Seat) -> Iterator[tuple[Kingdom, Kingdom]]:
    """Yield each kingdom in which the seat has leaders, with each other kingdom that one tile would join to it."""
    regions, own_cells = survey(board), 0
    for cell in board.leaders[seat]:
        if cell != OFF_BOARD:
            own_cells |= 1 << cell
    free_cells = ALL_CELLS & ~regions.occupied
    for kingdom in regions.kingdoms:
        if kingdom.cells & own_cells:
            room = kingdom.near & free_cells
            for neighbour in regions.kingdoms:
                if room & neighbour.near and neighbour is not kingdom:
                    yield kingdom, neighbour


def _monument_income(monuments: list[Monument], sphere: Sphere) -> int:
    return sum(sphere in monument.colours for monument in monuments)


def _leader_safety(board: Board, cells: int, seat: Seat, sphere: Sphere) -> float:
    """Return the safety of a leader in a kingdom. Adjacent temples protect it in a revolt, tiles of its colour in a
    war."""
    temples = adjacent_cells(1 << board.leaders[seat][sphere]) & survey(board).temples
    backing = (cells & board.tiles[sphere]).bit_count()
    return _TEMPLE_VALUE * min(temples.bit_count(), _MAX_TEMPLES) + _BACKING_VALUE * min(backing, _MAX_BACKING)


def _conflict_value(view: TigrisView, seat: Seat, needs: tuple[float, ...]) -> float:
    """Return the value of the conflict for a seat: prize minus loss, weighted by the chance to win while it is open;
    the loss once it is lost; 0 for other seats and after a win."""
    conflict = view.conflict
    if conflict is None:
        return 0.0
    sides = own_and_opposing_side(conflict, seat)
    if sides is None or conflict.winner == seat:
        return 0.0
    side, rival = sides
    if conflict.winner is not None:
        return -_RIVAL_POINT_VALUE * (1 + side.on_board * (conflict.kind == WAR))
    lead = expected_lead(view, conflict, side, rival, TILE_COUNTS)
    prize, loss = (
        _points_at_stake(conflict, rival, needs),
        needs[conflict.sphere] * _LEADER_VALUE + _points_at_stake(conflict, side, needs) / 3,
    )
    return expected_gain(lead, side is conflict.attacker, prize + _RIVAL_LEADER_VALUE, loss)


def _points_at_stake(conflict: Conflict, loser: Side, needs: tuple[float, ...]) -> float:
    if conflict.kind == REVOLT:
        return needs[Sphere.RED]
    return needs[conflict.sphere] * (1 + loser.on_board)


EVALUATOR = Evaluator(
    features=features,
    beginner_margins=BEGINNER_MARGINS,
    answers=answers,
    expected_answers=expected_answers,
    remaining=remaining,
    equivalence_key=equivalence_key,
    sampled_equivalence_key=sampled_equivalence_key,
    candidates=candidates,
    max_samples=_CONFLICT_SAMPLES,
    extra_samples=_SUPPORT_SAMPLES,
    careful_verbs=_CAREFUL_VERBS,
    review_limits=lambda _: _REVIEW_LIMITS,
)

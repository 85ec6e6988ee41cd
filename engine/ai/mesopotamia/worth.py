"""What speaks for the viewer in a position of Mesopotamia: points, what will bring some, and what is at stake."""

from collections.abc import Iterator, Mapping, Sequence
from math import exp

from engine.ai.mesopotamia import battles, bids, defence, ending, siege
from engine.ai.mesopotamia.ways import steps
from engine.game import Orders, Seat, Words
from engine.kit.memory import of_last
from engine.mesopotamia.content.tables import (
    ACTIONS,
    BONE,
    BUILD,
    FOOD,
    GATHER,
    GOODS,
    GROWTH,
    RESEARCH,
    ROWS,
    TABLET,
    TOP_LEVEL,
    UNITS,
    WARFARE,
)
from engine.mesopotamia.reading.battle.bids import is_simple
from engine.mesopotamia.reading.battle.sides import own_fighters, plays_tribe
from engine.mesopotamia.reading.board import (
    enemies,
    event_dice,
    force,
    has_tribe,
    is_foreign_home,
    limit,
    tally,
    technology,
)
from engine.mesopotamia.reading.building import conditions, cost, meets, offers, places
from engine.mesopotamia.reading.dice import payments, unspent
from engine.mesopotamia.reading.scoring import Holdings, measures, points
from engine.mesopotamia.state import (
    ASHUR,
    DOWN,
    OPEN,
    RUNNING,
    UR,
    Act,
    Build,
    Choose,
    Discovery,
    Explore,
    Fight,
    Goods,
    Halves,
    Order,
    Player,
    Price,
    Spot,
)
from engine.mesopotamia.view import MesopotamiaView, Position

EXPECTED: Orders = {
    ("tribe", "any"): "even",
    ("settlement", "any"): "conquer",
    ("tire", "any"): "mobility-first",
    ("place", "any"): "first",
}
"""The expected answers to the questions that stand between a move and a position that can be valued."""

LUCKY = ("reroll",)

STEADIED = 4
"""A turn's end may begin battles, for which cards are drawn."""

_LINES = 4
"""Number of lines of moves that are followed to the end of a turn, which consists of many questions."""

_LINES_AGAINST_BOTS = 2
"""The same in battles against bots, in which there are most questions."""

_GOODS = (0.0, 0.5, 0.95, 1.35, 1.65, 1.9, 2.1)
"""Value of a number of pieces of one of the four goods; further pieces have hardly any value."""
_TABLETS, _BONE, _BONES = (0.6, 0.6, 0.45, 0.3, 0.2), 0.24, 12
_LEVELS = (
    (0.0, 0.9, 1.7, 2.4),
    (0.0, 1.6, 3.7, 6.4),
    (0.0, 1.2, 2.2, 2.9),
    (0.0, 0.9, 1.8, 2.5),
    (0.0, 0.5, 1.0, 1.6),
    (0.0, 0.9, 1.8, 2.6),
)
"""Value of a level of each action: building opens settlements and gardens."""
_RANK, _STEP, _FLOOR = (0.2, 0.8, 0.5), (0.2, 0.7, 0.5), (8.5, 2.0, 2.4)
_AREA, _TOKEN = (0.4, 0.85, 0.75), (0.4, 0.9, 0.8)
"""Value of a point for a rank on a track, of a step on the events track, of a floor, an area and a point of a token:
when a game begins, when it ends, and where battles decide it. Floors pay for actions as long as it goes on, and what
others may yet take is worth little before. A regression of the points at the end on positions of 190 games of four said
so: a floor brought 6.7 points where it was there in the third round, 2.1 where in the fifteenth, points that were there
0.0 and 0.8."""

_FLOORS: Mapping[str, float] = {ASHUR: 8.0}
"""Value of a floor where it is another."""

_LENGTH = 16
"""Rounds of a game of four that gardens end."""

_GROWN, _ROUND, _PRIZE = 1.5, 0.4, 1.6
_SETTLEMENT, _WALL, _UNIT, _TYPE, _SHIP = 1.3, 0.15, 0.7, 0.2, 0.5
_NEAR, _NEAR_PREY = 1.1, 0.6
_QUEST = 1.6
_GARDEN, _BUILT_GARDEN = 0.35, 1.25
_LACKING, _FOOD_SHORT, _EVENT_STEP, _FOUND, _MISSING = 0.2, 0.4, 0.5, 1.2, 0.25
"""An action that the next garden lacks, for each point of it; food for growth, a step on the events track and a
settlement in actions, a good that is missing for it."""

_DEAREST = 8.0
"""Points of the dearest garden."""

_FAR = 6.0
"""Number of actions missing for a garden beyond which further ones hardly count; a built garden outweighs what the next
one lacks."""

_SITE = 0.6
"""Value, in actions, of an area where a missing settlement could be founded."""

_LONG = 40
"""Rounds after which gardens count double."""

_IDLE = 0.6
_IDLES: Mapping[str, float] = {ASHUR: 1.3}
"""Cost of a round for a single player: nobody else takes the gardens, so waiting would be as good as acting. Where
waves march it is about that of the marker, which comes back with the next round."""

_ENDS = {"ur-reached": 200.0, "waves-broken": 200.0, "ur-grew": -200.0, "city-fell": -200.0}
"""Value of an end that is won or lost whatever the points are (24.12, 25.10)."""

_SHARES: Mapping[str, float] = {
    "gardens": 0.0,
    "quests": 0.0,
    "points": 0.3,
    "trade": 0.3,
    "events": 0.3,
    "population": 0.5,
}
"""How much of each term counts where points decide nothing (24, 25): what brings goods and units on the way."""

_MARKER, _DIE = 1.2, 0.35
_IDLE_DIE = 0.1
"""Value of a die that may still be spent where the dice together pay for an action, and where they pay for none."""


def terms(view: MesopotamiaView, seat: Seat) -> Mapping[str, float]:
    """Return what speaks for `seat`, by name; the sum says how well it stands, of which only differences mean
    something."""
    position = view.position
    if view.over:
        return {"points": _over(view, seat)}
    has = Holdings.of(position, seat)
    found: dict[str, float] = {}
    for name, worth in (
        *_riches(position, seat),
        *_standing(position, seat, has),
        ("map", _map(position, seat, has)),
        ("gardens", _garden(position, seat)),
        ("quests", _quests(view, seat, has)),
        *_due(position, seat),
        ("battle", battles.fight(position, seat)),
    ):
        found[name] = found.get(name, 0.0) + worth
    if position.config.mode in (UR, ASHUR):
        found = {name: _SHARES.get(name, 1.0) * worth for name, worth in found.items()}
    elif ending.is_last(position):
        found = ending.by_points(view, seat, found, has)
    if position.config.mode == UR:
        found["siege"] = found.get("siege", 0.0) + siege.progress(position)
    if position.config.mode == ASHUR:
        found["defence"] = found.get("defence", 0.0) + defence.readiness(position)
    if position.config.seats == 1:
        found["actions"] = found.get("actions", 0.0) - _IDLES.get(position.config.mode, _IDLE) * position.turn.round
    return found


def _over(view: MesopotamiaView, seat: Seat) -> float:
    """Return the value of the end: of a win and of the points."""
    position, own = view.position, sum(points(view.position, seat, view.quests).values())
    if position.ended in _ENDS:
        return _ENDS[position.ended] + own
    return ending.CERTAIN * ending.prospect(position, seat, own) + own


def lines(view: MesopotamiaView) -> int:
    """Return how many lines of moves are followed to the end of a turn."""
    battle = view.position.battle
    return _LINES_AGAINST_BOTS if battle is not None and battle.solo else _LINES


def left(view: MesopotamiaView) -> int:
    """Return how much can still be done in the turn and the battle that are on: every move takes some of it."""
    position = view.position
    found = 6 - len(position.turn.done) - position.turn.rerolls + len(unspent(position, position.turn.player))
    for task in position.agenda:
        match task:
            case Explore(count) | Build(_, count):
                found += count
            case Halves():
                found += sum(task.left)
            case Order():
                found += len(task.tribes) + len(task.empires)
    if position.battle is not None:
        held = sum(realm.goods[BONE] for realm in position.realms)
        found += sum(position.battle.bonus) + len(position.battle.queue) + len(position.battle.fighters) + held
    return found


def short(view: MesopotamiaView, seat: Seat, verb: str) -> Sequence[Words] | None:
    """Return for bids, of which there are thousands, a few sums in a few shapes; in a battle against a bot bones are
    placed one by one."""
    position, battle = view.position, view.position.battle
    if verb == "place" and battle is not None and battle.solo:
        own = own_fighters(battle, battle.attacker == seat)
        return tuple(("place", f"{fighter.card}-{row}", "1") for fighter in own for row in ROWS)
    if verb == "reroll" and not position.turn.marker:
        return ()  # the marker pays for any action, and no tablet
    return bids.short(position, battle, seat) if verb == "bid" and battle is not None else None


def usual(view: MesopotamiaView, seat: Seat) -> Words | None:
    """Return what is bid for a tribe, by anybody: all its bones on strength."""
    position, battle = view.position, view.position.battle
    if battle is None or Fight("bid") not in position.agenda[:1] or not plays_tribe(position, battle, seat):
        return None
    return None if is_simple(position, battle) else bids.of_tribe(battle)


def _riches(position: Position, seat: Player) -> Iterator[tuple[str, float]]:
    """Yield what goods, technologies and floors are worth."""
    realm = position.realms[seat]
    bones = _BONE * min(realm.goods[BONE], _BONES) + _BONE / 4 * max(0, realm.goods[BONE] - _BONES)
    yield "goods", _tablets(realm.levels, realm.goods[TABLET]) + bones + sum(map(_goods, realm.goods[:4]))
    levels = sum(levels[level - 1] for levels, level in zip(_LEVELS, realm.levels, strict=True))
    yield "technology", levels
    yield "buildings", _floor(position) * realm.floors


def _floor(position: Position) -> float:
    return _FLOORS.get(position.config.mode) or _now(position, _FLOOR)


def _now(position: Position, weight: tuple[float, float, float]) -> float:
    """Return what a weight is in the round that is on, on its way from a game's begin to its end."""
    begin, end, battles_decide = weight
    if position.config.mode in (UR, ASHUR):
        return battles_decide
    passed = (position.turn.round - 1) / ((position.config.rounds or _LENGTH) - 1)
    return begin + (end - begin) * min(1.0, passed)


def _tablets(levels: tuple[int, ...], held: int) -> float:
    """Return the value of a number of tablets: the first has much of the value of the best technology that it can
    buy."""
    best = max(_upgrade(action, level) for action, level in enumerate(levels))
    worths = (max(_TABLETS[0], 0.7 * best), *_TABLETS[1:])
    return sum(worths[:held]) + 0.05 * max(0, held - len(worths))


def _goods(held: int) -> float:
    most = len(_GOODS) - 1
    return _GOODS[min(held, most)] + 0.02 * max(0, held - most)


def _marginal(held: int) -> float:
    return _goods(held + 1) - _goods(held)


def _price(position: Position, seat: Player, price: tuple[int, ...]) -> float:
    """Return what paying some goods takes from a position."""
    held = position.realms[seat].goods
    paid = sum(_goods(own) - _goods(own - due) for own, due in zip(held[:4], price[:4], strict=True) if due)
    return paid + 0.6 * price[TABLET] + _BONE * price[BONE]


def _standing(position: Position, seat: Player, on_map: Holdings) -> Iterator[tuple[str, float]]:
    """Yield what both tracks, trade tokens and gardens that were built are worth."""
    found = points(position, seat, (), on_map)
    yield "points", float(found["start"])
    rank, step = _now(position, _RANK), _now(position, _STEP)
    yield "events", rank * found["events"] + step * position.events.at[seat]
    yield "population", rank * found["population"] + _GROWN * position.population.at[seat]
    yield "gardens", _BUILT_GARDEN * found["gardens"]
    amphorae = sum(stall.amphora == seat for stall in position.market)
    yield "trade", found["trade"] + _now(position, _TOKEN) * found["tokens"] + 0.2 * amphorae


def _map(position: Position, seat: Player, on_map: Holdings) -> float:
    """Return the worth of pieces, controlled areas, events that go on, and of units near events and what they meet."""
    counts = on_map.counts
    worth = sum((_UNIT + _TYPE * unit) * count for unit, count in enumerate(counts[:4]))
    worth += 0.2 * counts[4] + _SHIP * counts[5] + _WALL * counts[6] + _SETTLEMENT * counts[7]
    barred = frozenset(area for area in position.content.map.homes if is_foreign_home(position, seat, area))
    far = steps(position.config.content, _goals(position.spots), barred)
    raids = position.config.mode not in (UR, ASHUR)
    prey = steps(position.config.content, _prey(position.spots, seat), barred) if raids else {}
    outside = set(on_map.areas) - position.config.blocked - {position.realms[seat].home}
    worth += _now(position, _AREA) * len(outside)
    for area, spot in enumerate(position.spots):
        own = force(spot, seat) if seat in spot.here else 0
        if own:
            worth += _NEAR * own / (1 + far.get(area, 9)) + battles.promise(position, seat, spot)
            if raids:
                worth += _NEAR_PREY * own / (1 + prey.get(area, 9)) + battles.raid(spot, seat)
        if spot.event == RUNNING and spot.owner == seat:
            worth += _PRIZE + _ROUND * (7 - spot.die)
    return worth


def _prey(spots: tuple[Spot, ...], seat: Seat) -> tuple[int, ...]:
    """Return the areas in which a unit of a seat would take something without a battle."""
    return tuple(
        area for area in _taken(spots) if spots[area].wall in (None, seat) and battles.is_prey(spots[area], seat)
    )


@of_last
def _taken(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with something that another may take."""
    return tuple(area for area, spot in enumerate(spots) if spot.settlement is not None or spot.event == RUNNING)


@of_last
def _goals(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with events that a unit may reveal by ending there."""
    return tuple(area for area, spot in enumerate(spots) if spot.event in (DOWN, OPEN) and not has_tribe(spot))


def _garden(position: Position, seat: Player) -> float:
    """Return the value of built gardens beyond their points, and the distance to the next one: architecture, its
    goods, and the actions that its conditions lack."""
    realm = position.realms[seat]
    worth = _urgency(position) * _DEAREST * _FAR * len(realm.gardens)
    if not position.garden:
        return worth
    garden = position.content.gardens[position.garden]
    worth -= _urgency(position) * garden.vp * _FAR * (1 - exp(-_lacking(position, seat, position.garden) / _FAR))
    if realm.levels[BUILD] < TOP_LEVEL - 1:
        return worth
    price = cost(position, "garden")
    have = sum(min(own, due) for own, due in zip(realm.goods, price, strict=True)) / max(1, sum(price))
    ready = 1.0 if meets(position, seat, position.garden) else 0.5
    missing = sum(max(0, due - own) for own, due in zip(realm.goods, price, strict=True))
    return worth + _GARDEN * garden.vp * have * ready * (realm.levels[BUILD] - 2) / 2 - _MISSING * missing


def _lacking(position: Position, seat: Player, garden: str) -> float:
    """Return about how many actions the conditions of a garden are away (9.1): growth, for which food has to be there,
    settlements, and steps on the events track."""
    lacking = 0.0
    for need, missing in conditions(position, seat, garden):
        match need:
            case "population":
                food = missing * technology(position, seat, GROWTH).values["food"]
                lacking += missing + _FOOD_SHORT * max(0, food - position.realms[seat].goods[FOOD])
            case "events":
                lacking += _EVENT_STEP * missing
            case _:
                sites = sum(1 for _ in places(position, seat, "settlement"))
                lacking += _FOUND * missing - _SITE * min(missing, sites)
    return lacking


def _urgency(position: Position) -> float:
    """Return what an action is worth that a garden lacks, for each point of it. It doubles in a long game, which
    gardens alone can end."""
    return _LACKING * (2 if position.turn.round > _LONG else 1)


def _quests(view: MesopotamiaView, seat: Seat, on_map: Holdings) -> float:
    """Return how far the own quests are met."""
    position, worth = view.position, 0.0
    if not view.quests:
        return worth
    has = {**measures(position, seat, on_map), **dict(zip(GOODS, position.realms[seat].goods, strict=True))}
    for name in view.quests:
        quest = position.content.quests[name]
        parts = [min(1.0, has[need] / least) for need, least in quest.needs.items()]
        parts += [min(1.0, position.realms[seat].levels[action] / level) for action, level in quest.tech.items()]
        worth += _QUEST * (sum(parts) / len(parts)) ** 2
    return worth


def _due(position: Position, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield what the open questions promise."""
    mine = position.turn.player == seat
    for task in position.agenda:
        match task:
            case Act() if mine:
                yield "actions", _MARKER * (not position.turn.marker) + _dice(position, seat)
            case Explore(count) if mine:
                yield "map", _exploring(position, seat, count)
                if position.config.mode == UR:
                    yield "siege", siege.march(position, count)
                if position.config.mode == ASHUR:
                    yield "defence", defence.march(position)
            case Build(level, count) if mine:
                yield "buildings", _building(position, seat, level, count)
            case Halves(action, level, parts) if mine:
                yield _HALVES[action], _half(position, seat, action, level, parts)
            case Choose(_, player) if player == seat:
                yield "events", battles.EVENT + 0.3 * event_dice(position, seat)
            case Choose():
                yield "battle", -battles.SPITE * battles.EVENT / max(1, len(position.realms) - 1)
            case Goods(player, count) if player == seat:
                yield "goods", _GOODS[1] * count
            case Price(_, player, count) if player == seat:
                yield "events", battles.EVENT - _GOODS[1] * count
            case Discovery(player) if player == seat:
                yield "technology", 1.0


def _dice(position: Position, seat: Seat) -> float:
    """Return what the dice that may still be spent promise."""
    ahead = (action for action in range(len(ACTIONS)) if action not in position.turn.done)
    pays = any(payments(position, seat, technology(position, seat, action).signs) for action in ahead)
    return (_DIE if pays else _IDLE_DIE) * len(unspent(position, seat))


def _exploring(position: Position, seat: Seat, count: int) -> float:
    """Return the value of activations: of a unit that can reach an event, else of a step towards one."""
    goals = {*_goals(position.spots), *_prey(position.spots, seat)}
    worth = []
    for area, spot in enumerate(position.spots):
        own = force(spot, seat)
        if own and own - 1 >= enemies(spot, seat):
            beside = any(other in goals for other in position.content.map.near[area])
            worth += [1.6 if beside else 0.5] * own
    return sum(sorted(worth, reverse=True)[:count]) + 0.1 * count


def _building(position: Position, seat: Seat, level: int, count: int) -> float:
    """Return what the best build brings beyond its price."""
    gains = [0.0]
    for what in offers(position, seat, level):
        garden = what == "garden"
        worth = _BUILT_GARDEN * position.content.gardens[position.garden].vp if garden else _BUILT.get(what, 0.0)
        worth += _now(position, _AREA) * (what == "settlement")
        worth += _floor(position) * (what == "floor")
        if what == "ram" and position.config.mode == UR:
            worth += siege.first_ram(position)
        gains.append(worth - _price(position, seat, cost(position, what)))
    return max(gains) * (1 + 0.4 * (count - 1))


_BUILT = {"wall": _WALL, "ram": 0.2, "ship": _SHIP, "settlement": _SETTLEMENT}


_HALVES = {RESEARCH: "technology", GATHER: "goods", WARFARE: "map"}
"""The term that each action of two halves serves."""


def _half(position: Position, seat: Seat, action: int, level: int, parts: tuple[int, int]) -> float:
    """Return the value of the unfinished half of an action."""
    realm = position.realms[seat]
    values = position.content.cards[position.config.empires[seat], action, level].values
    match action:
        case 2:
            held, clay = realm.goods[TABLET], realm.goods[2] - values["clay"]
            gain = 0.0
            if clay >= 0 and parts[0]:
                more = _tablets(realm.levels, held + values["tablets"]) - _tablets(realm.levels, held)
                gain = max(0.0, more - _goods(realm.goods[2]) + _goods(clay))
            held += values["tablets"] if gain else 0
            steps = sorted((_upgrade(number, at) for number, at in enumerate(realm.levels)), reverse=True)
            found = gain + sum(max(0.0, step - 0.4) for step in steps[: min(parts[1], held)])
        case 3:
            found = max(map(_marginal, realm.goods[:4])) * min(parts[0], 1 + _fields(position, seat))
            found = 0.85 * found + 0.5 * min(parts[1], 1)
        case _:
            found = parts[0] * _BONE * values["bones"] * (realm.goods[BONE] < _BONES)
            room = limit(position, seat) - sum(tally(position, seat)[:UNITS])
            units = min(parts[1], realm.goods[1], max(0, room))
            found += 0.8 * units
            if position.config.mode == ASHUR:
                found += defence.arms(position, parts[0] * values["bones"], units)
    return max(0.0, found)


def _upgrade(action: int, level: int) -> float:
    """Return what the next level of an action is worth."""
    return _LEVELS[action][level] - _LEVELS[action][level - 1] if level < TOP_LEVEL else 0.0


def _fields(position: Position, seat: Seat) -> int:
    """Return how many units and settlements can gather."""
    counts = tally(position, seat)
    return sum(counts[:UNITS]) - counts[4] + counts[7] - force(position.spots[position.realms[seat].home], seat)

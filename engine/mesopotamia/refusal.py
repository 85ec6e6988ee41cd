"""Why a move is refused: the rule, and what would be right (26)."""

from collections.abc import Callable
from functools import cache

from engine.game import STOP, BadWords, Fact, IllegalMove, Seat, Words
from engine.mesopotamia import offer
from engine.mesopotamia.content.load import known
from engine.mesopotamia.content.tables import (
    ACTIONS,
    BUILDS,
    COLOURS,
    FOOD,
    GATHERED,
    GOODS,
    GROWTH,
    LAND,
    PIECES,
    RAM,
    ROWS,
    SHIP,
    SPEEDS,
    TABLET,
    TOP_LEVEL,
)
from engine.mesopotamia.reading.battle.bids import pool, side_of
from engine.mesopotamia.reading.board import (
    amphorae,
    can_pay,
    force,
    has_room,
    is_controlled,
    is_foreign_home,
    is_free,
    is_walled,
    limit,
    muster,
    owns_home,
    stock,
    technology,
)
from engine.mesopotamia.reading.building import cost, unwalled
from engine.mesopotamia.reading.dice import MOST_REROLLS, ROLLED, unspent
from engine.mesopotamia.reading.exploring import WITH_RAM
from engine.mesopotamia.reading.goods import goods_words, need_words
from engine.mesopotamia.reading.halves import HALVES, numbers
from engine.mesopotamia.reading.turns import ways
from engine.mesopotamia.state import Act, Battle, Build, Halves, Player, State

RULES = {
    "home": "3.1",
    "die": "6.9",
    "camp": "4.4",
    "harbour": "4.8",
    "keep": "3.10",
    "use": "6.6",
    "reroll": "6.12",
    "move": "7.1",
    "sail": "7.10",
    "build": "8.1",
    "convert": "10.2",
    "discover": "10.3",
    "gather": "11.2",
    "trade": "11.7",
    "bones": "12.2",
    "train": "12.3",
    "take": "19.4",
    "pay": "19.7",
    "option": "19.7",
    "order": "15.3",
    "first": "15.5",
    "pair": "15.6",
    "reveal": "15.4",
    "bid": "16.6",
    "place": "16.9",
    "row": "16.11",
    "tire": "16.15",
    "retreat": "16.19",
    "lose": "18.3",
    "duel": "23.3",
}
"""The rule for what may follow each verb."""


def refusal(state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
    """Return what is wrong with a move that `words` does not offer to `seat`, whose decision it is."""
    verbs = tuple(offer.words(state, seat, ()))
    if not move:
        return BadWords("incomplete", ("choices", verbs))
    if move[0] not in verbs:
        return _closed(state, seat, move[0], verbs)
    for place in range(1, len(move)):
        choices = offer.words(state, seat, move[:place])
        if move[place] not in choices or move[place] == STOP:
            return _wrong(state, seat, move[:place], move[place], tuple(word for word in choices if word != STOP))
    following = tuple(word for word in offer.words(state, seat, move) if word != STOP)
    if move[0] == "sail" and len(move) > 2:
        return _illegal("ship-ends-there", "7.10", border=move[-1], choices=following)
    return BadWords("incomplete", ("verb", move[0]), ("choices", following[:24]))


def _closed(state: State, seat: Seat, verb: str, verbs: Words) -> IllegalMove:
    """Return why a verb is not offered now."""
    task = state.agenda[0]
    match verb:
        case "use" if isinstance(task, Act):
            return _illegal("nothing-to-use", "6.6", verbs=verbs)
        case "reroll" if isinstance(task, Act):
            return _no_reroll(state, seat)
        case "end" if not isinstance(task, Act):
            return _illegal("action-goes-on", "6.13", verbs=verbs)
        case "build" if isinstance(task, Build):
            return _illegal("nothing-to-build", "8.1", verbs=verbs)
        case _ if isinstance(task, Halves) and verb in HALVES[task.action]:
            return _closed_half(state, seat, task, verb, verbs)
        case "done":
            return _illegal("must-be-answered", "26.2", verbs=verbs)
    return _illegal("another-question", "6.13", verbs=verbs)


def _illegal(reason: str, rule: str, **facts: Fact) -> IllegalMove:
    return IllegalMove(reason, *facts.items(), rule=rule)


def _no_reroll(state: State, player: Player) -> IllegalMove:
    if state.config.luck != ROLLED:
        return _illegal("nothing-is-rolled", "6.14")
    if state.turn.rerolls >= MOST_REROLLS:
        return _illegal("rerolled-enough", "6.12", most=MOST_REROLLS)
    if not unspent(state, player):
        return _illegal("no-dice-left", "6.12")
    return _illegal("too-dear", "6.12", price=("tablet",), held=_held(state, player))


def _closed_half(state: State, player: Player, task: Halves, verb: str, verbs: Words) -> IllegalMove:
    """Return why one half of an action is not offered: done, left for the other, or impossible (6.8)."""
    half = HALVES[task.action].index(verb)
    rule = RULES[verb]
    if not task.left[half]:
        done = task.at in (0, half + 1)
        return _illegal("half-done" if done else "half-left", rule if done else "6.8", verbs=verbs)
    match verb:
        case "convert":
            clay = numbers(state, player, task)["clay"]
            return _illegal("too-dear", rule, price=("clay",) * clay, held=_held(state, player))
        case "discover" if not state.realms[player].goods[TABLET]:
            return _illegal("too-dear", rule, price=("tablet",), held=_held(state, player))
        case "discover":
            return _illegal("all-at-the-top", "10.5")
        case "train" if not any(True for _ in muster(state, player)):
            return _illegal("nowhere-to-train", "8.7")
        case "train" if not any(has_room(state, player, unit) for unit in range(len(LAND))):
            return _illegal("limit-reached", "20.7", limit=limit(state, player))
    return _illegal("nothing-of-it-possible", rule, verbs=verbs)


def _held(state: State, player: Player) -> Words:
    return goods_words(state.realms[player].goods)


def _wrong(state: State, seat: Seat, typed: Words, word: str, choices: Words) -> IllegalMove | BadWords:
    """Return why a word may not follow those before it."""
    if not choices and (typed[0] != "use" or len(typed) > 3) and not _goes_on(state, typed, word):
        return BadWords("too-many-words", ("verb", typed[0]), ("word", word))
    if word not in vocabulary(state.config.content):
        return BadWords("unknown-word", ("word", word), ("choices", choices[:24]))
    why = _REASONS.get(typed[0])
    found = why(state, seat, typed, word) if why else None
    return found or _illegal("not-offered", RULES.get(typed[0], "26.1"), word=word, choices=choices[:24])


def _goes_on(state: State, typed: Words, word: str) -> bool:
    """Whether a word is one more step of a land unit that has made some (7.1)."""
    return typed[0] == "move" and len(typed) > 3 and word.removesuffix(WITH_RAM) in state.content.map.by_name


@cache
def vocabulary(digest: str) -> frozenset[str]:
    """Return every word that some move may hold."""
    content = known(digest)
    world = content.map
    areas = [area.name for area in world.areas]
    borders = [segment.name for segment in world.segments]
    faces = [f"{colour}-{face}" for colour in COLOURS for face in content.dice[colour]]
    sources = [f"{unit}-{area}" for unit in (*LAND, "settlement") for area in areas]
    cards = [*content.combat, *(f"{card}-{row}" for card in content.combat for row in ROWS)]
    return frozenset(
        (
            *areas,
            *(area + WITH_RAM for area in areas),
            *borders,
            *(f"ship-{border}" for border in borders),
            *sources,
            *cards,
            *COLOURS,
            *faces,
            *content.empires,
            *content.quests,
            *ACTIONS,
            *BUILDS,
            *PIECES,
            *(*GOODS, "home"),
            *ROWS,
            *(slot.name for slot in content.slots),
            *map(str, range(100)),
        )
    )


# reasons, by verb ----------------------------------------------------------------------------------------------------


def _why_use(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    if len(typed) > 1:
        signs = technology(state, player, ACTIONS.index(typed[1])).signs
        return _illegal("dice-do-not-show", "6.5", signs=signs, dice=unspent(state, player))
    if word not in ACTIONS:
        return None
    action = ACTIONS.index(word)
    if action in state.turn.done:
        return _illegal("action-done", "6.3", action=word)
    if not ways(state, player, action):
        signs = technology(state, player, action).signs
        return _illegal("not-paid-for", "6.2", action=word, signs=signs, dice=unspent(state, player))
    if action == GROWTH:
        food = technology(state, player, action).values["food"]
        if state.realms[player].goods[FOOD] < food:
            return _illegal("too-dear", "13.1", price=("food",) * food, held=_held(state, player))
        return _illegal("top-is-taken", "20.4")
    return _illegal("nothing-to-do", "6.6", action=word)


def _why_move(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    world = state.content.map
    if len(typed) == 1:
        area = world.by_name.get(word, -1)
        if area < 0 or not force(state.spots[area], player):
            return _illegal("no-unit-there", "7.1", area=word)
        return _illegal("held-by-enemies" if not is_free(state.spots[area], player) else "no-way-out", "7.6", area=word)
    if len(typed) == 2:
        return _illegal("no-unit-there", "7.1", area=typed[1], unit=word)
    last = world.by_name[typed[-1].removesuffix(WITH_RAM)] if len(typed) > 3 else world.by_name[typed[1]]
    goal = world.by_name.get(word.removesuffix(WITH_RAM), -1)
    if len(typed) - 3 >= SPEEDS[LAND.index(typed[2])]:
        return _illegal("too-far", "7.1", unit=typed[2], most=SPEEDS[LAND.index(typed[2])])
    if goal not in world.near[last]:
        beside = tuple(world.areas[area].name for area in world.near[last])
        return _illegal("not-adjacent", "7.1", area=word, choices=beside)
    if is_foreign_home(state, player, goal):
        return _illegal("foreign-home", "7.3", area=word)
    if word.endswith(WITH_RAM):
        return _illegal("no-ram-there", "7.14", area=world.areas[last].name)
    if is_walled(state, player, goal):
        return _illegal("walled", "7.4", area=word)
    return _illegal("held-by-enemies", "7.5", area=world.areas[last].name)


def _why_build(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    task = state.agenda[0]
    if len(typed) == 1 and word in BUILDS and isinstance(task, Build):
        level, _ = state.content.builds[word]
        if task.level < level:
            return _illegal("level-too-low", "8.1", what=word, level=level)
        if word == "garden" and not state.garden:
            return _illegal("gardens-stand", "9.1")
        if not can_pay(state, player, cost(state, word)):
            price = goods_words(cost(state, word))
            return _illegal("too-dear", "8.1", price=price, held=_held(state, player))
        return _unbuildable(state, player, word)
    if len(typed) == 2 and word in state.content.map.by_name:
        return _bad_site(state, player, typed[1], state.content.map.by_name[word])
    return None


def _unbuildable(state: State, player: Player, what: str) -> IllegalMove:
    """Return why something that could be paid for can't be built."""
    match what:
        case "floor":
            return _illegal("no-more-floors", "8.4", most=min(6, state.population.at[player]))
        case "garden":
            needs = state.content.gardens[state.garden].needs
            return _illegal("conditions-not-met", "9.1", needs=need_words(needs, {}))
        case "ram" | "ship" if not has_room(state, player, RAM if what == "ram" else SHIP):
            full = stock(state, player, RAM if what == "ram" else SHIP) > 0
            return _illegal("limit-reached" if full else "none-left", "20.7" if full else "1.3", what=what)
        case "ram" | "ship":
            return _illegal("nowhere-to-build", "8.5", what=what)
    piece = PIECES.index(what)
    if not stock(state, player, piece):
        return _illegal("none-left", "1.3", what=what)
    if what == "wall" and (areas := tuple(unwalled(state, player))):
        return _illegal("breached", "25.6", area=state.content.map.areas[areas[0]].name)
    return _illegal("nowhere-to-build", "8.2", what=what)


def _bad_site(state: State, player: Player, what: str, area: int) -> IllegalMove | None:
    """Return why something can't be built in an area."""
    name = state.content.map.areas[area].name
    spot = state.spots[area]
    if what == "ram":
        return _illegal("not-held", "8.5", area=name)
    if state.content.map.areas[area].home or owns_home(state, area) is not None:
        return _illegal("not-in-a-home", "8.2", area=name)
    if area in state.config.blocked:
        return _illegal("blocked", "3.6", area=name)
    if (spot.wall if what == "wall" else spot.settlement) is not None:
        return _illegal("stands-already", "8.3", area=name, what=what)
    if what == "wall" and area in unwalled(state, player):
        return _illegal("breached", "25.6", area=name)
    return _illegal("no-unit-there", "8.2", area=name)


def _why_discover(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    if word in ACTIONS and state.realms[player].levels[ACTIONS.index(word)] == TOP_LEVEL:
        return _illegal("at-the-top", "10.5", action=word)
    return None


def _why_gather(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    task = state.agenda[0]
    if len(typed) == 2 and word not in GOODS:
        return None
    if len(typed) == 2 and word not in GATHERED:
        return _illegal("never-gathered", "11.6", choices=tuple(offer.words(state, player, typed)))
    if len(typed) == 2:
        return _illegal("other-good-there", "11.2", source=typed[1], good=word)
    if isinstance(task, Halves) and word in task.used:
        return _illegal("gathered-already", "11.3", source=word)
    area = state.content.map.by_name.get(word.partition("-")[2], -1)
    if area in state.config.blocked:
        return _illegal("blocked", "11.5", area=word)
    if area >= 0 and state.content.map.areas[area].good is None:
        return _illegal("no-good-there", "11.4", area=word)
    return _illegal("no-source", "11.2", source=word)


def _why_trade(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    names = [slot.name for slot in state.content.slots]
    task = state.agenda[0]
    if word not in names or not isinstance(task, Halves):
        return None
    number = names.index(word)
    slot, stall = state.content.slots[number], state.market[number]
    if not stall.token:
        return _illegal("no-token-there", "11.7", slot=word)
    if slot.section > task.level:
        return _illegal("level-too-low", "11.7", what=word, level=slot.section)
    if word in task.used:
        return _illegal("traded-already", "11.7", slot=word)
    if slot.ship and not any(owner == player for _, owner in state.fleet):
        return _illegal("needs-a-ship", "11.7", slot=word)
    cost = state.content.tokens[stall.token].cost
    if not can_pay(state, player, cost):
        return _illegal("too-dear", "11.8", price=goods_words(cost), held=_held(state, player))
    if stall.amphora is None and not amphorae(state, player):
        return _illegal("no-amphora-left", "11.10", slot=word)
    return _illegal("taken-by-the-city", "24.7", slot=word)


def _why_train(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    task = state.agenda[0]
    if len(typed) == 2 and word in state.content.map.by_name:
        area = state.content.map.by_name[word]
        held = state.spots[area].settlement == player or area == state.realms[player].home
        reason = "enemies-there" if held and not is_controlled(state, player, area) else "not-held"
        return _illegal(reason, "8.7" if held else "12.3", area=word)
    if word not in LAND or not isinstance(task, Halves):
        return None
    unit = LAND.index(word)
    level, cost = state.content.trains[unit]
    if level > task.level:
        return _illegal("level-too-low", "12.3", what=word, level=level)
    if not stock(state, player, unit):
        return _illegal("none-left", "12.4", what=word)
    if not has_room(state, player, unit):
        return _illegal("limit-reached", "20.7", limit=limit(state, player))
    return _illegal("too-dear", "12.3", price=goods_words(cost), held=_held(state, player))


def _why_bid(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    battle: Battle | None = state.battle
    if battle is None or not word.isdecimal():
        return None
    least, most = pool(state, battle, side_of(state, battle, player))
    said = sum(int(number) for number in typed[1:]) + int(word)
    if said > most:
        return _illegal("more-than-your-bones", "16.6", most=most)
    return _illegal("must-be-bid", "16.4", least=least)


def _why_option(state: State, player: Player, typed: Words, word: str) -> IllegalMove | None:
    return _illegal("option-not-possible", "19.7", option=word) if word in ("1", "2") else None


_Reason = Callable[[State, Player, Words, str], IllegalMove | None]

_REASONS: dict[str, _Reason] = {
    "use": _why_use,
    "move": _why_move,
    "build": _why_build,
    "discover": _why_discover,
    "gather": _why_gather,
    "trade": _why_trade,
    "train": _why_train,
    "bid": _why_bid,
    "option": _why_option,
}

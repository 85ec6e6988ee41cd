"""The stated costs and gains of a component are those of playing it, in random games.

The English text alone is read here, by its grammar: prices stand before an arrow, gains behind it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

import pytest

from bot.text.clauses import effect_line, full_explanation
from bot.text.voice import Voice
from engine.chance import Chance
from engine.game import STOP, Seat, Words
from engine.games.mesopotamia.content.tables import ACTIONS, GOODS
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.state import State as MesopotamianState
from engine.games.wayfarers.components.tables import BOARD_BONUSES, EDGES_BY_START, GUILDS, TILES
from engine.games.wayfarers.reading.caravan import covered_cells
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.reading.scoring import score_sheet
from engine.games.wayfarers.state import State as WayfaringState
from engine.moves import every_move
from engine.registry import find_game
from tests.engine.playouts import GUIDES

GAMES_EACH, MOVES, OFFERED = 6, 300, 40
"""Random games of each kind, moves of each, and offered moves of each position that are tried."""

Purse: TypeAlias = Mapping[str, int]
"""What somebody has of each thing by its English name."""

_GOODS = re.compile(r"(?:(\d+) )?\b(stone|wood|clay|food|tablet|bone|silver|provision)s?\b(?! off)")
_INFLUENCE = re.compile(r"(\d+) influence (?:on|from) (?:the )?(science|trade|exploration)")


def amount(text: str) -> Counter[str]:
    """The goods and the influence that a text names; what has no number is there once."""
    found = Counter[str]()
    for number, good in _GOODS.findall(text):
        found[good] += int(number or 1)
    for number, guild in _INFLUENCE.findall(text):
        found[guild] += int(number)
    return found


def told(text: str) -> Purse:
    """What a text says that is paid before its arrow, and taken behind it."""
    before, arrow, after = text.partition("→")
    gain, cost = (amount(after), amount(before)) if arrow else (amount(before), Counter[str]())
    return {name: gain[name] - cost[name] for name in {*gain, *cost} if gain[name] != cost[name]}


def costs(text: str) -> Purse:
    """What a text says that is paid."""
    return {name: -count for name, count in amount(text).items()}


@cache
def text(game: str, name: str, *, whole: bool = False) -> str:
    rules, voice = find_game(game), Voice("en", game)
    clauses = rules.explain({option.name: option.choices[0] for option in rules.options}, name)
    return full_explanation(voice, clauses) if whole else effect_line(voice, clauses)


def sentence(game: str, name: str, start: str = "") -> str:
    """The sentence of a component's text that begins so, without its end."""
    found = (one for one in re.split(r"\.(?: |$|\n)", text(game, name, whole=True)) if one.startswith(start))
    return next(found).removeprefix(start)


def mesopotamian(state: MesopotamianState, seat: Seat, move: Words) -> Purse | None:
    """What the words say that a move of Mesopotamia does to the goods and points of who plays it; None: nothing."""
    game, realm = "mesopotamia", state.realms[seat]
    task: Any = state.agenda[0]
    match move:
        case ("trade", slot):
            return _trade(state, slot)
        case ("build", "garden"):
            said = text(game, state.garden)
            (vp,) = re.findall(r"(\d+) VP", said)
            return {**costs(sentence(game, state.garden, "Costs ")), "VP": int(vp)}
        case ("build", what, *_):
            return costs(sentence(game, what, "From build level ").partition(":")[2])
        case ("train", unit, *_):
            return costs(sentence(game, unit, "From warfare level ").partition(":")[2])
        case ("convert",) | ("bones",):
            technology = text(game, f"{state.config.empires[seat]}-{ACTIONS[task.action]}-{task.level}")
            found = re.search(r"once ([^;.]*)" if move == ("convert",) else r"take (\d+ bones?)", technology)
            return told(found[1]) if found else None
        case ("use", "growth", *_):
            technology = text(game, f"{state.config.empires[seat]}-growth-{realm.levels[ACTIONS.index('growth')]}")
            price, _, steps = technology.partition("pay ")[2].partition(" → population track +")
            return {**costs(price), "population": int(steps.rstrip("."))}
        case ("option", number):
            return _option(state, state.spots[task.area].token, int(number))
    return None


def _trade(state: MesopotamianState, slot: str) -> Purse:
    stall = state.market[[one.name for one in state.content.slots].index(slot)]
    said = text("mesopotamia", stall.token)
    vp = re.search(r"Your amphora on it: (\d+) VP", said)
    first = {"VP": int(vp[1])} if vp and stall.amphora is None else {}
    return {**told(sentence("mesopotamia", stall.token, "Pay ")), **first}


def _option(state: MesopotamianState, event: str, number: int) -> Purse | None:
    """The immediate effects that an option names; None if it asks something first."""
    said = re.split(r"\d\) ", text("mesopotamia", event))[number]
    price, arrow, gain = said.rpartition("→")
    if "any" in price or any(word in gain for word in ("any", "quest", "settlement", "technology", "rider", "chariot")):
        return None
    if any(word in gain for word in ("spearman", "archer", "population")):
        return None
    lasting = "six rounds" in gain
    track = re.search(r"event track \+(\d+)", gain)
    taken = Counter[str]() if lasting else amount(gain)
    taken.subtract(amount(price) if arrow else {})
    return {**taken, "events": int(track[1]) if track and not lasting else 0}


def wayfaring(state: WayfaringState, seat: Seat, move: Words) -> Purse | None:
    """What the words say that a move of Wayfarers does to the goods and influence of who plays it; None: nothing."""
    game, table = "wayfarers", state.table
    player = table.players[seat]
    match move:
        case ("worker", _, card, *fee):
            at = find_in_rows(table, card)
            assert at is not None
            said = sentence(game, f"{at[0]}-{at[1] + 1}", "A worker here: ")
            gain = Counter[str]() if "pay " in said else amount(_goods_only(said))
            gain.subtract(fee)
            return gain
        case ("journal", node):
            return _step(state, player.node, node)
        case ("tile", tile, _, cell, ("silver" | "influence") as payment) if not table.turn.silver_off:
            kind = TILES[tile].kind.capitalize()
            prices = re.findall(rf"{kind} tile: (.*)\.", text(game, tile, whole=True))[0].split(" or ")
            gain = _covered(player.board, covered_cells(tile, cell))
            gain.subtract(amount(next(price for price in prices if ("silver" in price) == (payment == "silver"))))
            return gain
    return None


def _covered(board: str, cells: Iterable[str]) -> Counter[str]:
    """What the places of a caravan say that they bring at once when a tile covers them."""
    places = {name for name in cells if name in BOARD_BONUSES[board]}
    return sum((amount(_goods_only(text("wayfarers", f"{board}-{cell}"))) for cell in places), Counter[str]())


def _goods_only(said: str) -> str:
    """A text without the influence in it, which is placed by moves of its own."""
    return _INFLUENCE.sub("", said)


def _step(state: WayfaringState, start: str, node: str) -> Purse | None:
    """The price of a step of the journal by its line, and the immediate gain of the place; None if it asks first."""
    table = state.table
    edge = next(edge for edge in EDGES_BY_START[start] if edge.end == node)
    side = table.sections[edge.section].upper()
    asked = re.findall(rf"(?:A, B|{side}): ([^.]*)\.", text("wayfarers", f"{start}-{node}"))[0]
    here = text("wayfarers", node) + "".join(text("wayfarers", tile) for at, tile in table.nodes if at == node)
    if " or " in here or "pay " in here:
        return None
    gain = amount(_goods_only(here))
    gain.subtract(amount(asked) if asked.startswith("pay ") else {})
    return gain


def mesopotamian_purse(state: MesopotamianState, seat: Seat) -> Purse:
    """What a player of Mesopotamia has, by the English names."""
    goods = dict(zip(GOODS, state.realms[seat].goods, strict=True))
    worth = points_by_category(state, seat, ())
    tracks = {"population": state.population.at[seat], "events": state.events.at[seat]}
    return {**goods, **tracks, "VP": worth["gardens"] + worth["trade"]}


def wayfaring_purse(state: WayfaringState, seat: Seat) -> Purse:
    """What a player of Wayfarers has, by the English names."""
    player = state.table.players[seat]
    influence = dict(zip(GUILDS, player.guilds, strict=True))
    return {"silver": player.silver, "provision": player.provision, **influence}


def goes_on(before: Any, after: Any) -> bool:
    """Whether no round of Mesopotamia ended, which brings more than the move's own words say."""
    return getattr(before, "turn", None) is None or before.turn.round == after.turn.round


def deeds(before: Purse, after: Purse, said: Purse) -> Purse:
    """What has changed of that which the words name, and of that which has become less."""
    change = {name: after[name] - before[name] for name in before}
    return {name: count for name, count in change.items() if count < 0 or (count and name in said)}


KINDS: Mapping[str, tuple[Callable[[Any, Seat, Words], Purse | None], Callable[[Any, Seat], Purse], set[str]]] = {
    "mesopotamia": (mesopotamian, mesopotamian_purse, {"trade", "build", "train", "convert", "bones", "use", "option"}),
    "wayfarers": (wayfaring, wayfaring_purse, {"worker", "journal", "tile"}),
}


def positions(game: str, number: int) -> Iterator[tuple[Any, Seat]]:
    """The positions of a random game, each with a seat that is asked."""
    rules = find_game(game)
    state = rules.setup(
        rules.marks[:2], {one.name: one.choices[0] for one in rules.options}, Chance(bytes([number]) * 32)
    )
    stream = Chance(bytes([number + 1]) * 32).stream("moves")
    for _ in range(MOVES):
        decision = rules.decision(state)
        if decision is None:
            return
        seat = decision.seats[0]
        yield state, seat
        state = rules.play(state, seat, GUIDES[game].move(rules, state, seat, stream)).state


@pytest.mark.parametrize("game", KINDS)
def test_a_moves_effects_are_those_that_its_words_state(game: str) -> None:
    predict, purse, verbs = KINDS[game]
    rules, tried, wrong = find_game(game), Counter[str](), []
    for number in range(GAMES_EACH):
        for state, seat in positions(game, number):
            for move in islice(every_move(rules, state, seat), OFFERED):
                said = predict(state, seat, move)
                if said is None:
                    continue
                after = rules.play(state, seat, move).state
                if not goes_on(state, after):
                    continue
                found = deeds(purse(state, seat), purse(after, seat), said)
                tried[move[0]] += 1
                if found != {name: count for name, count in said.items() if count}:
                    wrong.append((move, said, found))
    assert wrong == []
    assert verbs <= set(tried)


def test_prices_and_gains_are_read_off_the_text() -> None:
    assert told("pay 2 provisions → 3 silver + 1 provision") == {"provision": -1, "silver": 3}
    assert told("2 stone + wood") == {"stone": 2, "wood": 1}
    assert costs("stone + 2 influence on trade") == {"stone": -1, "trade": -2}
    assert deeds({"stone": 2, "wood": 0, "clay": 1}, {"stone": 1, "wood": 1, "clay": 2}, {"clay": 1}) == {
        "stone": -1,
        "clay": 1,
    }


def test_the_points_that_a_choice_of_wayfarers_is_said_to_bring_come() -> None:
    """An effect that comes with a card may bring more."""
    rules, compared, more, wrong = find_game("wayfarers"), Counter[str](), 0, list[object]()
    for number in range(2):
        for state, seat in positions("wayfarers", number):
            verbs = [verb for verb in ("take", "hire", "tile", "inspire") if verb in rules.words(state, seat, ())]
            for move in (move for verb in verbs for move in islice(every_move(rules, state, seat, (verb,)), 6)):
                said: Any = dict(rules.annotations(rules.view(state, seat), move, STOP)).get("points", 0)
                after: Any = rules.play(state, seat, move).state
                came = score_sheet(after.table, seat).total - score_sheet(state.table, seat).total
                compared[move[0]] += 1
                more += came > said
                if came < said:
                    wrong.append((move, said, came))
    assert wrong == []
    assert compared.keys() == {"take", "hire", "tile", "inspire"}
    assert more < 0.2 * compared.total()

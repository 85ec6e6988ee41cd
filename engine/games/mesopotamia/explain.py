"""Explanations of components, derived from the tables in use, and their locations and owners as far as a view shows
them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType

from engine.game import Clause
from engine.games.mesopotamia.annotations import player_name
from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    BATTLE_ROWS,
    GOODS,
    LAND_UNIT_SPEEDS,
    LAND_UNITS,
    SHIP_SPEED,
    Amount,
    Area,
    BotAction,
    Choice,
    CivCard,
    CombatCard,
    Content,
    Empire,
    Garden,
    Quest,
    SixCounts,
    Strategy,
    TrackTable,
    TradeToken,
    technology_name,
)
from engine.games.mesopotamia.reading.goods import need_words
from engine.games.mesopotamia.reading.scoring import QUEST_POINTS
from engine.games.mesopotamia.state import State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.kit.explaining import ALL_OF, Components, Part, clause, group, part

_AUTOMATON_TARGETS = ("event", "enemy-unit", "enemy-wall", "free-area", "most-vp", "next-free")
"""Targets of an automaton that are not words of moves."""

_CONDITIONS_WITHOUT_NUMBER = ("vp_trade_free", "bot_units_below_limit")
"""Conditions without a number to compare with."""


@cache
def explain_components(digest: str) -> Components:
    """Return the kind and the explaining clauses of every component of a content, by name. Raises KeyError if the
    content is not loaded."""
    components = _every_component(content_with_digest(digest))
    return MappingProxyType({name: (kind, tuple(clauses)) for kind, name, clauses in components})


def _every_component(content: Content) -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for action in ACTIONS:
        yield "action", action, (clause(f"purpose-{action}"),)
    for (empire, number, level), card in content.cards.items():
        yield "technology", technology_name(empire, number, level), _explain_technology(content, card, level)
    for name, event in content.events.items():
        yield "event", name, (_explain_option(number, choice) for number, choice in enumerate(event.options, 1))
    for name, quest in content.quests.items():
        yield "quest", name, (_explain_quest(quest),)
    for name, fighter in content.combat.items():
        yield "fighter", name, _explain_combat_card(fighter)
    yield from _explain_market(content)
    yield from _explain_pieces(content)
    for name, start in content.empires.items():
        start_points = {players: points[name] for players, points in content.head_start.items()}
        yield "empire", name, (*_explain_empire(start), *_explain_head_start(start_points))
    for area in content.map.areas:
        yield "area", area.name, _explain_area(area)
    yield "track", "population", _explain_track("population", content.population)
    yield "track", "events", _explain_track("events", content.track)
    for colour, faces in content.dice.items():
        yield "die", colour, (clause("frame-die", part("faces", _count_words(faces))),)
    yield from _explain_automata(content)


def _explain_market(content: Content) -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for name, token in content.tokens.items():
        yield "trade", name, _explain_trade(token)
    for slot in content.slots:
        ship = (clause("frame-slot-ship"),) if slot.ship else ()
        yield "slot", slot.name, (clause("frame-slot", level=slot.section), *ship)
    for name, garden in content.gardens.items():
        yield "garden", name, _explain_garden(garden)


def _explain_pieces(content: Content) -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for name, (level, cost) in content.builds.items():
        speed = (clause("frame-speed-ship", count=SHIP_SPEED),) if name == "ship" else ()
        yield "building", name, (_explain_price("build", level, cost), *speed, clause(f"purpose-{name}"))
    for unit, (level, cost) in enumerate(content.trains):
        moves = clause("frame-speed", count=LAND_UNIT_SPEEDS[unit])
        yield (
            "unit",
            LAND_UNITS[unit],
            (_explain_price("warfare", level, cost), moves, _explain_tactics(_weak_unit_types(content, unit))),
        )


def _explain_automata(content: Content) -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for name, strategy in content.strategies.items():
        yield "strategy", name, _explain_strategy(strategy)
    for number, (pieces, bones) in enumerate(content.defence.waves, 1):
        piece_counts = zip((*LAND_UNITS, "ram"), pieces, strict=True)
        units = [clause(f"word-{piece}", count=count) for piece, count in piece_counts if count]
        yield (
            "wave",
            f"wave-{number}",
            (clause("frame-wave", part("units", (*units, *_explain_amount({"bone": bones})))),),
        )


def _explain_amount(amount: Amount) -> Iterator[Clause]:
    return (clause(f"word-{good}", count=count) for good, count in amount.items())


def _goods_part(name: str, counts: SixCounts) -> Part:
    return part(name, _explain_amount({good: count for good, count in zip(GOODS, counts, strict=True) if count}))


def _count_words(words: Iterable[str]) -> Iterator[Clause]:
    """Yield a clause for each different word, with the number of times that it occurs."""
    for word, count in Counter(words).items():
        yield _repeat_clause(clause(f"word-{word}"), count)


def _explain_technology(content: Content, card: CivCard, level: int) -> Iterator[Clause]:
    signs = part("signs", _count_words(card.signs))
    yield clause("frame-technology", signs, part("effects", _explain_action(content, card.values, level), "then"))
    yield clause("frame-name", name=card.name, full_text_only=True)


def _explain_action(content: Content, values: Mapping[str, int], level: int) -> Iterator[Clause]:
    """Yield a clause for each effect of an action at a level, by the numbers on its card."""
    for name in ("activations", "gathers"):
        if values.get(name):
            yield clause(f"effect-{name}", count=values[name])
    if "builds" in values:
        things = (clause(f"word-{name}") for name, (minimum, _) in content.builds.items() if minimum <= level)
        yield clause("effect-builds", part("things", things, "or"), count=values["builds"])
    if values.get("clay"):
        cost, tablets = (
            part("cost", _explain_amount({"clay": values["clay"]})),
            _explain_amount({"tablet": values["tablets"]}),
        )
        yield clause("effect-convert", cost, part("then", tablets))
    if values.get("discoveries"):
        yield clause("effect-discoveries", count=values["discoveries"])
    if values.get("trades"):
        yield clause("effect-trades", count=values["trades"], level=level)
    if values.get("bones"):
        yield clause("effect-bones", part("gain", _explain_amount({"bone": values["bones"]})))
    if "units" in values:
        units = (
            clause(f"word-{LAND_UNITS[unit]}") for unit, (minimum, _) in enumerate(content.trains) if minimum <= level
        )
        yield clause("effect-units", part("things", units, "or"), count=values["units"])
    if "food" in values:
        cost = part("cost", _explain_amount({"food": values["food"]}))
        yield clause("effect-pay", cost, part("then", (clause("word-population-up", count=values["steps"]),)))


def _explain_option(option_number: int, choice: Choice) -> Clause:
    """Return the clause of an event's option: its price, its gains and their time (19)."""
    gains = [_explain_gain(name, amount) for name, amount in choice.gain]
    everything = group(ALL_OF, (*gains, clause("effect-track", count=choice.track)))
    match choice.kind:
        case "six_rounds":
            body = [
                clause("effect-rounds", part("each", _explain_amount(choice.each_round)), part("last", (everything,)))
            ]
        case "end_vp":
            body = [everything, clause("effect-end", count=choice.vp)]
        case _:
            body = [everything]
    if choice.pay:
        body = [clause("effect-pay", part("cost", _explain_amount(choice.pay)), part("then", body, "then"))]
    return clause("frame-option", part("effects", body, "then"), number=option_number)


def _explain_gain(name: str, amount: int | str) -> Clause:
    match name, amount:
        case (("unit" | "discover"), str(word)):
            return clause(f"word-{word}", count=1) if name == "unit" else clause(f"word-discover-{word}")
        case "population", int(count):
            return clause("word-population-up", count=count)
        case _, int(count):
            return clause(f"word-{name}", count=count)
    raise ValueError(f"no event gives {name} {amount}")


def _needs_part(needs: Iterable[str]) -> Part:
    """Return the part `needs` of a quest or garden, from words such as `bone-2`."""
    return part("needs", (clause(f"word-{word}", count=int(count)) for word, _, count in _split_needs(needs)))


def _split_needs(needs: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    return (thing.rpartition("-") for thing in needs)


def _explain_quest(quest: Quest) -> Clause:
    return clause("frame-quest", _needs_part(need_words(quest.needs, quest.tech)), count=QUEST_POINTS)


def _explain_combat_card(card: CombatCard) -> Iterator[Clause]:
    yield clause("frame-fighter", part("unit", (clause(f"word-{LAND_UNITS[card.unit]}"),)))
    for row, (bones, spaces) in zip(BATTLE_ROWS, card.rows, strict=True):
        yield clause(f"frame-{row}", bones=bones, spaces=spaces)
    yield _explain_tactics(card.against)


def _explain_tactics(units: Iterable[int]) -> Clause:
    return clause("frame-against", part("units", (clause(f"word-{LAND_UNITS[unit]}") for unit in sorted(units)), "and"))


def _weak_unit_types(content: Content, unit: int) -> Iterable[int]:
    """Return the unit types against which the tactics of a unit type count on any of its cards."""
    return {enemy for card in content.combat.values() if card.unit == unit for enemy in card.against}


def _explain_trade(token: TradeToken) -> Iterator[Clause]:
    yield clause("frame-trade", _goods_part("cost", token.cost), _goods_part("then", token.gain))
    if token.vp:
        yield clause("frame-amphora", count=token.vp)
    yield clause("frame-slot", level=token.level, full_text_only=True)


def _explain_garden(garden: Garden) -> Iterator[Clause]:
    yield clause("frame-cost", _goods_part("cost", garden.cost))
    if garden.needs:
        yield clause("frame-needs", _needs_part(need_words(garden.needs, {})))
    yield clause("frame-points", count=garden.vp)


def _explain_price(action: str, level: int, cost: SixCounts) -> Clause:
    """Return the clause of the cost of a building or unit and of the `level` of `action` that allows it. Gardens, whose
    cost is on their token, get a clause without cost."""
    if not any(cost):
        return clause(f"frame-{action}-free", level=level)
    return clause(f"frame-{action}", _goods_part("cost", cost), level=level)


def _explain_empire(empire: Empire) -> Iterator[Clause]:
    levels = [
        clause(f"word-{action}-level", count=level)
        for action, level in zip(ACTIONS, empire.levels, strict=True)
        if level > 1
    ]
    special = (_explain_ability(name, count) for name, count in empire.special.items())
    things = (*levels, *_explain_amount(empire.extra), clause(f"word-{LAND_UNITS[empire.unit]}", count=1), *special)
    yield clause("frame-starts", part("things", things))


def _explain_head_start(points: Mapping[int, int], *, full_text_only: bool = False) -> Iterator[Clause]:
    """Yield the clause of an empire's or a home's points at the start, by number of players, if there are any."""
    if points:
        clauses = (clause("term-head-start", players=players, count=count) for players, count in sorted(points.items()))
        yield clause("frame-head-start", part("points", clauses, "beside"), full_text_only=full_text_only)


def _explain_ability(name: str, count: int) -> Clause:
    match name:
        case "floors":
            return clause("word-floor", count=count)
        case "population" | "events":
            return clause(f"word-{name}-at", count=count)
    return clause(f"term-special-{name.replace('_', '-')}")


def _explain_area(area: Area) -> Iterator[Clause]:
    if area.home:
        yield clause("frame-home", number=area.home)
        yield from _explain_head_start(area.head_start, full_text_only=True)
        return
    if area.good is None:
        yield clause("frame-gives-nothing")
    else:
        yield clause("frame-gives", part("good", (clause(f"word-{GOODS[area.good]}"),)))
    if area.shape:
        yield clause(f"frame-shape-{area.shape}")
    if any(area.tribe):
        tribe = (
            clause(f"word-{unit}", count=count) for unit, count in zip(LAND_UNITS, area.tribe, strict=True) if count
        )
        yield clause("frame-tribe", part("units", tribe))
    if area.blocker:
        yield clause(f"frame-blocker-{area.blocker}", full_text_only=True)


def _explain_track(name: str, track: TrackTable) -> Iterator[Clause]:
    yield clause(f"purpose-{name}")
    yield clause("frame-ranks", ranks=tuple(map(str, track.vp)))
    if track.limit:
        yield clause("frame-limits", limits=tuple(map(str, track.limit)), full_text_only=True)
    yield clause("frame-positions", count=track.positions, full_text_only=True)


def _explain_strategy(strategy: Strategy) -> Iterator[Clause]:
    about, subject = strategy.condition
    words = (subject,) if isinstance(subject, str) else subject if isinstance(subject, tuple) else ()
    kind = f"term-condition-{about.replace('_', '-')}"
    if words:
        condition = clause(kind, part("what", map(_explain_word, words), "or"))
    elif about in _CONDITIONS_WITHOUT_NUMBER or not isinstance(subject, int):
        condition = clause(kind)
    else:
        condition = clause(kind, count=subject)
    yield clause("frame-priority", part("condition", (condition,)), high=strategy.high, low=strategy.low)
    first, second = map(_explain_bot_action, strategy.actions)
    yield clause("frame-does", part("first", (first,)), part("second", (second,)))


def _explain_word(word: str) -> Clause:
    return clause(f"term-{word}" if word in _AUTOMATON_TARGETS else f"word-{word}")


def _explain_bot_action(action: BotAction) -> Clause:
    """Return the clause of an automaton's action: its targets, its number, and its further effects."""
    name = part("action", (clause(f"word-{ACTIONS[action.action]}"),))
    aims = part(
        "aims", (_repeat_clause(_explain_word(word), count) for word, count in Counter(action.words).items()), "beside"
    )
    plan = clause("term-plan-aims", name, aims) if action.words else clause("term-plan", name)
    besides = [clause(f"term-plan-{effect}") for effect in ("train", "bones", "draw") if getattr(action, effect)]
    return group(ALL_OF, (_repeat_clause(plan, action.number), *besides))


def _repeat_clause(one: Clause, count: int) -> Clause:
    return one if count == 1 else clause("term-several", part("one", (one,)), count=count)


def locate(view: MesopotamiaView, name: str) -> Iterator[Clause]:
    """Yield clauses about the location and the owner of the component called `name`, as far as the view shows them."""
    state = view.position
    if name in view.quests:
        yield clause("lies-own")
    yield from _owner_clauses(state, name)
    yield from _market_clauses(state, name)
    if name and name == state.garden:
        yield clause("lies-garden")
    for area, spot in zip(state.content.map.areas, state.spots, strict=True):
        if spot.token and name == spot.token:
            yield clause("lies-area", place=area.name)
    if name in state.content.map.by_name:
        yield from _area_clauses(state, state.content.map.by_name[name])


def _owner_clauses(state: State, name: str) -> Iterator[Clause]:
    """Yield the clause of an empire's player, of a technology's owners, or of a garden's owner."""
    for player, (empire, realm) in enumerate(zip(state.config.empires, state.realms, strict=True)):
        if name == empire:
            yield clause("lies-empire", who=player_name(state, player))
        levels = enumerate(realm.levels)
        if name in realm.gardens or any(name == technology_name(empire, action, level) for action, level in levels):
            yield clause("lies-level", who=player_name(state, player))


def _market_clauses(state: State, name: str) -> Iterator[Clause]:
    for slot, stall in zip(state.content.slots, state.market, strict=True):
        if stall.token and name == stall.token:
            yield clause("lies-stall", place=slot.name)
        elif stall.token and name == slot.name:
            yield clause("lies-token", token=stall.token)
        if stall.token and name in (stall.token, slot.name) and stall.amphora is not None:
            yield clause("lies-amphora", who=player_name(state, stall.amphora))


def _area_clauses(state: State, area: int) -> Iterator[Clause]:
    spot = state.spots[area]
    if spot.token:
        yield clause("lies-token", token=spot.token)
    for army in spot.armies:
        yield clause("lies-army", who=player_name(state, army.owner))
    if spot.settlement is not None:
        yield clause("lies-settlement", who=player_name(state, spot.settlement))

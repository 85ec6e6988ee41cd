"""Whether a state is one that a game could be in, so that what was read from a file can be shown and played."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from engine.content import playable
from engine.game import STOP, Options
from engine.kit.rules import Rules
from engine.mesopotamia.content.tables import COLOURS, FLOORS, PIECES, TOP_LEVEL
from engine.mesopotamia.diagram import diagram
from engine.mesopotamia.diagram_reader import read_diagram
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.board import tally
from engine.mesopotamia.reading.dice import ROLLED
from engine.mesopotamia.reading.opening import quests_kept
from engine.mesopotamia.reading.strategies import own_cards
from engine.mesopotamia.state import (
    ALONE,
    ASHUR,
    DOWN,
    HELD,
    KINGS,
    NO_UNITS,
    OPEN,
    RUNNING,
    TABLE,
    TOGETHER,
    TRIBE,
    UR,
    Battle,
    Quests,
    State,
    Track,
)
from engine.mesopotamia.view import MesopotamiaView, view

_ENDINGS = ("", "gardens", "rounds", "ur-reached", "ur-grew", "waves-broken", "city-fell")
_EVENTS = ("", DOWN, OPEN, HELD, RUNNING)


MesopotamiaRules: TypeAlias = Rules[State, MesopotamiaView, Draft]


def flaw(rules: MesopotamiaRules, state: State, marks: tuple[str, ...], options: Options) -> str:
    """Name the first part of a state that no game with these seats and options can hold; "" when there is none."""
    config = state.config
    if config.content not in playable(rules) or config.content != options.get("content", config.content):
        return "content"
    if config.empires[: config.seats] != marks or len(set(config.empires)) < len(config.empires):
        return "empires"
    if config.combat != options.get("combat", "full") or config.luck != options.get("luck", ROLLED):
        return "options"
    if config.side not in (ALONE, options.get("side", ALONE)):
        return "options"
    checks: tuple[tuple[str, Callable[[State], bool]], ...] = (
        *_CHECKS,
        ("agenda", partial(_asks, rules)),
        ("agenda", _reads_back),
    )
    return next((name for name, holds in checks if not _sound(state, holds)), "")


def _sound(state: State, holds: Callable[[State], bool]) -> bool:
    """Whether a check holds; a part that cannot even be looked at does not."""
    try:
        return holds(state)
    except (ValueError, KeyError, IndexError, TypeError, StopIteration, AttributeError, AssertionError):
        return False


def _lengths(state: State) -> bool:
    """Whether every player and area is there, and those without a seat fit the mode."""
    config, content = state.config, state.content
    players, areas = len(config.empires), len(content.map.areas)
    if not set(config.empires) <= set(content.empires) or not config.blocked | config.closed <= set(range(areas)):
        return False
    if config.mode not in (TABLE, KINGS, UR, ASHUR) or (config.mode == TABLE) != (players == config.seats):
        return False
    if config.side not in (ALONE, TOGETHER) or (config.side == TOGETHER and (config.mode != KINGS or config.seats < 2)):
        return False
    lengths = (len(state.realms), len(state.population.at), len(state.events.at))
    places = (len(state.spots) == areas, len(state.market) == len(content.slots))
    return lengths == (players,) * 3 and all(places) and len(state.hidden.tokens) == areas


def _realms(state: State) -> bool:
    """Whether goods, levels, floors, dice and homes are within their bounds."""
    content = state.content
    for realm in state.realms:
        faces = (die.partition("-") for die in realm.dice)
        if any(colour not in COLOURS or (face and face not in content.dice[colour]) for colour, _, face in faces):
            return False
        bounds = min(realm.goods) >= 0 and 1 <= min(realm.levels) <= max(realm.levels) <= TOP_LEVEL
        if not bounds or not len(realm.dice) <= realm.floors <= FLOORS or realm.spent >> len(realm.dice):
            return False
        if realm.home not in (-1, *content.map.homes) or not set(realm.gardens) <= set(content.gardens):
            return False
    levels = all(
        (empire, action, level) in content.cards
        for empire, realm in zip(state.config.empires, state.realms, strict=True)
        for action, level in enumerate(realm.levels)
        if not (state.config.mode in (UR, ASHUR) and empire == state.config.empires[-1])
    )
    homes = [realm.home for realm in state.realms if realm.home >= 0]
    return levels and len(set(homes)) == len(homes)


def _tracks(state: State) -> bool:
    return _track(state.population, state.content.population.positions) and _track(
        state.events, state.content.track.positions
    )


def _track(track: Track, positions: int) -> bool:
    """Whether every seal on a track has a place, higher ones first."""
    on = [player for player, at in enumerate(track.at) if at]
    heights = [track.at[player] for player in track.order]
    return (
        sorted(track.order) == on
        and heights == sorted(heights, reverse=True)
        and max(heights, default=0) <= positions
        and min(track.at) >= 0
    )


def _breaches(state: State) -> bool:
    """Whether Ashur's enemy tore walls down where one may have stood and none does (25.6)."""
    areas = state.content.map.areas
    sites = {area for area, spot in enumerate(state.spots) if spot.wall is None and not areas[area].home}
    return state.breaches <= sites - state.config.blocked and (not state.breaches or state.config.mode == ASHUR)


def _pieces(state: State) -> bool:
    """Whether pieces stand where they may, no more than there are (1.3)."""
    content, players = state.content, range(len(state.realms))
    for spot in state.spots:
        owners = [army.owner for army in spot.armies]
        if owners != sorted(set(owners)) or not set(owners) <= {TRIBE, *players}:
            return False
        if any(min(*army.units, army.rams) < 0 or not (any(army.units) or army.rams) for army in spot.armies):
            return False
        present = {army.owner for army in spot.armies if any(army.units) and army.owner >= 0}
        held = present | ({spot.settlement} - {None})
        if set(spot.here) != held or len(spot.here) != len(held) or spot.wall not in (None, *players):
            return False
    segments = range(len(content.map.segments))
    if any(segment not in segments or owner not in players for segment, owner in state.fleet):
        return False
    return all(
        count <= content.pieces[piece]
        for player in players
        for count, piece in zip(tally(state, player), PIECES, strict=True)
    )


def _tokens(state: State) -> bool:
    """Whether event tokens lie face down where the areas say so, and every token and card is there once."""
    content = state.content
    for spot, token in zip(state.spots, state.hidden.tokens, strict=True):
        if (
            spot.event not in _EVENTS
            or (spot.event == DOWN) != bool(token)
            or (spot.event in ("", DOWN)) == bool(spot.token)
        ):
            return False
        if (spot.event == RUNNING) != (spot.owner is not None):
            return False
        if spot.event == RUNNING and not (spot.option in (1, 2) and 1 <= spot.die <= FLOORS):
            return False
    tokens = [*filter(None, state.hidden.tokens), *(spot.token for spot in state.spots if spot.token), *state.finished]
    stalls = all(stall.token in ("", *content.tokens) for stall in state.market)
    gardens = [state.garden, *state.hidden.gardens] if state.garden else [*state.hidden.gardens]
    fits = len(state.hidden.gardens) == state.below and set(gardens) <= set(content.gardens)
    return stalls and fits and len(set(tokens)) == len(tokens) and set(tokens) <= set(content.events)


def _quests(state: State) -> bool:
    """Whether each quest is there once, as many as everybody holds (3.10)."""
    hidden, seats = state.hidden, state.config.seats
    names = [name for names in (*hidden.quests, hidden.deck, hidden.returned) for name in names if name]
    if len(hidden.quests) != seats or len(hidden.returned) != seats or len(set(names)) < len(names):
        return False
    counts = all(len(held) == realm.quests for held, realm in zip(hidden.quests, state.realms, strict=False))
    choosing = any(isinstance(task, Quests) for task in state.agenda)
    below = 0 if choosing else sum(map(bool, hidden.returned))
    waiting = next((task.waiting for task in state.agenda if isinstance(task, Quests)), ())
    if choosing and any(
        len(held) != quests_kept(state) + (seat in waiting) or bool(hidden.returned[seat]) == (seat in waiting)
        for seat, held in enumerate(hidden.quests)
    ):
        return False
    every = {quest.name for quest in state.content.quests.values() if quest.set in state.config.sets}
    return counts and set(names) == every and state.deck == len(hidden.deck) + below


def _turn(state: State) -> bool:
    turn, players = state.turn, range(len(state.realms))
    order = set(turn.order) <= set(players) and turn.player in players and turn.round >= 1
    return order and len(set(turn.done)) == len(turn.done) <= 6 and 0 <= turn.rerolls <= 3


def _bots(state: State) -> bool:
    bots = len(state.realms) - state.config.seats if state.config.mode == KINGS else 0
    if len(state.bots) != bots or len(state.hidden.strategies) != bots:
        return False
    for number, (bot, deck) in enumerate(zip(state.bots, state.hidden.strategies, strict=True)):
        if bot.player != state.config.seats + number or bot.deck != len(deck):
            return False
        cards = sorted((*(plan.card for plan in bot.plans), *bot.discards, *deck))
        if cards != sorted(own_cards(state.content, state.config, bot.player)):
            return False
    return True


def _asks(rules: MesopotamiaRules, state: State) -> bool:
    """Whether what is asked first has an answer from every seat that is asked, and none is asked when it is over."""
    if state.ended not in _ENDINGS or bool(state.ended) == bool(state.agenda):
        return False
    found = rules.decision(state)
    if found is None:
        return bool(state.ended)
    seats = range(state.config.seats)
    return all(seat in seats and _answers(rules, state, seat) for seat in found.seats)


def _answers(rules: MesopotamiaRules, state: State, seat: int) -> bool:
    """Whether the first words offered lead to the end of a move."""
    typed: tuple[str, ...] = ()
    while offered := rules.words(state, seat, typed):
        if STOP in offered:
            return True
        typed = (*typed, offered[0])
    return False


def _battle(state: State) -> bool:
    """Whether an open battle is fought by those who stand there."""
    battle = state.battle
    if battle is None:
        return True
    content, players = state.content, range(len(state.realms))
    names = [fighter.card for fighter in battle.fighters]
    if len(set(names)) < len(names) or not set(names) <= set(content.combat) or battle.attacker not in players:
        return False
    if battle.defender not in (TRIBE, *players) or battle.defender == battle.attacker:
        return False
    if not all(_stand(state, battle, attacks) for attacks in (True, False)):
        return False
    lanes = [name for lane in battle.lanes for name in (*lane.attackers, *lane.defenders)]
    known = {*lanes, *battle.queue} <= set(names) and min(*battle.ships, battle.tribe, *battle.bonus) >= 0
    placed = (
        0 <= count <= content.combat[fighter.card].rows[row][1]
        for fighter in battle.fighters
        for row, count in enumerate(fighter.placed)
    )
    return known and battle.area >= 0 and all(placed)


def _stand(state: State, battle: Battle, attacks: bool) -> bool:
    """Whether a side has no more units in the area than cards."""
    player = battle.side(attacks)
    armies = state.spots[battle.area].armies
    units = next((army.units for army in armies if army.owner == player), NO_UNITS)
    kinds = [state.content.combat[fighter.card].unit for fighter in battle.fighters if fighter.attacks == attacks]
    return all(kinds.count(unit) <= count for unit, count in enumerate(units))


def _reads_back(state: State) -> bool:
    """Whether the position can be drawn and read back: nothing in it is written in another way than moves write it."""
    seen = view(state, None)
    return read_diagram(diagram(seen)) == seen


_CHECKS: tuple[tuple[str, Callable[[State], bool]], ...] = (
    ("players", _lengths),
    ("realms", _realms),
    ("tracks", _tracks),
    ("pieces", _pieces),
    ("breaches", _breaches),
    ("tokens", _tokens),
    ("quests", _quests),
    ("turn", _turn),
    ("bots", _bots),
    ("battle", _battle),
)
"""In this order: a later check relies on the earlier ones."""

"""Whether a state is one that a game could be in, so that what was read from a file can be shown and played."""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import TypeAlias

from engine.content import playable
from engine.game import STOP, Options
from engine.kit.rules import Rules
from engine.mesopotamia.content.tables import ACTIONS, COLOURS, FLOORS, PIECES, SETS, TOP_LEVEL, Content
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
    Army,
    Battle,
    Player,
    Quests,
    Realm,
    Spot,
    State,
    Track,
)
from engine.mesopotamia.view import MesopotamiaView

_ENDINGS = ("", "gardens", "rounds", "ur-reached", "ur-grew", "waves-broken", "city-fell")
_USUAL = (("combat", "full"), ("luck", ROLLED), ("level", "igigi"))
_EVENTS = ("", DOWN, OPEN, HELD, RUNNING)


MesopotamiaRules: TypeAlias = Rules[State, MesopotamiaView, Draft]


def flaw(rules: MesopotamiaRules, state: State, marks: tuple[str, ...], options: Options) -> str:
    """Name the first part of a state that no game with these seats and options can hold; "" when there is none."""
    config = state.config
    if config.content not in playable(rules) or config.content != options.get("content", config.content):
        return "content"
    if config.empires[: config.seats] != marks or len(set(config.empires)) < len(config.empires):
        return "empires"
    chosen = (config.combat, config.luck, config.level)
    if chosen != tuple(options.get(*usual) for usual in _USUAL) or not set(config.sets) <= set(SETS):
        return "options"
    if config.side not in (ALONE, options.get("side", ALONE)):
        return "options"
    checks: tuple[tuple[str, Callable[[State], bool]], ...] = (*_CHECKS, ("agenda", partial(_asks, rules)))
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
    """Whether what players have is within its bounds, each has cards, and each a home of its own."""
    content, config = state.content, state.config
    empires = config.empires[:-1] if config.mode in (UR, ASHUR) else config.empires
    levels = all(
        (empire, action, level) in content.cards
        for empire, realm in zip(empires, state.realms, strict=False)
        for action, level in enumerate(realm.levels)
    )
    homes = [realm.home for realm in state.realms if realm.home >= 0]
    return levels and len(set(homes)) == len(homes) and all(_realm(content, realm) for realm in state.realms)


def _realm(content: Content, realm: Realm) -> bool:
    """Whether goods, levels, floors, dice and home are within their bounds."""
    bounds = (
        min(realm.goods) >= 0,
        1 <= min(realm.levels) <= max(realm.levels) <= TOP_LEVEL,
        len(realm.dice) <= realm.floors <= FLOORS,
        not realm.spent >> len(realm.dice),
        realm.home in (-1, *content.map.homes),
        set(realm.gardens) <= set(content.gardens),
    )
    return all(bounds) and all(_die(content, die) for die in realm.dice)


def _die(content: Content, die: str) -> bool:
    """Whether there is a die of this colour, which has this face, or was not rolled yet."""
    colour, _, face = die.partition("-")
    return colour in COLOURS and face in ("", *content.dice[colour])


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
    segments = range(len(content.map.segments))
    fleet = all(segment in segments and owner in players for segment, owner in state.fleet)
    return (
        fleet
        and all(stall.amphora in (None, *players) for stall in state.market)
        and all(_spot(spot, players) for spot in state.spots)
        and all(
            count <= content.pieces[piece]
            for player in players
            for count, piece in zip(tally(state, player), PIECES, strict=True)
        )
    )


def _spot(spot: Spot, players: range) -> bool:
    """Whether everybody's army stands in an area once, and who is there is listed."""
    owners = [army.owner for army in spot.armies]
    present = {army.owner for army in spot.armies if any(army.units) and army.owner >= 0}
    held = present | ({spot.settlement} - {None})
    return (
        owners == sorted(set(owners))
        and set(owners) <= {TRIBE, *players}
        and all(map(_army, spot.armies))
        and set(spot.here) == held
        and len(spot.here) == len(held)
        and {spot.wall, spot.settlement, spot.owner} <= {None, *players}
    )


def _army(army: Army) -> bool:
    """Whether an army has pieces, and of each kind as many as there can be."""
    counts = (*army.units, army.rams)
    return min(counts) >= 0 and any(counts)


def _tokens(state: State) -> bool:
    """Whether event tokens lie face down where the areas say so, and every token and card is there once."""
    content, hidden = state.content, state.hidden
    tokens = [*filter(None, hidden.tokens), *(spot.token for spot in state.spots if spot.token), *state.finished]
    gardens = {*hidden.gardens, *filter(None, (state.garden,))}
    return (
        all(_event(spot, token) for spot, token in zip(state.spots, hidden.tokens, strict=True))
        and all(stall.token in ("", *content.tokens) for stall in state.market)
        and len(hidden.gardens) == state.below
        and gardens <= set(content.gardens)
        and len(set(tokens)) == len(tokens)
        and set(tokens) <= set(content.events)
    )


def _event(spot: Spot, hidden: str) -> bool:
    """Whether the event of an area is as it says: a token is hidden or known, and an event on six rounds has an
    owner."""
    running = spot.event == RUNNING
    return (
        spot.event in _EVENTS
        and bool(hidden) == (spot.event == DOWN)
        and bool(spot.token) == (spot.event not in ("", DOWN))
        and (spot.owner is not None) == running
        and ((spot.option in (1, 2) and 1 <= spot.die <= FLOORS) if running else spot.option == spot.die == 0)
    )


def _quests(state: State) -> bool:
    """Whether each quest is there once, as many as everybody holds (3.10)."""
    hidden, seats = state.hidden, state.config.seats
    names = [*chain(*hidden.quests, hidden.deck, filter(None, hidden.returned))]
    every = [quest.name for quest in state.content.quests.values() if quest.set in state.config.sets]
    if len(hidden.quests) != seats or len(hidden.returned) != seats or sorted(names) != sorted(every):
        return False
    if any(len(held) != realm.quests for held, realm in zip(hidden.quests, state.realms, strict=False)):
        return False
    choosing = next((task for task in state.agenda if isinstance(task, Quests)), None)
    if choosing is not None:
        return state.deck == len(hidden.deck) and _chosen(state, choosing.waiting)
    return state.deck == len(hidden.deck) + sum(map(bool, hidden.returned))


def _chosen(state: State, waiting: tuple[Player, ...]) -> bool:
    """Whether those who chose their quests have put one back, and those who wait hold one more."""
    hidden, kept = state.hidden, quests_kept(state)
    return all(
        len(held) == kept + (seat in waiting) and bool(returned) != (seat in waiting)
        for seat, (held, returned) in enumerate(zip(hidden.quests, hidden.returned, strict=True))
    )


def _turn(state: State) -> bool:
    turn, players = state.turn, range(len(state.realms))
    order = set(turn.order) <= set(players) and turn.player in players and turn.round >= 1
    done = set(turn.done) <= set(range(len(ACTIONS))) and turn.marker in ("", *ACTIONS)
    return order and done and len(set(turn.done)) == len(turn.done) and 0 <= turn.rerolls <= 3


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
    """Whether every seat that is asked has an answer to the first question, and there is no question after the end."""
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
    players = range(len(state.realms))
    return (
        battle.area >= 0
        and battle.attacker in players
        and battle.defender in {TRIBE, *players} - {battle.attacker}
        and min(*battle.ships, battle.tribe, *battle.bonus) >= 0
        and _cards(state.content, battle)
        and all(_stand(state, battle, attacks) for attacks in (True, False))
    )


def _cards(content: Content, battle: Battle) -> bool:
    """Whether each card is there once, in rows none but these, and has room for the bones that lie on it."""
    names = [fighter.card for fighter in battle.fighters]
    if len(set(names)) < len(names) or not set(names) <= set(content.combat):
        return False
    lanes = {name for lane in battle.lanes for name in (*lane.attackers, *lane.defenders)}
    return lanes | set(battle.queue) <= set(names) and all(
        0 <= count <= content.combat[fighter.card].rows[row][1]
        for fighter in battle.fighters
        for row, count in enumerate(fighter.placed)
    )


def _stand(state: State, battle: Battle, attacks: bool) -> bool:
    """Whether a side has no more units in the area than cards."""
    player = battle.side(attacks)
    armies = state.spots[battle.area].armies
    units = next((army.units for army in armies if army.owner == player), NO_UNITS)
    kinds = [state.content.combat[fighter.card].unit for fighter in battle.fighters if fighter.attacks == attacks]
    return all(kinds.count(unit) <= count for unit, count in enumerate(units))


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

"""Each part of a position by itself: whether it is within its bounds, and every piece, token and card is there once."""

from engine.games.mesopotamia.content.tables import ACTIONS, COLOURS, FLOORS, PIECES, TOP_LEVEL, Content
from engine.games.mesopotamia.reading.board import count_pieces
from engine.games.mesopotamia.reading.dice import ROLLED
from engine.games.mesopotamia.reading.strategies import own_cards
from engine.games.mesopotamia.state import (
    ALONE,
    ASHUR,
    DOWN,
    HELD,
    KINGS,
    OPEN,
    RUNNING,
    TABLE,
    TOGETHER,
    TRIBE,
    UR,
    Army,
    Realm,
    Spot,
    StartRound,
    State,
    Track,
)

_ENDINGS = ("", "gardens", "rounds", "ur-reached", "ur-grew", "waves-broken", "city-fell")
_USUAL = (("combat", "full"), ("luck", ROLLED), ("level", "igigi"))
_EVENTS = ("", DOWN, OPEN, HELD, RUNNING)


def has_right_lengths(state: State) -> bool:
    """Whether every player and area is present, and the empires without a person fit the mode."""
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


def realms(state: State) -> bool:
    """Whether players' belongings are within bounds, each has cards, and each a home of its own."""
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


def tracks(state: State) -> bool:
    """Whether the seals of all players are on the tracks; Ashur's enemy has none on the population track (25.1)."""
    content, players = state.content, range(len(state.realms))
    settled = range(state.config.seats) if state.config.mode == ASHUR else players
    return _track(state.population, content.population.positions, settled) and _track(
        state.events, content.track.positions, players
    )


def _track(track: Track, positions: int, players: range) -> bool:
    """Whether the seals of these players and of no other have a place on a track, higher ones first."""
    on = [player for player, at in enumerate(track.at) if at]
    heights = [track.at[player] for player in track.order]
    return (
        sorted(track.order) == on == list(players)
        and heights == sorted(heights, reverse=True)
        and max(heights) <= positions
        and min(track.at) >= 0
    )


def breaches(state: State) -> bool:
    """Whether Ashur's enemy destroyed walls in possible areas that have none now (25.6)."""
    areas = state.content.map.areas
    sites = {area for area, spot in enumerate(state.spots) if spot.wall is None and not areas[area].home}
    return state.breaches <= sites - state.config.blocked and (not state.breaches or state.config.mode == ASHUR)


def pieces(state: State) -> bool:
    """Whether pieces are in possible places, and no more than exist (1.3)."""
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
            for count, piece in zip(count_pieces(state, player), PIECES, strict=True)
        )
    )


def _spot(spot: Spot, players: range) -> bool:
    """Whether everybody's army is in an area once, and listed there."""
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
    """Whether an army has pieces, and no more of a kind than exist."""
    counts = (*army.units, army.rams)
    return min(counts) >= 0 and any(counts)


def tokens(state: State) -> bool:
    """Whether face-down event tokens match the areas, and every token and card exists once."""
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
    """Whether the event of an area is consistent: a token is hidden or known, and an event on six rounds has an
    owner."""
    running = spot.event == RUNNING
    return (
        spot.event in _EVENTS
        and bool(hidden) == (spot.event == DOWN)
        and bool(spot.token) == (spot.event not in ("", DOWN))
        and (spot.owner is not None) == running
        and ((spot.option in (1, 2) and 1 <= spot.die <= FLOORS) if running else spot.option == spot.die == 0)
    )


def turn(state: State) -> bool:
    """Whether everybody comes once in the order of play, which is fixed by the first round (5.2)."""
    turn, players = state.turn, range(len(state.realms))
    fixed = sorted(turn.order) == list(players) if turn.order else StartRound() in state.agenda
    done = set(turn.done) <= set(range(len(ACTIONS))) and turn.marker in ("", *ACTIONS)
    return (
        fixed
        and turn.player in players
        and turn.round >= 1
        and done
        and len(set(turn.done)) == len(turn.done)
        and 0 <= turn.rerolls <= 3
    )


def bots(state: State) -> bool:
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

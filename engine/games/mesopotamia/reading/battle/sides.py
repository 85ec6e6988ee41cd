"""The two sides of a battle: who decides for them, their cards and refuges (16.1-16.4, 16.19)."""

from collections.abc import Iterator, Sequence

from engine.games.mesopotamia.content.tables import LAND, CombatCard
from engine.games.mesopotamia.reading.board import (
    count_land_units,
    enemies,
    fighting,
    is_foreign_home,
    is_walled,
    units_word,
)
from engine.games.mesopotamia.state import ASHUR, TRIBE, Battle, Fighter, Player, State, Track


def tribe_commander(state: State, attacker: Player) -> Player | None:
    """Return the player who plays the tribe: the next below the attacker on the events track, or the next above if
    nobody is below. None for an automaton (17.9)."""
    order = state.events.order
    place = order.index(attacker)
    beside = order[place + 1 :][:1] or order[:place][-1:]
    if not beside or state.is_bot(beside[0]):
        return None
    return beside[0]


def open_battle(state: State) -> Battle:
    """Return the open battle. Raises ValueError if there is none."""
    if state.battle is None:
        raise ValueError("nobody fights")
    return state.battle


def plays_tribe(state: State, battle: Battle, seat: Player | None) -> bool:
    """Whether a seat plays the tribe of a battle (17.9)."""
    return battle.defender == TRIBE and tribe_commander(state, battle.attacker) == seat


def commander(state: State, battle: Battle, attacks: bool) -> Player | None:
    """Return the seat that decides for a side, or None if there is none."""
    player = battle.side(attacks)
    if player == TRIBE:
        return tribe_commander(state, battle.attacker)
    return None if state.is_bot(player) else player


def attacker_of(state: State, area: int, pair: tuple[Player, Player]) -> tuple[Player, Player]:
    """Return a pair as attacker and defender. The empire that came into the area later attacks (15.8)."""
    one, other = sorted(pair, key=state.spots[area].here.index)
    return other, one


def leads(track: Track, battle: Battle, attacks: bool) -> bool:
    """Whether a side wins ties: the one that is higher on the events track now, never a tribe (15.7)."""
    return track.leads(battle.side(attacks), battle.side(not attacks))


def tie_breaker(values: Sequence[int], battle: Battle) -> str:
    """Return the word for what breaks a tie between equal values: `track` or, against a tribe, `tribe`; `no` for
    different values."""
    if values[0] != values[1]:
        return "no"
    return "tribe" if TRIBE in (battle.side(True), battle.side(False)) else "track"


def card(state: State, fighter: Fighter) -> CombatCard:
    """Return the combat card of a unit."""
    return state.content.combat[fighter.card]


def strength(state: State, fighter: Fighter, foe: Fighter) -> int:
    """Return the value of a unit in a duel: strength, plus tactics if its card names the opponent's type (16.13)."""
    own = card(state, fighter)
    value = own.rows[0][0] + fighter.placed[0]
    if card(state, foe).unit in own.against:
        value += own.rows[1][0] + fighter.placed[1]
    return value


def mobility(state: State, fighter: Fighter) -> int:
    """Return the mobility of a unit, printed plus placed (16.14)."""
    return card(state, fighter).rows[2][0] + fighter.placed[2]


def spaces(state: State, fighter: Fighter, row: int) -> int:
    """Return the number of empty spaces in a row of a card (16.9)."""
    return card(state, fighter).rows[row][1] - fighter.placed[row]


def own_fighters(battle: Battle, attacks: bool) -> tuple[Fighter, ...]:
    """Return the units of a side that are still in the battle."""
    return tuple(fighter for fighter in battle.fighters if fighter.attacks == attacks)


def support(state: State, area: int, player: Player) -> int:
    """Return the number of the player's ships on the borders of an area (16.4)."""
    shores = state.content.map.shores[area]
    return sum(owner == player and segment in shores for segment, owner in state.fleet)


def never_retreats(state: State, player: Player) -> bool:
    """Whether the units of a player never retreat: those of tribes and of Ashur's enemy (17.11, 25.8)."""
    return player == TRIBE or (state.config.mode == ASHUR and state.is_bot(player))


def refuges(state: State, area: int, player: Player) -> tuple[int, ...]:
    """Return the areas to which a unit of a player may retreat: neighbours without enemies and without another player's
    home or wall (16.19)."""
    return tuple(
        other
        for other in state.content.map.near[area]
        if not enemies(state.spots[other], player)
        and not is_foreign_home(state, player, other)
        and not is_walled(state, player, other)
    )


def opponents(state: State, area: int) -> Iterator[tuple[Player, Player]]:
    """Yield every pair of empires with land units in an area, in the order of players."""
    players = sorted(fighting(state.spots[area]))
    yield from ((one, other) for place, one in enumerate(players) for other in players[place + 1 :])


def unit_words(state: State, area: int, player: Player) -> tuple[str, ...]:
    """Return the types of land units that a player has in an area."""
    units = next((one.units for one in state.spots[area].armies if one.owner == player), (0, 0, 0, 0))
    return tuple(dict.fromkeys(units_word(units)))


def cheapest(state: State, area: int, player: Player) -> int:
    """Return the lowest type of land unit that a player has in an area."""
    return LAND.index(unit_words(state, area, player)[0])


def army_size(state: State, battle: Battle, attacks: bool) -> int:
    """Return the number of a side's land units in the area of the battle."""
    return count_land_units(state.spots[battle.area], battle.side(attacks))

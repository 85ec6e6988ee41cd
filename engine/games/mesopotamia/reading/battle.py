"""Facts derived from an open battle: its sides with their commanders, cards and refuges, bids, rows, duels, and the
bot's answers to a person (16, 18, 23)."""

from collections.abc import Iterator, Sequence

from engine.games.mesopotamia.content.tables import BATTLE_ROWS, BONE, LAND_UNITS, CombatCard
from engine.games.mesopotamia.reading.board import (
    count_enemies,
    count_land_units,
    distances_from,
    empires_with_units,
    is_foreign_home,
    is_walled,
    unit_words_of,
)
from engine.games.mesopotamia.state import ASHUR_MODE, TRIBE, Battle, Fighter, Lane, Player, State, Track


def tribe_commander(state: State, attacker: Player) -> Player | None:
    """Return the player who plays the tribe: the next below the attacker on the events track, or the next above if
    nobody is below. None if there is no such player or if an automaton is next (17.9)."""
    order = state.events.order
    place = order.index(attacker)
    neighbour = order[place + 1 :][:1] or order[:place][-1:]
    if not neighbour or state.is_bot(neighbour[0]):
        return None
    return neighbour[0]


def open_battle(state: State) -> Battle:
    """Return the battle of a position in which one is known to be open. Raises ValueError if there is none."""
    if state.battle is None:
        raise ValueError("nobody fights")
    return state.battle


def plays_tribe(state: State, battle: Battle, seat: Player | None) -> bool:
    """Whether a seat decides for the tribe in a battle against it (17.9)."""
    return battle.defender == TRIBE and tribe_commander(state, battle.attacker) == seat


def commander(state: State, battle: Battle, attacks: bool) -> Player | None:
    """Return the seat that decides for a side, or None if an automaton does or nobody plays the tribe."""
    player = battle.side(attacks)
    if player == TRIBE:
        return tribe_commander(state, battle.attacker)
    return None if state.is_bot(player) else player


def attacker_of(state: State, area: int, pair: tuple[Player, Player]) -> tuple[Player, Player]:
    """Return a pair as attacker and defender. The empire that came into the area later attacks (15.8)."""
    defender, attacker = sorted(pair, key=state.spots[area].here.index)
    return attacker, defender


def wins_ties(track: Track, battle: Battle, attacks: bool) -> bool:
    """Whether a side wins ties: the one that is higher on the events track now, never a tribe (15.7)."""
    return track.leads(battle.side(attacks), battle.side(not attacks))


def tie_breaker(values: Sequence[int], battle: Battle) -> str:
    """Return the word for the rule that breaks a tie of `values`: `track` or, against a tribe, `tribe`; `no` if there
    is no tie."""
    if values[0] != values[1]:
        return "no"
    return "tribe" if TRIBE in (battle.side(True), battle.side(False)) else "track"


def combat_card(state: State, fighter: Fighter) -> CombatCard:
    """Return the printed card of a unit in the battle."""
    return state.content.combat[fighter.card]


def duel_strength(state: State, fighter: Fighter, foe: Fighter) -> int:
    """Return the value of a unit in a duel: strength, plus tactics if its card names the opponent's type (16.13)."""
    card = combat_card(state, fighter)
    value = card.rows[0][0] + fighter.placed[0]
    if combat_card(state, foe).unit in card.against:
        value += card.rows[1][0] + fighter.placed[1]
    return value


def total_mobility(state: State, fighter: Fighter) -> int:
    """Return the mobility of a unit, printed plus placed (16.14)."""
    return combat_card(state, fighter).rows[2][0] + fighter.placed[2]


def empty_spaces(state: State, fighter: Fighter, row: int) -> int:
    """Return the number of empty spaces in a row of a card (16.9)."""
    return combat_card(state, fighter).rows[row][1] - fighter.placed[row]


def own_fighters(battle: Battle, attacks: bool) -> tuple[Fighter, ...]:
    """Return the units of a side that are still in the battle."""
    return tuple(fighter for fighter in battle.fighters if fighter.attacks == attacks)


def count_supporting_ships(state: State, area: int, player: Player) -> int:
    """Return the number of the player's ships on the borders of an area (16.4)."""
    shores = state.content.map.shores[area]
    return sum(owner == player and segment in shores for segment, owner in state.fleet)


def never_retreats(state: State, player: Player) -> bool:
    """Whether the units of a player never retreat: those of tribes and of Ashur's enemy (17.11, 25.8)."""
    return player == TRIBE or (state.config.mode == ASHUR_MODE and state.is_bot(player))


def refuges(state: State, area: int, player: Player) -> tuple[int, ...]:
    """Return the areas to which a unit of a player may retreat: neighbours without enemies and without another player's
    home or wall (16.19)."""
    return tuple(
        neighbour
        for neighbour in state.content.map.near[area]
        if not count_enemies(state.spots[neighbour], player)
        and not is_foreign_home(state, player, neighbour)
        and not is_walled(state, player, neighbour)
    )


def pairs_of_empires(state: State, area: int) -> Iterator[tuple[Player, Player]]:
    """Yield every pair of empires with land units in an area, in the order of players."""
    players = sorted(empires_with_units(state.spots[area]))
    yield from ((first, second) for place, first in enumerate(players) for second in players[place + 1 :])


def unit_words(state: State, area: int, player: Player) -> tuple[str, ...]:
    """Return the types of land units that a player has in an area, the lowest first, each once."""
    units = next((army.units for army in state.spots[area].armies if army.owner == player), (0, 0, 0, 0))
    return tuple(dict.fromkeys(unit_words_of(units)))


def lowest_unit_type(state: State, area: int, player: Player) -> int:
    """Return the lowest type of land unit that a player has in an area, as an index of LAND_UNITS."""
    return LAND_UNITS.index(unit_words(state, area, player)[0])


def army_size(state: State, battle: Battle, attacks: bool) -> int:
    """Return the number of a side's land units in the area of the battle."""
    return count_land_units(state.spots[battle.area], battle.side(attacks))


SIDES = (True, False)
"""The values of the argument `attacks`: the attacker's side, then the defender's."""


def is_simple_combat(state: State, battle: Battle) -> bool:
    """Whether a battle is simple combat: by option, or because no person takes part (18, 22.18)."""
    return state.config.combat == "simple" or (state.is_bot(battle.attacker) and state.is_bot(battle.defender))


def bid_range(state: State, battle: Battle, attacks: bool) -> tuple[int, int]:
    """Return the minimum and the maximum number of bones that a side may bid. Bones of ships must be bid, and a tribe
    must bid all of its bones (16.4, 17.10)."""
    player = battle.side(attacks)
    if player == TRIBE:
        return battle.tribe, battle.tribe
    ships = battle.ships[0 if attacks else 1]
    return ships, ships + state.realms[player].goods[BONE]


def seats_to_bid(state: State, battle: Battle) -> tuple[Player, ...]:
    """Return the seats that have not bid yet, in order."""
    seats = []
    for attacks, has_bid in zip(SIDES, battle.ready, strict=True):
        seat = commander(state, battle, attacks)
        if not has_bid and seat is not None:
            seats.append(seat)
    return tuple(sorted(seats))


def sealed_bidders(state: State, battle: Battle) -> tuple[Player, ...]:
    """Return the seats that have bid and may change their bid, without those that had no choice."""
    seats = []
    for attacks, has_bid in zip(SIDES, battle.ready, strict=True):
        seat = commander(state, battle, attacks)
        if has_bid and seat is not None and forced_bid(state, battle, attacks) is None:
            seats.append(seat)
    return tuple(sorted(seats))


def decides_for_attacker(state: State, battle: Battle, seat: Player) -> bool:
    """Whether a seat decides for the attacker of a battle, rather than for the defender."""
    return commander(state, battle, True) == seat


def forced_bid(state: State, battle: Battle, attacks: bool) -> int | None:
    """Return the bid of a side that has no choice, or None if it has one.

    A side without bones bids nothing. In simple combat a tribe bids all of its bones, an automaton half of its bones
    rounded up plus those of ships, and a player without bones only those of ships (18.4, 22.18, 27.7).
    """
    min_bid, max_bid = bid_range(state, battle, attacks)
    if not is_simple_combat(state, battle):
        return None if max_bid else 0
    player = battle.side(attacks)
    if player != TRIBE and state.is_bot(player):
        return min_bid + (max_bid - min_bid + 1) // 2
    return min_bid if min_bid == max_bid else None


def army_strength(state: State, battle: Battle, attacks: bool) -> int:
    """Return the strength of a side: its bones, and 1 to 4 for each unit (18.2)."""
    assert battle.bids is not None
    player = battle.side(attacks)
    units = next(army.units for army in state.spots[battle.area].armies if army.owner == player)
    return battle.bids[0 if attacks else 1][0] + sum(unit * count for unit, count in enumerate(units, 1))


def outruns(state: State, battle: Battle, loser: Fighter, winner: Fighter) -> bool:
    """Whether a beaten unit gets away: its mobility is higher, or equal and its side wins ties (16.14)."""
    speed, chase = total_mobility(state, loser), total_mobility(state, winner)
    return speed > chase or (speed == chase and wins_ties(state.events, battle, loser.attacks))


def retreat_areas(state: State, battle: Battle, name: str) -> tuple[int, ...]:
    """Return the areas to which the beaten unit of card `name` may retreat from the battle (16.19)."""
    return refuges(state, battle.area, battle.side(battle.fighter(name).attacks))


def nearest_refuge(state: State, player: Player, areas: tuple[int, ...]) -> int:
    """Return the area nearest to a bot's home, the first by name of equally near ones (23.9)."""
    far = distances_from(state, (state.realms[player].home,), lambda _: True)
    return min(areas, key=lambda area: (far[area], state.content.map.areas[area].name))


def rows_with_placed_bones(fighter: Fighter) -> tuple[int, ...]:
    """Return the rows (0 to 2) in which bones are placed on a card, from which a winner loses one (16.15)."""
    return tuple(row for row, count in enumerate(fighter.placed) if count)


def is_decided(battle: Battle) -> bool:
    """Whether only one side has units left (16.17)."""
    return not own_fighters(battle, True) or not own_fighters(battle, False)


def bone_spaces(state: State, battle: Battle, row: int) -> tuple[tuple[str, int], ...]:
    """Return the cards of a section's winner that have spaces, with the number of bones that each can take (16.9)."""
    left = battle.bonus[row]
    fighters = own_fighters(battle, battle.winners[row])
    rooms = ((fighter.card, min(left, empty_spaces(state, fighter, row))) for fighter in fighters)
    return tuple((name, room) for name, room in rooms if room > 0)


def row_places(battle: Battle) -> tuple[str, ...]:
    """Return the cards whose rows the next card may join: all, or only those in rows without an opponent if the queue
    is just long enough to fill these."""
    empty = [lane for lane in battle.lanes if not lane.attackers or not lane.defenders]
    lanes = empty if len(empty) == len(battle.queue) else list(battle.lanes)
    return tuple(lane_card(battle, lane) for lane in lanes)


def lane_card(battle: Battle, lane: Lane) -> str:
    """Return the card of the smaller side in a row while rows are made."""
    larger = battle.fighter(battle.queue[0]).attacks
    return lane.defenders[0] if larger else lane.attackers[0]


SHIP_BONES_INDEX, BOT_BONES_INDEX = 0, 1
"""Indices of `bonus` in a solo battle: the human's ship bones that are not placed yet, and the bones left to the
bot."""


def human_attacks(state: State, battle: Battle) -> bool:
    """Whether the only person in a solo battle is its attacker."""
    return not state.is_bot(battle.attacker)


def solo_bone_spaces(state: State, battle: Battle) -> tuple[tuple[str, int], ...]:
    """Return the rows of the human's cards that have spaces, with the number of bones that they can take (23.1)."""
    attacks = human_attacks(state, battle)
    bones = battle.bonus[SHIP_BONES_INDEX] + state.realms[battle.side(attacks)].goods[BONE]
    spaces = []
    for fighter in own_fighters(battle, attacks):
        for row, name in enumerate(BATTLE_ROWS):
            room = min(bones, empty_spaces(state, fighter, row))
            if room > 0:
                spaces.append((f"{fighter.card}-{name}", room))
    return tuple(spaces)


def bot_bones(state: State, battle: Battle, human: Fighter, bot: Fighter) -> tuple[tuple[int, int, int], str]:
    """Return the bones that the bot places in each row, and why: it wins, it wins and catches the loser, it gets away,
    or it is beaten (23.4, 23.5)."""
    bones = battle.bonus[BOT_BONES_INDEX]
    tie = 0 if wins_ties(state.events, battle, bot.attacks) else 1
    win_bones = max(0, duel_strength(state, human, bot) - duel_strength(state, bot, human) + tie)
    mobility_bones = max(0, total_mobility(state, human) - total_mobility(state, bot) + tie)
    room = empty_spaces(state, bot, 2)
    has_advantage = combat_card(state, human).unit in combat_card(state, bot).against
    space = empty_spaces(state, bot, 0), empty_spaces(state, bot, 1) if has_advantage else 0
    if win_bones <= min(bones, sum(space)):
        first_row = 1 if _beats_all(state, battle, bot) else 0
        placed = min(win_bones, space[first_row])
        spent = (placed, win_bones - placed) if first_row == 0 else (win_bones - placed, placed)
        if mobility_bones <= min(bones - win_bones, room):
            return (*spent, mobility_bones), "wins-and-catches"
        return (*spent, 0), "wins"
    can_retreat = not never_retreats(state, battle.side(bot.attacks)) and refuges(
        state, battle.area, battle.side(bot.attacks)
    )
    if can_retreat and mobility_bones <= min(bones, room):
        return (0, 0, mobility_bones), "gets-away"
    return (0, 0, 0), "beaten"


def _beats_all(state: State, battle: Battle, bot: Fighter) -> bool:
    """Whether a bot's unit has the advantage over all remaining human units (23.4)."""
    against = combat_card(state, bot).against
    return all(combat_card(state, enemy).unit in against for enemy in own_fighters(battle, not bot.attacks))


def count_refunded_bones(state: State, battle: Battle, human: Fighter, bot: Fighter) -> int:
    """Return the number of bones that the human gets back for a lost duel if the battle is lost: one for each row in
    which the card had a placed bone and was beaten (23.8)."""
    strength, bot_strength = duel_strength(state, human, bot), duel_strength(state, bot, human)
    if strength > bot_strength or (strength == bot_strength and wins_ties(state.events, battle, human.attacks)):
        return 0
    beaten = [
        True,
        combat_card(state, bot).unit in combat_card(state, human).against,
        not outruns(state, battle, human, bot),
    ]
    return sum(down and placed_bones > 0 for down, placed_bones in zip(beaten, human.placed, strict=True))

"""The order of battles, their opponents, and the events freed by beating tribes (15, 17)."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Facts, Seat, Words
from engine.games.mesopotamia.changes.duels import deal_cards
from engine.games.mesopotamia.changes.effects import border_name, remove_ship
from engine.games.mesopotamia.content.tables import BONE
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import Answer, Question, Situation
from engine.games.mesopotamia.reading.battle import (
    SIDES,
    attacker_of,
    commander,
    count_supporting_ships,
    human_attacks,
    is_simple_combat,
    pairs_of_empires,
)
from engine.games.mesopotamia.reading.board import count_land_units, empires_with_units, has_event_to_reveal, has_tribe
from engine.games.mesopotamia.reading.phase import add_battle, next_battle_areas, revealable_areas
from engine.games.mesopotamia.reading.tracks import track_leader
from engine.games.mesopotamia.state import (
    TRIBE,
    Battle,
    Choose,
    Clash,
    Collide,
    Fight,
    Freed,
    Order,
    Player,
    State,
    Task,
)
from engine.games.mesopotamia.vocabulary import AREA, EMPIRE, OTHER_EMPIRE

_TRIBE_DIE_FACES = 6


def resolve_ship_collisions(draft: Draft, _task: Collide) -> None:
    """Destroy all ships on segments with ships of two empires (15.1, 17.5), then list the battles (15.2)."""
    meeting = Counter(segment for segment, _ in draft.state.fleet)
    for segment, owner in draft.state.fleet:
        if meeting[segment] > 1:
            remove_ship(draft, segment, owner)
            draft.journal.report("ship-lost", who=draft.player_fact(owner), border=border_name(draft, segment))
    spots = draft.state.spots
    occupied = [(area, empires_with_units(spot)) for area, spot in enumerate(spots) if spot.here]
    tribes = tuple([area for area, owners in occupied if owners and has_tribe(spots[area])])
    empires = tuple([area for area, owners in occupied if len(owners) > 1])
    draft.replace_task(Order(tribes, empires))
    if tribes or empires:
        draft.journal.report("battles-begin", areas=tuple(draft.area_name(area) for area in (*tribes, *empires)))


class ChooseNextBattle(Answer[Order]):
    """Choose the area whose battle is fought after those chosen before (15.3)."""

    name, rule, takes, group = "order", "15.3", (AREA,), "battle"
    events = ("battle-ordered",)

    def choices(self, state: State, seat: Seat, task: Order, words: Words) -> Sequence[str]:
        return tuple(state.content.map.areas[area].name for area in next_battle_areas(task))

    def play(self, draft: Draft, seat: Seat, task: Order, arguments: Words) -> None:
        draft.replace_task(add_battle(task, draft.content.map.by_name[arguments[0]]))
        draft.journal.report("battle-ordered", who=draft.player_fact(seat), area=arguments[0])


class OrderOfBattlesQuestion(Question[Order]):
    """Ask which battle is fought next."""

    task, kind = Order, "order"
    answers = (ChooseNextBattle(),)

    def active_seat(self, situation: Situation, task: Order) -> Seat:
        return track_leader(situation.position)

    def facts(self, situation: Situation, task: Order) -> Facts:
        areas = situation.position.content.map.areas
        return (("areas", tuple(areas[area].name for area in next_battle_areas(task))),)

    def advance(self, draft: Draft, task: Order) -> bool:
        """Order battles if there is no choice. A bot orders them by name, its own last (22.19). Then put them on the
        agenda."""
        state = draft.state
        first = track_leader(state)
        while task.tribes or task.empires:
            group = task.tribes or task.empires
            if len(group) > 1 and not state.is_bot(first):
                draft.replace_task(task)
                return False
            area = min(group, key=lambda area: (first in empires_with_units(state.spots[area]), draft.area_name(area)))
            task = add_battle(task, area)
        battles: tuple[Task, ...] = (
            *(Clash(area, True) for area in task.picked),
            Freed(()),
            *(Clash(area, False) for area in task.settled),
        )
        draft.replace_task(*battles)
        return True


class OpponentsQuestion(Question[Clash]):
    """Ask who fights in an area."""

    def active_seat(self, situation: Situation, task: Clash) -> Seat:
        return track_leader(situation.position)

    def facts(self, situation: Situation, task: Clash) -> Facts:
        state = situation.position
        names = tuple(state.config.empires[player] for player in empires_with_units(state.spots[task.area]))
        return (("area", state.content.map.areas[task.area].name), ("empires", names))

    @abstractmethod
    def possible_pairs(self, state: State, area: int) -> Sequence[tuple[Player, Player]]:
        """Return the pairs of players that may fight in an area, in no order of attack."""

    def advance(self, draft: Draft, task: Clash) -> bool:
        """Begin the battle if only one pair is possible. If a bot leads, it takes the first pair without its own empire
        if there is one."""
        leader, pairs = track_leader(draft.state), self.possible_pairs(draft.state, task.area)
        if len(pairs) > 1 and not draft.state.is_bot(leader):
            return False
        if pairs:
            _begin_battle(draft, task.area, min(pairs, key=lambda pair: (leader in pair, pair)))
        else:
            draft.agenda.pop()
        return True


def _empire_words(state: State, task: Clash) -> Words:
    """Return the empires with land units in the area, in the order of seats."""
    return tuple(state.config.empires[player] for player in sorted(empires_with_units(state.spots[task.area])))


class ChooseFirstOpponent(Answer[Clash]):
    """Choose the empire that fights the tribe first (15.5)."""

    name, rule, takes, group = "first", "15.5", (EMPIRE,), "battle"

    def choices(self, state: State, seat: Seat, task: Clash, words: Words) -> Sequence[str]:
        return _empire_words(state, task)

    def play(self, draft: Draft, seat: Seat, task: Clash, arguments: Words) -> None:
        _begin_battle(draft, task.area, (draft.state.config.empires.index(arguments[0]), TRIBE))


class FirstOpponentQuestion(OpponentsQuestion):
    """Ask who fights the tribe first."""

    task, kind = (Clash, True), "first"
    answers = (ChooseFirstOpponent(),)

    def possible_pairs(self, state: State, area: int) -> Sequence[tuple[Player, Player]]:
        """Return each empire with land units in the area, paired with the tribe if there is one."""
        return (
            [(player, TRIBE) for player in empires_with_units(state.spots[area])]
            if has_tribe(state.spots[area])
            else []
        )


class ChoosePair(Answer[Clash]):
    """Choose two empires to fight each other, named in the order of seats (15.6)."""

    name, rule, takes, group = "pair", "15.6", (EMPIRE, OTHER_EMPIRE), "battle"

    def choices(self, state: State, seat: Seat, task: Clash, words: Words) -> Sequence[str]:
        names = _empire_words(state, task)
        return names[names.index(words[0]) + 1 :] if words else names[:-1]

    def play(self, draft: Draft, seat: Seat, task: Clash, arguments: Words) -> None:
        first, second = map(draft.state.config.empires.index, arguments)
        _begin_battle(draft, task.area, (first, second))


class PairQuestion(OpponentsQuestion):
    """Ask which two empires fight."""

    task, kind = (Clash, False), "pair"
    answers = (ChoosePair(),)

    def possible_pairs(self, state: State, area: int) -> Sequence[tuple[Player, Player]]:
        """Return every pair of empires with land units in the area."""
        return list(pairs_of_empires(state, area))


def _begin_battle(draft: Draft, area: int, pair: tuple[Player, Player]) -> None:
    """Begin a battle: determine the attacker, the supporting ships and a tribe's bones (15.8, 16.4, 17.10)."""
    attacker, defender = pair if pair[1] == TRIBE else attacker_of(draft.state, area, pair)
    ships = (
        count_supporting_ships(draft.state, area, attacker),
        0 if defender == TRIBE else count_supporting_ships(draft.state, area, defender),
    )
    draft.journal.report(
        "battle-began", who=draft.player_fact(attacker), other=draft.player_fact(defender), area=draft.area_name(area)
    )
    battle = Battle(area, attacker, defender, ships)
    if defender == TRIBE:
        die = 1 + draft.next_stream("tribe").below(_TRIBE_DIE_FACES)
        battle = replace(battle, tribe=die + 2 * count_land_units(draft.state.spots[area], TRIBE))
        draft.journal.report("tribe-rolled", area=draft.area_name(area), die=die, count=battle.tribe)
    if not is_simple_combat(draft.state, battle):
        people = [commander(draft.state, battle, attacks) is not None for attacks in SIDES]
        battle = _draw_cards(draft, battle) if all(people) else _draw_human_cards(draft, battle)
    draft.state = replace(draft.state, battle=battle)
    draft.agenda.push(Fight("prepare" if battle.solo else "bid"))


def _draw_cards(draft: Draft, battle: Battle) -> Battle:
    """Deal combat cards to the units of both sides, which are people (16.1)."""
    for attacks in SIDES:
        battle = deal_cards(draft, battle, attacks)
    return battle


def _draw_human_cards(draft: Draft, battle: Battle) -> Battle:
    """Draw the human's cards and count the bones (23.1)."""
    attacks = human_attacks(draft.state, battle)
    bot = battle.side(not attacks)
    bot_bones = battle.tribe if bot == TRIBE else draft.realm(bot).goods[BONE] + battle.ships[1 if attacks else 0]
    battle = deal_cards(draft, replace(battle, solo=True), attacks)
    return replace(battle, bonus=(battle.ships[0 if attacks else 1], bot_bones, 0))


class RevealEvent(Answer[Freed]):
    """Choose the area whose freed event is revealed next (15.4)."""

    name, rule, takes, group = "reveal", "15.4", (AREA,), "battle"

    def choices(self, state: State, seat: Seat, task: Freed, words: Words) -> Sequence[str]:
        return tuple(state.content.map.areas[area].name for area in revealable_areas(task))

    def play(self, draft: Draft, seat: Seat, task: Freed, arguments: Words) -> None:
        _reveal_event(draft, task, draft.content.map.by_name[arguments[0]])


def _reveal_event(draft: Draft, task: Freed, area: int) -> None:
    """Ask the first winner in `task` to choose the option of the event in an area."""
    rest = tuple(event for event in task.events if event[1] != area)
    draft.replace_task(Choose(area, task.events[0][0]), Freed(rest))


class RevealQuestion(Question[Freed]):
    """Ask which freed event is revealed next."""

    task, kind = Freed, "reveal"
    answers = (RevealEvent(),)

    def active_seat(self, situation: Situation, task: Freed) -> Seat:
        return task.events[0][0]

    def facts(self, situation: Situation, task: Freed) -> Facts:
        areas = situation.position.content.map.areas
        return (("areas", tuple(areas[area].name for area in revealable_areas(task))),)

    def advance(self, draft: Draft, task: Freed) -> bool:
        """Reveal freed events if there is no choice, a bot's in the order of areas."""
        if draft.state.winners:
            order = draft.state.events.order
            winners = sorted(draft.state.winners, key=lambda pair: (order.index(pair[0]), pair[1]))
            task = Freed(tuple(pair for pair in winners if has_event_to_reveal(draft.state.spots[pair[1]])))
            draft.state = replace(draft.state, winners=())
        if not task.events:
            draft.agenda.pop()
            return True
        player, area = task.events[0]
        if len(revealable_areas(task)) > 1 and not draft.state.is_bot(player):
            draft.replace_task(task)
            return False
        _reveal_event(draft, task, area)
        return True

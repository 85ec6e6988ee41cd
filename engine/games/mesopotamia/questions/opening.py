"""Questions before the first round: homes, Sumer's die, Elam's camp, Ebla's ship, quests (3.1, 3.10, 3.12, 4)."""

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from engine.game import STOP, Facts, Seat, Words
from engine.games.mesopotamia.changes.dice import add_die
from engine.games.mesopotamia.changes.effects import border_name, place_ship
from engine.games.mesopotamia.content.tables import GOODS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import Answer, JointQuestion, PlayerQuestion, Situation
from engine.games.mesopotamia.reading.board import has_tribe
from engine.games.mesopotamia.reading.dice import free_die_colours
from engine.games.mesopotamia.reading.goods import need_words
from engine.games.mesopotamia.reading.scoring import home_head_start, quest_measures
from engine.games.mesopotamia.state import ASHUR_MODE, UR_MODE, Camp, Colour, Harbour, Home, Player, Quests, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import AREA, COLOUR, HOME_NUMBER, QUEST, SEGMENT, numbered_words
from engine.kit.annotations import Annotations
from engine.kit.changing import with_value


def free_homes(state: State) -> tuple[int, ...]:
    """Return the numbers of the homes that are still offered (3.1)."""
    taken = {realm.home for realm in state.realms}
    offered = state.content.map.homes[: len(state.realms)]
    return tuple(number for number, area in enumerate(offered, 1) if area not in taken)


def camp_areas(state: State, player: Player) -> tuple[int, ...]:
    """Return the areas for Elam's camp: next to the home, open, without a blocker or tribe (4.4)."""
    areas = state.content.map.areas
    return tuple(
        area
        for area in state.content.map.near[state.realms[player].home]
        if not areas[area].home and area not in state.config.blocked and not has_tribe(state.spots[area])
    )


def harbour_segments(state: State, player: Player) -> tuple[int, ...]:
    """Return the river segments of the home for Ebla's ship (4.8)."""
    taken = {segment for segment, _ in state.fleet}
    return tuple(border for border in state.content.map.shores[state.realms[player].home] if border not in taken)


def dealt_quests(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the quests that a seat was dealt, in the order of the table, including any that it has put back (3.10)."""
    returned = state.hidden.returned[seat]
    dealt = {*state.hidden.quests[seat], *((returned,) if returned else ())}
    return tuple(name for name in state.content.quests if name in dealt)


def kept_quest_count(state: State) -> int:
    """Return the number of quests that everybody keeps (3.10)."""
    return 2 if state.config.mode in (UR_MODE, ASHUR_MODE) else 3


class ChooseHome(Answer[Home]):
    """Choose one of the free homes by its number (3.1)."""

    name, rule, takes = "home", "3.1", (HOME_NUMBER,)

    def choices(self, state: State, seat: Seat, task: Home, words: Words) -> Sequence[str]:
        return tuple(map(str, free_homes(state)))

    def play(self, draft: Draft, seat: Seat, task: Home, arguments: Words) -> None:
        _settle_home(draft, task.player, int(arguments[0]))

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Home, words: Words) -> None:
        if words:
            world = view.position.content.map
            home = world.homes[int(words[0]) - 1]
            around = (world.areas[area].good for area in world.near[home])
            annotations.note("area", world.areas[home].name)
            annotations.note(
                "around", tuple(GOODS[good] for good in sorted(good for good in around if good is not None))
            )
            annotations.note("start", home_head_start(view.position, home))


def _settle_home(draft: Draft, player: Player, home_number: int) -> None:
    """Give a player a home with the first unit in it (3.1, 3.11)."""
    area = draft.content.map.homes[home_number - 1]
    draft.agenda.pop()
    draft.set_realm(player, replace(draft.realm(player), home=area))
    draft.add_units(area, player, draft.content.empires[draft.state.config.empires[player]].unit)
    draft.journal.report(
        "home-chosen", who=draft.player_fact(player), home=str(home_number), area=draft.area_name(area)
    )


class HomeQuestion(PlayerQuestion[Home]):
    """Ask in which of the free homes the player begins."""

    task, kind = Home, "home"
    answers = (ChooseHome(),)

    def advance(self, draft: Draft, task: Home) -> bool:
        """Take the last home; automata take the highest free one."""
        choices = free_homes(draft.state)
        if len(choices) > 1 and not draft.state.is_bot(task.player):
            return False
        _settle_home(draft, task.player, choices[-1])
        return True


class ChooseDieColour(Answer[Colour]):
    """Choose the colour of the die that comes with a new floor (6.9)."""

    name, rule, takes = "die", "6.9", (COLOUR,)

    def choices(self, state: State, seat: Seat, task: Colour, words: Words) -> Sequence[str]:
        return free_die_colours(state.realms[task.player].dice)

    def play(self, draft: Draft, seat: Seat, task: Colour, arguments: Words) -> None:
        draft.agenda.pop()
        add_die(draft, task.player, arguments[0])


class DieColourQuestion(PlayerQuestion[Colour]):
    """Ask for the colour of the die that comes with a new floor."""

    task, kind = Colour, "die"
    answers = (ChooseDieColour(),)

    def advance(self, draft: Draft, task: Colour) -> bool:
        """Skip a player who gets no die."""
        if free_die_colours(draft.realm(task.player).dice) and not draft.state.is_bot(task.player):
            return False
        draft.agenda.pop()
        return True


class PlaceCamp(Answer[Camp]):
    """Place Elam's settlement and wall next to its home (4.4)."""

    name, rule, takes = "camp", "4.4", (AREA,)

    def choices(self, state: State, seat: Seat, task: Camp, words: Words) -> Sequence[str]:
        return tuple(state.content.map.areas[area].name for area in camp_areas(state, task.player))

    def play(self, draft: Draft, seat: Seat, task: Camp, arguments: Words) -> None:
        _place_camp(draft, task.player, draft.content.map.by_name[arguments[0]])


class DeclineCamp(Answer[Camp]):
    """Place neither settlement nor wall."""

    name = "decline"

    def play(self, draft: Draft, seat: Seat, task: Camp, arguments: Words) -> None:
        _place_camp(draft, task.player, None)


def _place_camp(draft: Draft, player: Player, area: int | None) -> None:
    draft.agenda.pop()
    if area is None:
        draft.journal.report("camp-declined", who=draft.player_fact(player))
    else:
        draft.change_spot(area, settlement=player, wall=player)
        draft.journal.report("camp-made", who=draft.player_fact(player), area=draft.area_name(area))


class CampQuestion(PlayerQuestion[Camp]):
    """Ask for the place of Elam's settlement and wall."""

    task, kind = Camp, "camp"
    answers = (PlaceCamp(), DeclineCamp())

    def advance(self, draft: Draft, task: Camp) -> bool:
        """Place them if there is no choice. Automata take the first area by name."""
        places = camp_areas(draft.state, task.player)
        if places and not draft.state.is_bot(task.player):
            return False
        _place_camp(draft, task.player, min(places, key=draft.area_name, default=None))
        return True


class PlaceShip(Answer[Harbour]):
    """Place Ebla's ship on a river segment of its home (4.8)."""

    name, rule, takes = "harbour", "4.8", (SEGMENT,)

    def choices(self, state: State, seat: Seat, task: Harbour, words: Words) -> Sequence[str]:
        return tuple(state.content.map.segments[segment].name for segment in harbour_segments(state, task.player))

    def play(self, draft: Draft, seat: Seat, task: Harbour, arguments: Words) -> None:
        _place_ship(draft, task.player, draft.content.map.by_border[arguments[0]])


def _place_ship(draft: Draft, player: Player, segment: int) -> None:
    draft.agenda.pop()
    place_ship(draft, segment, player)
    draft.journal.report("ship-anchored", who=draft.player_fact(player), border=border_name(draft, segment))


class HarbourQuestion(PlayerQuestion[Harbour]):
    """Ask for the place of Ebla's ship."""

    task, kind = Harbour, "harbour"
    answers = (PlaceShip(),)

    def advance(self, draft: Draft, task: Harbour) -> bool:
        """Take the only segment. Automata take the first."""
        segments = harbour_segments(draft.state, task.player)
        if len(segments) != 1 and not draft.state.is_bot(task.player):
            return False
        _place_ship(draft, task.player, segments[0])
        return True


class KeepQuests(Answer[Quests]):
    """Keep some quests, named in the order in which they were dealt (3.10)."""

    name, rule, secret = "keep", "3.10", True
    takes = (QUEST, *numbered_words("quest", 2))
    takes_optionally = numbered_words("quest", 3)[1:]
    events = ("quests-chosen", "quests-kept")

    def words(self, state: State, seat: Seat, task: Quests, words: Words) -> Sequence[str]:
        count, place = kept_quest_count(state), len(words)
        fitting = [kept for kept in combinations(dealt_quests(state, seat), count) if kept[:place] == words]
        return tuple(dict.fromkeys(kept[place] if len(kept) > place else STOP for kept in fitting))

    def play(self, draft: Draft, seat: Seat, task: Quests, arguments: Words) -> None:
        """Keep the quests. Once everybody has chosen, all returned quests go under the deck."""
        state = draft.state
        returned = next(name for name in dealt_quests(state, seat) if name not in arguments)
        hidden = replace(
            state.hidden,
            quests=with_value(state.hidden.quests, seat, arguments),
            returned=with_value(state.hidden.returned, seat, returned),
        )
        draft.state = replace(state, hidden=hidden)
        draft.set_realm(seat, replace(draft.realm(seat), quests=len(arguments)))
        if seat in task.waiting:
            draft.journal.report("quests-kept", who=draft.player_fact(seat))
        draft.journal.report_to(seat, "quests-chosen", quests=arguments)
        waiting = tuple(waiting_seat for waiting_seat in task.waiting if waiting_seat != seat)
        if waiting:
            draft.replace_task(Quests(waiting))
        else:
            draft.agenda.pop()
            draft.state = replace(draft.state, deck=draft.state.deck + state.config.seats)

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Quests, words: Words) -> None:
        """Note the needs of a quest and how far they are met (21.3); for a whole move, the one returned quest."""
        state = view.position
        if words[-1:] == (STOP,):
            (returned,) = [name for name in dealt_quests(state, seat) if name not in words]
            annotations.note("goes", returned)
            annotations.note_component(returned)
        if not words or words[-1] == STOP:
            return
        quest = state.content.quests[words[-1]]
        amounts = {**quest_measures(state, seat), **dict(zip(GOODS, state.realms[seat].goods, strict=True))}
        met_needs = {need: count for need, count in quest.needs.items() if amounts[need] >= count}
        annotations.note("needs", need_words(quest.needs, quest.tech))
        annotations.note("met", need_words(met_needs, {}))


class QuestsQuestion(JointQuestion[Quests]):
    """Ask all seats at once which of the dealt quests to keep."""

    task, kind, private = Quests, "quests", True
    answers = (KeepQuests(),)

    def seats(self, situation: Situation, task: Quests) -> tuple[Seat, ...]:
        return task.waiting

    def sealed_seats(self, situation: Situation, task: Quests) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(situation.position.config.seats) if seat not in task.waiting)

    def facts(self, situation: Situation, task: Quests) -> Facts:
        return (("count", kept_quest_count(situation.position)), ("people", situation.position.config.seats))

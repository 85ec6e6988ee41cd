"""Building: walls, floors, rams, ships, settlements and the Hanging Gardens (8, 9)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import STOP, Facts, IllegalMove, Seat, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes.building import build, choose_die_colour
from engine.games.mesopotamia.changes.effects import pay_goods
from engine.games.mesopotamia.content.tables import BUILDINGS, PIECES, RAM, SHIP
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import Answer, EndTask, InTurn, Situation, explain_shortage
from engine.games.mesopotamia.reading.board import can_pay, has_room, home_owner, remaining_supply
from engine.games.mesopotamia.reading.building import (
    PLACELESS_BUILDINGS,
    affordable_buildings,
    areas_without_wall,
    building_cost,
    building_places,
    can_build,
    can_build_now,
)
from engine.games.mesopotamia.reading.dice import free_die_colours
from engine.games.mesopotamia.reading.goods import need_words
from engine.games.mesopotamia.state import Build, Player, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import BUILDING, BUILDING_PLACE
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, ONLY_STOP, illegal_move


class BuildBuilding(Answer[Build]):
    """Put up a building. All but floors and gardens need a place (8.1)."""

    name, rule = "build", "8.1"
    takes, takes_optionally = (BUILDING,), (BUILDING_PLACE,)
    reasons = ("gardens-stand", "level-too-low", "nothing-to-build")

    def is_possible(self, state: State, seat: Seat, task: Build) -> bool:
        return can_build(state, seat, task.level)

    def words(self, state: State, seat: Seat, task: Build, words: Words) -> Sequence[str]:
        if not words:
            return affordable_buildings(state, seat, task.level)
        building, where = words[0], words[1:]
        if building not in BUILDINGS or not can_build_now(state, seat, task.level, building):
            return NO_WORDS
        if building in PLACELESS_BUILDINGS:
            return NO_WORDS if where else ONLY_STOP
        world = state.content.map
        named = world.segments if building == "ship" else world.areas
        names = tuple(named[place].name for place in building_places(state, seat, building))
        if not where:
            return names
        return ONLY_STOP if len(where) == 1 and where[0] in names else NO_WORDS

    def play(self, draft: Draft, seat: Seat, task: Build, arguments: Words) -> None:
        building = arguments[0]
        named = draft.content.map.by_border if building == "ship" else draft.content.map.by_name
        pay_goods(draft, seat, building_cost(draft.state, building))
        build(draft, seat, building, named[arguments[1]] if len(arguments) > 1 else -1)
        draft.replace_task(replace(task, left=task.left - 1))
        if building == "floor":
            choose_die_colour(draft, seat)

    def closed_reason(self, state: State, seat: Seat, task: Build, verbs: Words) -> IllegalMove:
        return illegal_move("nothing-to-build", "8.1", verbs=verbs)

    def explain_wrong_word(self, state: State, seat: Seat, task: Build, words: Words, word: str) -> IllegalMove | None:
        if words:
            area = state.content.map.by_name.get(word)
            return None if area is None else _explain_bad_site(state, seat, words[0], area)
        if word not in BUILDINGS:
            return None
        level, _ = state.content.builds[word]
        if task.level < level:
            return illegal_move("level-too-low", "8.1", what="build", level=level)
        if word == "garden" and not state.garden:
            return illegal_move("gardens-stand", "9.1")
        price = building_cost(state, word)
        if not can_pay(state, seat, price):
            return explain_shortage(state, seat, "8.1", price)
        return _explain_unbuildable(state, seat, word)

    def known_words(self, state: State, seat: Seat, task: Build) -> Words:
        return BUILDINGS

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Build, words: Words) -> None:
        """Note the price, the effect of a floor or garden, and the point of a settlement."""
        if len(words) != 1 and words[-1:] != (STOP,):
            return
        state, building = view.position, words[0]
        annotate_goods(annotations, price=building_cost(state, building))
        if building == "garden":
            annotations.note("points", state.content.gardens[state.garden].vp)
        elif building == "floor":
            realm = state.realms[seat]
            annotations.note("count", realm.floors + 1)
            annotations.note("dice", free_die_colours(realm.dice))
        else:
            annotations.note("points", int(building == "settlement"))


def _explain_unbuildable(state: State, player: Player, building: str) -> IllegalMove:
    """Return why something can't be built although it could be paid for."""
    match building:
        case "floor":
            return illegal_move("no-more-floors", "8.4", most=min(6, state.population.at[player]))
        case "garden":
            needs = state.content.gardens[state.garden].needs
            return illegal_move("conditions-not-met", "9.1", needs=need_words(needs, {}))
        case "ram" | "ship":
            return _explain_no_unit(state, player, building, RAM if building == "ram" else SHIP)
    if not remaining_supply(state, player, PIECES.index(building)):
        return illegal_move("none-left", "1.3", what=building)
    if building == "wall" and (areas := tuple(areas_without_wall(state, player))):
        return illegal_move("breached", "25.6", area=state.content.map.areas[areas[0]].name)
    return illegal_move("nowhere-to-build", "8.2", what=building)


def _explain_no_unit(state: State, player: Player, building: str, unit: int) -> IllegalMove:
    if has_room(state, player, unit):
        return illegal_move("nowhere-to-build", "8.5", what=building)
    if remaining_supply(state, player, unit) > 0:
        return illegal_move("limit-reached", "20.7", what=building)
    return illegal_move("none-left", "1.3", what=building)


def _explain_bad_site(state: State, player: Player, building: str, area: int) -> IllegalMove:
    """Return why something can't be built in an area."""
    name = state.content.map.areas[area].name
    spot = state.spots[area]
    if building == "ram":
        return illegal_move("not-held", "8.5", area=name)
    if state.content.map.areas[area].home or home_owner(state, area) is not None:
        return illegal_move("not-in-a-home", "8.2", area=name)
    if area in state.config.blocked:
        return illegal_move("blocked", "3.6", area=name)
    if (spot.wall if building == "wall" else spot.settlement) is not None:
        return illegal_move("stands-already", "8.3", area=name, what=building)
    if building == "wall" and area in areas_without_wall(state, player):
        return illegal_move("breached", "25.6", area=name)
    return illegal_move("no-unit-there", "8.2", area=name)


class BuildQuestion(InTurn[Build]):
    """Ask for the next building of a build action, or its end."""

    task, kind = Build, "build"
    answers = (BuildBuilding(), EndTask())

    def facts(self, situation: Situation, task: Build) -> Facts:
        return (("left", task.left),)

    def advance(self, draft: Draft, task: Build) -> bool:
        """End the action if nothing more can be built."""
        if task.left > 0 and can_build(draft.state, draft.state.turn.player, task.level):
            return False
        draft.agenda.pop()
        return True

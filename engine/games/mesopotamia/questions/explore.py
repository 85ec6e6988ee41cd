"""Exploring: activations of land units and ships (7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import STOP, BadWords, Facts, IllegalMove, Seat, VerbKind, Words
from engine.games.mesopotamia.changes.effects import border_name, place_ship, remove_ship
from engine.games.mesopotamia.content.tables import LAND_UNIT_SPEEDS, LAND_UNITS, SHIP_SPEED
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_siege_in_city
from engine.games.mesopotamia.questions import Answer, EndTask, InTurn, Situation
from engine.games.mesopotamia.reading.board import (
    count_enemies,
    count_land_units,
    find_army,
    has_event_to_reveal,
    is_foreign_home,
    is_walled,
    may_leave,
)
from engine.games.mesopotamia.reading.exploring import (
    RAM_SUFFIX,
    can_explore,
    first_steps,
    further_steps,
    movable_ships,
    movable_units,
    parse_step,
    sail_steps,
)
from engine.games.mesopotamia.state import NO_UNITS, Choose, Explore, Player, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import AREA, SEGMENT, STEP_AREA, TARGET_SEGMENT, UNIT, numbered_words
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, ONLY_STOP, illegal_move


class MoveUnit(Answer[Explore]):
    """Move a land unit from an area, step by step, with a ram if one is named (7.1)."""

    name, rule = "move", "7.1"
    takes = (AREA, UNIT, STEP_AREA)
    takes_optionally = numbered_words("step", 2)
    reasons = ("no-unit-there",)
    events = ("unit-met-enemies", "unit-moved")

    def is_possible(self, state: State, seat: Seat, task: Explore) -> bool:
        return any(movable_units(state, seat))

    def choices(self, state: State, seat: Seat, task: Explore, words: Words) -> Sequence[str]:
        by_name = state.content.map.by_name
        match words:
            case ():
                return tuple(movable_units(state, seat))
            case (area,):
                return tuple(
                    LAND_UNITS[unit] for unit, count in enumerate(_unit_types_in(state, seat, by_name[area])) if count
                )
            case (area, _):
                return tuple(first_steps(state, seat, by_name[area]))
            case (area, unit, step) if LAND_UNIT_SPEEDS[LAND_UNITS.index(unit)] > 1:
                return tuple(further_steps(state, seat, by_name[area], step))
        return NO_WORDS

    def is_choice(self, state: State, seat: Seat, task: Explore, words: Words, word: str) -> bool:
        if words:
            return super().is_choice(state, seat, task, words, word)
        area = state.content.map.by_name.get(word, -1)
        return area >= 0 and count_land_units(state.spots[area], seat) > 0 and any(first_steps(state, seat, area))

    def play(self, draft: Draft, seat: Seat, task: Explore, arguments: Words) -> None:
        """Move the unit, and reveal the event where it ends."""
        area, unit, path = draft.content.map.by_name[arguments[0]], LAND_UNITS.index(arguments[1]), arguments[2:]
        current_area = area
        for word in path:
            next_area, ram = parse_step(draft.state, word)
            draft.move_unit(seat, unit, current_area, next_area, bool(ram))
            current_area = next_area
            if end_siege_in_city(draft, seat, current_area):
                return
        draft.journal.report(
            "unit-moved", who=draft.player_fact(seat), unit=arguments[1], start=arguments[0], path=path
        )
        draft.replace_task(replace(task, left=task.left - 1))
        if has_event_to_reveal(draft.state.spots[current_area]):
            draft.agenda.push(Choose(current_area, seat))
        elif count_enemies(draft.state.spots[current_area], seat):
            draft.journal.report("unit-met-enemies", who=draft.player_fact(seat), area=draft.area_name(current_area))

    def is_known_continuation(self, state: State, words: Words, word: str) -> bool:
        return len(words) > 2 and word.removesuffix(RAM_SUFFIX) in state.content.map.by_name

    def explain_wrong_word(self, state: State, seat: Seat, task: Explore, words: Words, word: str) -> IllegalMove:
        if not words:
            return _refuse_area(state, seat, word)
        if len(words) == 1:
            return illegal_move("no-unit-there", "7.1", area=words[0], unit=word)
        return _refuse_step(state, seat, words, word)

    def annotate(
        self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Explore, words: Words
    ) -> None:
        """Note the enemies and own units, the event and a blocker in the area of the last step."""
        path = words[2:-1] if words[-1:] == (STOP,) else words[2:]
        if path:
            area = parse_step(view.position, path[-1])[0]
            spot = view.position.spots[area]
            annotations.note("enemies", count_enemies(spot, seat))
            annotations.note("own", count_land_units(spot, seat))
            annotations.note("event", spot.event)
            annotations.note("blocked", area in view.position.config.blocked)


def _unit_types_in(state: State, player: Player, area: int) -> tuple[int, ...]:
    army = find_army(state.spots[area], player)
    return army.units if army else NO_UNITS


def _refuse_area(state: State, player: Player, word: str) -> IllegalMove:
    area = state.content.map.by_name.get(word, -1)
    if area < 0 or not count_land_units(state.spots[area], player):
        return illegal_move("no-unit-there", "7.1", area=word)
    reason = "no-way-out" if may_leave(state.spots[area], player) else "held-by-enemies"
    return illegal_move(reason, "7.6", area=word)


def _refuse_step(state: State, player: Player, words: Words, word: str) -> IllegalMove:
    world = state.content.map
    start, unit, *path = words
    last_area = parse_step(state, path[-1])[0] if path else world.by_name[start]
    goal = world.by_name.get(word.removesuffix(RAM_SUFFIX), -1)
    speed = LAND_UNIT_SPEEDS[LAND_UNITS.index(unit)]
    if len(path) >= speed:
        return illegal_move("too-far", "7.1", unit=unit, most=speed)
    if goal not in world.near[last_area]:
        neighbours = tuple(world.areas[area].name for area in world.near[last_area])
        return illegal_move("not-adjacent", "7.1", area=word, choices=neighbours)
    if is_foreign_home(state, player, goal):
        return illegal_move("foreign-home", "7.3", area=word)
    if word.endswith(RAM_SUFFIX):
        return illegal_move("no-ram-there", "7.14", area=world.areas[last_area].name)
    if is_walled(state, player, goal) and may_leave(state.spots[last_area], player, 0 if path else 1):
        return illegal_move("walled", "7.4", area=word)
    return illegal_move("held-by-enemies", "7.5", area=world.areas[last_area].name)


class MoveShip(Answer[Explore]):
    """Move a ship, segment by segment. It may pass a ship of its player but not end next to one (7.10)."""

    name, rule = "sail", "7.10"
    kind = VerbKind.PATH
    takes = (SEGMENT, TARGET_SEGMENT)
    takes_optionally = numbered_words("to", SHIP_SPEED)
    reasons = ("ship-ends-there", "ship-too-far")
    events = ("ship-sailed",)

    def is_possible(self, state: State, seat: Seat, task: Explore) -> bool:
        return any(movable_ships(state, seat))

    def words(self, state: State, seat: Seat, task: Explore, words: Words) -> Sequence[str]:
        if not words:
            return tuple(movable_ships(state, seat))
        segment, path = state.content.map.by_border.get(words[0], -1), words[1:]
        if (segment, seat) not in state.fleet or len(path) > SHIP_SPEED:
            return NO_WORDS
        for place, word in enumerate(path):
            if word not in sail_steps(state, seat, segment, path[:place]):
                return NO_WORDS
        next_borders = tuple(sail_steps(state, seat, segment, path)) if len(path) < SHIP_SPEED else ()
        if not path:
            return next_borders
        end = state.content.map.by_border[path[-1]]
        may_stop = (end, seat) not in state.fleet and end != segment
        return (*next_borders, *(ONLY_STOP if may_stop else NO_WORDS))

    def play(self, draft: Draft, seat: Seat, task: Explore, arguments: Words) -> None:
        by_border = draft.content.map.by_border
        segment = by_border[arguments[0]]
        remove_ship(draft, segment, seat)
        place_ship(draft, by_border[arguments[-1]], seat)
        draft.journal.report(
            "ship-sailed", who=draft.player_fact(seat), start=border_name(draft, segment), path=arguments[1:]
        )
        draft.replace_task(replace(task, left=task.left - 1))

    def is_known_continuation(self, state: State, words: Words, word: str) -> bool:
        return len(words) > 1 and word in state.content.map.by_border

    def explain_wrong_word(
        self, state: State, seat: Seat, task: Explore, words: Words, word: str
    ) -> IllegalMove | None:
        return illegal_move("ship-too-far", "7.1", most=SHIP_SPEED) if len(words) > SHIP_SPEED else None

    def explain_incomplete(self, words: Words, choices: Words) -> IllegalMove | BadWords:
        if len(words) > 1:
            return illegal_move("ship-ends-there", "7.10", border=words[-1], choices=choices)
        return super().explain_incomplete(words, choices)


class ExploreQuestion(InTurn[Explore]):
    """Ask which unit or ship to move."""

    task, kind = Explore, "explore"
    answers = (MoveUnit(), MoveShip(), EndTask())

    def facts(self, situation: Situation, task: Explore) -> Facts:
        return (("left", task.left),)

    def advance(self, draft: Draft, task: Explore) -> bool:
        """End the action if nothing more can be moved."""
        if task.left > 0 and can_explore(draft.state, draft.state.turn.player):
            return False
        draft.agenda.pop()
        return True

"""Events: options, freely chosen goods, and events that run for six rounds (19)."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from engine.game import Facts, IllegalMove, Seat, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes.effects import gain_goods
from engine.games.mesopotamia.changes.events import (
    apply_option,
    choose_option,
    exchange_goods,
    finish_event,
    give_gains,
    present_event,
)
from engine.games.mesopotamia.content.tables import GATHERED_GOODS, GOODS, Choice, six_counts
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_siege_on_track
from engine.games.mesopotamia.questions import Answer, PlayerQuestion, Situation
from engine.games.mesopotamia.reading.board import controller
from engine.games.mesopotamia.reading.events import EVENT_ROUNDS, possible_options
from engine.games.mesopotamia.reading.goods import goods_words
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    EVENT_OPEN,
    EVENT_RUNNING,
    Choose,
    Goods,
    HandOver,
    Price,
    Prize,
    State,
    Task,
    Tick,
)
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import GOOD, OPTION, numbered_words
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, ONLY_STOP, illegal_move

T = TypeVar("T")


class TakeOption(Answer[Choose]):
    """Choose option 1 or 2 of a revealed event (19.7)."""

    name, rule, takes = "option", "19.7", (OPTION,)
    reasons = ("option-not-possible",)

    def choices(self, state: State, seat: Seat, task: Choose, words: Words) -> Sequence[str]:
        return tuple(map(str, possible_options(state, seat, task.area)))

    def play(self, draft: Draft, seat: Seat, task: Choose, arguments: Words) -> None:
        draft.agenda.pop()
        choose_option(draft, task.area, seat, int(arguments[0]))

    def explain_wrong_word(self, state: State, seat: Seat, task: Choose, words: Words, word: str) -> IllegalMove | None:
        return illegal_move("option-not-possible", "19.7", option=word) if word in ("1", "2") else None

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Choose, words: Words) -> None:
        """Note the price and the gains of an option (19.3-19.6)."""
        if not words:
            return
        content, spot = view.position.content, view.position.spots[task.area]
        option: Choice = content.events[spot.token].options[int(words[0]) - 1]
        gain = six_counts({name: int(amount) for name, amount in option.gain if name in GOODS})
        other_gains = [(name, amount) for name, amount in option.gain if name not in (*GOODS, "population")]
        annotate_goods(annotations, price=six_counts(option.pay), gain=gain)
        annotations.note("any", option.pay.get("any", 0))
        annotations.note("kind", option.kind)
        annotations.note("also", tuple(_gain_word(name, amount) for name, amount in other_gains))
        annotations.note("points", option.vp)
        annotations.note("population", sum(int(amount) for name, amount in option.gain if name == "population"))
        annotations.note(
            "rounds", goods_words(six_counts(option.each_round)) or ("any",) * option.each_round.get("any", 0)
        )
        annotations.note("steps", option.track)


def _gain_word(name: str, amount: str | int) -> str:
    """Return a gain of an option as a word, for gains other than goods."""
    return str(amount) if name == "unit" else f"{name}-{amount}"


class EventQuestion(PlayerQuestion[Choose]):
    """Ask which option of the event applies."""

    task, kind = Choose, "event"
    answers = (TakeOption(),)

    def facts(self, situation: Situation, task: Choose) -> Facts:
        state = situation.position
        return (("area", state.content.map.areas[task.area].name), ("event", state.spots[task.area].token))

    def advance(self, draft: Draft, task: Choose) -> bool:
        """Reveal the event and take the option if it is the only one. The siege of Ur may end by the defenders'
        gains."""
        settled = present_event(draft, task.area, task.player)
        if settled:
            end_siege_on_track(draft)
        return settled


class NameGoods(Answer[T]):
    """Name the goods that are due, in the order of the table, repeating a good for every piece (19.4, 26.1)."""

    takes = (GOOD,)
    takes_optionally = numbered_words("good", 6)

    def goods_due(self, task: T) -> int:
        """Return the number of goods that a move must name in total."""
        raise NotImplementedError(self.name)

    def max_counts(self, state: State, seat: Seat, task: T) -> tuple[int, ...]:
        """Return how many pieces of each gathered good a move may name at most."""
        raise NotImplementedError(self.name)

    def words(self, state: State, seat: Seat, task: T, words: Words) -> Sequence[str]:
        needed, limits = self.goods_due(task), self.max_counts(state, seat, task)
        if len(words) > needed or any(word not in GATHERED_GOODS for word in words):
            return NO_WORDS
        places = [GATHERED_GOODS.index(word) for word in words]
        if places != sorted(places) or any(places.count(good) > limits[good] for good in places):
            return NO_WORDS
        return ONLY_STOP if len(words) == needed else tuple(_nameable_goods(limits, places, needed - len(words)))


def _nameable_goods(limits: tuple[int, ...], named: list[int], due: int) -> Iterator[str]:
    """Yield the goods that may be named next and leave enough for the remaining ones."""
    for good in range(named[-1] if named else 0, len(GATHERED_GOODS)):
        left = limits[good] - named.count(good)
        if left > 0 and left + sum(limits[good + 1 : len(GATHERED_GOODS)]) >= due:
            yield GATHERED_GOODS[good]


class TakeGoods(NameGoods[Goods]):
    """Take gathered goods of the player's choice from the supply, as an event allows (19.4)."""

    name, rule = "take", "19.4"

    def goods_due(self, task: Goods) -> int:
        return task.count

    def max_counts(self, state: State, seat: Seat, task: Goods) -> tuple[int, ...]:
        return (task.count,) * len(GATHERED_GOODS)

    def play(self, draft: Draft, seat: Seat, task: Goods, arguments: Words) -> None:
        draft.agenda.pop()
        exchange_goods(draft, seat, arguments, 1)


class TakeGoodsQuestion(PlayerQuestion[Goods]):
    """Ask which goods to take from the supply."""

    task, kind = Goods, "goods"
    answers = (TakeGoods(),)

    def facts(self, situation: Situation, task: Goods) -> Facts:
        return (("count", task.count),)


class PayGoods(NameGoods[Price]):
    """Pay goods of the player's choice for an event's option (19.7)."""

    name, rule = "pay", "19.7"

    def goods_due(self, task: Price) -> int:
        return task.count

    def max_counts(self, state: State, seat: Seat, task: Price) -> tuple[int, ...]:
        return state.realms[seat].goods[: len(GATHERED_GOODS)]

    def play(self, draft: Draft, seat: Seat, task: Price, arguments: Words) -> None:
        _pay_for_option(draft, task, arguments)


def _pay_for_option(draft: Draft, task: Price, goods: Words) -> None:
    draft.agenda.pop()
    exchange_goods(draft, task.player, goods, -1)
    apply_option(draft, task.area, task.player, task.option)


class PayGoodsQuestion(PlayerQuestion[Price]):
    """Ask which goods to pay for an event's option."""

    task, kind = Price, "price"
    answers = (PayGoods(),)

    def facts(self, situation: Situation, task: Price) -> Facts:
        return (("count", task.count), ("event", situation.position.spots[task.area].token))

    def advance(self, draft: Draft, task: Price) -> bool:
        """Pay if only one kind is possible or everything is needed (27.7)."""
        counts = draft.realm(task.player).goods[: len(GATHERED_GOODS)]
        if sum(map(bool, counts)) > 1 and sum(counts) > task.count:
            return False
        goods = tuple(good for good, number in zip(GATHERED_GOODS, counts, strict=True) for _ in range(number))
        _pay_for_option(draft, task, goods[: task.count])
        return True


def pass_events_on(draft: Draft, _task: HandOver) -> None:
    """Pass running events to the players who now control their areas, then advance the other dice (19.12-19.15)."""
    state = draft.state
    passing = []
    for area, spot in enumerate(state.spots):
        owner = controller(state, area) if spot.event == EVENT_RUNNING else None
        if owner is not None and owner != spot.owner and not (state.config.mode == ASHUR_MODE and owner == 1):
            passing.append((state.events.order.index(owner), area, owner))
    running = [area for area, spot in enumerate(state.spots) if spot.event == EVENT_RUNNING]
    tasks: list[Task] = []
    for _, area, owner in sorted(passing):
        draft.journal.report(
            "event-passed", who=draft.player_fact(owner), area=draft.area_name(area), event=state.spots[area].token
        )
        draft.change_spot(area, event=EVENT_OPEN, owner=None, option=0, die=0)
        tasks.append(Choose(area, owner))
    passed_areas = {area for _, area, _ in passing}
    draft.replace_task(*tasks, Tick(tuple(area for area in running if area not in passed_areas)))


def pay_six_rounds(draft: Draft, task: Tick) -> None:
    """Give the goods of the round for the event in the first area of the owner highest on the track, and turn its die
    (19.12)."""
    state = draft.state
    areas = task.areas
    if not areas:
        draft.agenda.pop()
        return
    area = min(areas, key=lambda event_area: (_track_rank(state, event_area), event_area))
    spot = state.spots[area]
    draft.replace_task(Tick(tuple(event_area for event_area in areas if event_area != area)))
    if spot.owner is None:
        return
    option = draft.content.events[spot.token].options[spot.option - 1]
    draft.journal.report("event-goes-on", who=draft.player_fact(spot.owner), area=draft.area_name(area), round=spot.die)
    gain_goods(draft, spot.owner, six_counts(option.each_round))
    if spot.die < EVENT_ROUNDS:
        draft.change_spot(area, die=spot.die + 1)
    else:
        draft.agenda.push(Prize(area))
    if option.each_round.get("any") and not state.is_bot(spot.owner):
        draft.agenda.push(Goods(spot.owner, option.each_round["any"]))


def _track_rank(state: State, area: int) -> int:
    owner = state.spots[area].owner
    return state.events.order.index(owner) if owner in state.events.order else len(state.events.order)


def give_final_gain(draft: Draft, task: Prize) -> None:
    """Give the final gain of an event after its sixth round (19.12)."""
    area, spot = task.area, draft.state.spots[task.area]
    draft.agenda.pop()
    if spot.owner is not None:
        option = draft.content.events[spot.token].options[spot.option - 1]
        draft.journal.report(
            "event-ends", who=draft.player_fact(spot.owner), area=draft.area_name(area), event=spot.token
        )
        finish_event(draft, area)
        give_gains(draft, area, spot.owner, option)

"""Actions of two halves: research, gather and trade, warfare; and technologies by events (6.8, 10-12, 19.9)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from engine.game import COMPONENT, STOP, IllegalMove, Seat, Words
from engine.kit.changing import replace
from engine.kit.notes import Notes
from engine.kit.question import NOTHING, illegal
from engine.mesopotamia.changes.effects import earn, pay
from engine.mesopotamia.changes.research import discover
from engine.mesopotamia.content.tables import (
    ACTIONS,
    BONE,
    CLAY,
    GATHER,
    GATHERED,
    GOODS,
    LAND,
    RESEARCH,
    TABLET,
    TOP_LEVEL,
    WARFARE,
    technology_name,
)
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.notes import note_goods
from engine.mesopotamia.questions import Answer, Done, InTurn, Owed, too_dear
from engine.mesopotamia.reading.board import amphorae, can_pay, has_room, is_controlled, limit, muster, stock
from engine.mesopotamia.reading.goods import goods_words, single
from engine.mesopotamia.reading.halves import (
    HALVES,
    can_do,
    numbers,
    open_halves,
    open_sources,
    tradable,
    trainable,
    upgrades,
)
from engine.mesopotamia.state import NO_GOODS, Discovery, Halves, Player, Stall, State
from engine.mesopotamia.view import MesopotamiaView
from engine.mesopotamia.vocabulary import ACTION, AREA, GOOD, SLOT, SOURCE, UNIT

T = TypeVar("T")


class Half(Answer[Halves]):
    """One half of an action: done so often as the card says, never after the other half was begun (6.8)."""

    def possible(self, state: State, seat: Seat, task: Halves) -> bool:
        return self._left(task) > 0 and can_do(state, seat, task, self.name)

    def _left(self, task: Halves) -> int:
        return task.left[HALVES[task.action].index(self.name)]

    def words(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        return super().words(state, seat, task, words) if self._left(task) else NOTHING

    def play(self, draft: Draft, seat: Seat, task: Halves, arguments: Words) -> None:
        """Do one part; the half that was begun before is closed by the other."""
        half = HALVES[task.action].index(self.name) + 1
        left = list(task.left)
        left[half - 1] -= 1
        if task.at not in (0, half):
            left[2 - half] = 0
        draft.now(replace(task, left=(left[0], left[1]), at=half, used=(*task.used, *self.uses(arguments))))
        self.do(draft, seat, task, arguments)

    def uses(self, words: Words) -> Words:
        """Return the source that is used up in this action."""
        return ()

    @abstractmethod
    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        """Do one part."""

    def lack(self, state: State, seat: Seat, task: Halves, words: Words) -> IllegalMove:
        if not self._left(task):
            return self.closed(state, seat, task, ())
        return self.impossible(state, seat, task) or super().lack(state, seat, task, words)

    def closed(self, state: State, seat: Seat, task: Halves, verbs: Words) -> IllegalMove:
        """Return why it is not offered: done, left for the other half, or impossible."""
        if not self._left(task):
            done = task.at in (0, HALVES[task.action].index(self.name) + 1)
            return illegal("half-done" if done else "half-left", self.rule if done else "6.8", verbs=verbs)
        return self.impossible(state, seat, task) or illegal("nothing-of-it-possible", self.rule, verbs=verbs)

    def impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove | None:
        """Return why nothing of it can be done, though some of it is left; None: nobody can say more."""
        return None


class Convert(Half):
    """Clay for tablets (10.2)."""

    name, rule = "convert", "10.2"

    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        values = numbers(draft.state, seat, task)
        pay(draft, seat, single(CLAY, values["clay"]))
        earn(draft, seat, single(TABLET, values["tablets"]))

    def impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove:
        return too_dear(state, seat, self.rule, single(CLAY, numbers(state, seat, task)["clay"]))

    def notes(self, noted: Notes, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        if words:
            values = numbers(view.position, seat, task)
            note_goods(noted, price=single(CLAY, values["clay"]), gain=single(TABLET, values["tablets"]))


class Raise(Answer[T]):
    """An action whose technology is raised (10.3-10.5)."""

    name, rule, takes = "discover", "10.3", (ACTION,)
    price = NO_GOODS

    def choices(self, state: State, seat: Seat, task: T, words: Words) -> Sequence[str]:
        return tuple(upgrades(state, seat))

    def wrong(self, state: State, seat: Seat, task: T, words: Words, word: str) -> IllegalMove | None:
        if word in ACTIONS and state.realms[seat].levels[ACTIONS.index(word)] == TOP_LEVEL:
            return illegal("at-the-top", "10.5", action=word)
        return None

    def notes(self, noted: Notes, view: MesopotamiaView, seat: Seat, task: T, words: Words) -> None:
        """Note the price and the next card of an action."""
        if not words:
            return
        state, action = view.position, ACTIONS.index(words[0])
        level = state.realms[seat].levels[action] + 1
        card = state.content.cards[state.config.empires[seat], action, min(level, TOP_LEVEL)]
        note_goods(noted, price=self.price)
        noted.note("level", level)
        noted.note(COMPONENT, technology_name(state.config.empires[seat], action, min(level, TOP_LEVEL)))
        noted.note("name", card.name)
        noted.note("signs", card.signs)


class Discover(Raise[Halves], Half):
    """A technology for a tablet (10.3)."""

    price = single(TABLET, 1)

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        return super().choices(state, seat, task, words) if can_do(state, seat, task, self.name) else NOTHING

    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        pay(draft, seat, self.price)
        discover(draft, seat, ACTIONS.index(words[0]))

    def impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove:
        if not state.realms[seat].goods[TABLET]:
            return too_dear(state, seat, self.rule, self.price)
        return illegal("all-at-the-top", "10.5")


class Gather(Half):
    """A source, and the good that it yields (11.2)."""

    name, rule, takes = "gather", "11.2", (SOURCE, GOOD)
    bundled = True

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        sources = dict(open_sources(state, seat, task.used))
        return sources[words[0]] if words else tuple(sources)

    def uses(self, words: Words) -> Words:
        return words[:1]

    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        source, good = words
        draft.gain(seat, single(GOODS.index(good), 1))
        draft.journal.tell("gathered", who=draft.who(seat), source=source, goods=(good,))

    def wrong(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        if words:
            return self._wrong_good(state, seat, task, words, word)
        if word in task.used:
            return illegal("gathered-already", "11.3", source=word)
        area = state.content.map.by_name.get(word.partition("-")[2], -1)
        if area in state.config.blocked:
            return illegal("blocked", "11.5", area=word)
        if area >= 0 and state.content.map.areas[area].good is None:
            return illegal("no-good-there", "11.4", area=word)
        return illegal("no-source", "11.2", source=word)

    def _wrong_good(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        if word not in GOODS:
            return None
        if word not in GATHERED:
            return illegal("never-gathered", "11.6", choices=tuple(self.words(state, seat, task, words)))
        return illegal("other-good-there", "11.2", source=words[0], good=word)


class Trade(Half):
    """A place of the market, whose token is used (11.7)."""

    name, rule, takes = "trade", "11.7", (SLOT,)

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        return tuple(tradable(state, seat, task))

    def uses(self, words: Words) -> Words:
        return words

    def known(self, state: State, seat: Seat, task: Halves) -> Words:
        return tuple(slot.name for slot, stall in zip(state.content.slots, state.market, strict=True) if stall.token)

    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        """Pay the supply or the owner of the amphora, and take the right side (11.8, 11.9)."""
        number, stall = _stall(draft.state, words[0])
        token = draft.content.tokens[stall.token]
        pay(draft, seat, token.cost)
        if stall.amphora is None:
            market = list(draft.state.market)
            market[number] = replace(stall, amphora=seat)
            draft.state = replace(draft.state, market=tuple(market))
            draft.journal.tell("amphora-placed", who=draft.who(seat), slot=words[0], points=token.vp)
        elif stall.amphora != seat and not draft.state.is_bot(stall.amphora):
            draft.gain(stall.amphora, token.cost)
            draft.journal.tell("toll-taken", who=draft.who(stall.amphora), goods=goods_words(token.cost))
        draft.journal.tell("traded", who=draft.who(seat), slot=words[0], token=stall.token)
        earn(draft, seat, token.gain)

    def wrong(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        slots = {slot.name: slot for slot in state.content.slots}
        if word not in slots:
            return None
        slot, (_, stall) = slots[word], _stall(state, word)
        if not stall.token:
            return illegal("no-token-there", "11.7", slot=word)
        if slot.section > task.level:
            return illegal("level-too-low", "11.7", what="gather", level=slot.section)
        if word in task.used:
            return illegal("traded-already", "11.7", slot=word)
        if slot.ship and not any(owner == seat for _, owner in state.fleet):
            return illegal("needs-a-ship", "11.7", slot=word)
        return _too_dear(state, seat, word, stall)

    def notes(self, noted: Notes, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        """Note the price and to whom it goes, the goods, and the points of a new amphora."""
        if not words:
            return
        state = view.position
        _, stall = _stall(state, words[0])
        token, owner = state.content.tokens[stall.token], stall.amphora
        note_goods(noted, price=token.cost, gain=token.gain)
        noted.note(COMPONENT, stall.token)
        if owner is None:
            noted.note("points", token.vp)
        elif owner != seat:
            noted.note("to", state.config.empires[owner])


def _stall(state: State, word: str) -> tuple[int, Stall]:
    """Return the number of a place of the market, and what lies there."""
    number = [slot.name for slot in state.content.slots].index(word)
    return number, state.market[number]


def _too_dear(state: State, player: Player, slot: str, stall: Stall) -> IllegalMove:
    cost = state.content.tokens[stall.token].cost
    if not can_pay(state, player, cost):
        return too_dear(state, player, "11.8", cost)
    if stall.amphora is None and not amphorae(state, player):
        return illegal("no-amphora-left", "11.10", slot=slot)
    return illegal("taken-by-the-city", "24.7", slot=slot)


class Bones(Half):
    """Bones from the supply (12.2)."""

    name, rule = "bones", "12.2"

    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        earn(draft, seat, single(BONE, numbers(draft.state, seat, task)["bones"]))

    def notes(self, noted: Notes, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        if words:
            note_goods(noted, gain=single(BONE, numbers(view.position, seat, task)["bones"]))


class Train(Half):
    """A land unit, and where it is put (12.3)."""

    name, rule, takes = "train", "12.3", (UNIT, AREA)

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        if words:
            return tuple(state.content.map.areas[area].name for area in sorted(muster(state, seat)))
        return trainable(state, seat, task) if can_do(state, seat, task, self.name) else NOTHING

    def do(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        unit, area = LAND.index(words[0]), draft.content.map.by_name[words[1]]
        pay(draft, seat, draft.content.trains[unit][1])
        draft.muster(area, seat, unit)
        draft.journal.tell("unit-trained", who=draft.who(seat), unit=words[0], area=words[1])

    def known(self, state: State, seat: Seat, task: Halves) -> Words:
        return LAND

    def impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove | None:
        if not any(True for _ in muster(state, seat)):
            return illegal("nowhere-to-train", "8.7")
        if not any(has_room(state, seat, unit) for unit in range(len(LAND))):
            return illegal("limit-reached", "20.7", limit=limit(state, seat))
        return None

    def wrong(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        area = state.content.map.by_name.get(word)
        if not words or area is None:
            return _untrainable(state, seat, task, word)
        own = state.spots[area].settlement == seat or area == state.realms[seat].home
        reason = "enemies-there" if own and not is_controlled(state, seat, area) else "not-held"
        return illegal(reason, "8.7" if own else "12.3", area=word)

    def notes(self, noted: Notes, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        if len(words) == 1 or words[-1:] == (STOP,):
            note_goods(noted, price=view.position.content.trains[LAND.index(words[0])][1])


def _untrainable(state: State, player: Player, task: Halves, word: str) -> IllegalMove | None:
    if word not in LAND:
        return None
    unit = LAND.index(word)
    level, cost = state.content.trains[unit]
    if level > task.level:
        return illegal("level-too-low", "12.3", what="warfare", level=level)
    if not stock(state, player, unit):
        return illegal("none-left", "12.4", what=word)
    if not has_room(state, player, unit):
        return illegal("limit-reached", "20.7", limit=limit(state, player))
    return too_dear(state, player, "12.3", cost)


class Going(InTurn[Halves]):
    """What do you do of an action of two halves?"""

    def runs_on(self, draft: Draft, task: Halves) -> bool:
        """End the action where nothing more of it can be done."""
        if open_halves(draft.state, draft.state.turn.player, task):
            return False
        draft.agenda.pop()
        return True


class Researching(Going):
    """Do you make tablets, or discover?"""

    task, kind = (Halves, RESEARCH), "research"
    answers = (Convert(), Discover(), Done())


class Gathering(Going):
    """Do you gather, or trade?"""

    task, kind = (Halves, GATHER), "gather"
    answers = (Gather(), Trade(), Done())


class Arming(Going):
    """Do you take bones, or train?"""

    task, kind = (Halves, WARFARE), "warfare"
    answers = (Bones(), Train(), Done())


class Learn(Raise[Discovery]):
    """A technology of own choice (19.9)."""

    def play(self, draft: Draft, seat: Seat, task: Discovery, arguments: Words) -> None:
        draft.agenda.pop()
        discover(draft, seat, ACTIONS.index(arguments[0]))


class Learning(Owed[Discovery]):
    """Which technology does the event raise?"""

    task, kind = Discovery, "discovery"
    answers = (Learn(),)

    def runs_on(self, draft: Draft, task: Discovery) -> bool:
        """Raise the only one that is not at the top; none where all are."""
        choices = tuple(upgrades(draft.state, task.player))
        if len(choices) > 1:
            return False
        draft.agenda.pop()
        for action in choices:
            discover(draft, task.player, ACTIONS.index(action))
        return True

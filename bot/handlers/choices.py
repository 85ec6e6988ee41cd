"""Find the words that a person may say at a table now, and lay them out on a panel."""

from collections.abc import Callable, Container, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import TypeAlias

from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.advice.moves import ending_here, parts
from bot.advice.panel_choices import PanelChoices
from bot.model import limits
from bot.model.errors import NotSeated
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui import effects
from bot.ui.effects import with_effects
from bot.ui.panel import ROOM, Choice, Offered, fits, move_name, noted_choice, word_called
from engine.ai import Proposal
from engine.game import COMPONENT, STOP, Facts, GameOver, NotYourTurn, Price, Seat, Words
from engine.move_chain import MoveChains, last_move, split_moves
from engine.moves import every_move

Offer: TypeAlias = Callable[[Words], Sequence[str]]
"""The words that may follow the words so far."""


def seat_of(table: LiveTable, user: int) -> Seat:
    """Return the seat of `user`. Raises NotSeated."""
    seat = table.roster.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def owes(table: LiveTable, user: int) -> bool:
    """Whether the table waits for `user`."""
    decision = table.decision
    return decision is not None and table.roster.seat_of(user) in decision.seats


def may_answer(table: LiveTable, user: int) -> bool:
    """Whether the table takes an answer of `user`: it waits for one, or theirs may still be replaced."""
    decision = table.decision
    return decision is not None and decision.takes_answers_of(table.roster.seat_of(user))


def offer(table: LiveTable, user: int) -> Offer:
    """Return what `user` may say, word by word. Raises NotSeated, GameOver or NotYourTurn."""
    seat = seat_of(table, user)
    decision = table.decision
    if decision is None:
        raise GameOver
    if not decision.takes_answers_of(seat):
        raise NotYourTurn(decision.seats)
    return partial(table.game.words, table.state, seat)


def answering_anew(table: LiveTable, seat: Seat, voice: Voice) -> Offered:
    """Return the verbs with which `seat` may replace its answer until all have answered."""
    words = table.game.words(table.state, seat, ())
    verbs = tuple(Choice((verb,), voice.say(f"verb-{verb}")) for verb in words)
    return Offered(table.id, table.log.version, groups=(verbs,), undo=True, begins=True)


PROPOSED = limits.ROW + 2
"""Moves that are ranked for a panel: more than it shows, for some are not shown."""


async def opening(table: LiveTable, seat: Seat, voice: Voice, advice: Advice, *, propose: bool) -> Offered:
    """Return what `seat` may begin with: whole moves where they are few, else pieces and what else there is to do."""
    number, version, voice = table.id, table.log.version, replace(voice, markdown=False)
    panel_choices = await advice.panel_choices(table, seat)
    if panel_choices.few:
        return Offered(
            number, version, groups=_free_first(_labelled(panel_choices.groups, panel_choices, voice)), undo=True
        )
    proposed = await advice.proposals(table, seat, PROPOSED) if propose else ()
    fitting = [one for one in proposed if len(one.words) > 1 and fits(number, version, one.words)]
    whole = fitting[: limits.ROW]
    room = ROOM - limits.ROW * bool(whole)
    others = _unproposed(panel_choices, {one.words for one in whole})
    groups = _free_first(_labelled(_fitting(others, room), panel_choices, voice))
    options = dict(table.log.header.options)
    menus = tuple(
        tuple(with_effects(table.game, options, choice, voice) for choice in menu)
        for menu in _labelled(panel_choices.menus, panel_choices, voice)
    )
    shown = tuple(noted_choice(one.words, move_name(one.words, voice), one.notes, voice) for one in whole)
    return Offered(number, version, (), shown, groups, menus, undo=True, begins=True)


async def following(
    table: LiveTable, user: int, typed: Words, page: int, voice: Voice, advice: Advice, *, propose: bool
) -> Offered:
    """Return what may follow `typed`, with every word taken that is the only one possible, unless the question is a
    private one, whose answer must not depend on what is possible. The most useful words come first, the others as the
    game names them. Raises NotSeated."""
    seat, decision, voice = seat_of(table, user), table.decision, replace(voice, markdown=False)
    chains = MoveChains(table.game, table.state, seat)
    if decision is not None and not decision.private:
        typed = chains.complete(typed)
    words = chains.words(typed)
    moves = await _next_moves(table, seat, typed, words, advice)
    notes = await advice.notes(table, seat, moves)
    ranked = await advice.proposals(table, seat) if propose and len(moves) > ROOM else ()
    moves = _useful_first(moves, notes, ranked, voice)
    ending = ending_here(chains, moves)
    asking = await advice.asking(table, seat, moves) - ending
    noted = _next_choices(moves, typed, notes, asking, ending, voice)
    goes_on = all(len(split_moves(move)) == len(split_moves(typed)) for move in moves)
    if goes_on and (common := _shared(noted)):
        about = await advice.notes(table, seat, [typed])
        told = voice.each(("tag", "gain"), about.get(typed, ()))
        noted = _without(noted, common.intersection((*told["tag"], *told["gain"])))
    groups = _free_first((tuple(noted),))
    offered = Offered(table.id, table.log.version, typed, (), groups, whole=STOP in words, page=page)
    return _paged(offered, table, voice)


async def _next_moves(
    table: LiveTable, seat: Seat, typed: Words, words: Sequence[str], advice: Advice
) -> Sequence[Words]:
    """Return the whole moves that begin with `typed` where a page holds them, else `typed` with each of the next
    `words`; always that for a private question, whose page must not depend on what is possible."""
    following = [(*typed, word) for word in words if word != STOP]
    private = table.decision is None or table.decision.private
    whole = () if private or len(following) > ROOM else await advice.whole(table, seat, typed)
    return [move for move in whole or following if move != typed and fits(table.id, table.log.version, move)]


def _next_choices(
    moves: Sequence[Words],
    typed: Words,
    notes: Mapping[Words, Facts],
    asking: Container[Words],
    ending: Container[Words],
    voice: Voice,
) -> list[Choice]:
    """Return the choices of moves that begin with `typed`, called by what is left to say of them."""
    alike = all(len(move) == len(typed) + 1 for move in moves)
    labels = (_rest(move, typed, notes.get(move, ()), voice, alike=alike) for move in moves)
    return [
        replace(_noted(move, label, notes, voice), sign=_sign(move, asking, voice), ends=move in ending)
        for move, label in zip(moves, labels, strict=True)
    ]


def _paged(offered: Offered, table: LiveTable, voice: Voice) -> Offered:
    """Return what is offered on one of its pages, on the first where there is no such page; choices in menus, and those
    of several pages, say what they do."""
    if offered.in_menus or offered.pages > 1:
        options = dict(table.log.header.options)
        texts = (
            tuple(with_effects(table.game, options, choice, voice) for choice in group) for group in offered.groups
        )
        offered = replace(offered, groups=tuple(texts))
    return offered if offered.page < offered.pages else replace(offered, page=0)


def _shared(choices: Sequence[Choice]) -> frozenset[str]:
    """Return the marks and gains that all choices have."""
    texts = [frozenset((*choice.marks, *choice.gains)) for choice in choices]
    return texts[0].intersection(*texts) if texts else frozenset()


def _without(choices: Sequence[Choice], told: Container[str]) -> list[Choice]:
    """Return the choices without the marks and gains that were told of the words before: they tell none apart."""

    def left(texts: Sequence[str]) -> tuple[str, ...]:
        return tuple(text for text in texts if text not in told)

    return [replace(choice, marks=left(choice.marks), gains=left(choice.gains)) for choice in choices]


MOST = 5000
"""Maximum number of whole moves that are looked through."""


def whole_moves(table: LiveTable, seat: Seat) -> list[Words]:
    """Return the whole moves that `seat` has now."""
    return list(islice(every_move(table.game, table.state, seat), MOST))


async def in_words(table: LiveTable, seat: Seat, voice: Voice, advice: Advice) -> list[str]:
    """Return what `seat` may do now, every whole move with its price and its effects, behind the question; [] where it
    may not answer."""
    decision = table.decision
    if decision is None or not decision.takes_answers_of(seat):
        return []
    moves = whole_moves(table, seat)
    notes = await advice.notes(table, seat, moves)
    choices = [noted_choice(move, voice.sentence(move), notes.get(move, ()), voice) for move in moves]
    options = dict(table.log.header.options)
    return [voice.say("pick-verb"), *effects.in_words(table.game, options, choices, voice)]


def _unproposed(panel_choices: PanelChoices, proposed: Container[Words]) -> Sequence[list[Words]]:
    """Return the groups without the whole moves that are proposed above them."""
    return [
        [move for move in group if move in panel_choices.begun or move not in proposed]
        for group in panel_choices.groups
    ]


def _fitting(groups: Sequence[list[Words]], room: int) -> Sequence[list[Words]]:
    """Return the groups, the largest ones folded into their verb until all have room."""
    *several, single = map(list, groups)
    while several and sum(map(len, several)) + len(single) > room:
        largest = max(several, key=len)
        several.remove(largest)
        single.append(_beginning(largest))
    return [*several, single]


def _called(move: Words, bundled: Words, voice: Voice) -> str:
    """Return how a move is called, or a move chain: by its last move, but where several of a verb are one choice, by
    all that they bring. `bundled`: that verb."""
    if bundled and move == bundled:
        return voice.say(f"single-{move[0]}")
    if bundled and move[:1] == bundled:
        return voice.list_words(tuple(one[-1] for one in split_moves(move)))
    return move_name(last_move(move), voice)


def _beginning(moves: Sequence[Words]) -> Words:
    """Return the verb of some moves, behind the moves that lead to it."""
    return moves[0][: len(moves[0]) - len(last_move(moves[0])) + 1]


def _noted(move: Words, label: str, notes: Mapping[Words, Facts], voice: Voice) -> Choice:
    """Return a move, or a move chain with the prices of all its moves, under a name. What several of them cost in the
    same good is told as one price."""
    *leading, whole = parts(move)
    facts, others = notes.get(whole, ()), list[Facts]()
    if not leading:
        return noted_choice(move, label, facts, voice)
    for before in (notes.get(part, ()) for part in leading):
        if (together := Price.of(before).added_to(facts)) is None:
            others.append(before)
        else:
            facts = together
    choice = noted_choice(move, label, facts, voice)
    paying = [one for before in others if (one := noted_choice(move, "", before, voice)).price]
    priced = paying if paying and Price.of(facts).is_free else (*paying, choice)
    return replace(
        choice,
        price=tuple(price for one in priced for price in one.price),
        spends=choice.spends.union(*(one.spends for one in paying)),
        detail=" · ".join(filter(None, (*(one.detail for one in paying), choice.detail))),
        aside=choice.aside or any(one.aside for one in paying),
    )


def _labelled(
    groups: Sequence[Sequence[Words]], panel_choices: PanelChoices, voice: Voice
) -> tuple[tuple[Choice, ...], ...]:
    """Return moves or their beginnings as they are called by themselves."""

    def labelled(move: Words) -> Choice:
        begun = move in panel_choices.begun
        label = word_called(move, voice) if begun else _called(move, panel_choices.bundled, voice)
        if move in panel_choices.rest:
            label = voice.say("pick-other-ways", verb=move[-1])
        choice = _noted(move, label, panel_choices.notes, voice)
        final = (voice.say("mark-final"),) if move in panel_choices.final else ()
        ends = move in panel_choices.ending
        sign = "" if ends else _sign(move, panel_choices.asking, voice)
        if not (final or ends or sign):
            return choice
        return replace(choice, marks=(*choice.marks, *final), sign=sign, ends=ends)

    return tuple(tuple(labelled(move) for move in group) for group in groups)


def _free_first(groups: tuple[tuple[Choice, ...], ...]) -> tuple[tuple[Choice, ...], ...]:
    """Return groups with what spends something by the way behind all else."""
    ordered = [tuple(sorted(group, key=lambda choice: choice.aside)) for group in groups]
    return tuple(sorted(ordered, key=lambda group: bool(group) and group[0].aside))


def _rest(move: Words, typed: Words, notes: Facts, voice: Voice, *, alike: bool) -> str:
    """Return what is left to say of a move where it is one word, unless that is a number which stands for a component;
    else how the whole move is called, of a move chain its last one. `alike`: of all moves a word is left."""
    if len(split_moves(move)) > len(split_moves(typed)):
        return move_name(last_move(move), voice)
    move, typed = last_move(move), last_move(typed)
    coded = move[-1].isdecimal() and COMPONENT in dict(notes)
    one = len(move) == len(typed) + 1 and (alike or len(typed) > 1)
    if typed and one and not coded:
        return voice.word(move[-1])
    return (voice.brief(move, begun=True) if len(typed) > 1 else "") or move_name(move, voice)


def _sign(move: Words, asking: Container[Words], voice: Voice) -> str:
    """Return the sign of a choice after which something is asked; "" for another."""
    return voice.say("sign-asks") if move in asking else ""


def _useful_first(
    moves: Sequence[Words], notes: Mapping[Words, Facts], ranked: Sequence[Proposal], voice: Voice
) -> list[Words]:
    """Return a page of the most useful ones, then the others; each part as the game names them. Most useful are those
    ranked first, then those of which most is noted, gains before all."""
    if len(moves) <= ROOM:
        return list(moves)
    places = {one.words: place for place, one in enumerate(ranked)}

    def worth(move: Words) -> tuple[int, int, int]:
        facts = notes.get(move, ())
        gains = sum(value for name, value in facts if isinstance(value, int) and voice.has(f"gain-{name}"))
        return -places.get(move, len(ranked)), gains, len(facts)

    best = set(sorted(moves, key=worth, reverse=True)[:ROOM])
    return sorted(moves, key=lambda move: move not in best)

"""What a panel offers a seat: the layout of what may be said next, from the game's own words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from bot.handlers.advice import Advice
from bot.handlers.legal_words import seat_of
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.panel import ROOM, ROW, Choice, Offered, fits, marked, noted
from engine.ai import Proposal
from engine.game import STOP, Facts, Seat, Words
from engine.moves import complete, every_move

EXPANDED = 6
"""A verb with at most so many words after it stands on the panel with each of them."""


async def opening(table: LiveTable, user: int, voice: Voice, advice: Advice, *, propose: bool) -> Offered:
    """Return what `user` may begin with: whole moves where they are few, else pieces and what else there is to do.
    Raises NotSeated."""
    game, state, seat = table.game, table.state, seat_of(table, user)
    version = table.log.version
    moves = [move for move in islice(every_move(game, state, seat), ROOM + 1) if fits(table.id, version, move)]
    if len(moves) <= ROOM:
        return Offered(table.id, version, groups=await _labelled(table, seat, [moves], voice, advice), undo=True)
    proposed = await advice.proposals(table, seat) if propose else ()
    whole = [one for one in proposed if len(one.words) > 1 and fits(table.id, version, one.words)]
    beginnings = _fitting(list(_beginnings(table, seat)), ROOM - ROW * bool(whole))
    groups = await _labelled(table, seat, beginnings, voice, advice)
    shown = tuple(_choice(one.words, one.notes, voice) for one in whole[:ROW])
    return Offered(table.id, version, (), shown, groups, undo=True)


async def following(
    table: LiveTable, user: int, typed: Words, page: int, voice: Voice, advice: Advice, *, propose: bool
) -> Offered:
    """Return what may follow `typed`, with every word taken that is the only one possible, unless the question is a
    private one, whose answer must not depend on what is possible. The most useful words come first, the others as the
    game names them. Raises NotSeated."""
    game, state, seat = table.game, table.state, seat_of(table, user)
    decision = game.decision(state)
    if decision is not None and not decision.private:
        typed = complete(game, state, seat, typed)
    words = game.words(state, seat, typed)
    nexts = [word for word in words if word != STOP and fits(table.id, table.log.version, (*typed, word))]
    moves = [(*typed, word) for word in nexts]
    notes = await advice.notes(table, seat, moves)
    ranked = await advice.proposals(table, seat) if propose and len(moves) > ROOM else ()
    useful = _useful_first(moves, notes, ranked, voice)
    choices = tuple(_next(move, notes.get(move, ()), voice) for move in useful)
    offered = Offered(table.id, table.log.version, typed, (), (choices,), STOP in words, page=page)
    return offered if page < offered.pages else replace(offered, page=0)


def _beginnings(table: LiveTable, seat: Seat) -> Iterator[list[Words]]:
    """Each verb by itself, or with the few words that may follow it; those by themselves come last, together."""
    game, state = table.game, table.state
    single: list[Words] = []
    longest = {verb.name: len(verb.arguments) for verb in game.verbs}
    for verb in game.words(state, seat, ()):
        nexts = [word for word in game.words(state, seat, (verb,)) if word != STOP]
        if nexts and len(nexts) <= EXPANDED and longest.get(verb, 0) <= 2:
            yield [(verb, word) for word in nexts]
        else:
            single.append((verb,))
    yield single


def _fitting(groups: list[list[Words]], room: int) -> list[list[Words]]:
    """The groups, the largest ones folded into their verb until all have room."""
    while sum(map(len, groups)) > room and any(len(move) > 1 for group in groups for move in group):
        largest = max((group for group in groups if len(group[0:1] and group[0]) > 1), key=len)
        groups = [group for group in groups if group is not largest]
        groups[-1].append(largest[0][:1])
    return groups


async def _labelled(
    table: LiveTable, seat: Seat, groups: Sequence[Sequence[Words]], voice: Voice, advice: Advice
) -> tuple[tuple[Choice, ...], ...]:
    """Moves or their beginnings as they are called by themselves."""
    notes = await advice.notes(table, seat, [move for group in groups for move in group])

    def labelled(move: Words) -> Choice:
        if len(move) == 2 and STOP not in table.game.words(table.state, seat, move):
            return _next(move, notes.get(move, ()), voice, begun=True)
        return _choice(move, notes.get(move, ()), voice)

    return tuple(tuple(labelled(move) for move in group) for group in groups)


def _next(move: Words, notes: Facts, voice: Voice, *, begun: bool = False) -> Choice:
    label, scores = marked(voice.word(move[-1]), notes, voice, begun=begun)
    return Choice(move, label, noted(notes, replace(voice, markdown=False)), scores)


def _choice(move: Words, notes: Facts, voice: Voice) -> Choice:
    label, scores = marked(called(move, voice), notes, voice)
    return Choice(move, label, noted(notes, replace(voice, markdown=False)), scores)


def called(move: Words, voice: Voice) -> str:
    """Return a short name of a move: its pieces and places, or what its verb is called."""
    if len(move) == 1:
        return voice.say(f"verb-{move[0]}")
    if len(move) == 2:
        return voice.sentence(move)
    return " ".join(voice.word(word) for word in move[1:])


def _useful_first(
    moves: Sequence[Words], notes: Mapping[Words, Facts], ranked: Sequence[Proposal], voice: Voice
) -> list[Words]:
    """A page of the most useful ones, then the others; each part as the game names them. Most useful are those ranked
    first, or noted like them, then those of which most is noted, gains before all."""
    if len(moves) <= ROOM:
        return list(moves)
    places: dict[object, int] = {}
    for place, one in enumerate(ranked):
        places.setdefault(one.words, place)
        places.setdefault((one.words[:2], one.notes), place)

    def worth(move: Words) -> tuple[int, int, int]:
        facts = notes.get(move, ())
        place = places.get(move, places.get((move[:2], facts), len(ranked)))
        gains = sum(value for name, value in facts if isinstance(value, int) and voice.has(f"gain-{name}"))
        return -place, gains, len(facts)

    best = set(sorted(moves, key=worth, reverse=True)[:ROOM])
    return sorted(moves, key=lambda move: move not in best)

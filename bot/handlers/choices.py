"""Find the words that a person may choose at a table now, and lay them out on a page of the panel."""

from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.advice.moves import ending_here, parts
from bot.advice.panel_choices import PanelChoices, pieces_of
from bot.model import limits
from bot.model.errors import NotSeated
from bot.model.position import Position
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui import effects
from bot.ui.effects import with_effects
from bot.ui.page import ANSWERS, CONTROLS, Page, Source, Way, number_choices, page_controls
from bot.ui.panel import Choice, move_name, noted_choice, proposal_name, word_called
from bot.ui.phone import lines_of_buttons
from engine.ai import Proposal
from engine.game import COMPONENT, STOP, Facts, GameOver, NotYourTurn, Options, Price, Seat, Words
from engine.move_chain import MoveChains, last_move, split_moves
from engine.moves import every_move

WON = ("win", "tie")
"""The annotated outcome of a winning bid."""

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
    """Whether the table accepts an answer of `user`: it waits for one, or theirs may still be replaced."""
    decision = table.decision
    return decision is not None and decision.takes_answers_of(table.roster.seat_of(user))


def offer(table: LiveTable, user: int) -> Offer:
    """Return the possible words of `user`, word by word. Raises NotSeated, GameOver or NotYourTurn."""
    seat = seat_of(table, user)
    decision = table.decision
    if decision is None:
        raise GameOver
    if not decision.takes_answers_of(seat):
        raise NotYourTurn(decision.seats)
    return partial(table.game.words, table.state, seat)


def answering_anew(table: LiveTable, seat: Seat, voice: Voice) -> Page:
    """Return the verbs with which `seat` may replace its answer until all have answered."""
    words = table.game.words(table.state, seat, ())
    verbs = tuple(Choice((verb,), voice.say(f"verb-{verb}")) for verb in words)
    source = Source(table.id, table.log.version)
    return Page(source, kinds=verbs, beside=(Way("button-undo", source.to("undo")),))


FEWER = limits.ROW - 1
"""Number of buttons for answers on a page where longer rows would be too high for a phone."""

LINES = 7
"""Maximum number of lines of controls on a phone."""

PROPOSALS = limits.ROW
"""Maximum number of proposals on a page."""

END_AND_MORE = 2
"""Number of controls that fit beside pieces of several kinds of moves: the end of the turn, and *More*."""

BESIDE_PIECES = 3
"""Number of controls that fit beside proposals and pieces: another kind of moves, the end of the turn, *More*."""

PROPOSED = limits.ROW + 2
"""Number of moves ranked for a panel, some of which it does not show."""


class Asked(Struct, frozen=True):
    """The question of one seat, at a table, in a lesson or in a tryout.

    `position`: the position.
    `seat`: the deciding seat.
    `source`: the target of presses.
    `options`: the game's options.
    `propose`: whether moves are proposed.
    """

    position: Position
    seat: Seat
    source: Source
    options: Options
    propose: bool = False


def asked_at(table: LiveTable, seat: Seat, *, propose: bool) -> Asked:
    """Return the question of `seat` at a table."""
    options = dict(table.log.header.options)
    return Asked(table.position, seat, Source(table.id, table.log.version), options, propose)


async def opening(asked: Asked, voice: Voice, advice: Advice) -> Page:
    """Return the first choices of a seat: all answers if there are few, else proposals and the kinds of moves. Where
    a phone has no room for it, only answers of one word say that they cannot be undone, and no answer its gains."""
    voice = replace(voice, markdown=False)
    position, seat = asked.position, asked.seat
    found = await advice.panel_choices(position, seat, asked.source)
    if found.answers:
        page = Page(asked.source, answers=_answers(_label_moves(found.answers, found, voice), voice))
        if _fits_phone(page, voice):
            return page
        short = replace(found, final=frozenset(move for move in found.final if len(move) == 1))
        page = replace(page, answers=_answers(_label_moves(found.answers, short, voice), voice))
        return page if _fits_phone(page, voice) else replace(page, answers=_without_effects(page.answers))
    proposed = await advice.proposals(position, seat, PROPOSED) if asked.propose else ()
    pieces = _pieces(asked, found, voice)
    shown_by_piece = {piece.words[:-1] for piece in pieces}
    others = [kind for kind in found.kinds if kind not in shown_by_piece]
    kinds = [*pieces, *sorted(_label_moves(others, found, voice), key=_is_alone)]
    fitting = [one for one in proposed if len(one.words) > 1 and asked.source.fits(one.words)]
    fitting = fitting[: min(PROPOSALS, CONTROLS - BESIDE_PIECES - len(pieces))]
    final = await advice.final(position, seat, [one.words for one in fitting]) if fitting else frozenset()
    shown = [noted_choice(one.words, proposal_name(one.words, voice), one.notes, voice) for one in fitting]
    best = {kind.words: _best_of(kind, fitting) or found.examples[kind.words] for kind in kinds}
    named = tuple(replace(kind, label=_kind_name(kind, found, voice), sign="", like=best[kind.words]) for kind in kinds)
    page = Page(asked.source, proposals=number_choices(shown), kinds=named)
    marked = replace(page, proposals=number_choices([_with_final(choice, final, voice) for choice in shown]))
    return marked if final and _fits_phone(marked, voice) else page


def _without_effects(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return numbered choices without marks and gains, which the picture tells as well."""
    return tuple(replace(choice, marks=(), gains=()) if choice.number else choice for choice in choices)


def _fits_phone(page: Page, voice: Voice) -> bool:
    """Whether a phone has room for the lines of the page's controls."""
    return lines_of_buttons(page_controls(page, voice).children) <= LINES


def _pieces(asked: Asked, found: PanelChoices, voice: Voice) -> Sequence[Choice]:
    """Return the pieces that the first page shows instead of their kind of moves: of one kind beside proposals, else of
    as many as fit; () if no verb has names for pieces."""
    shown: list[Choice] = []
    for pieces in found.pieces:
        named = [(piece, voice.button_text(piece, form="piece")) for piece in pieces if asked.source.fits(piece)]
        fits = len(named) == len(pieces) and all(name for _, name in named)
        if fits and (not shown or (not asked.propose and len(shown) + len(named) <= CONTROLS - END_AND_MORE)):
            shown += [noted_choice(piece, name, found.notes.get(piece, ()), voice) for piece, name in named]
    return shown


def _brief(move: Words, voice: Voice, *, longer: bool) -> str:
    """Return the name of a move beside its number, if it may be `longer` behind its first word; "" if it has none, or
    no words but its verb."""
    name = voice.button_text(move, form="brief") if len(move) > 1 else ""
    return f"{voice.word(move[1])}: {name}" if name and longer else name


def _best_of(kind: Choice, proposed: Sequence[Proposal]) -> Words:
    """Return the most promising move of a kind; () if none is proposed."""
    return next((one.words for one in proposed if one.words[: len(kind.words)] == kind.words), ())


def _is_alone(kind: Choice) -> bool:
    """Whether a kind of moves is a move by itself, such as the end of a turn."""
    return not kind.sign


def _answers(choices: Sequence[Choice], voice: Voice) -> tuple[Choice, ...]:
    """Return all answers of a page with numbers, except a single one and bids, whose numbers would be confused with
    theirs. The lowest winning bid stands out."""
    choices = sorted(choices, key=lambda choice: choice.aside)
    if any(dict(choice.notes).keys() & {"outcome", "needs"} for choice in choices):
        least = next((choice for choice in choices if dict(choice.notes).get("outcome") in WON), None)
        return tuple(replace(choice, wins=choice is least) for choice in choices)
    return number_choices(_in_brief(choices, voice)) if len(choices) > 1 else tuple(choices)


def _in_brief(choices: Sequence[Choice], voice: Voice) -> Sequence[Choice]:
    """Return choices that will have numbers by their shortest names, unless these would be equal."""
    found = list(choices)
    for longer in (True, False):
        brief = [replace(one, label=_brief(last_move(one.words), voice, longer=longer) or one.label) for one in choices]
        said = Counter(one.text() for one in brief)
        found = [short if said[short.text()] == 1 else long for short, long in zip(brief, found, strict=True)]
    return found


def _kind_name(kind: Choice, found: PanelChoices, voice: Voice) -> str:
    """Return the name of a kind of moves: its piece, if it has only one."""
    piece = found.only.get(kind.words, "")
    if piece and not piece.isdecimal():
        return voice.word(piece)
    if any(kind.words in pieces for pieces in found.pieces):
        return kind.label
    key = f"kind-{last_move(kind.words)[0]}"
    return voice.say(key) if voice.has(key) else kind.label


async def following(asked: Asked, prefix: Words, number: int, voice: Voice, advice: Advice) -> Page:
    """Return what may follow `prefix`, with every word taken that is the only one possible, unless the question is a
    private one, whose answer must not depend on what is possible. Where pieces are to be chosen, the one of the best
    move is, and the others are tabs. The most useful answers have buttons, the others stand in menus, as the game names
    them."""
    position, seat, voice = asked.position, asked.seat, replace(voice, markdown=False)
    decision = position.decision
    private = decision is None or decision.private
    chains = MoveChains(position.game, position.state, seat)
    if not private:
        prefix = chains.complete(prefix)
    ranked = await advice.rank(position, seat) if asked.propose and not private else ()
    tabs = () if private else _tabs(chains, prefix, asked)
    if tabs and prefix == tabs[0][:-1]:
        best = next((tab for move in ranked for tab in tabs if move[: len(tab)] == tab), tabs[0])
        prefix = chains.complete(best)
    words = chains.words(prefix)
    moves = await _next_moves(asked, prefix, words, advice)
    notes = await advice.notes(position, seat, (*moves, *tabs))
    ending = ending_here(chains, moves)
    asking = await advice.asking(position, seat, moves) - ending
    noted = _next_choices(moves, prefix, notes, asking, ending, voice)
    goes_on = all(len(split_moves(move)) == len(split_moves(prefix)) for move in moves)
    if goes_on and (common := _common_marks(noted)):
        about = await advice.notes(position, seat, [prefix])
        told = voice.each(("tag", "gain"), about.get(prefix, ()))
        noted = _without(noted, common.intersection((*told["tag"], *told["gain"])))
    named = (noted_choice(tab, word_called(tab, voice), notes.get(tab, ()), voice) for tab in tabs)
    shown = tuple(replace(tab, gains=()) for tab in named)
    page = Page(asked.source, prefix, tabs=shown, whole=STOP in words, number=number)
    return _build_page(page, noted, notes, ranked, asked, voice)


def _tabs(chains: MoveChains[Any, Any], prefix: Words, asked: Asked) -> tuple[Words, ...]:
    """Return the beginnings of moves with each piece, where a piece is chosen before its place; else ()."""
    last = last_move(prefix)
    if len(last) not in (1, 2):
        return ()
    verb = prefix if len(last) == 1 else prefix[:-1]
    pieces = pieces_of(chains, verb)
    if not pieces:
        return ()
    if len(list(islice(chains.moves(verb), ANSWERS + 1))) <= ANSWERS and len(last) == 1:
        return ()
    return tuple(pieces) if all(asked.source.fits(piece) for piece in pieces) else ()


async def _next_moves(asked: Asked, prefix: Words, words: Sequence[str], advice: Advice) -> Sequence[Words]:
    """Return the whole moves that begin with `prefix` where a page holds them, else `prefix` with each of the next
    `words`; always that for a private question, whose page must not depend on what is possible."""
    following = [(*prefix, word) for word in words if word != STOP]
    private = asked.position.decision is None or asked.position.decision.private
    whole = () if private else await advice.whole(asked.position, asked.seat, prefix)
    return [move for move in whole or following if move != prefix and asked.source.fits(move)]


def _next_choices(
    moves: Sequence[Words],
    prefix: Words,
    notes: Mapping[Words, Facts],
    asking: Container[Words],
    ending: Container[Words],
    voice: Voice,
) -> list[Choice]:
    """Return the choices of moves that begin with `prefix`, named by their remaining words."""
    alike = all(len(move) == len(prefix) + 1 for move in moves)
    labels = (_rest(move, prefix, notes.get(move, ()), voice, alike=alike) for move in moves)
    return [
        replace(_priced_choice(move, label, notes, voice), sign=_sign(move, asking, voice), ends=move in ending)
        for move, label in zip(moves, labels, strict=True)
    ]


def _build_page(
    page: Page,
    choices: Sequence[Choice],
    notes: Mapping[Words, Facts],
    ranked: Sequence[Words],
    asked: Asked,
    voice: Voice,
) -> Page:
    """Return a page with answers: the most useful ones as buttons, the others in menus, which say what they do; its
    first page where there is no such page."""
    if len(choices) <= ANSWERS - page.whole:
        # Places keep the names that the board has.
        return replace(page, answers=tuple(choices) if page.tabs else _answers(choices, voice), number=0)
    most = ANSWERS - page.whole
    useful = _most_useful([choice.words for choice in choices], most, notes, ranked, voice)
    tried = [_with_buttons(page, choices, useful[:room], voice) for room in (most, most - 1, FEWER)]
    low = [one for one in tried if _fits_phone(one, voice)] or tried[-1:]
    paged = next((one for one in low if one.pages == 1), low[0])
    game = asked.position.game
    told = tuple(with_effects(game, asked.options, choice, voice) for choice in paged.others)
    return replace(paged, others=told, number=page.number if page.number < paged.pages else 0)


def _with_buttons(page: Page, choices: Sequence[Choice], best: Container[Words], voice: Voice) -> Page:
    """Return a page with buttons for the best choices, and the others for its menus."""
    answers = [choice for choice in choices if choice.words in best]
    others = tuple(choice for choice in choices if choice.words not in best)
    return replace(page, answers=tuple(answers if page.tabs else _in_brief(answers, voice)), others=others)


def _common_marks(choices: Sequence[Choice]) -> frozenset[str]:
    """Return the marks and gains that all choices have."""
    texts = [frozenset((*choice.marks, *choice.gains)) for choice in choices]
    return texts[0].intersection(*texts) if texts else frozenset()


def _without(choices: Sequence[Choice], told: Container[str]) -> list[Choice]:
    """Return the choices without the marks and gains of the words before, which do not distinguish them."""

    def left(texts: Sequence[str]) -> tuple[str, ...]:
        return tuple(text for text in texts if text not in told)

    return [replace(choice, marks=left(choice.marks), gains=left(choice.gains)) for choice in choices]


MOST = 5000
"""Maximum number of whole moves that are examined."""


def whole_moves(table: LiveTable, seat: Seat) -> list[Words]:
    """Return the whole moves of `seat` now."""
    return list(islice(every_move(table.game, table.state, seat), MOST))


async def in_words(table: LiveTable, seat: Seat, voice: Voice, advice: Advice) -> list[str]:
    """Return the question and every whole move of `seat` with its price and effects; [] if it may not answer."""
    decision = table.decision
    if decision is None or not decision.takes_answers_of(seat):
        return []
    moves = whole_moves(table, seat)
    notes = await advice.notes(table.position, seat, moves)
    choices = [
        replace(noted_choice(move, "", notes.get(move, ()), voice), label=voice.sentence(move)) for move in moves
    ]
    options = dict(table.log.header.options)
    return [voice.say("pick-verb"), *effects.in_words(table.game, options, choices, voice)]


def _chain_name(move: Words, bundled: Words, voice: Voice) -> str:
    """Return the name of a move, or of a move chain: that of its last move, or of all gains if several moves of a verb
    are one choice. `bundled`: that verb."""
    if bundled and move == bundled:
        return voice.say(f"single-{move[0]}")
    if bundled and move[:1] == bundled:
        words = Counter(one[-1] for one in split_moves(move))
        return ", ".join(voice.list_words((word,) * count) for word, count in words.items())
    return move_name(last_move(move), voice)


def _priced_choice(move: Words, label: str, notes: Mapping[Words, Facts], voice: Voice) -> Choice:
    """Return a move, or a move chain with the prices of all its moves, under a name. Several prices in the same good
    are added up."""
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


def _label_moves(moves: Sequence[Words], found: PanelChoices, voice: Voice) -> tuple[Choice, ...]:
    """Return moves or their beginnings under their own names."""

    def labelled(move: Words) -> Choice:
        choice = _priced_choice(move, _chain_name(move, found.bundled, voice), found.notes, voice)
        sign = _sign(move, found.asking, voice)
        return _with_final(replace(choice, sign=sign) if sign else choice, found.final, voice)

    return tuple(labelled(move) for move in moves)


def _with_final(choice: Choice, final: Container[Words], voice: Voice) -> Choice:
    """Return a choice; if it is one of the `final` ones, a mark behind its price, which is never left out, says that it
    cannot be undone."""
    return replace(choice, price=(*choice.price, voice.say("mark-final"))) if choice.words in final else choice


def _rest(move: Words, prefix: Words, notes: Facts, voice: Voice, *, alike: bool) -> str:
    """Return the rest of a move if it is one word, but not a number that stands for a component; else the name of the
    whole move, or of the last one of a move chain. `alike`: whether a word is left of every move."""
    if len(split_moves(move)) > len(split_moves(prefix)):
        return move_name(last_move(move), voice)
    move, prefix = last_move(move), last_move(prefix)
    coded = move[-1].isdecimal() and COMPONENT in dict(notes)
    one = len(move) == len(prefix) + 1 and (alike or len(prefix) > 1)
    if prefix and one and not coded:
        return voice.word(move[-1])
    return voice.button_text(move, form="left" if len(prefix) > 1 else "rest") or move_name(move, voice)


def _sign(move: Words, asking: Container[Words], voice: Voice) -> str:
    """Return the sign of a choice that leads to a question; "" for another."""
    return voice.say("sign-asks") if move in asking else ""


def _most_useful(
    moves: Sequence[Words], room: int, notes: Mapping[Words, Facts], ranked: Sequence[Words], voice: Voice
) -> Sequence[Words]:
    """Return as many of `moves` as there is `room` for: the best ranked first, then those with the most annotations,
    gains before all."""
    places = {move: place for place, move in enumerate(ranked)}
    for one, place in tuple(places.items()):
        for length in range(1, len(one)):
            places[one[:length]] = min(place, places.get(one[:length], place))

    def worth(move: Words) -> tuple[int, int, int]:
        facts = notes.get(move, ())
        gains = sum(value for name, value in facts if isinstance(value, int) and voice.has(f"gain-{name}"))
        return -places.get(move, len(ranked)), gains, len(facts)

    return sorted(moves, key=worth, reverse=True)[:room]

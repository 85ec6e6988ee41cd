"""The words that a person may choose at a table now, laid out on a page of the panel."""

from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from operator import itemgetter
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.advice.moves import chain_beginnings, moves_that_may_end_here
from bot.advice.panel_choices import PanelChoices, pieces_of
from bot.model import limits
from bot.model.errors import NotSeated
from bot.model.position import Position
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui import effects
from bot.ui.choice_names import with_brief_names, with_distinct_names
from bot.ui.effects import with_effects
from bot.ui.page import MAX_ANSWERS, MAX_CONTROLS, Page, PageButton, Source, number_choices, page_controls
from bot.ui.panel import Choice, chosen_move_name, last_word_name, move_name, noted_choice, proposal_name, with_final
from bot.ui.phone import lines_of_buttons
from engine.ai import Proposal
from engine.game import COMPONENT_FACT, STOP, Facts, GameOver, NotYourTurn, Options, Price, Seat, Words
from engine.move_chain import MoveChains, last_move, split_moves
from engine.moves import every_move

WINNING_OUTCOMES = ("win", "tie")
"""The values of the note `outcome` for a bid that would win."""

NextWords: TypeAlias = Callable[[Words], Sequence[str]]
"""A function that returns the words that may follow the words chosen so far."""


def seat_of(table: LiveTable, user: int) -> Seat:
    """Return the seat of `user`. Raises NotSeated."""
    seat = table.roster.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def is_awaited(table: LiveTable, user: int) -> bool:
    """Whether the table waits for a decision of `user`."""
    decision = table.decision
    return decision is not None and table.roster.seat_of(user) in decision.seats


def may_answer(table: LiveTable, user: int) -> bool:
    """Whether the table accepts an answer of `user`: the table waits for one, or a sealed answer may still be
    replaced."""
    decision = table.decision
    return decision is not None and decision.takes_answers_of(table.roster.seat_of(user))


def next_words_of(table: LiveTable, user: int) -> NextWords:
    """Return a function that gives the words that `user` may choose next, word by word. Raises NotSeated, GameOver or
    NotYourTurn."""
    seat = seat_of(table, user)
    decision = table.decision
    if decision is None:
        raise GameOver
    if not decision.takes_answers_of(seat):
        raise NotYourTurn(decision.seats)
    return partial(table.game.words, table.state, seat)


def page_to_replace_answer(table: LiveTable, seat: Seat, voice: Voice) -> Page:
    """Return a page with the verbs by which `seat` may replace its answer until everybody has answered."""
    words = table.game.words(table.state, seat, ())
    verbs = tuple(Choice((verb,), voice.say(f"verb-{verb}")) for verb in words)
    source = Source(table.id, table.log.version)
    return Page(source, kinds=verbs, beside=(PageButton("button-undo", source.address_of("undo")),))


BUTTONS_IN_SHORT_ROWS = limits.BUTTONS_IN_ROW - 1
"""Number of answer buttons on a page whose longer rows would make it too tall for a phone."""

MAX_CONTROL_LINES = 7
"""Maximum number of lines of controls on a phone."""

USUAL_CONTROL_LINES = 4
"""Most panels need at most this many lines of controls on a phone."""

USUAL_CONTROL_LINES_AFTER_KIND = 5
"""Maximum number of lines of controls that most pages need after a kind of moves was chosen."""

MIN_ANSWERS = 6
"""Minimum number of answer buttons on a page that gives up others to be no taller than most."""

MIN_PROPOSALS = 3
"""Number of proposals that a page shows however many lines they take."""

MAX_PROPOSALS_ON_PAGE = limits.BUTTONS_IN_ROW
"""Maximum number of proposals on a page."""

CONTROLS_NEXT_TO_KINDS = 2
"""Number of controls that must fit on a page next to the pieces of several kinds of moves: the end of the turn, and
*More*."""

CONTROLS_NEXT_TO_PIECES = 3
"""Number of controls that must fit on a page next to proposals and pieces: another kind of moves, the end of the turn,
and *More*."""

MAX_RANKED_FOR_PANEL = limits.BUTTONS_IN_ROW + 2
"""Number of moves ranked for a panel, which does not show all of them."""


class SeatQuestion(Struct, frozen=True):
    """The question to one seat, at a table, in a lesson or in a tryout.

    `position`: the position. `seat`: the deciding seat. `source`: the place to which presses lead. `options`: the
    game's options. `propose`: whether moves are proposed.
    """

    position: Position
    seat: Seat
    source: Source
    options: Options
    propose: bool = False


def question_at(table: LiveTable, seat: Seat, *, propose: bool) -> SeatQuestion:
    """Return the question to `seat` at a table, whose presses lead back to the table."""
    options = dict(table.log.header.options)
    return SeatQuestion(table.position, seat, Source(table.id, table.log.version), options, propose)


async def first_page(question: SeatQuestion, voice: Voice, advice: Advice) -> Page:
    """Return the first page of choices for a seat: all answers if they are few and a phone has room for them, or else
    proposals and the kinds of moves."""
    voice = replace(voice, markdown=False)
    position, seat = question.position, question.seat
    offered = await advice.find_panel_choices(position, seat, question.source)
    if not offered.answers:
        return await _with_kinds(question, offered, voice, advice)
    answers = list[Page]()
    for page in _with_all_answers(question, offered, voice):
        if _fits_phone(page, voice):
            return page
        answers.append(page)
    offered = await advice.find_panel_choices(position, seat, question.source, max_answers=0)
    kinds = await _with_kinds(question, offered, voice, advice)
    return kinds if _fits_phone(kinds, voice) else answers[-1]


def _with_all_answers(question: SeatQuestion, offered: PanelChoices, voice: Voice) -> Iterator[Page]:
    """Yield pages with all answers, each shorter than the one before: with all marks, with only answers of one word
    marked as final, and without the gains of answers."""
    yield (
        page := Page(question.source, answers=_numbered_answers(_label_moves(offered.answers, offered, voice), voice))
    )
    if any(len(move) > 1 for move in offered.final_moves):
        less_marked = replace(offered, final_moves=frozenset(move for move in offered.final_moves if len(move) == 1))
        yield (
            page := replace(page, answers=_numbered_answers(_label_moves(offered.answers, less_marked, voice), voice))
        )
    yield replace(page, answers=_without_effects(page.answers))


async def _with_kinds(question: SeatQuestion, offered: PanelChoices, voice: Voice, advice: Advice) -> Page:
    """Return a page with proposals and the kinds of moves."""
    position, seat = question.position, question.seat
    proposals = await advice.find_proposals(position, seat, MAX_RANKED_FOR_PANEL) if question.propose else ()
    pieces = _pieces_to_show(question, offered, voice)
    shown_by_piece = {piece.words[:-1] for piece in pieces}
    other_kinds = [kind for kind in offered.kinds if kind not in shown_by_piece]
    candidates = [move for move in proposals if len(move.words) > 1 and question.source.fits(move.words)]
    candidates = candidates[: min(MAX_PROPOSALS_ON_PAGE, MAX_CONTROLS - CONTROLS_NEXT_TO_PIECES - len(pieces))]
    final = await advice.find_final_moves(position, seat, [*offered.kinds, *(move.words for move in candidates)])
    labelled = _label_moves(other_kinds, replace(offered, final_moves=final), voice)
    kinds = [*pieces, *sorted(labelled, key=_is_complete_move)]
    choices = [noted_choice(move.words, proposal_name(move.words, voice), move.notes, voice) for move in candidates]
    best = {kind.words: _best_move_of_kind(kind, candidates) or offered.examples[kind.words] for kind in kinds}
    named_kinds = tuple(
        replace(kind, label=_kind_name(kind, offered, voice), sign="", like=best[kind.words]) for kind in kinds
    )
    page = Page(question.source, proposals=number_choices(choices), kinds=named_kinds)
    return _fit_phone(page, final, voice)


def _fit_phone(page: Page, final: frozenset[Words], voice: Voice) -> Page:
    """Return a page with proposals and kinds as a phone has room for it. If it takes more lines than usual, kinds lose
    their marks and proposals the places that their pieces leave, each if that saves a line; then there are no more
    proposals than the first ones. Those that are `final` are marked if it fits."""

    def with_distinct(shortened: Page) -> Page:
        return replace(shortened, proposals=with_distinct_names(shortened.proposals, voice))

    def count_lines(shortened: Page) -> int:
        return _count_control_lines(with_distinct(shortened), voice)

    lines = count_lines(page)
    for shorten in (_without_marks_of_kinds, _without_origins):
        if lines > USUAL_CONTROL_LINES and (shorter := shorten(page, voice)) != page:
            page, lines = min((page, lines), (shorter, count_lines(shorter)), key=itemgetter(1))
    while lines > USUAL_CONTROL_LINES and len(page.proposals) > MIN_PROPOSALS:
        page = replace(page, proposals=page.proposals[:-1])
        lines = count_lines(page)
    page = with_distinct(page)
    if not final.intersection(choice.words for choice in page.proposals):
        return page
    marked = replace(page, proposals=tuple(with_final(choice, final, voice) for choice in page.proposals))
    return marked if _fits_phone(marked, voice) else page


def _without_marks_of_kinds(page: Page, _: Voice) -> Page:
    return replace(page, kinds=_without_marks(page.kinds))


def _without_origins(page: Page, voice: Voice) -> Page:
    """Return a page whose proposals do not say where their pieces come from, which arrows in the picture show."""

    def bare(choice: Choice) -> Choice:
        origin = voice.texts_of_facts(("tag",), tuple(note for note in choice.notes if note[0] == "from"))["tag"]
        return replace(choice, marks=tuple(mark for mark in choice.marks if mark not in origin))

    return replace(page, proposals=tuple(map(bare, page.proposals)))


def _shorter_page(page: Page, other: Page, voice: Voice) -> Page:
    """Return the page whose controls take fewer lines on a phone, or `page` if both take the same number."""
    return min(page, other, key=lambda candidate: _count_control_lines(candidate, voice))


def _without_marks(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices without their marks, such as the place of a leader, which the picture shows too."""
    return tuple(replace(choice, marks=()) for choice in choices)


def _without_effects(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the choices, with marks and gains removed from those that have numbers, since the picture shows these
    too."""
    return tuple(replace(choice, marks=(), gains=()) if choice.number else choice for choice in choices)


def _fits_phone(page: Page, voice: Voice) -> bool:
    """Whether a phone has room for the lines of the page's controls. As many controls as lines always fit."""
    few = not page.prefix and len(page.choices_with_controls) + len(page.beside) < MAX_CONTROL_LINES
    return few or _count_control_lines(page, voice) <= MAX_CONTROL_LINES


def _count_control_lines(page: Page, voice: Voice) -> int:
    """Return the number of lines that the page's controls take on a phone. Where a move begins, the button of further
    actions is among them."""
    if not page.prefix:
        page = replace(page, more_buttons=(PageButton("button-more", page.source.address_of("more")),))
    return lines_of_buttons(page_controls(page, voice).children)


def _pieces_to_show(question: SeatQuestion, offered: PanelChoices, voice: Voice) -> Sequence[Choice]:
    """Return the pieces that the first page shows instead of their kind of moves: those of one kind if moves are
    proposed, or else of as many kinds as fit. Return () if no verb has names for its pieces."""
    choices: list[Choice] = []
    for pieces in offered.pieces:
        pairs = [(piece, voice.button_text(piece, form="piece")) for piece in pieces if question.source.fits(piece)]
        fits = len(pairs) == len(pieces) and all(name for _, name in pairs)
        if fits and (
            not choices or (not question.propose and len(choices) + len(pairs) <= MAX_CONTROLS - CONTROLS_NEXT_TO_KINDS)
        ):
            choices += [noted_choice(piece, name, offered.notes.get(piece, ()), voice) for piece, name in pairs]
    return choices


def _best_move_of_kind(kind: Choice, proposed: Sequence[Proposal]) -> Words:
    """Return the most promising move of a kind, or () if none is proposed."""
    return next((proposal.words for proposal in proposed if proposal.words[: len(kind.words)] == kind.words), ())


def _is_complete_move(kind: Choice) -> bool:
    """Whether a kind of moves is a complete move, such as the end of a turn."""
    return not kind.sign


def _numbered_answers(choices: Sequence[Choice], voice: Voice, prefix_length: int = 0) -> tuple[Choice, ...]:
    """Return all answers of a page after `prefix_length` words. They get numbers, except for a single answer, and for
    bids, with whose own numbers they could be confused. The lowest winning bid is highlighted."""
    choices = sorted(choices, key=lambda choice: choice.aside)
    if any(dict(choice.notes).keys() & {"outcome", "needs"} for choice in choices):
        lowest = next((choice for choice in choices if dict(choice.notes).get("outcome") in WINNING_OUTCOMES), None)
        return tuple(replace(choice, wins=choice is lowest) for choice in choices)
    return number_choices(with_brief_names(choices, voice, prefix_length)) if len(choices) > 1 else tuple(choices)


def _kind_name(kind: Choice, offered: PanelChoices, voice: Voice) -> str:
    """Return the name of a kind of moves: its piece, if it has only one, and it is no code such as that of an area."""
    piece = offered.single_pieces.get(kind.words, "")
    name = voice.word(piece)
    if name != piece or name.isalpha():
        return name
    if any(kind.words in pieces for pieces in offered.pieces):
        return kind.label
    key = f"kind-{last_move(kind.words)[0]}"
    return voice.say(key) if voice.has(key) else kind.label


async def next_page(question: SeatQuestion, prefix: Words, page_number: int, voice: Voice, advice: Advice) -> Page:
    """Return the page of what may follow `prefix`.

    A word that is the only possible one is taken, unless the question is private: the page must not reveal what is
    possible. If a piece is to be chosen before its place, the piece of the best move is chosen, and the others become
    tabs. The most useful answers are buttons. The others are in menus, in the game's order.
    """
    position, seat, voice = question.position, question.seat, replace(voice, markdown=False)
    decision = position.decision
    private = decision is None or decision.private
    chains = MoveChains(position.game, position.state, seat)
    if not private:
        prefix = chains.complete(prefix)
    ranked = await advice.rank_moves(position, seat) if question.propose and not private else ()
    tabs = () if private else _piece_tabs(chains, prefix, question)
    if tabs and prefix == tabs[0][:-1]:
        best = next((tab for move in ranked for tab in tabs if move[: len(tab)] == tab), tabs[0])
        prefix = chains.complete(best)
    words = chains.words(prefix)
    moves = await _next_moves(question, prefix, words, advice)
    notes = await advice.find_notes(position, seat, (*moves, *tabs))
    ending = moves_that_may_end_here(chains, moves)
    asking_moves = await advice.find_asking_moves(position, seat, moves) - ending
    noted = _next_choices(moves, prefix, notes, asking_moves, ending, voice)
    goes_on = all(len(split_moves(move)) == len(split_moves(prefix)) for move in moves)
    if goes_on and (common := _common_marks(noted)):
        prefix_notes = await advice.find_notes(position, seat, [prefix])
        facts = voice.texts_of_facts(("tag", "gain"), prefix_notes.get(prefix, ()))
        noted = _without_known_marks(noted, common.intersection((*facts["tag"], *facts["gain"])))
    named_tabs = (noted_choice(tab, last_word_name(tab, voice), notes.get(tab, ()), voice) for tab in tabs)
    brief_tabs = tuple(replace(tab, gains=()) for tab in named_tabs)
    page = Page(question.source, prefix, tabs=brief_tabs, whole=STOP in words, number=page_number)
    return _build_page(page, noted, notes, ranked, question, voice)


def _piece_tabs(chains: MoveChains[Any, Any], prefix: Words, question: SeatQuestion) -> tuple[Words, ...]:
    """Return `prefix` with each piece if a piece is chosen before its place, or else ()."""
    move = last_move(prefix)
    if len(move) not in (1, 2):
        return ()
    verb = prefix if len(move) == 1 else prefix[:-1]
    pieces = pieces_of(chains, verb)
    if not pieces:
        return ()
    if len(list(islice(chains.moves(verb), MAX_ANSWERS + 1))) <= MAX_ANSWERS and len(move) == 1:
        return ()
    return tuple(pieces) if all(question.source.fits(piece) for piece in pieces) else ()


async def _next_moves(question: SeatQuestion, prefix: Words, words: Sequence[str], advice: Advice) -> Sequence[Words]:
    """Return the whole moves that begin with `prefix` if they fit on a page, or else `prefix` with each of the next
    `words`. For a private question always return the latter: the page must not reveal what is possible."""
    following = [(*prefix, word) for word in words if word != STOP]
    private = question.position.decision is None or question.position.decision.private
    whole = () if private else await advice.find_whole_moves(question.position, question.seat, prefix)
    return [move for move in whole or following if move != prefix and question.source.fits(move)]


def _next_choices(
    moves: Sequence[Words],
    prefix: Words,
    notes: Mapping[Words, Facts],
    asking: Container[Words],
    ending: Container[Words],
    voice: Voice,
) -> list[Choice]:
    """Return the choices for moves that begin with `prefix`, labelled with their remaining words."""
    alike = all(len(move) == len(prefix) + 1 for move in moves)
    labels = (_label_after(move, prefix, notes.get(move, ()), voice, alike=alike) for move in moves)
    return [
        replace(
            _priced_choice(move, label, notes, voice), sign=_question_sign(move, asking, voice), ends=move in ending
        )
        for move, label in zip(moves, labels, strict=True)
    ]


def _build_page(
    page: Page,
    choices: Sequence[Choice],
    notes: Mapping[Words, Facts],
    ranked: Sequence[Words],
    question: SeatQuestion,
    voice: Voice,
) -> Page:
    """Return a page with answers: the most useful ones as buttons, the others in menus, which describe their effects.
    If the page's number does not exist, the first page is returned."""
    max_room = MAX_ANSWERS - page.whole
    useful = _most_useful([choice.words for choice in choices], max_room, notes, ranked, voice)
    rooms = (max_room, max_room - 1, BUTTONS_IN_SHORT_ROWS)
    pages = [_with_buttons(page, choices, useful[:room], voice) for room in rooms]
    low_pages = [candidate for candidate in pages if _fits_phone(candidate, voice)] or pages[-1:]
    best_page = next((candidate for candidate in low_pages if candidate.page_count == 1), low_pages[0])
    if best_page.others and _count_control_lines(best_page, voice) > USUAL_CONTROL_LINES_AFTER_KIND:
        smaller_rooms = range(max_room - 2, MIN_ANSWERS - 1, -1)
        shorter_pages = (_with_buttons(page, choices, useful[:room], voice) for room in smaller_rooms)
        usual_pages = (
            shorter
            for shorter in shorter_pages
            if _count_control_lines(shorter, voice) <= USUAL_CONTROL_LINES_AFTER_KIND
        )
        best_page = next(usual_pages, best_page)
    game = question.position.game
    described_choices = tuple(with_effects(game, question.options, choice, voice) for choice in best_page.others)
    return replace(best_page, others=described_choices, number=page.number if page.number < best_page.page_count else 0)


def _with_buttons(page: Page, choices: Sequence[Choice], best: Container[Words], voice: Voice) -> Page:
    """Return a page with buttons for the best choices and menus for the others."""
    answers = [choice for choice in choices if choice.words in best]
    other_choices = tuple(choice for choice in choices if choice.words not in best)
    brief = replace(page, answers=tuple(with_brief_names(answers, voice, len(page.prefix))), others=other_choices)
    if not page.tabs:
        return brief if other_choices else replace(page, answers=_numbered_answers(choices, voice, len(page.prefix)))
    # Keep the names of places and the marks of pieces, unless this takes one more line.
    shorter = replace(brief, tabs=_without_marks(page.tabs))
    return _shorter_page(replace(page, answers=tuple(answers), others=other_choices), shorter, voice)


def _common_marks(choices: Sequence[Choice]) -> frozenset[str]:
    texts = [frozenset((*choice.marks, *choice.gains)) for choice in choices]
    return texts[0].intersection(*texts) if texts else frozenset()


def _without_known_marks(choices: Sequence[Choice], known_marks: Container[str]) -> list[Choice]:
    """Return the choices without those marks and gains that are in `known_marks`: the previous words already had these,
    so they distinguish nothing."""

    def left_texts(texts: Sequence[str]) -> tuple[str, ...]:
        return tuple(text for text in texts if text not in known_marks)

    return [replace(choice, marks=left_texts(choice.marks), gains=left_texts(choice.gains)) for choice in choices]


MAX_EXAMINED_MOVES = 5000
"""Maximum number of whole moves that are examined."""


def whole_moves(table: LiveTable, seat: Seat) -> list[Words]:
    """Return the whole moves that `seat` may make now."""
    return list(islice(every_move(table.game, table.state, seat), MAX_EXAMINED_MOVES))


async def question_lines(table: LiveTable, seat: Seat, voice: Voice, advice: Advice) -> list[str]:
    """Return lines of text with the question and every whole move of `seat`, with its price and effects; [] if the seat
    may not answer."""
    decision = table.decision
    if decision is None or not decision.takes_answers_of(seat):
        return []
    moves = whole_moves(table, seat)
    notes = await advice.find_notes(table.position, seat, moves)
    choices = [
        replace(
            noted_choice(move, "", notes.get(move, ()), voice),
            label=chosen_move_name(move, notes.get(move, ()), voice),
        )
        for move in moves
    ]
    options = dict(table.log.header.options)
    return [voice.say("pick-verb"), *effects.effect_lines(table.game, options, choices, voice)]


def _chain_name(move: Words, bundled: Words, voice: Voice) -> str:
    """Return the name of a move; for a move chain, the name of its last move. `bundled`: the verb of which one choice
    makes several moves; such a choice is named by everything that its moves gain."""
    if bundled and move == bundled:
        return voice.say(f"single-{move[0]}")
    if bundled and move[:1] == bundled:
        words = Counter(part[-1] for part in split_moves(move))
        return ", ".join(voice.list_words((word,) * count) for word, count in words.items())
    return move_name(last_move(move), voice)


def _priced_choice(move: Words, label: str, notes: Mapping[Words, Facts], voice: Voice) -> Choice:
    """Return a move as a choice with this label and its price. The price of a move chain is that of all its moves, and
    prices in the same good are added up."""
    *leading, whole_move = chain_beginnings(move)
    facts, other_notes = notes.get(whole_move, ()), list[Facts]()
    if not leading:
        return noted_choice(move, label, facts, voice)
    for part_notes in (notes.get(part, ()) for part in leading):
        if (together := Price.of(part_notes).add_to_notes(facts)) is None:
            other_notes.append(part_notes)
        else:
            facts = together
    choice = noted_choice(move, label, facts, voice)
    paying_choices = [
        priced_choice
        for part_notes in other_notes
        if (priced_choice := noted_choice(move, "", part_notes, voice)).price
    ]
    priced_choices = paying_choices if paying_choices and Price.of(facts).is_free else (*paying_choices, choice)
    return replace(
        choice,
        price=tuple(price for priced_choice in priced_choices for price in priced_choice.price),
        spends=choice.spends.union(*(priced_choice.spends for priced_choice in paying_choices)),
        detail=" · ".join(filter(None, (*(priced_choice.detail for priced_choice in paying_choices), choice.detail))),
        aside=choice.aside or any(priced_choice.aside for priced_choice in paying_choices),
    )


def _label_moves(moves: Sequence[Words], offered: PanelChoices, voice: Voice) -> tuple[Choice, ...]:
    """Return moves, or their beginnings, as choices with their own names."""

    def labelled(move: Words) -> Choice:
        choice = _priced_choice(move, _chain_name(move, offered.bundled_verb, voice), offered.notes, voice)
        sign = _question_sign(move, offered.asking_moves, voice)
        return with_final(replace(choice, sign=sign) if sign else choice, offered.final_moves, voice)

    return tuple(labelled(move) for move in moves)


def _label_after(move: Words, prefix: Words, notes: Facts, voice: Voice, *, alike: bool) -> str:
    """Return the label of a move after `prefix`: its last word, if only that is left and the word is not a number that
    stands for a component; else the name of the whole move, or of the last move of a chain. `alike`: whether exactly
    one word is left of every move on the page."""
    if len(split_moves(move)) > len(split_moves(prefix)):
        return move_name(last_move(move), voice)
    move, prefix = last_move(move), last_move(prefix)
    is_coded = move[-1].isdecimal() and COMPONENT_FACT in dict(notes)
    is_one_word = len(move) == len(prefix) + 1 and (alike or len(prefix) > 1)
    if prefix and is_one_word and not is_coded:
        return voice.word(move[-1])
    return voice.button_text(move, form="left" if len(prefix) > 1 else "rest") or move_name(move, voice)


def _question_sign(move: Words, asking: Container[Words], voice: Voice) -> str:
    """Return the sign "▸" for a choice that leads to another question, or "" for any other."""
    return voice.say("sign-asks") if move in asking else ""


def _most_useful(
    moves: Sequence[Words], room: int, notes: Mapping[Words, Facts], ranked: Sequence[Words], voice: Voice
) -> Sequence[Words]:
    """Return at most `room` of `moves`, the best ranked first, then those with the greatest gains, then those with the
    lowest price, then those with the most notes."""
    places = {move: place for place, move in enumerate(ranked)}
    for ranked_move, place in tuple(places.items()):
        for length in range(1, len(ranked_move)):
            places[ranked_move[:length]] = min(place, places.get(ranked_move[:length], place))

    def usefulness(move: Words) -> tuple[int, int, int, int]:
        facts = notes.get(move, ())
        gains = sum(value for name, value in facts if isinstance(value, int) and voice.has(f"gain-{name}"))
        return -places.get(move, len(ranked)), gains, -len(Price.of(facts).facts), len(facts)

    return sorted(moves, key=usefulness, reverse=True)[:room]

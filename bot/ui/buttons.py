"""The buttons of public messages. They reveal nothing that the message does not show."""

from collections.abc import Container, Mapping, Sequence

from msgspec.structs import replace

from bot.model import limits
from bot.model.position import Position
from bot.model.vote import Vote
from bot.text.voice import Voice, sign_of
from bot.ui.components import Controls, Menu, PeopleMenu, PressButton, Style
from bot.ui.custom_id import Address
from bot.ui.panel import move_name, noted_choice, with_final
from engine.game import Facts, Words


def board_buttons(position: Position, moves: Sequence[Words], voice: Voice) -> Controls:
    """Return the controls of a table's board message. `moves`: whole moves that everybody knows to be possible."""
    table, version, decision = position.table, position.version, position.decision
    view = Controls()
    if decision is None:
        return view
    view.add(PressButton(Address(table, version, "pick"), voice.say("button-move"), Style.primary))
    if position.game.has_hands:
        view.add(PressButton(Address(table, version, "hand"), voice.say("button-hand")))
    for words in moves if not decision.private else ():
        address = Address(table, version, "play", words)
        view.add(PressButton(address, voice.say(f"verb-{words[0]}"), sign=sign_of(voice, words)))
    view.add(PressButton(Address(table, version, "undo"), voice.say("button-undo")))
    return view


def look_menu(table: int, public: Mapping[str, str], shown_value: str, voice: Voice) -> Menu:
    """Return the menu of the public pictures. `public`: their names by value. `shown_value`: the value of the picture
    that is shown."""
    return Menu(
        Address(table, 0, "picture"),
        list(public.items())[: limits.OPTIONS_IN_MENU],
        voice.say("look-at"),
        row=1,
        default=shown_value,
    )


_LOBBY_BUTTONS = (
    ("join", Style.success),
    ("leave", Style.secondary),
    ("computer", Style.secondary),
    ("dismiss", Style.secondary),
    ("start", Style.primary),
)


def after_buttons(table: int, move_numbers: Sequence[int], voice: Voice, *, reviewed: bool = False) -> Controls:
    """Return the buttons below the record of a finished game: its position after each of the moves numbered
    `move_numbers`, and another game with the same people; also a review if games of this kind are `reviewed`."""
    view = Controls()
    view.add(PressButton(Address(table, 0, "rematch"), voice.say("button-rematch"), Style.primary))
    if reviewed:
        view.add(PressButton(Address(table, 0, "review"), voice.say("button-review")))
    for move_number in move_numbers:
        view.add(
            PressButton(
                Address(table, 0, "moment", (str(move_number),)), voice.say("button-moment", number=move_number)
            )
        )
    return view


def review_buttons(table: int, numbers: Sequence[int], voice: Voice) -> Controls:
    """Return the buttons below a review: the position before each of the moves numbered `numbers`, with that move and
    the better one."""
    view = Controls()
    for move_number in numbers:
        label = voice.say("button-before", number=move_number)
        view.add(PressButton(Address(table, 0, "remark", (str(move_number),)), label))
    return view


def join_button(table: int, voice: Voice) -> Controls:
    """Return the control below a message that leads to a lobby."""
    view = Controls()
    view.add(PressButton(Address(table, 0, "join"), voice.say("button-join"), Style.success))
    return view


def join_league_button(league: int, voice: Voice) -> Controls:
    """Return the control below the sign-up message of a league."""
    view = Controls()
    view.add(PressButton(Address(0, 0, "joinleague", (str(league),)), voice.say("button-join"), Style.success))
    return view


def lobby_buttons(
    table: int,
    free_marks: Sequence[str],
    voice: Voice,
    seats_left: int = 0,
    *,
    can_call: bool = False,
    counts_down: bool = False,
) -> Controls:
    """Return the controls of a lobby. `free_marks`: the free marks. `seats_left`: the number of seats left; people can
    be invited as long as there are any. `can_call`: whether the host can call the members of a role. `counts_down`:
    whether the game will soon begin."""
    view = Controls()
    for act, style in _LOBBY_BUTTONS:
        view.add(PressButton(Address(table, 0, act), voice.say(f"button-{act}"), style, row=0))
    if free_marks:
        marks = [(mark, voice.word(mark)) for mark in free_marks[: limits.OPTIONS_IN_MENU]]
        signs = {mark: voice.signs.word(voice.game, mark) for mark, _ in marks}
        view.add(Menu(Address(table, 0, "join"), marks, voice.say("pick-mark"), row=1, signs=signs))
    if seats_left > 0:
        view.add(PeopleMenu(Address(table, 0, "invite"), voice.say("pick-people"), seats_left, row=2))
    view.add(PressButton(Address(table, 0, "options"), voice.say("button-options"), row=3))
    view.add(PressButton(Address(table, 0, "explain"), voice.say("button-explain"), row=3))
    if can_call:
        view.add(PressButton(Address(table, 0, "call"), voice.say("button-call"), row=3))
    if counts_down:
        view.add(PressButton(Address(table, 0, "notyet"), voice.say("button-not-yet"), Style.danger, row=3))
    return view


def keep_button(table: int, voice: Voice) -> Controls:
    """Return the control with which a host keeps a lobby open."""
    view = Controls()
    view.add(PressButton(Address(table, 0, "keepopen"), voice.say("button-keep-open"), Style.primary))
    return view


def question_buttons(
    table: int,
    version: int,
    moves: Sequence[Words],
    voice: Voice,
    *,
    in_advance: bool = False,
    notes: Mapping[Words, Facts] | None = None,
    final: Container[Words] = (),
) -> Controls:
    """Return a button for each whole move, with its `notes`; if there are too many, return a single button that opens
    the panel. `in_advance`: whether such questions can be answered in advance. `final`: the moves that cannot be
    undone."""
    view = Controls()
    if len(moves) > limits.BUTTONS_IN_MESSAGE:
        view.add(PressButton(Address(table, version, "pick"), voice.say("button-move")))
        return view
    notes_by_move, plain_voice = notes or {}, replace(voice, markdown=False)
    for words in moves:
        choice = noted_choice(words, move_name(words, plain_voice), notes_by_move.get(words, ()), plain_voice)
        label = with_final(choice, final, plain_voice).text()
        view.add(PressButton(Address(table, version, "play", words), label, sign=sign_of(voice, words)))
    if in_advance and len(moves) < limits.BUTTONS_IN_MESSAGE:
        view.add(PressButton(Address(table, version, "advance"), voice.say("button-advance")))
    return view


ABSENCE_CHOICES = ("wait", "computer", "substitute", "end")
"""The choices that the others have if a player does not answer."""


def vote_buttons(vote: Vote, version: int, voice: Voice) -> Controls:
    """Return the controls of a vote: yes and no, or the button that takes an offered seat. Return none if the vote is
    over."""
    view = Controls()
    vote_id = str(vote.id)
    if vote.verdict == "offered":
        view.add(PressButton(Address(vote.table, version, "take", (vote_id,)), voice.say("button-take"), Style.success))
    elif not vote.verdict:
        for answer, style in (("yes", Style.success), ("no", Style.danger)):
            address = Address(vote.table, version, "vote", (vote_id, answer))
            view.add(PressButton(address, voice.say(f"button-{answer}"), style))
    return view


def notice_buttons(table: int, version: int, user: int, voice: Voice) -> Controls:
    """Return the controls below the notice that `user` has not answered up to `version`."""
    view = Controls()
    for choice in ABSENCE_CHOICES:
        view.add(
            PressButton(Address(table, version, "notice", (choice, str(user))), voice.say(f"button-vote-{choice}"))
        )
    return view


def warning_buttons(table: int, version: int, user: int, voice: Voice, *, may_extend: bool) -> Controls:
    """Return the controls below the warning that the time of `user` is running out. `may_extend`: whether they may have
    another day."""
    view = Controls()
    view.add(PressButton(Address(table, version, "pick"), voice.say("button-move"), Style.primary))
    if may_extend:
        view.add(PressButton(Address(table, version, "addday", (str(user),)), voice.say("button-day")))
    return view


def rest_buttons(table: int, voice: Voice) -> Controls:
    """Return the control below the message that a table rests."""
    view = Controls()
    view.add(PressButton(Address(table, 0, "goon"), voice.say("button-go-on"), Style.primary))
    return view

"""A player's turn: play their move, then show its result and the next decision privately."""

from collections.abc import Sequence

from bot.handlers import panel
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.pages import waiting_line
from bot.handlers.permissions import permission_warning
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.handlers.votes import offer_return, outcome_text
from bot.messages.orders import held_answer_lines
from bot.messages.votes import undone_lines
from bot.tables.live_table import AnyChange, LiveTable
from bot.tables.votes import last_move_of
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, PressButton
from bot.ui.custom_id import Address
from bot.ui.means import Goods, resource_lines
from bot.ui.page import MENU_ACTS, WORD_SEPARATOR
from bot.ui.panel import chosen_move_name
from engine.game import GAME_ENDED_EVENT, STOP, Refused, Seat, Words
from engine.move_chain import split_moves
from engine.record import Entry
from engine.replay import PlayedMove
from engine.table import CannotUndo, StaleAction

MAX_EVENT_LINES = 8
"""Maximum number of lines about a move's further effects. The log shows all of them."""


async def play(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    words: Words,
    version: int | None,
    voice: Voice | None = None,
) -> None:
    """Play `words`, a move or a move chain. A press that comes too late is answered with the current state, a double
    press with the answer to the first press.

    `voice`: the player's voice, if it is known.
    """
    moves, user = split_moves(words), interaction.user.id
    changes = list[AnyChange | PlayedMove]()
    try:
        changes += await _play_moves(services, table, user, moves, version, interaction.id)
    except StaleAction:
        earlier_move = _find_earlier_play(table, user, moves[0], version)
        if earlier_move is None:
            await _show_stale(services, interaction, table)
            return
        changes.append(earlier_move)
    voice = voice or await services.voice_of(interaction, table)
    lines = result_lines(table, user, moves, changes, voice)
    lines += permission_warning(interaction, table, voice)
    paid = any(_has_paid(table, user, change) for change in changes)
    await panel.show_after_action(services, interaction, table, voice, lines, paid=paid)


async def _play_moves(
    services: Services, table: LiveTable, user: int, moves: Sequence[Words], version: int | None, key: int
) -> Sequence[AnyChange]:
    """Play moves one after another, each as its own entry, and return their changes.

    Stop at the first move that is refused or that waits as a held answer, after a move that revealed something, and
    after an entry by another seat. Return () if already the first move became a held answer. Raises Refused only if the
    first move is refused.
    """
    changes = list[AnyChange]()
    for words in moves:
        try:
            change = await services.tables.play(table, user, words, version, None if changes else key)
        except Refused:
            if not changes:
                raise
            break
        if change is None:
            break
        changes.append(change)
        version = change.entries[-1].number
        if change.step is None or change.step.informed_seats or change.follow_ups or version != table.log.version:
            break
    return changes


def _find_earlier_play(table: LiveTable, user: int, words: Words, version: int | None) -> PlayedMove | None:
    """Return the standing move that `user` already made at `version` by pressing the same button, or None if there is
    no such move."""
    if version is None:
        return None
    entry = Entry(version + 1, table.roster.seat_of_user(user), words)
    return next((move for move in table.log.fold.moves if move.entry == entry), None)


def result_lines(
    table: LiveTable, user: int, moves: Sequence[Words], changes: Sequence[AnyChange | PlayedMove], voice: Voice
) -> list[str]:
    """Return the lines that confirm the moves of one press to their player: a line that names them, then their other
    effects as far as the player may know them. `changes`: those of the first of `moves`, which were played;
    if there are none, no lines are returned. The end of the game is reported elsewhere."""
    seat = table.roster.seat_of_user(user)
    played = [*zip(moves, changes, strict=False)]
    names = [_chosen_move_name(table, seat, words, change, voice) for words, change in played]
    effects = (line for _, change in played for line in _effect_lines(table, seat, change, voice))
    return [voice.say("done-move", move=" · ".join(names)), *effects] if played else []


def _effect_lines(table: LiveTable, seat: Seat, change: AnyChange | PlayedMove, voice: Voice) -> Sequence[str]:
    """Return the lines about the further effects of a move that its player may know."""
    private = [event for event in change.events[:1] if event.audience is not None]
    events = [
        event for event in (*private, *change.events[1:]) if event.name != GAME_ENDED_EVENT and event.reaches(seat)
    ]
    lines = [
        *resource_lines(*_resources_around(table, seat, change), events, voice),
        *map(voice.event, events),
    ]
    return lines[:MAX_EVENT_LINES]


def _chosen_move_name(table: LiveTable, seat: Seat, words: Words, change: AnyChange | PlayedMove, voice: Voice) -> str:
    """Return the name of a move as its player chose it. It is the plain sentence if an earlier press made the move."""
    if isinstance(change, PlayedMove):
        return voice.sentence(words)
    notes = table.game.annotations(table.game.view(change.before.state, seat), words, STOP)
    return chosen_move_name(words, notes, voice)


def _has_paid(table: LiveTable, user: int, change: AnyChange | PlayedMove) -> bool:
    """Whether a move had a cost for its player."""
    before, after = _resources_around(table, table.roster.seat_of_user(user), change)
    return any(after[good] < before[good] for good in before)


def _resources_around(table: LiveTable, seat: Seat, change: AnyChange | PlayedMove) -> tuple[Goods, Goods]:
    """Return the resources of `seat` before and after a move. Both are empty if an earlier press made the move."""
    if isinstance(change, PlayedMove) or change.step is None:
        return {}, {}
    game = table.game
    return game.resources(game.view(change.before.state, seat)), game.resources(game.view(change.step.state, seat))


async def undo(services: Services, interaction: Interaction, table: LiveTable, version: int | None) -> None:
    """Undo the last move; if that needs consent, offer a vote."""
    try:
        await services.tables.undo(table, interaction.user.id, version, interaction.id)
    except StaleAction:
        await _show_stale(services, interaction, table)
        return
    except CannotUndo:
        await ask_to_undo(services, interaction, table, version)
        return
    voice = await services.voice_of(interaction, table)
    lines = [voice.say("done-undo"), *permission_warning(interaction, table, voice)]
    await panel.show_after_action(services, interaction, table, voice, lines)


async def _show_stale(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer a press that came too late with the panel of the current decision, and a warning about missing
    permissions."""
    voice = await services.voice_of(interaction, table)
    await panel.show_outdated(services, interaction, table, voice, permission_warning(interaction, table, voice))


def answer_text(table: LiveTable, user: int, lines: Sequence[str], voice: Voice) -> str:
    """Return `lines`, followed by the time at which a held answer will be given, and the table's current decision."""
    return "\n".join([*lines, *held_answer_lines(table.row, user, voice), waiting_line(table.position, voice)])


async def ask_to_undo(services: Services, interaction: Interaction, table: LiveTable, version: int | None) -> None:
    """Ask for a vote on undoing a move. A command (`version` is None) starts the vote at once; a button first shows the
    moves concerned. Raises CannotUndo if the person has no move to undo."""
    if version is None:
        await propose(services, interaction, table, None)
        return
    voice = await services.voice_of(interaction, table)
    first_undone = last_move_of(table, table.roster.seat_of_user(interaction.user.id))
    view = Controls()
    view.add(PressButton(Address(table.id, version, "consent"), voice.say("button-consent")))
    lines = [voice.say("undo-needs-consent"), *undone_lines(voice, table.log.fold, first_undone)[:10]]
    await answer(interaction, "\n".join(lines), view)


async def propose(services: Services, interaction: Interaction, table: LiveTable, version: int | None) -> None:
    """Start a vote on an undo. Raises Refused."""
    vote = await services.votes.propose_undo(table, interaction.user.id, version)
    await answer(interaction, outcome_text(await services.voice_of(interaction, table), vote))


@on(*MENU_ACTS)
async def _handle_pick(press: PressedControl) -> None:
    table = await press.find_table()
    if await offer_return(press, table):
        return
    chosen_words = (word for option in press.chosen_values for word in option.split(WORD_SEPARATOR))
    move = await panel.turn_to(press, table, (*press.address.words, *chosen_words))
    if move:
        await play(press.services, press.interaction, table, move, press.address.version)


@on("play")
async def _handle_play(press: PressedControl) -> None:
    await play(press.services, press.interaction, await press.find_table(), press.words, press.address.version)


@on("undo")
async def _handle_undo(press: PressedControl) -> None:
    await undo(press.services, press.interaction, await press.find_table(), press.address.version)


@on("consent")
async def _handle_consent(press: PressedControl) -> None:
    await propose(press.services, press.interaction, await press.find_table(), press.address.version)

"""The private panel: one message for each person and table, which shows the deciding seats and offers the person's
choices."""

import asyncio
import logging
from collections.abc import Sequence

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.handlers import respond
from bot.handlers.choices import SeatQuestion, is_awaited, may_answer, page_to_replace_answer, question_at, seat_of
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.pages import (
    Sketching,
    can_begin_with,
    choice_sketches,
    cost_lines,
    find_page,
    panel_sketches,
    question_line,
    waiting_line,
)
from bot.handlers.respond import (
    answer,
    answer_in_new_message,
    complete_answer,
    is_private,
    next_button,
    painted_pictures,
    unpainted_notice,
)
from bot.handlers.services import Services
from bot.messages import board
from bot.messages.orders import held_answer_lines
from bot.model.mentions import relative_time
from bot.model.pace import clock_of, public_flag_time, running_clocks
from bot.model.person import NO_PICTURES, Panel, PanelPictures
from bot.model.times import DAY
from bot.pictures import PaintedPicture, Sketch
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui import phone
from bot.ui.components import Control, Controls, Interaction, LinkButton, PressButton, Style
from bot.ui.custom_id import Address
from bot.ui.effects import component_menu, sign_lines
from bot.ui.layout import Picture, layout_of
from bot.ui.page import MAX_CONTROLS, Page, PageButton, page_controls
from bot.ui.panel import first_question, own_question, question_notes
from engine.game import STOP, Seat, Words
from engine.move_chain import last_move
from engine.record import UNDO

MAX_DELETION_WAIT_SECONDS = 0.3
"""Maximum seconds for which the previous panel waits for the public message about a move before it is deleted."""

MAX_NOTES = 2
"""Maximum number of lines of small text below the controls."""

_log = logging.getLogger(__name__)


class PanelContent(Struct, frozen=True):
    """The content of a panel.

    `lines`: the text above the pictures.
    `page`: the page of choices, or None if the reader has nothing to decide.
    `version`: the version of the table that the panel shows; the table may change while proposals are computed.
    `note`: lines of small text below the controls.
    `is_acknowledged`: whether the interaction is already acknowledged.
    `next_table_link`: a link to the next table, for a reader who has nothing to decide, or None if no other table waits
        for them.
    `extra_buttons`: the buttons of a panel without a page.
    `ready_controls`: all controls of the panel, if they are already known.
    """

    lines: list[str]
    page: Page | None
    version: int
    note: tuple[str, ...] = ()
    is_acknowledged: bool = False
    next_table_link: LinkButton | None = None
    extra_buttons: tuple[PageButton, ...] = ()
    ready_controls: Controls | None = None


async def build_panel(
    services: Services,
    table: LiveTable,
    user: int,
    voice: Voice,
    heading: Sequence[str],
    page_number: int = 0,
    *,
    paid: bool = False,
) -> PanelContent:
    """Return the panel of `user` at the beginning of a move. `heading`: sentences about what has happened; the first
    stands above the question, the others below the controls. `page_number`: 0 for the first page, 1 for rare actions.
    `paid`: whether the user's last move had a cost; if so, the undo button is shown."""
    decision, seat, version = table.decision, table.roster.seat_of(user), table.log.version
    lines = [" ".join(heading)] if heading else []
    if decision is None or seat is None or seat not in decision.seats:
        next_table_link = await next_button(services, user, table.id, voice)
        lines += [waiting_line(table.position, voice), *held_answer_lines(table.row, user, voice)]
        if decision is None or seat is None or seat not in decision.sealed_seats:
            return PanelContent(
                lines, None, version, next_table_link=next_table_link, extra_buttons=_after_own_move(table, seat)
            )
        lines.append(voice.say("answer-sealed", move=voice.sentence(_last_answer(table, seat))))
        return PanelContent(lines, page_to_replace_answer(table, seat, voice), version, next_table_link=next_table_link)
    propose = await wants_proposals(services, table, user)
    question = question_at(table, seat, propose=propose)
    page = await find_page(question, (), page_number, voice, services.advice)
    guide = await services.guides.explanation_lines(table, user, (), voice)
    lines = [
        *heading[:1],
        *held_answer_lines(table.row, user, voice),
        question_line(question, page, voice, noted=False),
    ]
    note = (
        *time_left_lines(services, table, user, voice),
        *continuation_lines(table, user, voice),
        *question_notes(table.position, seat, voice),
        *guide,
    )
    spare = [*cost_lines(question, page, voice), *await sign_meanings(services, table, user, page, voice)]
    page = _with_more(page, table, voice, propose=propose, guided=bool(guide), paid=paid)
    return _with_notes(PanelContent(lines, page, version), note, voice, " ".join(heading[1:]), spare)


def _with_notes(
    content: PanelContent, notes: Sequence[str], voice: Voice, done: str = "", spare: Sequence[str] = ()
) -> PanelContent:
    """Return a panel with `done` below its controls, and with as many notes as a phone's screen has room for: one note
    if the panel then fits the screen, and another, or one of the `spare` ones, if the panel is still no taller than
    usual."""
    buttons, fitting_notes, used_lines = _panel_controls(content, voice), list[str](), phone.count_small_lines(done)
    height = phone.height_of("\n".join(content.lines), buttons.children if buttons else ())
    room = [phone.small_lines_in(max_height - height) for max_height in (phone.MAX_HEIGHT, phone.USUAL_HEIGHT)]
    for note in (*notes, *filter(None, spare)):
        line_count = phone.count_small_lines(note)
        if len(fitting_notes) < MAX_NOTES and used_lines + line_count <= room[bool(fitting_notes) or note in spare]:
            fitting_notes.append(note)
            used_lines += line_count
    return replace(content, note=(*filter(None, (done,)), *fitting_notes), ready_controls=buttons)


def _last_answer(table: LiveTable, seat: Seat) -> Words:
    return next(move.entry.words for move in reversed(table.log.fold.moves) if move.entry.seat == seat)


def _after_own_move(table: LiveTable, seat: Seat | None) -> tuple[PageButton, ...]:
    """Return the button that undoes the last move, if `seat` made it, or else ()."""
    entries = table.log.entries
    if (
        seat is None
        or table.decision is None
        or not entries
        or entries[-1].seat != seat
        or entries[-1].words[0] == UNDO
    ):
        return ()
    return (PageButton("button-undo", Address(table.id, table.log.version, "undo")),)


def _with_more(page: Page, table: LiveTable, voice: Voice, *, propose: bool, guided: bool, paid: bool = False) -> Page:
    """Return a page with the entries of its page *More*: help and rare actions. One of them is placed next to *More* if
    there is room."""
    source, game = page.source, table.game
    undo, advice = (
        PageButton("button-undo", source.address_of("undo")),
        PageButton("button-advise", source.address_of("advise")),
    )
    has_room = len(page.proposals) + len(page.kinds) + len(page.answers) + 2 <= MAX_CONTROLS
    beside = (undo,) if paid else (advice,) if propose and guided and page.kinds else ()
    beside = beside if has_room else ()
    buttons = [undo] if table.log.entries and undo not in beside else []
    if propose and advice not in beside:
        buttons.append(advice)
    if guided:
        buttons.append(PageButton("button-known", source.address_of("known")))
    buttons.append(PageButton("button-rules", Address(0, 0, "how", (game.name,))))
    if table.row.settings.proposals:
        new_setting = "off" if propose else "on"
        buttons.append(PageButton(f"button-proposals-{new_setting}", source.address_of("proposals", (new_setting,))))
    closer_menu = component_menu(game, dict(table.log.header.options), page, voice)
    return replace(
        page, beside=beside, more_buttons=tuple(buttons), menus=() if closer_menu is None else (closer_menu,)
    )


async def sign_meanings(services: Services, table: LiveTable, user: int, page: Page, voice: Voice) -> list[str]:
    """Return the meanings of the signs on the controls if the game is being explained to the reader, or else []."""
    meanings = sign_lines(page, voice) if await services.guides.wants_explanations(table, user) else []
    return [" · ".join(meanings)] if meanings else []


async def wants_proposals(services: Services, table: LiveTable, user: int) -> bool:
    """Whether to propose moves to `user`: the table allows proposals, and the user has not turned them off."""
    return table.row.settings.proposals and (await services.people.find(user)).proposals


def continuation_lines(table: LiveTable, user: int, voice: Voice) -> list[str]:
    """Return a line that the table will soon continue automatically, if `user` has nothing left to decide; else []."""
    decision = table.decision
    return (
        board.continuation_lines(voice, table.row, decision) if decision is not None and is_awaited(table, user) else []
    )


def time_left_lines(services: Services, table: LiveTable, user: int, voice: Voice) -> list[str]:
    """Return the line about when the reader's time ends, if that is within a day; else []."""
    clock = clock_of(table.row, user)
    flag = public_flag_time(table.row) if clock is not None and clock in running_clocks(table.row) else None
    near = flag is not None and flag - services.absences.now() < DAY
    return [voice.say("panel-until", until=relative_time(flag))] if near and flag is not None else []


def question_lines_for(table: LiveTable, user: int, voice: Voice) -> list[str]:
    """Return the lines of the question to `user`: notes if the question is private, then the question. Raises
    NotSeated."""
    seat = seat_of(table, user)
    question = own_question(table.position, voice) or first_question(table.game, table.state, seat, voice)
    return [*question_notes(table.position, seat, voice), f"**{question}**"]


async def show_panel(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    voice: Voice,
    heading: Sequence[str] = (),
    *,
    once: Sequence[str] = (),
    page_number: int = 0,
) -> None:
    """Show the panel at the beginning of a move. Its pictures follow. `once`: sentences above the heading that
    disappear when the panel is edited. `page_number`: the page."""
    content = await build_panel(services, table, interaction.user.id, voice, [*once, *heading], page_number)
    await _answer_with_panel(services, interaction, table, content, voice, heading, panel_sketches)


async def show_outdated(
    services: Services, interaction: Interaction, table: LiveTable, voice: Voice, heading: Sequence[str] = ()
) -> None:
    """Answer a press on an outdated control: show the panel of the current decision, and report that it has changed."""
    await show_panel(services, interaction, table, voice, heading, once=[voice.say("stale-now")])


async def show_after_action(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    voice: Voice,
    heading: Sequence[str],
    *,
    paid: bool = False,
) -> None:
    """Show the panel after an action of its reader, which `heading` reports.

    Readers who press buttons get a picture of the choices; readers who type know the choices. If computing the choices
    takes a while, the interaction is first acknowledged without buttons, since these would move. If the reader has
    pressed something else by then, the answer is dropped. `paid`: whether the action had a cost.
    """
    user = interaction.user.id
    building = asyncio.create_task(build_panel(services, table, user, voice, heading, paid=paid))
    try:
        await asyncio.wait((building,), timeout=services.advice.acknowledge_after_seconds)
        if is_new := not building.done():
            await respond.begin_answer(interaction, "\n".join([" ".join(heading), waiting_line(table.position, voice)]))
        content = await building
    finally:
        building.cancel()
    if is_new and _has_newer_press(services, interaction):
        return
    presses = content.page is not None and interaction.type is discord.InteractionType.component
    sketch = choice_sketches if presses else None
    await _answer_with_panel(
        services, interaction, table, replace(content, is_acknowledged=is_new), voice, heading, sketch
    )


def _has_newer_press(services: Services, interaction: Interaction) -> bool:
    """Whether the reader has pressed another control of the same private message since then."""
    message = interaction.message
    return (
        message is not None
        and is_private(interaction)
        and not services.presses.is_newest_press(message.id, interaction.id)
    )


async def continue_move(
    services: Services, interaction: Interaction, table: LiveTable, prefix: Words, page_number: int = 0
) -> Words:
    """Offer the words that may follow `prefix`, with pictures. If `prefix` can only lead to one move, return that move
    instead, or else (). Raises Refused."""
    user = interaction.user.id
    voice = await services.voice_of(interaction, table)
    propose = await wants_proposals(services, table, user)
    question = question_at(table, seat_of(table, user), propose=propose)
    page = await find_page(question, prefix, page_number, voice, services.advice)
    if page.whole and not page.choices:
        return page.prefix
    if not page.choices:
        await show_outdated(services, interaction, table, voice)
        return ()
    content = await _move_panel(services, table, user, question, page, voice)
    await _answer_with_panel(services, interaction, table, content, voice, (), panel_sketches)
    return ()


async def _move_panel(
    services: Services, table: LiveTable, user: int, question: SeatQuestion, page: Page, voice: Voice
) -> PanelContent:
    """Return the panel of an unfinished move: the next question, and an explanation of the lettering on the board if
    the picture has no legend."""
    guide = await services.guides.explanation_lines(table, user, last_move(page.prefix), voice)
    signs_told = await sign_meanings(services, table, user, page, voice)
    lettering = services.pictures.explain_lettering(table.position, question.seat, voice)
    spare = [*cost_lines(question, page, voice), *signs_told, lettering]
    return _with_notes(
        PanelContent([question_line(question, page, voice)], page, page.source.version), guide, voice, spare=spare
    )


async def _answer_with_panel(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    content: PanelContent,
    voice: Voice,
    heading: Sequence[str],
    drawn: Sketching | None,
) -> None:
    """Answer with the panel, remove the previous panel, and add the pictures that `drawn` returns."""
    public = interaction.guild_id is not None
    text = "\n".join(content.lines)
    newest = services.panels.find_newest(interaction.user.id, table.id)
    in_place = newest is not None and interaction.message is not None and newest.message == interaction.message.id
    since = newest.since if in_place and newest is not None else content.version
    if content.is_acknowledged:
        message = await complete_answer(interaction, text, _panel_controls(content, voice), content.note)
    elif public and in_place and content.page is not None and _is_above_newest_board(since, table):
        message, since = (
            await answer_in_new_message(interaction, text, _panel_controls(content, voice), content.note),
            content.version,
        )
    else:
        message = await answer(interaction, text, _panel_controls(content, voice), content.note)
    prefix = content.page.prefix if content.page is not None else ()
    panel = Panel(
        interaction.user.id,
        table.id,
        message,
        interaction.token,
        0.0,
        content.version,
        prefix,
        tuple(heading),
        pictured=NO_PICTURES if drawn is None else None,
        since=since,
    )
    if public and message:
        await _delete_previous(services, interaction, table, panel)
        if content.version != table.log.version:
            services.tables.notify_listeners(table)
    if drawn is None:
        return
    sketches = drawn(services, table, interaction.user.id, content.page, voice)
    pictures = await services.pictures.paint(sketches)
    is_overtaken = public and not services.panels.is_newest(panel)
    if not pictures or is_overtaken or not services.presses.is_newest_press(message, interaction.id):
        return
    await respond.edit_deferred(interaction, text, pictures, _panel_controls(content, voice), content.note)
    services.panels.note_pictures(panel, _fingerprint_pictures(sketches, pictures))


def _panel_controls(content: PanelContent, voice: Voice) -> Controls | None:
    """Return the controls of a panel; if its reader has nothing to decide, buttons that lead elsewhere. Return None if
    there are none."""
    if content.ready_controls is not None:
        return content.ready_controls
    controls: list[Control] = [
        PressButton(button.address, voice.say(button.label), button.style) for button in content.extra_buttons
    ]
    if content.page is not None:
        controls = list(page_controls(content.page, voice).children)
    if content.next_table_link is not None:
        controls.append(content.next_table_link)
    return Controls(controls) if controls else None


class RenewedPanel(Struct, frozen=True):
    """The new content of an open panel after its table has changed.

    `panel`: the stored facts about the panel. `view`: the message. `pictures`: its new pictures; None if they stay as
    they are.
    """

    panel: Panel
    view: discord.ui.LayoutView
    pictures: Sequence[PaintedPicture] | None


async def renew_panel(services: Services, table: LiveTable, panel: Panel) -> RenewedPanel:
    """Return the new content of an open panel for the current position. The words chosen so far are kept if they are
    still possible."""
    voice = await services.voice_for(panel.user, table)
    heading = () if _was_undone_since(table, panel.version) else panel.heading
    panel = replace(panel, version=table.log.version, heading=heading, closed=table.status == "cancelled")
    cancelled_content = PanelContent([voice.say("done-cancel")], None, panel.version)
    content = cancelled_content if panel.closed else await _renewed_content(services, table, panel, voice)
    text, controls = "\n".join(content.lines), _panel_controls(content, voice)
    panel = replace(panel, prefix=content.page.prefix if content.page is not None else ())
    has_no_pictures = panel.closed or (
        content.page is None and (panel.pictured == NO_PICTURES or bool(content.extra_buttons))
    )
    sketches = () if has_no_pictures else panel_sketches(services, table, panel.user, content.page, voice)
    if panel.pictured is not None and panel.pictured.scenes == _fingerprint_scenes(sketches):
        old_pictures = [
            Picture(file, sketch.scene.alt) for file, sketch in zip(panel.pictured.files, sketches, strict=True)
        ]
        return RenewedPanel(panel, layout_of(text, controls, old_pictures, content.note), None)
    pictures = await services.pictures.paint(sketches)
    view = layout_of("\n".join([text, *unpainted_notice(pictures)]), controls, painted_pictures(pictures), content.note)
    return RenewedPanel(replace(panel, pictured=_fingerprint_pictures(sketches, pictures)), view, pictures)


def _fingerprint_scenes(sketches: Sequence[Sketch]) -> int:
    """Return a fingerprint of the pictures. It is valid only within this process."""
    return hash(tuple(sketch.scene for sketch in sketches)) if sketches else NO_PICTURES.scenes


def _fingerprint_pictures(sketches: Sequence[Sketch], painted: Sequence[PaintedPicture]) -> PanelPictures | None:
    """Return the fingerprint of the pictures that a panel shows. Return None if some of them could not be painted, so
    that the next edit tries again."""
    files = tuple(picture.file_name for picture in painted)
    return (
        None
        if any(picture.data is None for picture in painted)
        else PanelPictures(_fingerprint_scenes(sketches), files)
    )


async def _renewed_content(services: Services, table: LiveTable, panel: Panel, voice: Voice) -> PanelContent:
    if is_awaited(table, panel.user) and _is_above_newest_board(panel.since, table):
        return _link_to_newer_board(table, panel, voice)
    if not panel.prefix or not may_answer(table, panel.user):
        return await build_panel(services, table, panel.user, voice, panel.heading)
    propose = await wants_proposals(services, table, panel.user)
    question = question_at(table, seat_of(table, panel.user), propose=propose)
    if can_begin_with(question, panel.prefix):
        page = await find_page(question, panel.prefix, 0, voice, services.advice)
        if page.choices:
            return await _move_panel(services, table, panel.user, question, page, voice)
    return await build_panel(services, table, panel.user, voice, [voice.say("panel-moved-on")])


def _is_above_newest_board(since: int, table: LiveTable) -> bool:
    """Whether a message posted at version `since` of a table stands above its newest board."""
    return 0 <= since < table.row.board_version


def _link_to_newer_board(table: LiveTable, panel: Panel, voice: Voice) -> PanelContent:
    """Return the panel of a reader whose turn it is while a newer board has been posted below the panel: their last
    move, the current question, and a button that opens a new panel below that board."""
    version, done = table.log.version, [" ".join(panel.heading)] if panel.heading else []
    button = PageButton("button-next-move", Address(table.id, version, "pick"), Style.primary)
    return PanelContent([*done, waiting_line(table.position, voice)], None, version, extra_buttons=(button,))


def _was_undone_since(table: LiveTable, version: int) -> bool:
    """Whether a move has been undone since `version`."""
    return any(entry.number > version and entry.words[0] == UNDO for entry in table.log.entries)


async def _delete_previous(services: Services, interaction: Interaction, table: LiveTable, panel: Panel) -> None:
    """Delete the reader's previous panel, if Discord still allows it. Wait for the table's public messages first."""
    previous_panel = await services.panels.record_shown(panel)
    if previous_panel is None:
        return
    await table.wait_until_sent(MAX_DELETION_WAIT_SECONDS)
    webhook = discord.Webhook.partial(interaction.application_id, previous_panel.token, client=interaction.client)
    try:
        await webhook.delete_message(previous_panel.message)
    except discord.HTTPException as refused:
        _log.info("an old panel was gone already: %s", refused, extra={"table": panel.table})


@on("more")
async def _handle_more(press: PressedControl) -> None:
    press.require_valid(bool(press.words) and press.words[-1].isdecimal() and len(press.words[-1]) < 4)
    table = await press.find_table()
    await turn_to(press, table, press.words[:-1], int(press.words[-1]))


@on("proposals")
async def _handle_proposals(press: PressedControl) -> None:
    press.require_valid(press.words in (("on",), ("off",)))
    table = await press.find_table()
    await press.services.people.set_proposals(press.user, press.words == ("on",))
    await turn_to(press, table, ())


async def turn_to(press: PressedControl, table: LiveTable, prefix: Words, page_number: int = 0) -> Words:
    """Show the panel after `prefix`, or the first page if the table has changed since. If `prefix` can only lead to one
    move, return that move instead, or else (). Raises Refused."""
    user = press.user
    seat_of(table, user)
    stale = press.address.version != table.log.version
    if not may_answer(table, user) or stale or not prefix:
        voice = await press.services.voice_of(press.interaction, table)
        if prefix and stale:
            await show_outdated(press.services, press.interaction, table, voice)
        else:
            await show_panel(press.services, press.interaction, table, voice, page_number=0 if stale else page_number)
        return ()
    if prefix[-1] == STOP:
        return prefix[:-1]
    return await continue_move(press.services, press.interaction, table, prefix, page_number)

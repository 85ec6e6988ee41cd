"""The past of a game, shown privately: pages of the log, a position, the record, the verdict on the record, a
review."""

import asyncio

from bot.handlers import respond as answers
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer, defer
from bot.handlers.services import Services
from bot.messages.notices import comparison_lines, review_text
from bot.model import limits
from bot.pictures import ReplayInProgress, comparison
from bot.tables import history
from bot.tables.live_table import LiveTable
from bot.tables.teaching.reviews import review_limits
from bot.text.voice import Voice
from bot.ui.buttons import review_buttons
from bot.ui.components import Controls, File, Interaction, PressButton
from bot.ui.custom_id import Address

NOTICE_AFTER_SECONDS, GIVE_UP_AFTER_SECONDS = 15.0, 600.0
"""Seconds after which the bot reports that an animation takes a while, and seconds after which it gives up: Discord
accepts no answer after 15 minutes (https://docs.discord.com/developers/interactions/receiving-and-responding)."""

LAST_PAGE = 10**6
"""A page number beyond the end of every log, which stands for the last page."""

_HEADING_LENGTH = 200
"""Number of characters reserved for the title of a page."""


async def show_log(services: Services, interaction: Interaction, table: LiveTable, page: int) -> None:
    """Answer with a page of past events, as far as the person may know them. `page`: counted from 1; a number beyond
    the last page shows the last page."""
    voice = await services.voice_of(interaction, table)
    seat = table.roster.seat_of(interaction.user.id)
    pages = history.divide_into_pages(
        list(history.log_lines(table.log, seat, voice)), limits.MESSAGE_LENGTH - _HEADING_LENGTH
    )
    if not pages:
        await answer(interaction, voice.say("log-empty"))
        return
    page = min(page, len(pages))
    title = voice.say("history-page", number=page, count=len(pages))
    await answer(interaction, "\n".join([title, *pages[page - 1]]), _page_buttons(table, page, len(pages), voice))


def _page_buttons(table: LiveTable, page: int, last_page: int, voice: Voice) -> Controls:
    view = Controls()
    for page_number in sorted({1, page - 1, page + 1, last_page} - {0, page, last_page + 1}):
        view.add(
            PressButton(Address(table.id, 0, "log", (str(page_number),)), voice.say("button-page", number=page_number))
        )
    return view


async def show_position(services: Services, interaction: Interaction, table: LiveTable, move_number: int) -> None:
    """Answer with the board after move `move_number`. Raises NoMoveWithNumber."""
    history.require_move(table.log.fold, move_number)
    voice = await services.voice_of(interaction, table)
    await defer(services, interaction)
    sketches = await services.pictures.sketch_after_move(table.position, move_number, voice)
    pictures = await services.pictures.paint(sketches)
    await answers.edit_deferred(interaction, voice.say("history-position", number=move_number), pictures)


async def show_replay(services: Services, interaction: Interaction, table: LiveTable, *, last: bool) -> None:
    """Answer with an animation of the public board, of the whole game so far or, if `last`, only of the last moves. If
    the animation takes longer than NOTICE_AFTER_SECONDS, the bot announces it; if it takes longer than
    GIVE_UP_AFTER_SECONDS, it is ready only for the next request."""
    voice = await services.voice_of(interaction, table)
    await defer(services, interaction)
    count = len(table.log.fold.moves)
    text = voice.say("history-last-moves") if last else voice.say("history-replay", count=count)
    drawing_task = asyncio.create_task(
        services.pictures.animate_game(table.position, voice, interaction.user.id, last=last)
    )
    try:
        await asyncio.wait((drawing_task,), timeout=NOTICE_AFTER_SECONDS)
        if not drawing_task.done():
            await interaction.edit_original_response(content=voice.say("history-replay-soon"))
        animation = await asyncio.wait_for(asyncio.shield(drawing_task), GIVE_UP_AFTER_SECONDS)
    except ReplayInProgress:
        await interaction.edit_original_response(content=voice.say("import-replaying"))
    except TimeoutError:
        await interaction.edit_original_response(content=voice.say("history-replay-late"))
    else:
        await _answer_with_animation(interaction, table, animation, voice, text)


async def _answer_with_animation(
    interaction: Interaction, table: LiveTable, moving: bytes | None, voice: Voice, text: str
) -> None:
    if moving is None:
        await interaction.edit_original_response(content=voice.say("history-replay-failed"))
        return
    file = File(moving, f"{table.position.file_name}.webp", text)
    await interaction.edit_original_response(content=text, attachments=[file])


async def send_record(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the record as a file."""
    voice = await services.voice_of(interaction, table)
    log, is_open = table.log, table.status == "open"
    await defer(services, interaction)
    text = await asyncio.to_thread(history.record_text, table.game, log, is_open=is_open)
    file = File(text.encode(), f"{table.position.file_name}.tablet")
    introduction = voice.say("history-export-open" if is_open else "history-export")
    await interaction.edit_original_response(content=introduction, attachments=[file])


async def report_verdict(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Report whether the seed matches its published hash and the moves of a finished game lead to its result. Raises
    StillOpen."""
    history.require_over(table)
    voice = await services.voice_of(interaction, table)
    await defer(services, interaction)
    verdict, facts = await asyncio.to_thread(history.verify_game, table)
    await interaction.edit_original_response(content=voice.say(f"verdict-{verdict}", **facts))


async def review(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the review of the person's moves in a finished game, or with the review's place in the queue. Raises
    StillOpen, NotSeated, NoReview, ReviewsOff or TooManyReviews."""
    review_data, place = await services.reviews.request(table, interaction.user.id)
    voice, limits_of_review = await services.voice_of(interaction, table), review_limits(table)
    if place or limits_of_review is None:
        await answer(interaction, voice.say("review-queued", place=place))
        return
    numbers = [remark.number for remark in review_data.remarks]
    luck = await services.reviews.find_luck(table, interaction.user.id)
    text = review_text(review_data, limits_of_review, luck, voice)
    await answer(interaction, text, review_buttons(table.id, numbers, voice))


async def remark(services: Services, interaction: Interaction, table: LiveTable, move_number: int) -> None:
    """Answer with the position before a move that the person's review criticizes, as their seat saw it, with that move
    and the better one marked as 1 and 2. Raises NoReview or NoMoveWithNumber."""
    shown_remark = await services.reviews.remark(table, interaction.user.id, move_number)
    voice = await services.voice_of(interaction, table)
    await defer(services, interaction)
    pictures = await services.pictures.paint(await comparison(services.pictures, table.position, shown_remark, voice))
    title, *moves = comparison_lines(shown_remark, voice)
    await answers.edit_deferred(interaction, "\n".join((f"**{title}**", *moves)), pictures)


@on("review")
async def _handle_review(press: PressedControl) -> None:
    await review(press.services, press.interaction, await press.find_table())


@on("remark")
async def _handle_compare(press: PressedControl) -> None:
    await remark(press.services, press.interaction, await press.find_table(), press.number_at(0))


@on("log")
async def _handle_turn_page(press: PressedControl) -> None:
    await show_log(press.services, press.interaction, await press.find_table(), press.number_at(0))


@on("moment")
async def _handle_look_back(press: PressedControl) -> None:
    await show_position(press.services, press.interaction, await press.find_table(), press.number_at(0))

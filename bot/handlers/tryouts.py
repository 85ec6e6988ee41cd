"""Tryouts: the reader plays for all seats in a private message, and nothing else changes."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.handlers.choices import SeatQuestion
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.pages import can_begin_with, find_page, page_sketches, question_line, waiting_line
from bot.handlers.respond import answer, defer, edit_deferred, picture_files
from bot.handlers.services import Services
from bot.pictures import Sketch
from bot.tables.tryouts import Tryout
from bot.text.seats import voice_at_table
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, Style
from bot.ui.custom_id import Address
from bot.ui.page import MENU_ACTS, WORD_SEPARATOR, Page, PageButton, Source, page_buttons_alone, page_controls
from engine.game import GAME_ENDED_EVENT, STOP, Refused, SeatRef, Words
from engine.move_chain import split_moves

ACT_PREFIX = "try"


async def begin_tryout(services: Services, interaction: Interaction) -> None:
    """Begin a tryout from the position of the channel's table. Raises Refused."""
    tryout = services.tryouts.begin(await services.table_here(interaction), interaction.user.id)
    voice = await _voice(services, interaction, tryout)
    await defer(services, interaction)
    question = await _find_question(services, interaction, tryout)
    page = await _page(services, tryout, question, (), 0, voice)
    pictures = await services.pictures.paint(_sketches(services, tryout, question, page, voice))
    await edit_deferred(
        interaction, _tryout_text(question, tryout, page, voice, "try-begins"), pictures, _controls(tryout, page, voice)
    )


async def answer_press(services: Services, interaction: Interaction, address: Address, words: Words) -> None:
    """Answer the press of a control of a tryout. Raises Refused, or NoTryout if the tryout is no longer remembered."""
    user = interaction.user.id
    tryout = services.tryouts.find(user, address.table)
    if address.act == "tryend":
        services.tryouts.delete(user)
        await answer(interaction, (await _voice(services, interaction, tryout)).say("try-thrown-away"))
    elif address.version != tryout.position.version:
        await _show_question(services, interaction, tryout, (), heading="try-stale")
    elif address.act == "tryundo":
        await _show_question(services, interaction, services.tryouts.undo(user, address.table), ())
    elif address.act == "trymore":
        await _show_question(services, interaction, tryout, words[:-1], int(words[-1]))
    elif address.act == "tryplay" or words[-1:] == (STOP,):
        await _play_moves(services, interaction, tryout, words)
    else:
        await _show_question(services, interaction, tryout, words)


async def _play_moves(services: Services, interaction: Interaction, tryout: Tryout, words: Words) -> None:
    """Try a move, or the moves of a move chain up to the first refused one."""
    first_move, *later_moves = split_moves(words[:-1] if words[-1:] == (STOP,) else words)
    user, table = interaction.user.id, tryout.position.table
    tryout = services.tryouts.play(user, table, first_move)
    for move in later_moves:
        try:
            tryout = services.tryouts.play(user, table, move)
        except Refused:
            break
    await _show_question(services, interaction, tryout, ())


async def _show_question(
    services: Services,
    interaction: Interaction,
    tryout: Tryout,
    prefix: Words,
    page_number: int = 0,
    heading: str = "try-goes-on",
) -> None:
    """Show the position of the tryout and the next choices. The pictures follow. A move that needs no more words is
    tried at once."""
    voice, question = await _voice(services, interaction, tryout), await _find_question(services, interaction, tryout)
    if prefix and question is not None and not can_begin_with(question, prefix):
        prefix = ()
    page = await _page(services, tryout, question, prefix, page_number, voice)
    if page is not None and page.prefix and page.whole and not page.choices:
        await _play_moves(services, interaction, tryout, page.prefix)
        return
    text, controls = _tryout_text(question, tryout, page, voice, heading), _controls(tryout, page, voice)
    message = await answer(interaction, text, controls)
    pictures = await services.pictures.paint(_sketches(services, tryout, question, page, voice))
    if picture_files(pictures) and services.presses.is_newest_press(message, interaction.id):
        await edit_deferred(interaction, text, pictures, controls)


async def _voice(services: Services, interaction: Interaction, tryout: Tryout) -> Voice:
    signs = services.signs_for(await services.people.find(interaction.user.id))
    return voice_at_table(await services.language_of(interaction), tryout.game.name, tryout.roster, signs=signs)


async def _find_question(services: Services, interaction: Interaction, tryout: Tryout) -> SeatQuestion | None:
    """Return the question to the seat whose turn it is in the tryout, or None if the game has ended."""
    if tryout.mover is None:
        return None
    position, propose = tryout.position, (await services.people.find(interaction.user.id)).proposals
    source, options = Source(position.table, position.version, ACT_PREFIX), tryout.options
    return SeatQuestion(position, tryout.mover, source, options, propose and tryout.proposals)


async def _page(
    services: Services, tryout: Tryout, question: SeatQuestion | None, prefix: Words, page_number: int, voice: Voice
) -> Page | None:
    if question is None:
        return None
    return replace(
        await find_page(question, prefix, page_number, voice, services.advice), more_buttons=_extra_buttons(tryout)
    )


def _sketches(
    services: Services, tryout: Tryout, question: SeatQuestion | None, page: Page | None, voice: Voice
) -> Sequence[Sketch]:
    """Return the pictures for a page of a tryout, or those of the board at the end of the game."""
    if question is None or page is None:
        return services.pictures.sketch_board(tryout.position, voice)
    return page_sketches(services.pictures, question, page, voice)


def _extra_buttons(tryout: Tryout) -> tuple[PageButton, ...]:
    source = Source(tryout.position.table, tryout.position.version, ACT_PREFIX)
    undo = (PageButton("button-undo", source.address_of("undo")),) if tryout.position.fold.moves else ()
    return (*undo, PageButton("button-throw-away", source.address_of("end"), Style.danger))


def _tryout_text(question: SeatQuestion | None, tryout: Tryout, page: Page | None, voice: Voice, heading: str) -> str:
    moments = tryout.position.fold.moves
    events = [e for e in moments[-1].events if e.reaches(moments[-1].entry.seat)] if moments else []
    mover = [] if tryout.mover is None else [voice.say("try-mover", who=SeatRef(tryout.mover))]
    heading_line = " ".join([voice.say(heading), *mover])
    lines = [heading_line, *(voice.event(event) for event in events if event.name != GAME_ENDED_EVENT)]
    waiting = waiting_line(tryout.position, voice)
    if question is None or page is None:
        return "\n".join([*lines, f"**{waiting}**"])
    return "\n".join([*lines, question_line(question, page, voice)])


def _controls(tryout: Tryout, page: Page | None, voice: Voice) -> Controls:
    return page_buttons_alone(_extra_buttons(tryout), voice) if page is None else page_controls(page, voice)


@on(*(f"{ACT_PREFIX}{act}" for act in MENU_ACTS), "trygroup", "tryplay", "trymore", "tryundo", "tryend")
async def _handle_press(press: PressedControl) -> None:
    act, words = press.address.act, press.address.words
    press.require_valid(act != "trymore" or (bool(words) and words[-1].isdecimal() and len(words[-1]) < 4))
    press.require_valid(act != "tryplay" or bool(words))
    chosen_words = (word for option in press.chosen_values for word in option.split(WORD_SEPARATOR))
    # A button of an older version, which offered words by their first letters.
    prefix = () if act == "trygroup" else (*words, *chosen_words)
    await answer_press(press.services, press.interaction, press.address, prefix)

"""Things shown privately: a hand, the board, both of them in words, the rules, how to play."""

from collections.abc import Sequence

from discord import app_commands
from msgspec.structs import replace

from bot.handlers import panel
from bot.handlers.choices import question_lines, seat_of
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.play import answer_text
from bot.handlers.respond import answer, defer, defer_replacement, edit_deferred, send_notice
from bot.handlers.services import Services
from bot.handlers.teaching.lessons import lesson_buttons
from bot.model import limits
from bot.model.errors import NoHands, NoSuchPicture
from bot.pictures import BOARD_PICTURE
from bot.tables.history import divide_into_pages
from bot.tables.live_table import LiveTable
from bot.text.typed_moves import plain_form
from bot.text.voice import Voice
from bot.ui.buttons import board_buttons, look_menu
from bot.ui.components import Controls, File, Interaction, PressButton, cut_text
from bot.ui.custom_id import Address
from engine.game import Seat


async def show_hand(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the person's panel and hand. Raises NotSeated or NoHands."""
    _seat_with_hand(table, interaction.user.id)
    voice = await services.voice_of(interaction, table)
    await panel.show_panel(services, interaction, table, voice, [voice.say("your-hand")])


def _seat_with_hand(table: LiveTable, user: int) -> Seat:
    """Return the seat whose hand `user` may see. Raises NotSeated or NoHands."""
    seat = seat_of(table, user)
    if not table.game.has_hands:
        raise NoHands
    return seat


async def show_board(
    services: Services, interaction: Interaction, table: LiveTable, picture_name: str = BOARD_PICTURE
) -> None:
    """Answer with the board, or with another public picture named `picture_name`. For a player, the board marks the
    changes since their last move. The answer has fresh buttons, and a menu of the other pictures."""
    seat = table.roster.seat_of(interaction.user.id)
    voice = await services.voice_of(interaction, table)
    await defer_replacement(services, interaction)
    pictures = await services.pictures.paint(
        services.pictures.sketch_public_picture(table.position, voice, picture_name, seat)
    )
    text = answer_text(table, interaction.user.id, [], voice)
    view = board_buttons(table.position, (), voice)
    picture_names = services.pictures.public_picture_names(table.position, voice)
    if len(picture_names) > 1:
        view.add(
            look_menu(table.id, picture_names, picture_name if picture_name in picture_names else BOARD_PICTURE, voice)
        )
    await edit_deferred(interaction, text, pictures, view)


async def suggest_pictures(services: Services, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the pictures of the channel's table whose names match the typed text. Raises NoTable."""
    table = await services.table_here(interaction)
    names_by_value = services.pictures.public_picture_names(table.position, await services.voice_of(interaction, table))
    matching = [(value, label) for value, label in names_by_value.items() if plain_form(typed) in plain_form(label)]
    return [
        app_commands.Choice(name=cut_text(label, limits.SUGGESTION_LENGTH), value=value)
        for value, label in matching[: limits.SUGGESTIONS_FOR_ARGUMENT]
    ]


async def picture_value(services: Services, interaction: Interaction, table: LiveTable, typed: str) -> str:
    """Return the value of the picture that was typed: a suggested value, or one found by the picture's name. Raises
    NoSuchPicture."""
    names_by_value = services.pictures.public_picture_names(table.position, await services.voice_of(interaction, table))
    values = [
        value for value, label in names_by_value.items() if plain_form(typed) in (plain_form(value), plain_form(label))
    ]
    if not values:
        raise NoSuchPicture(typed)
    return values[0]


def explain_bot(services: Services, voice: Voice) -> tuple[str, Controls]:
    """Return the text about how to play with the bot, and the buttons for the lessons."""
    groups = tuple(f"`/{game.name}`" for game in services.games)
    view = Controls()
    for button in lesson_buttons(services, voice, [game.name for game in services.games]):
        view.add(button)
    instructions = voice.say("help", buttons=services.hand_buttons(voice))
    return "\n".join((instructions, voice.say("help-play", groups=groups))), view


async def show_rules(services: Services, interaction: Interaction, game: str, page: int) -> None:
    """Answer with page `page` (counted from 1) of the summary of a game's rules, with buttons for the other pages."""
    voice = Voice(await services.language_of(interaction), game)
    pages = [page_number for page_number in range(1, 10) if voice.has(f"game-rules-{page_number}")]
    if page not in pages:
        await answer(interaction, voice.say("rules-none"))
        return
    view = _page_buttons(game, page, pages, voice)
    for button in lesson_buttons(services, voice, (game,)):
        view.add(button)
    await answer(interaction, voice.say(f"game-rules-{page}"), view)


def _page_buttons(game: str, page: int, pages: list[int], voice: Voice) -> Controls:
    view = Controls()
    for page_number in pages:
        if page_number != page:
            address = Address(0, 0, "rules", (game, str(page_number)))
            view.add(PressButton(address, voice.say("button-page", number=page_number)))
    return view


MAX_MESSAGES_OF_TEXT = 3
"""Maximum number of messages for a text. A longer text is sent as a file."""


async def hand_in_words(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with a text about the position as the person knows it, the hand first, then with their possible moves.
    Raises NotSeated or NoHands."""
    seat = _seat_with_hand(table, interaction.user.id)
    voice = await services.voice_of(interaction, table)
    await defer(services, interaction)
    heading = answer_text(table, interaction.user.id, [], voice)
    await edit_deferred(interaction, heading, ())
    await _send_position(interaction, services, table, seat, voice)
    await _send_moves(interaction, services, table, seat, voice)


async def board_in_words(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with fresh buttons, then with a text about the position as everybody may know it."""
    voice = await services.voice_of(interaction, table)
    await defer(services, interaction)
    heading = answer_text(table, interaction.user.id, [], voice)
    view = board_buttons(table.position, (), voice)
    await edit_deferred(interaction, heading, (), view)
    await _send_position(interaction, services, table, None, voice)


async def _send_position(
    interaction: Interaction, services: Services, table: LiveTable, seat: Seat | None, voice: Voice
) -> None:
    """Send a text about the position as `seat` knows it, or as everybody knows it if `seat` is None."""
    description = services.pictures.describe(table.position, seat, replace(voice, markdown=False))
    name = f"{table.position.file_name}-{table.log.version}.txt"
    lines = services.pictures.describe(table.position, seat, voice)
    await _send_lines(interaction, lines, File("\n".join(description).encode(), name), voice.say("twin-file"))


async def _send_moves(interaction: Interaction, services: Services, table: LiveTable, seat: Seat, voice: Voice) -> None:
    """Send the possible moves of `seat`, or nothing if the table does not wait for it."""
    version = table.log.version
    lines = await question_lines(table, seat, voice, services.advice)
    plain = await question_lines(table, seat, replace(voice, markdown=False), services.advice)
    file = File("\n".join(plain).encode(), f"{table.position.file_name}-{version}-moves.txt")
    if lines:
        await _send_lines(interaction, lines, file, voice.say("twin-moves"))


async def _send_lines(interaction: Interaction, lines: Sequence[str], file: File, announcement: str) -> None:
    """Send the lines in separate messages, or as the file, which the text `announcement` announces, if they need too
    many."""
    pages = divide_into_pages(lines, limits.MESSAGE_LENGTH)
    if len(pages) > MAX_MESSAGES_OF_TEXT:
        await interaction.followup.send(announcement, file=file, ephemeral=True)
        return
    for page in pages:
        await interaction.followup.send("\n".join(page), ephemeral=True)


@on("hand")
async def _handle_hand(press: PressedControl) -> None:
    await show_hand(press.services, press.interaction, await press.find_table())


@on("board")
async def _handle_board(press: PressedControl) -> None:
    await show_board(press.services, press.interaction, await press.find_table())


@on("picture")
async def _handle_picture(press: PressedControl) -> None:
    press.require_valid(len(press.words) == 1)
    await show_board(press.services, press.interaction, await press.find_table(), press.words[0])


@on("rules")
async def _handle_rules(press: PressedControl) -> None:
    page = press.number_at(1)
    press.require_valid(press.words[0] in [game.name for game in press.services.games])
    await show_rules(press.services, press.interaction, press.words[0], page)


@on("how")
async def _handle_show_rules(press: PressedControl) -> None:
    """Show the rules in a separate message, next to the panel."""
    press.require_valid(press.words in [(game.name,) for game in press.services.games])
    voice = Voice(await press.services.language_of(press.interaction), press.words[0])
    pages = [page_number for page_number in range(1, 10) if voice.has(f"game-rules-{page_number}")]
    text = voice.say("game-rules-1") if pages else voice.say("rules-none")
    await send_notice(press.interaction, text, _page_buttons(press.words[0], 1, pages, voice))

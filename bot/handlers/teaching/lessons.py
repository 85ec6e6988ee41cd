"""Lessons: one private message whose pages the reader turns."""

from collections.abc import Sequence

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer, defer_replacement, edit_deferred
from bot.handlers.services import Services
from bot.model.roster import Chair, Roster
from bot.pictures import Sketch
from bot.tables.teaching import lessons
from bot.tables.teaching.lessons import LessonPage, first_task, lesson_pages
from bot.text.seats import voice_at_table
from bot.text.voice import Voice, name_of_game
from bot.ui.components import Controls, Interaction, PressButton, Style
from bot.ui.custom_id import Address


def lesson_buttons(services: Services, voice: Voice, games: Sequence[str]) -> list[PressButton]:
    """Return a button for the lesson of each of `games` that has one."""
    return [
        PressButton(
            Address(0, 0, "lesson", (name, "1")),
            voice.say("button-lesson", game=name_of_game(voice, name)),
            Style.primary,
        )
        for name in games
        if lesson_pages_of(services, name)
    ]


def lesson_pages_of(services: Services, name: str) -> tuple[LessonPage, ...]:
    """Return the pages of the lesson of the game called `name`, or () if there is none."""
    return next((lesson_pages(game) for game in services.games if game.name == name), ())


async def turn_page(
    services: Services, interaction: Interaction, name: str, page_number: int, heading: str = ""
) -> None:
    """Show page `page_number` of a game's lesson in the message whose control was pressed. `heading`: the catalog entry
    above the page, or "" for none."""
    pages = lesson_pages_of(services, name)
    if not pages:
        await answer(interaction, Voice(await services.language_of(interaction)).say("rules-none"))
        return
    await defer_replacement(services, interaction)
    page = pages[min(max(page_number, 1), len(pages)) - 1]
    voice = await voice_of(services, interaction, page)
    pictures = await services.pictures.paint(_page_sketches(services, page, voice))
    lines = [*([voice.say(heading)] if heading else []), page_text(page, len(pages), voice)]
    await edit_deferred(interaction, "\n".join(lines), pictures, _page_buttons(page, pages, voice))


async def voice_of(services: Services, interaction: Interaction, page: LessonPage) -> Voice:
    """Return a voice in the reader's language whose names are those of the lesson's seats; the reader has the first
    one."""
    language = await services.language_of(interaction)
    unnamed_voice = Voice(language, page.game.name)
    other_names = (unnamed_voice.word(mark).capitalize() for mark in page.marks[1:])
    names = (interaction.user.display_name, *other_names)
    roster = Roster(tuple(Chair(mark, None, name) for mark, name in zip(page.marks, names, strict=True)))
    person = await services.people.find(interaction.user.id)
    theme, signs = person.theme or unnamed_voice.theme, services.signs_for(person)
    return voice_at_table(language, page.game.name, roster, theme=theme, signs=signs)


def _page_sketches(services: Services, page: LessonPage, voice: Voice) -> Sequence[Sketch]:
    """Return the pictures of a page, by default the board."""
    kind, *prefix = page.picture
    match kind:
        case "hand":
            return services.pictures.sketch_hand(page.position, lessons.LEARNER, voice)[:1]
        case "conflict":
            return services.pictures.sketch_conflict(page.position, voice)
        case "targets":
            words = page.game.words(page.position.state, lessons.LEARNER, tuple(prefix))
            return services.pictures.sketch_targets(page.position, lessons.LEARNER, voice, words)
        case _:
            return services.pictures.sketch_board(page.position, voice)


def page_text(page: LessonPage, page_count: int, voice: Voice) -> str:
    """Return the text of a lesson's page, with its number. `page_count`: the number of all pages."""
    version = page.position.version
    return "\n".join([voice.say("lesson-page", number=version, count=page_count), voice.say(f"game-lesson-{version}")])


def _page_buttons(page: LessonPage, pages: Sequence[LessonPage], voice: Voice) -> Controls:
    view = Controls()
    version = page.position.version
    for page_number, key, style in ((version - 1, "back", Style.secondary), (version + 1, "on", Style.primary)):
        if 1 <= page_number <= len(pages):
            address = Address(0, 0, "lesson", (page.game.name, str(page_number)))
            view.add(PressButton(address, voice.say(f"button-lesson-{key}"), style))
    task_number = first_task(pages, page)
    if task_number is not None:
        address = Address(0, task_number, "task", (page.game.name,))
        view.add(PressButton(address, voice.say("button-lesson-try"), Style.success))
    rules = Address(0, 0, "rules", (page.game.name, "1"))
    view.add(PressButton(rules, voice.say("button-rules")))
    return view


@on("lesson")
async def _handle_turn(press: PressedControl) -> None:
    page = press.number_at(1)
    press.require_valid(press.words[0] in [game.name for game in press.services.games])
    await turn_page(press.services, press.interaction, press.words[0], page)

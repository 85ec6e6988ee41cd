"""The private panel: one message a person and table, which says whose decision it is and offers what may be said."""

import asyncio
import logging
from collections.abc import Sequence

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.handlers import respond
from bot.handlers.choices import answering_anew, following, may_answer, opening, owes, seat_of
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.next_table import next_button
from bot.handlers.panel_pictures import Sketching, choices_of, sketches_of
from bot.handlers.respond import answer, complete_answer, is_private, painted_pictures, unpainted_notice
from bot.handlers.services import Services
from bot.messages import board
from bot.messages.orders import delayed_answer_lines
from bot.model.person import NO_PICTURE, Panel, Pictured
from bot.model.position import Position
from bot.pictures import Card, Sketch
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, LinkButton, Menu
from bot.ui.effects import closer, effect_lines, signs
from bot.ui.layout import Picture, laid_out
from bot.ui.means import had
from bot.ui.panel import Offered, first_question, next_question, panel_buttons, question_notes, verb_menus
from bot.ui.unavailable import lacking
from engine.game import GAME_ENDED, STOP, Seat, Words
from engine.move_chain import MoveChains, last_move
from engine.record import UNDO

PATIENCE = 0.3
"""Seconds for which an earlier panel stays at most while everybody is told of a move."""

_log = logging.getLogger(__name__)


class Sight(Struct, frozen=True):
    """What a panel shows.

    `lines`: its text. `offered`: None where the reader has nothing to decide. `version`: of the table when it was
    looked at, which goes on while proposals are found. `closer`: the menu that tells more of what is offered. `begun`:
    whether the answer that shows it was begun before. `onward`: leads a reader for whom the table does not wait to the
    next one; None where no other waits for them.
    """

    lines: list[str]
    offered: Offered | None
    version: int
    closer: Menu | None = None
    begun: bool = False
    onward: LinkButton | None = None


async def look(services: Services, table: LiveTable, user: int, voice: Voice, heading: Sequence[str]) -> Sight:
    """Return the panel of `user` where a move begins, after the lines of `heading`."""
    decision, seat, version = table.decision, table.roster.seat_of(user), table.log.version
    lines = [*heading, *_waits(table, user, voice)]
    if decision is None or seat is None or seat not in decision.seats:
        onward = await next_button(services, user, table.id, voice)
        if decision is None or seat is None or seat not in decision.sealed:
            return Sight(lines, None, version, onward=onward)
        lines.append(voice.say("answer-sealed", move=voice.sentence(_last_answer(table, seat))))
        return Sight(lines, answering_anew(table, seat, voice), version, onward=onward)
    if decision.private:
        lines += question_notes(table.position, seat, voice)
    propose = await wants_proposals(services, table, user)
    offered = await opening(table, seat, voice, services.advice, propose=propose)
    lines += had(table.game.resources(table.game.view(table.state, seat)), offered, voice)
    guide = await services.guides.explanation(table, user, (), voice)
    lines += [*guide, f"**{first_question(table.game, table.state, seat, voice)}**"]
    options = dict(table.log.header.options)
    page = replace(offered, helps=helps(propose=propose, guided=bool(guide)))
    offered, effects = effect_lines(table.game, options, page, voice)
    effects += await explained_signs(services, table, user, offered, voice)
    effects += lacking(table.position, seat, offered, voice)
    return Sight([*lines, *effects], offered, version, closer(table.game, options, offered, voice))


def _last_answer(table: LiveTable, seat: Seat) -> Words:
    return next(moment.entry.words for moment in reversed(table.log.fold.moments) if moment.entry.seat == seat)


def _waits(table: LiveTable, user: int, voice: Voice) -> list[str]:
    """Return what has to be reached there, and what the table waits for."""
    aim = board.goal_lines(voice, table.game, table.state)
    return [
        *delayed_answer_lines(table.row, user, voice),
        *aim,
        waiting(table.position, voice),
        *goes_on(table, user, voice),
    ]


def helps(*, propose: bool, guided: bool) -> tuple[str, ...]:
    """Return the acts of the buttons that help a player who does not know what to do, and of those that end that
    help."""
    return (*("advise",) * propose, *("known",) * guided)


async def explained_signs(services: Services, table: LiveTable, user: int, offered: Offered, voice: Voice) -> list[str]:
    """Return the meanings of the signs on the controls for a reader who is guided through the game; else []."""
    return signs(offered, voice) if await services.guides.wants_explanations(table, user) else []


async def wants_proposals(services: Services, table: LiveTable, user: int) -> bool:
    """Whether moves are proposed to `user`: the table allows it, and they have not turned it off."""
    return table.row.settings.proposals and (await services.people.find(user)).proposals


def waiting(position: Position, voice: Voice) -> str:
    """Return what a game waits for, or that it is over, and why."""
    if position.decision is not None:
        return voice.decision(position.decision)
    last = position.fold.moments[-1].events if position.fold.moments else ()
    return next((voice.event(event) for event in last if event.name == GAME_ENDED), voice.say("done-over"))


def goes_on(table: LiveTable, user: int, voice: Voice) -> list[str]:
    """Return, where `user` has nothing left to decide, that the table goes on by itself soon; else []."""
    decision = table.decision
    return board.continuation_lines(voice, table.row, decision) if decision is not None and owes(table, user) else []


def question_for(table: LiveTable, user: int, voice: Voice) -> list[str]:
    """Return the question that `user` answers, after what is noted about a private one. Raises NotSeated."""
    seat = seat_of(table, user)
    question = first_question(table.game, table.state, seat, voice)
    return [*question_notes(table.position, seat, voice), f"**{question}**"]


async def show(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    voice: Voice,
    heading: Sequence[str] = (),
    *,
    once: Sequence[str] = (),
) -> None:
    """Show the panel where a move begins, with the hand, which follows. `once`: lines above the heading that are not
    said again when the panel is edited."""
    sight = await look(services, table, interaction.user.id, voice, [*once, *heading])
    await _put(services, interaction, table, sight, voice, heading, sketches_of)


async def show_after(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    voice: Voice,
    heading: Sequence[str],
) -> None:
    """Show the panel after what its reader did, which `heading` tells: for a reader who presses buttons, with a picture
    of the choices; a reader who types knows them. Where it takes a while until it is known what there is, the answer
    is begun: no button is shown before, since it would move. It is not completed where its reader has pressed something
    else by then."""
    user = interaction.user.id
    looking = asyncio.create_task(look(services, table, user, voice, heading))
    try:
        await asyncio.wait((looking,), timeout=services.advice.haste)
        if begun := not looking.done():
            await respond.begin_answer(interaction, "\n".join([*heading, *_waits(table, user, voice)]))
        sight = await looking
    finally:
        looking.cancel()
    if begun and _overtaken(services, interaction):
        return
    presses = sight.offered is not None and interaction.type is discord.InteractionType.component
    drawn = choices_of if presses else None
    await _put(services, interaction, table, replace(sight, begun=begun), voice, heading, drawn)


def _overtaken(services: Services, interaction: Interaction) -> bool:
    """Whether the reader of a private message has pressed something else in it meanwhile."""
    pressed = interaction.message
    return (
        pressed is not None and is_private(interaction) and not services.presses.is_newest(pressed.id, interaction.id)
    )


async def go_on(services: Services, interaction: Interaction, table: LiveTable, typed: Words, page: int = 0) -> Words:
    """Offer what may follow `typed`, with a picture of the places. Return a move instead where only one is possible,
    else (). Raises Refused."""
    user = interaction.user.id
    voice = await services.voice(interaction, table)
    propose = await wants_proposals(services, table, user)
    offered = await following(table, user, typed, page, voice, services.advice, propose=propose)
    if offered.whole and not offered.choices:
        return offered.typed
    if not offered.choices:
        await show(services, interaction, table, voice, once=[voice.say("stale-now")])
        return ()
    sight = await _so_far(services, table, user, offered, voice, propose=propose)
    await _put(services, interaction, table, sight, voice, (), sketches_of)
    return ()


async def _so_far(
    services: Services, table: LiveTable, user: int, offered: Offered, voice: Voice, *, propose: bool
) -> Sight:
    """Return the panel of a move that is begun: the next question, and the meaning of the letters where the picture has
    no legend."""
    seat = seat_of(table, user)
    lines = [waiting(table.position, voice), voice.say("picker-so-far", move=voice.sentence(offered.typed))]
    lines += had(table.game.resources(table.game.view(table.state, seat)), offered, voice)
    last = last_move(offered.typed)
    guide = await services.guides.explanation(table, user, last, voice)
    lines += [*guide, f"**{next_question(table.game.verbs, last, voice)}**"]
    options, page = dict(table.log.header.options), replace(offered, helps=helps(propose=propose, guided=bool(guide)))
    offered, effects = effect_lines(table.game, options, page, voice)
    lines += [*effects, *await explained_signs(services, table, user, offered, voice)]
    lines += lacking(table.position, seat, offered, voice)
    if offered.pages > 1:
        lines.append(voice.say("panel-page", number=offered.page + 1, count=offered.pages))
    if letters := services.pictures.letters(table.position, seat, voice):
        lines.append(f"-# {letters}")
    return Sight(lines, offered, offered.version, closer(table.game, options, offered, voice))


async def _put(
    services: Services,
    interaction: Interaction,
    table: LiveTable,
    sight: Sight,
    voice: Voice,
    heading: Sequence[str],
    drawn: Sketching | None,
) -> None:
    """Answer with the panel, take away the one before, and add the pictures that `drawn` returns."""
    public = interaction.guild_id is not None
    text = _text(sight, voice, services.panels.editable_until() if public else None)
    give = complete_answer if sight.begun else answer
    message = await give(interaction, text, _buttons(sight, voice))
    typed = sight.offered.typed if sight.offered is not None else ()
    panel = Panel(
        interaction.user.id,
        table.id,
        message,
        interaction.token,
        0.0,
        sight.version,
        typed,
        tuple(heading),
        pictured=NO_PICTURE if drawn is None else None,
    )
    if public and message:
        await _replace(services, interaction, table, panel)
        if sight.version != table.log.version:
            services.tables.notify_listeners(table)
    if drawn is None:
        return
    sketches = drawn(services, table, interaction.user.id, sight.offered, voice)
    cards = await services.pictures.paint(sketches)
    overtaken = public and not services.panels.is_newest(panel)
    if not cards or overtaken or not services.presses.is_newest(message, interaction.id):
        return
    await respond.edit_deferred(interaction, text, cards, _buttons(sight, voice))
    services.panels.note_pictures(panel, _pictured(sketches, cards))


def _text(sight: Sight, voice: Voice, until: int | None) -> str:
    """Return the text of a panel. `until`: when its controls end, in seconds since the epoch; None: they do not."""
    lasts = [] if sight.offered is None or until is None else [voice.say("panel-until", time=f"<t:{until}:t>")]
    return "\n".join([*sight.lines, *lasts])


def _buttons(sight: Sight, voice: Voice) -> Controls | None:
    """Return the controls of a panel: for a reader who has nothing to decide the way to the next table; None where
    there is none."""
    if sight.offered is None:
        return None if sight.onward is None else Controls([sight.onward])
    closer = [] if sight.closer is None else [sight.closer]
    menus = verb_menus(sight.offered, replace(voice, markdown=False))
    onward = [] if sight.onward is None else [sight.onward]
    return Controls([*panel_buttons(sight.offered, voice).children, *menus, *closer, *onward])


class Renewed(Struct, frozen=True):
    """What an open panel shows after its table has changed. `panel`: how it is remembered. `view`: the message.
    `cards`: its new pictures; None where those that it has stay."""

    panel: Panel
    view: discord.ui.LayoutView
    cards: Sequence[Card] | None


async def renew_panel(services: Services, table: LiveTable, panel: Panel) -> Renewed:
    """Return an open panel as it is to be now. Words that its reader has begun to say stay where they can still be
    said."""
    voice = await services.voice_for(panel.user, table)
    heading = () if _taken_back(table, panel.version) else panel.heading
    panel = replace(panel, version=table.log.version, heading=heading, closed=table.status == "cancelled")
    gone = Sight([voice.say("done-cancel")], None, panel.version)
    sight = gone if panel.closed else await _renewed_sight(services, table, panel, voice)
    text, controls = _text(sight, voice, int(panel.until)), _buttons(sight, voice)
    panel = replace(panel, typed=sight.offered.typed if sight.offered is not None else ())
    bare = panel.closed or (sight.offered is None and panel.pictured == NO_PICTURE)
    sketches = () if bare else sketches_of(services, table, panel.user, sight.offered, voice)
    if panel.pictured is not None and panel.pictured.scenes == _scenes(sketches):
        staying = [Picture(file, sketch.scene.alt) for file, sketch in zip(panel.pictured.files, sketches, strict=True)]
        return Renewed(panel, laid_out(text, controls, staying), None)
    cards = await services.pictures.paint(sketches)
    view = laid_out("\n".join([text, *unpainted_notice(cards)]), controls, painted_pictures(cards))
    return Renewed(replace(panel, pictured=_pictured(sketches, cards)), view, cards)


def _scenes(sketches: Sequence[Sketch]) -> int:
    """Return a fingerprint of the pictures, valid within this process."""
    return hash(tuple(sketch.scene for sketch in sketches)) if sketches else NO_PICTURE.scenes


def _pictured(sketches: Sequence[Sketch], cards: Sequence[Card]) -> Pictured | None:
    """Return what a panel is remembered to show in its pictures; None where some could not be painted: they are tried
    again."""
    files = tuple(card.file_name for card in cards)
    return None if any(card.png is None for card in cards) else Pictured(_scenes(sketches), files)


async def _renewed_sight(services: Services, table: LiveTable, panel: Panel, voice: Voice) -> Sight:
    if not panel.typed or not may_answer(table, panel.user):
        return await look(services, table, panel.user, voice, panel.heading)
    propose = await wants_proposals(services, table, panel.user)
    if _sayable(table, panel.user, panel.typed):
        offered = await following(table, panel.user, panel.typed, 0, voice, services.advice, propose=propose)
        if offered.choices:
            return await _so_far(services, table, panel.user, offered, voice, propose=propose)
    return await look(services, table, panel.user, voice, [voice.say("panel-moved-on")])


def _sayable(table: LiveTable, user: int, typed: Words) -> bool:
    """Whether `user` may still begin a move with these words."""
    chains = MoveChains(table.game, table.state, seat_of(table, user))
    return all(word in chains.words(typed[:place]) for place, word in enumerate(typed))


def _taken_back(table: LiveTable, version: int) -> bool:
    """Whether a move was taken back since `version`."""
    return any(entry.number > version and entry.words[0] == UNDO for entry in table.log.entries)


async def _replace(services: Services, interaction: Interaction, table: LiveTable, panel: Panel) -> None:
    """Take away the panel before this one, while Discord lets it be taken away; what everybody is told comes first."""
    before = await services.panels.record_shown(panel)
    if before is None:
        return
    await table.wait_until_sent(PATIENCE)
    webhook = discord.Webhook.partial(interaction.application_id, before.token, client=interaction.client)
    try:
        await webhook.delete_message(before.message)
    except discord.HTTPException as refused:
        _log.info("an old panel was gone already: %s", refused, extra={"table": panel.table})


@on("more")
async def _more(press: PressedControl) -> None:
    press.require(len(press.words) > 1 and press.words[-1].isdecimal() and len(press.words[-1]) < 4)
    table = await press.table()
    await turn(press, table, press.words[:-1], int(press.words[-1]))


async def turn(press: PressedControl, table: LiveTable, typed: Words, page: int = 0) -> Words:
    """Show the panel after `typed`, or its beginning where the table has changed meanwhile. Return a move where only
    one is possible, else (). Raises Refused."""
    user = press.user
    seat_of(table, user)
    stale = press.address.version != table.log.version
    if not may_answer(table, user) or stale or not typed:
        voice = await press.services.voice(press.interaction, table)
        once = [voice.say("stale-now")] if typed and stale else []
        await show(press.services, press.interaction, table, voice, once=once)
        return ()
    if typed[-1] == STOP:
        return typed[:-1]
    return await go_on(press.services, press.interaction, table, typed, page)

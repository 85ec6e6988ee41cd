"""Trying things out in a private message: the picker plays for all seats, on a branch and nowhere else."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.panel import waiting
from bot.handlers.respond import answer, defer, edit_deferred, files
from bot.handlers.services import Services
from bot.pictures import Sketch
from bot.tables.tryouts import Tryout
from bot.text.seats import at_table
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, Press, Style
from bot.ui.custom_id import Address
from bot.ui.move_picker import Picked, picker
from bot.ui.panel import next_question
from engine.game import GAME_ENDED, STOP, Words
from engine.moves import complete

PREFIX = "try"
_LAST_ROW = 4


async def begin(services: Services, interaction: Interaction) -> None:
    """Begin a tryout from the position of the channel's table. Raises Refused."""
    branch = services.tryouts.begin(await services.here(interaction), interaction.user.id)
    voice = await _voice(services, interaction, branch)
    await defer(services, interaction)
    picked = _picker_state(branch, _forced_beginning(branch))
    cards = await services.pictures.paint(services.pictures.board(branch.position, voice))
    await edit_deferred(
        interaction, _text(branch, picked, voice, "try-begins"), cards, _controls(branch, picked, voice)
    )


async def answer_press(services: Services, interaction: Interaction, address: Address, words: Words) -> None:
    """Handle the press of a tryout's control. Raises Refused, or NoBranch if the tryout is no longer in memory."""
    user = interaction.user.id
    branch = services.tryouts.find(user, address.table)
    if address.act == "tryend":
        services.tryouts.end(user)
        await answer(interaction, (await _voice(services, interaction, branch)).say("try-thrown-away"))
    elif address.version != branch.position.version:
        await _ask(services, interaction, branch, _forced_beginning(branch), "try-stale")
    elif address.act == "tryundo":
        branch = services.tryouts.undo(user, address.table)
        await _ask(services, interaction, branch, _forced_beginning(branch))
    elif address.act == "trygroup":
        await _ask(services, interaction, branch, words[:-1], beginning=words[-1])
    else:
        await _go_on(services, interaction, branch, words, whole=address.act == "tryplay")


async def _go_on(services: Services, interaction: Interaction, branch: Tryout, words: Words, *, whole: bool) -> None:
    """Try the move if it is whole, else offer its next word."""
    if whole or _picker_state(branch, words).offered == (STOP,):
        branch = services.tryouts.play(interaction.user.id, branch.position.table, words)
        words = _forced_beginning(branch)
    await _ask(services, interaction, branch, words)


async def _ask(
    services: Services,
    interaction: Interaction,
    branch: Tryout,
    typed: Words,
    heading: str = "try-goes-on",
    beginning: str = "",
) -> None:
    """Show the current branch and the possible next words; the picture follows."""
    voice = await _voice(services, interaction, branch)
    picked = replace(_picker_state(branch, typed), beginning=beginning)
    text = _text(branch, picked, voice, heading)
    message = await answer(interaction, text, _controls(branch, picked, voice))
    cards = await services.pictures.paint(_sketches(services, branch, picked, voice))
    if files(cards) and services.presses.is_newest(message, interaction.id):
        await edit_deferred(interaction, text, cards, _controls(branch, picked, voice))


def _sketches(services: Services, branch: Tryout, picked: Picked, voice: Voice) -> Sequence[Sketch]:
    """Return the places that the next word may name, else the board."""
    if branch.mover is not None and picked.typed:
        words = [word for word in picked.offered if word.startswith(picked.beginning)]
        if lit := services.pictures.targets(branch.position, branch.mover, voice, words):
            return lit
    return services.pictures.board(branch.position, voice)


async def _voice(services: Services, interaction: Interaction, branch: Tryout) -> Voice:
    signs = services.signs_for(await services.people.find(interaction.user.id))
    return at_table(await services.language(interaction), branch.game.name, branch.roster, signs=signs)


def _picker_state(branch: Tryout, typed: Words) -> Picked:
    state, mover = branch.position.state, branch.mover
    offered = () if mover is None else tuple(branch.game.words(state, mover, typed))
    return Picked(branch.position.table, branch.position.version, typed, offered, prefix=PREFIX)


def _forced_beginning(branch: Tryout) -> Words:
    """Return the beginning of a move: the words that leave no choice, unless they are a whole move."""
    if branch.mover is None:
        return ()
    typed = complete(branch.game, branch.position.state, branch.mover, ())
    return () if _picker_state(branch, typed).offered in ((), (STOP,)) else typed


def _text(branch: Tryout, picked: Picked, voice: Voice, heading: str) -> str:
    moments = branch.position.fold.moments
    events = [e for e in moments[-1].events if e.reaches(moments[-1].entry.seat)] if moments else []
    waits = waiting(branch.position, voice)
    lines = [voice.say(heading), *(voice.event(event) for event in events if event.name != GAME_ENDED)]
    if branch.mover is None:
        return "\n".join([*lines, f"**{waits}**"])
    so_far = [voice.say("picker-so-far", move=voice.sentence(picked.typed))] if picked.typed else []
    return "\n".join([*lines, waits, *so_far, f"**{next_question(branch.game.verbs, picked.typed, voice)}**"])


def _controls(branch: Tryout, picked: Picked, voice: Voice) -> Controls:
    verbs = branch.game.verbs
    view = picker(picked, voice, verbs) if branch.mover is not None else Controls()
    start = replace(picked, typed=())
    if branch.position.fold.moments:
        view.add(Press(start.to("undo"), voice.say("button-undo"), row=_LAST_ROW))
    view.add(Press(start.to("end"), voice.say("button-throw-away"), Style.danger, _LAST_ROW))
    return view


@on("trypick", "trygroup", "tryplay", "tryundo", "tryend")
async def _branch(press: PressedControl) -> None:
    press.require(bool(press.words) or press.address.act != "trygroup")
    await answer_press(press.services, press.interaction, press.address, press.words)

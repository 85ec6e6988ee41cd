"""Looking at a record that somebody brought, in a private message that also holds the file: so its buttons work after
a restart, and nothing has to be stored."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

from bot.handlers.history import AT_MOST
from bot.handlers.respond import LONGEST, files, notice, think
from bot.handlers.services import Desk
from bot.pictures import Replaying
from bot.tables import history
from bot.tables.records import Fault, Tablet, check_size
from bot.text.voice import Voice
from bot.ui.components import Interaction, Press, Style, unwatched
from bot.ui.custom_id import Address
from bot.ui.files import Enclosure
from engine.game import for_everybody
from engine.record import BadRecord

ACTS = ("look", "looklog", "lookreplay", "lookverify")
"""What the controls do; the version of their address is the place that is looked at, or that they lead to."""

_ENDING = ".tablet"
_HEADING = 700
"""Characters left for what stands above and below a page of the log."""


async def bring(desk: Desk, interaction: Interaction, given: discord.Attachment) -> None:
    """Show the first position of the record in a file, or what is wrong with it."""
    told = await _plain(desk, interaction)
    await think(interaction)
    try:
        check_size(given.size)
        data = await given.read()
        found = await desk.tablets.read(data)
    except BadRecord as bad:
        await interaction.edit_original_response(content=_fault(told, Fault(bad.line, bad)))
    except discord.HTTPException:
        await interaction.edit_original_response(content=told.say("import-lost"))
    else:
        sight = await _position(desk, found, 0, _voice(told, found))
        shown = [Enclosure(data, f"{found.game.name}{_ENDING}"), *sight.shown]
        sent = await interaction.edit_original_response(content=sight.text, attachments=shown, view=sight.view)
        for kept in _records(sent):
            desk.tablets.keep(kept.id, found)


async def pressed(desk: Desk, interaction: Interaction, at: Address) -> None:
    """Answer the press of a control under a record."""
    told = await _plain(desk, interaction)
    message = interaction.message
    kept = _records(message) if message is not None else []
    if message is None or not kept:
        await notice(interaction, told.say("import-gone"))
        return
    await interaction.response.defer()
    try:
        found = await desk.tablets.again(kept[0].id, kept[0].read)
    except (BadRecord, discord.HTTPException):
        await notice(interaction, told.say("import-gone"))
        return
    await _turn_to(desk, interaction, found, at, message)


@dataclass(frozen=True, slots=True)
class _Sight:
    """What a press shows: words, controls, and files besides the record."""

    text: str
    view: discord.ui.View
    shown: Sequence[discord.Attachment | Enclosure] = ()


async def _turn_to(desk: Desk, interaction: Interaction, found: Tablet, at: Address, message: discord.Message) -> None:
    """Show what the control leads to, unless another was pressed meanwhile."""
    told, place = _voice(await _plain(desk, interaction), found), min(at.version, found.places)
    if at.act == "looklog":
        sight = _log(found, place, at.words, told)
    elif at.act == "lookverify":
        text = "\n".join([_verdict(found, told), "", _text(found, place, told)])
        sight = _Sight(text, _buttons(found, place, told), [one for one in message.attachments if not _is_record(one)])
    elif at.act == "lookreplay":
        sight = await _replay(desk, interaction.user.id, found, place, told)
    else:
        sight = await _position(desk, found, place, told)
    if desk.presses.newest(interaction, message.id):
        shown = [*_records(message), *sight.shown]
        await interaction.edit_original_response(content=sight.text[:LONGEST], attachments=shown, view=sight.view)


async def _position(desk: Desk, found: Tablet, place: int, told: Voice) -> _Sight:
    card = await desk.album.moment(found, found.number(place), told)
    unpainted = [] if card.png is not None else [card.alt]
    text = "\n".join([_text(found, place, told), *unpainted])
    return _Sight(text, _buttons(found, place, told), files([card]))


async def _replay(desk: Desk, user: int, found: Tablet, place: int, told: Voice) -> _Sight:
    """All of it as a moving picture; each person may wait for one at a time."""
    view = _buttons(found, place, told)
    try:
        moving = await asyncio.wait_for(desk.album.replay(found, told, user), AT_MOST)
    except (Replaying, TimeoutError):
        return _Sight(told.say("import-replaying"), view)
    if moving is None:
        return _Sight(told.say("import-replay-failed"), view)
    said = told.say("history-replay", count=found.places)
    return _Sight(said, view, [Enclosure(moving, f"{found.game.name}.webp", said)])


def _log(found: Tablet, place: int, words: Sequence[str], told: Voice) -> _Sight:
    """A page of what happened, by default the one on which `place` stands, and the way to the others and back."""
    pages = history.pages(list(history.told(found, None, told)), LONGEST - _HEADING)
    number = found.number(place)
    here = [page for page, lines in enumerate(pages, 1) if any(line.startswith(f"`{number}` ") for line in lines)]
    page = int(words[0]) if words and words[0].isdecimal() else (here or [1])[0]
    page = max(1, min(page, len(pages)))
    view = unwatched()
    view.add_item(Press(Address(0, place, "look"), told.say("button-position"), Style.primary))
    for other in sorted({1, page - 1, page + 1, len(pages)} - {0, page, len(pages) + 1}):
        at = Address(0, place, "looklog", (str(other),))
        view.add_item(Press(at, told.say("button-page", number=other)))
    if not pages:
        return _Sight(told.say("log-empty"), view)
    title = told.say("history-page", number=page, count=len(pages))
    return _Sight("\n".join([title, *pages[page - 1], *_faults(found, told)]), view)


def _text(found: Tablet, place: int, told: Voice) -> str:
    """Where one is, what was played to get there, what came of it, and what is wrong with the record."""
    title = told.say("import-title", game=told.say("game-name"), number=place, count=found.places)
    lines = [title, told.say("history-position", number=found.number(place))]
    if place:
        moment = found.table.fold.moments[place - 1]
        entry = moment.entry
        lines.append(f"`{entry.number} {found.table.header.marks[entry.seat]} {' '.join(entry.words)}`")
        lines += [told.event(event) for event in for_everybody(moment.events)]
    return "\n".join([*lines, *_faults(found, told)])


def _faults(found: Tablet, told: Voice) -> list[str]:
    return [f"{told.say('import-until')}\n{_fault(told, found.fault)}"] if found.fault else []


def _fault(told: Voice, fault: Fault) -> str:
    """Where a record goes wrong, what is wrong, and what would be right."""
    facts = dict(fault.bad.facts)
    if fault.refused is not None:
        facts["text"] = told.refusal(fault.refused)
    return told.say("import-fault", line=fault.line, text=told.say(f"record-{fault.bad.reason}", **facts))


def _verdict(found: Tablet, told: Voice) -> str:
    """Whether it holds."""
    count = len(found.record.entries)
    if found.fault is not None:
        return told.say("import-broken", count=count)
    over = found.game.result(found.table.fold.state) is not None
    proof = found.record.header.commitment
    return told.say("import-holds" if over else "import-holds-open", count=count, commitment=proof)


def _buttons(found: Tablet, place: int, told: Voice) -> discord.ui.View:
    """Steps that lead nowhere are there but cannot be pressed, so that the others stay under the finger."""
    view = unwatched()
    last = found.places
    for name, to in (("first", 0), ("back", place - 1), ("on", place + 1), ("last", last)):
        step = Press(Address(0, min(max(to, 0), last), "look", (name,)), told.say(f"button-{name}"), row=0)
        step.item.disabled = to == place or not 0 <= to <= last
        view.add_item(step)
    for act in ("log", "replay", "verify"):
        view.add_item(Press(Address(0, place, f"look{act}"), told.say(f"button-{act}"), row=1))
    return view


def _is_record(one: discord.Attachment) -> bool:
    return one.filename.endswith(_ENDING)


def _records(message: discord.Message) -> list[discord.Attachment]:
    """The record that a private message holds, if it does."""
    return [one for one in message.attachments if _is_record(one)] if message.flags.ephemeral else []


async def _plain(desk: Desk, interaction: Interaction) -> Voice:
    """How to talk to whoever asks."""
    person = await desk.people.find(interaction.user.id)
    told = await desk.voice(interaction)
    return replace(told, theme=person.theme) if person.theme else told


def _voice(told: Voice, found: Tablet) -> Voice:
    """How to talk about the game: the seats are called by their marks."""
    marked = replace(told, game=found.game.name)
    return replace(marked, names=tuple(marked.word(mark) for mark in found.table.header.marks))

"""An uploaded record, shown in a private message that also holds the file. Its buttons work after a restart, and
nothing is stored."""

import asyncio
from collections.abc import Sequence

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.history import GIVE_UP_AFTER_SECONDS
from bot.handlers.respond import defer, picture_files, send_notice, unpainted_notice
from bot.handlers.services import Services
from bot.model import limits
from bot.pictures import ReplayInProgress
from bot.tables import history
from bot.tables.records import ImportedRecord, RecordFault, check_size
from bot.text.voice import Voice
from bot.ui.components import Controls, File, Interaction, PressButton, Style
from bot.ui.custom_id import Address
from bot.ui.layout import view_of_controls
from engine.game import public_events
from engine.record import BadRecord

_ENDING = ".tablet"
_HEADING_LENGTH = 700
"""Characters reserved for the text around a page of the log."""


async def show_record(services: Services, interaction: Interaction, attachment: discord.Attachment) -> None:
    """Show the first position of an uploaded record, or its faults."""
    voice = await _voice_without_table(services, interaction)
    await defer(services, interaction)
    try:
        check_size(attachment.size)
        data = await attachment.read()
        record = await services.imported_records.read(data)
    except BadRecord as bad:
        await interaction.edit_original_response(content=_fault(voice, RecordFault(bad.line, bad)))
    except discord.HTTPException:
        await interaction.edit_original_response(content=voice.say("import-lost"))
    else:
        content = await _position(services, record, 0, _voice(voice, record))
        files = [File(data, f"{record.position.file_name}{_ENDING}"), *content.shown]
        message = await interaction.edit_original_response(
            content=content.text, attachments=files, view=view_of_controls(content.view)
        )
        for record_file in _records(message):
            services.imported_records.cache(record_file.id, record)


async def answer_press(services: Services, interaction: Interaction, address: Address) -> None:
    """Answer a press of a control below a record, whose file is read again from the message."""
    voice = await _voice_without_table(services, interaction)
    message = interaction.message
    record_files = _records(message) if message is not None else []
    if message is None or not record_files:
        await send_notice(interaction, voice.say("import-gone"))
        return
    await interaction.response.defer()
    try:
        record = await services.imported_records.find_or_fetch(record_files[0].id, record_files[0].read)
    except (BadRecord, discord.HTTPException):
        await send_notice(interaction, voice.say("import-gone"))
        return
    await _turn_to(services, interaction, record, address, message)


class _Sight(Struct, frozen=True):
    """The content of the message after a press. `text`, `view`: the text and the controls. `shown`: files in addition
    to the record."""

    text: str
    view: Controls
    shown: Sequence[discord.Attachment | File] = ()


async def _turn_to(
    services: Services, interaction: Interaction, record: ImportedRecord, address: Address, message: discord.Message
) -> None:
    """Replace the message by the content to which a control leads, unless another control was pressed in the
    meantime."""
    voice = _voice(await _voice_without_table(services, interaction), record)
    place = min(address.version, record.move_count)
    if address.act == "looklog":
        content = _log(record, place, address.words, voice)
    elif address.act == "lookverify":
        text = "\n".join([_verdict(record, voice), "", _text(record, place, voice)])
        content = _Sight(
            text,
            _buttons(record, place, voice),
            [attachment for attachment in message.attachments if not _is_record(attachment)],
        )
    elif address.act == "lookreplay":
        content = await _replay(services, interaction.user.id, record, place, voice)
    else:
        content = await _position(services, record, place, voice)
    if services.presses.is_newest_press(message.id, interaction.id):
        files = [*_records(message), *content.shown]
        await interaction.edit_original_response(
            content=content.text[: limits.MESSAGE_LENGTH], attachments=files, view=view_of_controls(content.view)
        )


async def _position(services: Services, record: ImportedRecord, place: int, voice: Voice) -> _Sight:
    """Return the content with the first picture that the move at `place` changed: several attachments would be too
    small to read."""
    sketches = await services.pictures.sketch_after_move(record.position, record.entry_number_at(place), voice)
    painted = await services.pictures.paint(sketches[:1])
    text = "\n".join([_text(record, place, voice), *unpainted_notice(painted)])
    return _Sight(text, _buttons(record, place, voice), picture_files(painted))


async def _replay(services: Services, user: int, record: ImportedRecord, place: int, voice: Voice) -> _Sight:
    """Return the content with an animation of the whole record. Each person may wait for one animation at a time."""
    view = _buttons(record, place, voice)
    try:
        animation = await asyncio.wait_for(
            services.pictures.animate_game(record.position, voice, user), GIVE_UP_AFTER_SECONDS
        )
    except (ReplayInProgress, TimeoutError):
        return _Sight(voice.say("import-replaying"), view)
    if animation is None:
        return _Sight(voice.say("import-replay-failed"), view)
    text = voice.say("history-replay", count=record.move_count)
    return _Sight(text, view, [File(animation, f"{record.position.file_name}.webp", text)])


def _log(record: ImportedRecord, place: int, words: Sequence[str], voice: Voice) -> _Sight:
    """Return the content with a page of the log, by default the page with `place`, and buttons to the other pages and
    back."""
    pages = history.divide_into_pages(
        list(history.log_lines(record.log, None, voice)), limits.MESSAGE_LENGTH - _HEADING_LENGTH
    )
    entry_number = record.entry_number_at(place)
    matching_pages = [
        page for page, lines in enumerate(pages, 1) if any(line.startswith(f"`{entry_number}` ") for line in lines)
    ]
    page = int(words[0]) if words and words[0].isdecimal() else (matching_pages or [1])[0]
    page = max(1, min(page, len(pages)))
    view = Controls()
    view.add(PressButton(Address(0, place, "look"), voice.say("button-position"), Style.primary))
    for other_page in sorted({1, page - 1, page + 1, len(pages)} - {0, page, len(pages) + 1}):
        address = Address(0, place, "looklog", (str(other_page),))
        view.add(PressButton(address, voice.say("button-page", number=other_page)))
    if not pages:
        return _Sight(voice.say("log-empty"), view)
    title = voice.say("history-page", number=page, count=len(pages))
    return _Sight("\n".join([title, *pages[page - 1], *_faults(record, voice)]), view)


def _text(record: ImportedRecord, place: int, voice: Voice) -> str:
    """Return the text about the position at `place`: its move, the move's events, and the record's fault, if any."""
    title = voice.say("import-title", game=voice.say("game-name"), number=place, count=record.move_count)
    lines = [title, voice.say("history-position", number=record.entry_number_at(place))]
    if place:
        moment = record.log.fold.moves[place - 1]
        entry = moment.entry
        lines.append(f"`{entry.number} {record.log.header.marks[entry.seat]} {' '.join(entry.words)}`")
        lines += [voice.event(event) for event in public_events(moment.events)]
    return "\n".join([*lines, *_faults(record, voice)])


def _faults(record: ImportedRecord, voice: Voice) -> list[str]:
    return [f"{voice.say('import-until')}\n{_fault(voice, record.fault)}"] if record.fault else []


def _fault(voice: Voice, fault: RecordFault) -> str:
    """Return the text about a record's fault: its line, its reason, and the correct form."""
    facts = dict(fault.bad.facts)
    if fault.refused is not None:
        facts["text"] = voice.refusal(fault.refused)
    return voice.say("import-fault", line=fault.line, text=voice.say(f"record-{fault.bad.reason}", **facts))


def _verdict(record: ImportedRecord, voice: Voice) -> str:
    """Return one sentence on whether the record is valid, or how far."""
    count = len(record.record.entries)
    if record.fault is not None:
        return voice.say("import-broken", count=count)
    is_over = record.game.result(record.log.fold.state) is not None
    proof = record.record.header.commitment
    return voice.say("import-holds" if is_over else "import-holds-open", count=count, commitment=proof)


def _buttons(record: ImportedRecord, place: int, voice: Voice) -> Controls:
    """Return the buttons to other positions of a record. Those that lead nowhere are disabled instead of left out, so
    that the others keep their places."""
    view = Controls()
    last_place = record.move_count
    for name, to in (("first", 0), ("back", place - 1), ("on", place + 1), ("last", last_place)):
        step = PressButton(Address(0, min(max(to, 0), last_place), "look", (name,)), voice.say(f"button-{name}"), row=0)
        step.disabled = to == place or not 0 <= to <= last_place
        view.add(step)
    for act in ("log", "replay", "verify"):
        view.add(PressButton(Address(0, place, f"look{act}"), voice.say(f"button-{act}"), row=1))
    return view


def _is_record(attachment: discord.Attachment) -> bool:
    return attachment.filename.endswith(_ENDING)


def _records(message: discord.Message) -> list[discord.Attachment]:
    """Return the record attached to a private message of the bot, as a list of one; [] if it has none."""
    return (
        [attachment for attachment in message.attachments if _is_record(attachment)] if message.flags.ephemeral else []
    )


async def _voice_without_table(services: Services, interaction: Interaction) -> Voice:
    """Return a voice in the person's language for texts that concern no game."""
    person = await services.people.find(interaction.user.id)
    voice = await services.voice_of(interaction)
    return replace(voice, theme=person.theme) if person.theme else voice


def _voice(voice: Voice, record: ImportedRecord) -> Voice:
    """Return the voice of a reader for the record's game, in which the seats are named by their marks."""
    marked = replace(voice, game=record.game.name)
    return replace(marked, names=tuple(marked.word(mark) for mark in record.log.header.marks))


@on("look", "looklog", "lookreplay", "lookverify")
async def _handle_look(press: PressedControl) -> None:
    await answer_press(press.services, press.interaction, press.address)

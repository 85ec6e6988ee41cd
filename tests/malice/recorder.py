"""Everything that reaches a person, written down so that two worlds can be compared."""

import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.people.slash import Value
from bot.text.voice import Voice
from tests.support.house import House, command_of

VARYING = re.compile(
    r"\b\d{15,}\b|\b[dm]:\d+:\d+|\d{4}-\d\d-\d\dT[\d:.+]+|http://127[^\"]+|\"nonce\": \"\w+\"|\btime=\S+"
    r"|-\d+-\d+\.(?:png|txt)|\bkey=\d+"
)
"""Identities, times, addresses and the numbers of branches, which differ between any two worlds."""

SHORT = 8
"""Up to so many moves the moving picture is looked at too: it is made of the pictures that are seen anyway."""

Seen: TypeAlias = tuple[str, tuple[bytes, ...]]
Question: TypeAlias = tuple[str, Mapping[str, Value]]


def levelled(text: str) -> str:
    """`text` without what differs between any two worlds."""
    return VARYING.sub("…", text)


def seen(message: SeenMessage) -> Seen:
    """All that a curious client could find in a message, pictures included."""
    return levelled(message.everything), tuple(_file(file.data) for file in message.attachments)


def _file(data: bytes) -> bytes:
    """A picture as it is, a text without what differs."""
    return data if data.startswith((b"\x89PNG", b"RIFF", b"\xff\xd8")) else levelled(data.decode()).encode()


def screen(house: House, name: str) -> list[Seen]:
    """All that somebody sees, and what called them."""
    person = house.person(name)
    return [*map(seen, person.sees()), *(seen(ping.message) for ping in person.pings)]


async def asked(house: House, name: str) -> list[tuple[str, object]]:
    """What somebody is answered who asks and tries everything; the answers are taken off their screen again."""
    found: list[tuple[str, object]] = []
    for command, options in [*await _questions(house), *await _mistakes(house, name)]:
        found.append((f"{command} {dict(options)}", _taken(house, name, await house.slash(name, command, **options))))
    labels = {label for one in house.person(name).sees(house.channel) for label in one.labels}
    hand = Voice("en", (await house.table()).game.name).say("button-hand")
    for button in sorted(labels & {"Move", hand}):
        found += [(button, _taken(house, name, await house.click(name, button)))]
    return sorted([*found, *await _suggested(house, name)], key=lambda one: one[0])


def _taken(house: House, name: str, answer: InitialResponse) -> list[Seen]:
    messages = [one for one in (answer.message, *answer.followups) if one is not None]
    for message in messages:
        house.person(name).dismiss(message)
    return [seen(one) for one in messages]


async def _questions(house: House) -> list[Question]:
    last = [move.entry.number for move in (await house.table()).log.fold.moves][-1:]
    plain = ("game board", "game hand", "game log", "game rules", "try", "privacy export")
    past = ("table log", "table export", "table verify", *(["game replay"] if sum(last) <= SHORT else []))
    shown: list[Question] = [("table show", {"move": number}) for number in (0, *last, 10**6)]
    return [
        *((one, {}) for one in (*plain, *past)),
        ("game board", {"text": True}),
        ("game hand", {"text": True}),
        *shown,
    ]


async def _mistakes(house: House, name: str) -> Iterator[Question]:
    """Moves that are refused, to hear why."""
    game = (await house.table()).game
    needy = [verb for verb in game.verbs if verb.arguments and not verb.arguments[0].optional]
    return iter([(command_of(game, verb), {one.name: "nonsense" for one in verb.arguments}) for verb in needy])


async def _suggested(house: House, name: str) -> list[tuple[str, object]]:
    game, person = (await house.table()).game, house.person(name)
    found: list[tuple[str, object]] = []
    for verb in game.verbs:
        for one in verb.arguments:
            choices = await person.autocomplete(house.channel, command_of(game, verb), one.name)
            found.append((f"{verb.name} {one.name}", choices))
    return found

"""A lobby's messages: the choices that all games share, and invitations."""

from collections.abc import Mapping, Sequence

from bot.messages.outgoing import AskHost, CallPlayers, PostInvitation
from bot.model import orders, pace, table
from bot.model.errors import MarkHeld, NoSuchOption
from bot.model.mentions import person_link, relative_time, role_link
from bot.model.options import require_distinct_marks, require_effect
from bot.model.table import TableRecord, TableSettings
from bot.text.seats import voice_at_table
from bot.text.voice import LANGUAGES, Voice
from engine.content import content_digests
from engine.game import CONTENT_OPTION, Seat, SeatRef
from engine.registry import AnyGame

ANY_SEAT_COUNT = "any"
"""The choice of `seats` that means as many players as the game allows."""

REMINDER_HOURS = {"off": 0, "6h": 6, "12h": 12, "24h": 24, "48h": 48}
"""The number of hours between two reminders for each choice of the option `reminders`."""


def choice_lines(voice: Voice, row: TableRecord) -> list[str]:
    """Return lines about the options in `LISTED_OPTIONS` whose choices are not the defaults. Those that have no effect
    on the table are left out."""
    choices, default = choices_of(row.settings), choices_of(TableSettings(row.settings.language))
    ineffective = set[str]()
    if len(row.roster.humans) == len(row.roster.chairs):
        ineffective.add("computers")
    if row.status != "lobby":
        ineffective.add("start")
    if row.settings.pace == default["pace"]:
        ineffective.add("late")
    names = [name for name in LISTED_OPTIONS if name not in ineffective]
    return [option_label(voice, name, choices[name], ()) for name in names if choices[name] != default[name]]


SHARED_OPTIONS = (
    *("auto-end", "reminders", "language", "theme", "orders-delay", "proposals", "computers", "seats", "start"),
    *("pace", "late"),
)
"""The options that the tables of all games have."""

LISTED_OPTIONS = ("start", "pace", "late", "reminders", "auto-end", "theme", "orders-delay", "proposals", "computers")
"""The options that a lobby lists, in this order."""

DEFAULT_REMINDERS = "24h"
"""The default of the option `reminders`."""


def available_choices(game: AnyGame) -> dict[str, Sequence[str]]:
    """Return the options of a game's tables with their choices: the game's own options first, then those that all games
    have."""
    shared_choices: tuple[Sequence[str], ...] = (
        ("on", "off"),
        tuple(REMINDER_HOURS),
        tuple(LANGUAGES),
        tuple(table.THEMES),
        tuple(orders.DELAY_SECONDS),
        ("on", "off"),
        table.COMPUTER_LEVELS,
        (ANY_SEAT_COUNT, *(str(seats) for seats in game.seats if seats > 1)),
        table.START_CHOICES,
        tuple(pace.PACES),
        pace.LATE_CHOICES,
    )
    own_choices: dict[str, Sequence[str]] = {option.name: option.choices for option in game.options if option.is_open}
    return own_choices | dict(zip(SHARED_OPTIONS, shared_choices, strict=True))


def all_available_choices(games: Sequence[AnyGame]) -> dict[str, Sequence[str]]:
    """Return the options of all `games` and those that all games share, each with the choices of every game that has
    it."""
    choices: dict[str, Sequence[str]] = {}
    for game in games:
        for name, words in available_choices(game).items():
            known_words = choices.get(name, ())
            choices[name] = (*known_words, *(word for word in words if word not in known_words))
    return choices


def default_choices(game: AnyGame, given: Mapping[str, str], language: str) -> dict[str, str]:
    """Return the choice for each option: the one in `given` if it is valid, or else the default."""
    first = {name: choices[0] for name, choices in available_choices(game).items()}
    first |= {"reminders": DEFAULT_REMINDERS, "language": language, "theme": table.DEFAULT_THEME}
    return {
        name: given[name] if given.get(name) in available_choices(game)[name] else word for name, word in first.items()
    }


def table_settings(
    game: AnyGame, given: Mapping[str, str], defaults: Mapping[str, str], language: str
) -> TableSettings:
    """Return the settings for the given choices, and the server's `defaults` for the others. Raises NoSuchOption for an
    option or choice that the game does not have."""
    choices = {option.name: option.choices for option in game.options}
    options = {name: choice for name, choice in defaults.items() if choice in choices.get(name, ())}
    for name, choice in given.items():
        if name not in SHARED_OPTIONS:
            if choice not in choices.get(name, ()):
                raise NoSuchOption(game.name, name)
            options[name] = choice
    choices_in_force = {**defaults, **given}
    return TableSettings(
        language=choices_in_force.get("language", language),
        options=tuple(options.items()),
        auto_end=choices_in_force.get("auto-end") != "off",
        reminders=REMINDER_HOURS[choices_in_force.get("reminders", DEFAULT_REMINDERS)],
        theme=choices_in_force.get("theme", table.DEFAULT_THEME),
        orders_delay=choices_in_force.get("orders-delay", next(iter(orders.DELAY_SECONDS))),
        proposals=choices_in_force.get("proposals") != "off",
        computers=choices_in_force.get("computers", table.COMPUTER_LEVELS[0]),
        seats=_max_players(game, choices_in_force.get("seats", ANY_SEAT_COUNT)),
        start=choices_in_force.get("start", table.START_CHOICES[0]),
        pace=choices_in_force.get("pace", next(iter(pace.PACES))),
        late=choices_in_force.get("late", pace.LATE_CHOICES[0]),
    )


def _max_players(game: AnyGame, word: str) -> int:
    """Return the maximum number of players at a table, or 0 for as many as the game allows. Raises NoSuchOption."""
    if word not in available_choices(game)["seats"]:
        raise NoSuchOption(game.name, f"seats={word}")
    return 0 if word == ANY_SEAT_COUNT else int(word)


def choices_of(settings: TableSettings) -> dict[str, str]:
    """Return the choices in a table's settings, in the form that `settings` takes."""
    hours = {hours: word for word, hours in REMINDER_HOURS.items()}
    shared = {
        "auto-end": "on" if settings.auto_end else "off",
        "reminders": hours.get(settings.reminders, DEFAULT_REMINDERS),
        "language": settings.language,
        "theme": settings.theme,
        "orders-delay": settings.orders_delay,
        "proposals": "on" if settings.proposals else "off",
        "computers": settings.computers,
        "seats": str(settings.seats) if settings.seats else ANY_SEAT_COUNT,
        "start": settings.start,
        "pace": settings.pace,
        "late": settings.late,
    }
    return {**dict(settings.options), **shared}


def with_choice(game: AnyGame, settings: TableSettings, marks: Sequence[str], name: str, word: str) -> TableSettings:
    """Return a table's settings with one option changed. `marks`: the marks of the table's seats. Raises NoSuchOption,
    OptionWithoutEffect, MarkHeld or MarkReservedTwice."""
    if word not in available_choices(game).get(name, ()):
        raise NoSuchOption(game.name, name)
    require_effect(game, {name: word}, choices_of(settings), len(marks))
    changed = table_settings(game, {**choices_of(settings), name: word}, {}, settings.language)
    if changed.options != settings.options:
        require_distinct_marks(game, dict(changed.options), marks, MarkHeld)
    return changed


def invitation(row: TableRecord, host: Seat, users: Sequence[int]) -> PostInvitation:
    """Return the message in which the player on the seat `host` invites people to a lobby."""
    voice = voice_at_table(row.settings.language, row.game, row.roster)
    people = " ".join(person_link(user) for user in users)
    text = voice.say("invitation", name=SeatRef(host), people=people, game=voice.say("game-name"))
    return PostInvitation(text, tuple(users))


def role_call(row: TableRecord, host: Seat, max_seats: int) -> CallPlayers:
    """Return the message in which the host, on the seat `host`, calls players to a lobby with at most `max_seats`
    seats."""
    voice = voice_at_table(row.settings.language, row.game, row.roster)
    seat_count = len(row.roster.chairs)
    text = voice.say(
        "call-players",
        name=SeatRef(host),
        role=role_link(row.call_role),
        game=voice.say("game-name"),
        count=seat_count,
        most=max_seats,
    )
    return CallPlayers(text, row.call_role)


def keep_open_question(row: TableRecord, closes: float) -> AskHost:
    """Return the message that asks the host whether to keep a lobby open. Without an answer the lobby closes at
    `closes`."""
    voice = voice_at_table(row.settings.language, row.game, row.roster)
    text = voice.say("lobby-keep", person=person_link(row.host), closes=relative_time(closes))
    return AskHost(text, row.host)


def choice_names(voice: Voice, defaults: Mapping[str, str], games: Sequence[AnyGame]) -> list[str]:
    """Return a text for each option: its name and the default choice in the reader's language."""
    return [option_label(voice, name, word, games) for name, word in defaults.items()]


def option_name(voice: Voice, name: str, games: Sequence[AnyGame]) -> str:
    """Return the name of an option, given in code, in the reader's language."""
    if name in (*SHARED_OPTIONS, CONTENT_OPTION):
        return voice.say(f"choice-{name}")
    return Voice(voice.language, _game_with_option(name, games)).say(f"option-{name}")


def option_effect(voice: Voice, name: str, games: Sequence[AnyGame]) -> str:
    """Return the description of an option, by its name in code, in the reader's language."""
    own = Voice(voice.language, None if name in (*SHARED_OPTIONS, CONTENT_OPTION) else _game_with_option(name, games))
    about = own.say(f"argument-{name}" if name in (*SHARED_OPTIONS, CONTENT_OPTION) else f"option-{name}-description")
    return voice.fill("lobby-option", (), {"option": f"**{option_name(voice, name, games)}**", "choice": about})


def choice_name(voice: Voice, name: str, word: str, games: Sequence[AnyGame]) -> str:
    """Return the name of the choice `word` for the option `name` in the reader's language."""
    if name == "seats":
        return voice.say("seats-any") if word == ANY_SEAT_COUNT else word
    if name in ("language", "theme", "orders-delay", "computers", "start", "pace", "late"):
        return voice.say(f"{name}-{word}")
    if name == CONTENT_OPTION:
        return content_name(voice, word, games)
    return Voice(voice.language, None if name in SHARED_OPTIONS else _game_with_option(name, games)).choice(name, word)


def content_name(voice: Voice, digest: str, games: Sequence[AnyGame]) -> str:
    """Return the name of a set of component tables in the reader's language, with its digest."""
    return voice.say(content_key(digest, games), content=digest)


def content_key(digest: str, games: Sequence[AnyGame]) -> str:
    """Return the entry about the origin of the component tables with this digest: the game itself, or an owner's
    copy."""
    return "content-house" if digest in {own for game in games for own in content_digests(game)[:1]} else "content-copy"


def _game_with_option(option: str, games: Sequence[AnyGame]) -> str | None:
    return next((game.name for game in games if any(known.name == option for known in game.options)), None)


def option_label(voice: Voice, name: str, word: str, games: Sequence[AnyGame]) -> str:
    """Return an option with one of its choices in the reader's language."""
    option, choice = option_name(voice, name, games), choice_name(voice, name, word, games)
    return voice.fill("lobby-option", (), {"option": option, "choice": choice})

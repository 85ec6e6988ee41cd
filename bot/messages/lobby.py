"""The choices for a table besides its game's own options, as its lobby lists them."""

from bot.model.table import TableRecord
from bot.text.voice import Voice

HOURS = {"off": 0, "6h": 6, "12h": 12, "24h": 24, "48h": 48}
"""The hours between two reminders, by their words."""


def choices(voice: Voice, row: TableRecord) -> list[str]:
    """Return the choices in words: reminders, end of turns, theme, delay of standing orders."""
    rhythm = next(
        (word for word, hours in HOURS.items() if hours == row.settings.reminders), f"{row.settings.reminders}h"
    )
    chosen = {
        "choice-reminders": voice.word(rhythm),
        "choice-auto-end": voice.word("on" if row.settings.auto_end else "off"),
        "choice-theme": voice.say(f"theme-{row.settings.theme}"),
        "choice-orders-delay": voice.say(f"orders-delay-{row.settings.orders_delay}"),
        "choice-proposals": voice.word("on" if row.settings.proposals else "off"),
    }
    return [voice.say("lobby-option", option=voice.say(key), choice=choice) for key, choice in chosen.items()]

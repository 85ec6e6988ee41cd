"""The way from a table that no longer waits for a person to the next one that does."""

from bot.handlers.services import Services
from bot.text.voice import Voice
from bot.ui.components import LinkButton


async def next_button(services: Services, user: int, table: int, voice: Voice) -> LinkButton | None:
    """Return a link to the next table that waits for `user`, with the number of such tables; None if none does. It
    costs no request, and its press no interaction."""
    found = services.waiting.others(user, table)
    if not found:
        return None
    return LinkButton(await services.waiting.link(found[0]), voice.say("button-next-table", count=len(found)))

"""PURE: a table in a thread: who is let in, and what stands about it in the channel above."""

from bot.messages.board import fitting, lobby, public, title
from bot.messages.kinds import EditThreadStarter, InviteToThread, OpenThread, Outgoing
from bot.model.table import TableRecord
from bot.text.voice import voice
from engine.game import Who
from engine.games import AnyGame

THREAD_NAME = 100
"""Characters that Discord lets a thread's name have."""


def owed(before: TableRecord | None, after: TableRecord) -> tuple[Outgoing, ...]:
    """What a table that has changed, or is new, owes because of its thread."""
    if not after.parent:
        return ()
    known = before.roster.users if before else ()
    invited = tuple(InviteToThread(user) for user in after.roster.users if user not in known)
    same = before is not None and (before.status, before.roster) == (after.status, after.roster)
    return invited if same or not after.signpost else (*invited, EditThreadStarter())


def opening(game: AnyGame, host: str, language: str) -> OpenThread:
    """Return how the thread of a new table begins."""
    told = voice(language, game.name, (host,), markdown=False)
    name = told.say("thread-name", game=told.say("game-name"), host=Who(0))[:THREAD_NAME]
    return OpenThread(told.say("signpost-new", game=told.say("game-name")), name)


def text(row: TableRecord, game: AnyGame) -> str:
    """What stands in the channel above."""
    told, link = public(row), f"<#{row.channel}>"
    if row.status == "lobby":
        return fitting([lobby(row, game)], [told.say("signpost-lobby", link=link)], told)
    if row.status == "cancelled":
        return title(told, "signpost-cancelled")
    facts = {"game": told.say("game-name"), "names": told.people(range(len(row.roster.chairs))), "link": link}
    return told.say("signpost-open" if row.status == "open" else "signpost-over", **facts)

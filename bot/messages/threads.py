"""Messages about a table's thread: added members, the starter in the parent channel, the tags of a forum post."""

from bot.messages.board import fit_lines, lobby_text, public_voice, title_text
from bot.messages.outgoing import EditThreadStarter, InviteToThread, OpenThread, Outgoing, TagPost
from bot.model import limits
from bot.model.table import TableRecord
from bot.text.voice import Voice
from engine.game import SeatRef
from engine.registry import AnyGame


def thread_updates(former_row: TableRecord | None, after: TableRecord) -> tuple[Outgoing, ...]:
    """Return the messages about its thread that a new or changed table causes. `former_row`: the table before the
    change, or None if it is new."""
    if not after.parent_channel:
        return ()
    former_users = former_row.roster.users if former_row else ()
    invited = tuple(InviteToThread(user) for user in after.roster.users if user not in former_users)
    has_same_status = former_row is not None and former_row.status == after.status
    is_unchanged = has_same_status and former_row is not None and former_row.roster == after.roster
    if after.starter_message:
        return invited if is_unchanged else (*invited, EditThreadStarter())
    return invited if has_same_status else (*invited, TagPost())


def thread_opening(game: AnyGame, host: str, language: str) -> OpenThread:
    """Return the message that opens the thread of a new table."""
    voice = Voice(language, game.name, markdown=False)
    return OpenThread(voice.say("signpost-new", game=voice.say("game-name")), thread_name(game.name, host, language))


def thread_name(game: str, host: str, language: str) -> str:
    """Return the name of a table's thread, made of the names of its game and of its host."""
    voice = Voice(language, game, (host,), markdown=False)
    return voice.say("thread-name", game=voice.say("game-name"), host=SeatRef(0))[: limits.THREAD_NAME_LENGTH]


def starter_text(row: TableRecord, game: AnyGame) -> str:
    """Return the text of a thread's starter in the parent channel."""
    voice, link = public_voice(row), f"<#{row.channel}>"
    if row.status == "lobby":
        return fit_lines([lobby_text(row, game)], [voice.say("signpost-lobby", link=link)], voice)
    if row.status == "cancelled":
        return title_text(voice, "signpost-cancelled")
    facts = {"game": voice.say("game-name"), "names": voice.people(range(len(row.roster.chairs))), "link": link}
    return voice.say("signpost-open" if row.status == "open" else "signpost-over", **facts)

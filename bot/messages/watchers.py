"""What watchers of a table are told, from what everybody may know."""

from collections.abc import Sequence

from bot.messages.kinds import Consequences, Outgoing, PostBoard, SendWatcherUpdate
from bot.model.person import Person
from bot.text.voice import Voice
from engine.game import Decision


def updates(following: Consequences, decision: Decision | None, watchers: Sequence[Person]) -> tuple[Outgoing, ...]:
    """Return what the watchers of a table are told when it calls somebody; nothing for those who play there."""
    row = following.row
    if decision is None or not any(isinstance(one, PostBoard) and one.pings for one in following.outgoing):
        return ()
    link = f"<#{row.channel}>"
    sent = []
    for person in watchers:
        if person.reachable and row.roster.seat_of(person.user) is None:
            voice = Voice(person.speaks or row.settings.language, row.game, row.roster.names)
            facts = {"game": voice.say("game-name"), "link": link, "decision": voice.decision(decision)}
            sent.append(SendWatcherUpdate(person.user, voice.say("watch-wait", **facts)))
    return tuple(sent)

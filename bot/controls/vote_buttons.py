"""The buttons of votes: yes and no, a seat to be taken, and what may be done about a player who does not answer."""

import discord

from bot.controls.address import Address
from bot.controls.items import Press, Style, unwatched
from bot.text.voice import Voice
from bot.votes_rules import Vote

CHOICES = ("wait", "computer", "substitute", "end")
"""What the others may want when a player does not answer."""


def vote_buttons(vote: Vote, version: int, voice: Voice) -> discord.ui.View:
    """The controls of a vote as it stands; none when it is over."""
    view = unwatched()
    number = str(vote.id)
    if vote.verdict == "offered":
        view.add_item(Press(Address(vote.table, version, "take", (number,)), voice.say("button-take"), Style.success))
    elif not vote.verdict:
        for said, style in (("yes", Style.success), ("no", Style.danger)):
            at = Address(vote.table, version, "vote", (number, said))
            view.add_item(Press(at, voice.say(f"button-{said}"), style))
    return view


def notice_buttons(table: int, version: int, user: int, voice: Voice) -> discord.ui.View:
    """The controls under the notice that `user` has not answered up to `version`."""
    view = unwatched()
    for choice in CHOICES:
        view.add_item(Press(Address(table, version, "notice", (choice, str(user))), voice.say(f"button-vote-{choice}")))
    return view

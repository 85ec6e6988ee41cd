"""Discord's limits on forums: the tags of a forum, and those that a post has.

Source: https://docs.discord.com/developers/resources/channel#forum-tag-object
"""

from collections.abc import Sequence

from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import FORUM, Channel, Tag

TAGS, APPLIED = 20, 5
"""Tags of a forum, and of a post."""

TAG_NAME, TITLE = 20, 100
"""Characters of the name of a tag, and of a post."""


def check_tags(tags: Sequence[Tag]) -> None:
    """Refuse tags that a forum cannot have."""
    form = FaultCollector()
    form.size(("available_tags",), tags, 0, TAGS)
    for place, tag in enumerate(tags):
        form.size(("available_tags", place, "name"), tag.name, 1, TAG_NAME)
    form.raise_faults()


def check_post(post: Channel) -> None:
    """Refuse a new post that a forum cannot have."""
    form = FaultCollector()
    form.size(("name",), post.name, 1, TITLE)
    check_applied(form, post, [str(tag) for tag in post.applied])
    form.raise_faults()


def check_applied(form: FaultCollector, post: Channel, tags: Sequence[str]) -> None:
    """Report faults of the tags that a post is to have: at most `APPLIED`, all of its forum."""
    form.size(("applied_tags",), tags, 0, APPLIED)
    forum = post.parent
    known = [str(tag.id) for tag in forum.tags] if forum is not None and forum.type == FORUM else []
    for place, tag in enumerate(tags):
        form.choice(("applied_tags", place), str(tag), tuple(known))

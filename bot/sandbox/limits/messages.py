"""Discord's limits on messages (content, embeds, files, mentions) and on the tags of forums and posts.

Sources: https://docs.discord.com/developers/resources/message#create-message,
https://docs.discord.com/developers/resources/channel#forum-tag-object
"""

from collections.abc import Container, Sequence

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import COMPONENTS_V2, EPHEMERAL, SILENT, Json
from bot.sandbox.limits.components import LOCAL, check_components, every_component
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import FORUM, Attachment, Channel, Tag

CONTENT = 2000
FILE_BYTES = 10 * 1024 * 1024
SETTABLE = EPHEMERAL | SILENT | COMPONENTS_V2 | (1 << 2) | (1 << 13)
EMBED_TEXTS = (("title", 256), ("description", 4096), ("url", 2048))


def check_message(body: Json, files: Sequence[Attachment], flags: int, emojis: Container[int] | None = None) -> None:
    """Refuse a message that Discord would refuse. `emojis`: the ids of the emojis that controls may show, or None for
    any."""
    form = FaultCollector()
    form.size(("content",), body.get("content"), 0, CONTENT)
    _check_embeds(form, body.get("embeds") or [])
    check_components(form, body.get("components") or [], bool(flags & COMPONENTS_V2), emojis)
    _check_mentions(form, body.get("allowed_mentions") or {})
    form.size(("nonce",), str(body.get("nonce") or ""), 0, 25)
    if flags & ~SETTABLE & ~(1 << 7):
        form.fault(("flags",), "BASE_TYPE_CHOICES", "Flags that a bot cannot set")
    if flags & COMPONENTS_V2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                form.fault((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "Not with components V2")
        _check_references(form, body.get("components") or [], files)
    form.size(("attachments",), files, 0, 10)
    for place, file in enumerate(files):
        form.size(("attachments", place, "description"), file.description, 0, 1024)
    form.raise_faults()
    if any(len(file.data) > FILE_BYTES for file in files):
        raise ApiError(40005)


def check_not_empty(body: Json, files: Sequence[Attachment]) -> None:
    """Refuse a message without any content."""
    if not files and not any(body.get(name) for name in ("content", "embeds", "components", "sticker_ids", "poll")):
        raise ApiError(50006)


def _check_embeds(form: FaultCollector, embeds: list[Json]) -> None:
    form.size(("embeds",), embeds, 0, 10)
    for place, embed in enumerate(embeds):
        for name, limit in EMBED_TEXTS:
            form.size(("embeds", place, name), embed.get(name), 0, limit)
        form.size(("embeds", place, "footer", "text"), (embed.get("footer") or {}).get("text"), 0, 2048)
        form.size(("embeds", place, "author", "name"), (embed.get("author") or {}).get("name"), 0, 256)
        fields = embed.get("fields") or []
        form.size(("embeds", place, "fields"), fields, 0, 25)
        for number, field in enumerate(fields):
            form.size(("embeds", place, "fields", number, "name"), field.get("name"), 1, 256)
            form.size(("embeds", place, "fields", number, "value"), field.get("value"), 1, 1024)
    if sum(map(_embed_length, embeds)) > 6000:
        form.fault(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_length(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)


def _check_references(form: FaultCollector, components: list[Json], files: Sequence[Attachment]) -> None:
    """Report files to which a layout refers but which the message does not have."""
    names = {file.filename for file in files}
    for component in every_component(components):
        media = [item.get("media") or {} for item in component.get("items") or []]
        for url in (
            item.get("url") or "" for item in (*media, component.get("media") or {}, component.get("file") or {})
        ):
            if url.startswith(LOCAL) and url.removeprefix(LOCAL) not in names:
                form.fault(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file {url}")


def _check_mentions(form: FaultCollector, allowed: Json) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            form.fault(
                ("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse:[{kind}] and {kind}: both"
            )
        form.size(("allowed_mentions", kind), allowed.get(kind), 0, 100)


TAGS, APPLIED = 20, 5
"""Maximum number of tags of a forum, and of a post."""

TAG_NAME, TITLE = 20, 100
"""Maximum number of characters in the name of a tag, and in the title of a post."""


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
    """Report faults of the tags that a post is to get: there may be at most `APPLIED`, all of them of its forum."""
    form.size(("applied_tags",), tags, 0, APPLIED)
    forum = post.parent
    known = [str(tag.id) for tag in forum.tags] if forum is not None and forum.type == FORUM else []
    for place, tag in enumerate(tags):
        form.choice(("applied_tags", place), str(tag), tuple(known))

"""Sends Discord the commands, but only when they have changed since the last time."""

import hashlib
import json

from bot.client import Dubsar
from bot.store import Store
from bot.translator import Catalogs


async def sync(client: Dubsar, store: Store, *, always: bool = False) -> bool:
    """Whether the commands had to be sent."""
    tree = client.tree
    translator = Catalogs()
    await tree.set_translator(translator)
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    text = json.dumps([client.application_id, payload], sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()
    if not always and await store.command_digest() == digest:
        return False
    await tree.sync()
    await store.keep_command_digest(digest)
    return True

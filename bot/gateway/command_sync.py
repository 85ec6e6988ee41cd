"""Send Discord the commands, but only when they have changed since the last time."""

import hashlib
import json

from bot.gateway.client import Dubsar
from bot.gateway.translator import Catalogs
from bot.store.store import Store


async def sync(client: Dubsar, store: Store, *, always: bool = False) -> bool:
    """Send the commands if need be, and return whether they were sent. The client is logged in.

    The request replaces all global commands
    (https://docs.discord.com/developers/interactions/application-commands#bulk-overwrite-global-application-commands).
    Raises discord.HTTPException.
    """
    tree, application = client.tree, client.application_id
    assert application is not None
    translator = Catalogs()
    await tree.set_translator(translator)
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    digest = hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode()).hexdigest()
    if not always and await store.command_digest() == digest:
        return False
    # Not tree.sync: it would put every word into every language once more.
    await client.http.bulk_upsert_global_commands(application, payload)
    await store.keep_command_digest(digest)
    return True

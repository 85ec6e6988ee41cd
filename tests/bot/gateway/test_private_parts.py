"""discord.py may change its private parts at any time: the bot uses few, and those are listed."""

import ast
import inspect
import re
from types import ModuleType

import discord
import pytest

from tests.support.sources import Source

MODULES = (
    discord.client,
    discord.shard,
    discord.state,
    discord.gateway,
    discord.app_commands.tree,
    discord.interactions,
)
USED: dict[str, set[str]] = {
    "bot/gateway/client.py": {"_call", "_parent"},
    "bot/gateway/shards.py": {
        *("_get_state", "_handlers", "_hooks"),
        *("_ready_task", "_remove_guild", "_update_references"),
    },
}
"""The private names that each module uses of classes that it derives from discord.py's (2.7.1 is the newest).

`_get_state`, `_handlers`, `_hooks`: a state of the bot's own is made as `AutoShardedClient` makes one.
`_remove_guild`: servers that were left while a shard was not connected are forgotten, which discord.py does without
    shards only.
`_ready_task`: a shard that begins anew must not cancel what makes the others ready.
`_update_references`: a connection that is cut off while it is opened is still closed.
`_call`, `_parent`: interactions that were handled are left in no reference cycle.
"""


def private(module: ModuleType) -> set[str]:
    """The private names of a module's classes."""
    found = re.findall(r"\bself\.(_[a-z]\w*)|\bdef (_[a-z]\w*)", inspect.getsource(module))
    return {attribute or function for attribute, function in found}


def used(source: Source) -> set[str]:
    """The private names of discord.py's that a module uses or overrides."""
    theirs = set[str]().union(*(private(module) for module in MODULES))
    nodes = list(ast.walk(source.tree))
    own = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return theirs & (own | {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)})


@pytest.mark.parametrize("name", USED)
def test_no_other_private_part_is_used(name: str) -> None:
    assert used(Source(name)) == USED[name]

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
STATE = {"_handlers", "_hooks", "_ready_task", "_remove_guild", "_update_references"}
"""What the class of the state uses, and what it is made of."""

USED = {
    "bot/gateway/client.py": {"_call", "_parent"},
    "bot/gateway/shards.py": {"_get_state", *STATE},
}
"""What each module with a class derived from one of discord.py's uses: a state of its own, and what makes one; and what
would tie interactions that are handled into reference cycles."""


def private(module: ModuleType) -> set[str]:
    """The private names of a module's classes."""
    found = re.findall(r"\bself\.(_[a-z]\w*)|\bdef (_[a-z]\w*)", inspect.getsource(module))
    return {attribute or function for attribute, function in found}


@pytest.mark.parametrize("name", USED)
def test_no_other_private_part_is_used(name: str) -> None:
    theirs = set[str]().union(*(private(module) for module in MODULES))
    nodes = list(ast.walk(Source(name).tree))
    used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    used |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert used & theirs == USED[name]

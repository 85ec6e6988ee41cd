"""The first line of a public function's docstring begins with a verb: what it returns, does or raises."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.sources import PACKAGES, ROOT, Source, sources

VERBS = """
Accept Acknowledge Add Advance Allow Annotate Announce Answer Append Apply Archive Ask Assign Assume Attach Begin Blend
Bring Build Cache Call Cancel Carry Cast Change Charge Check Choose Claim Clear Close Collect Compare Complete Compose
Compute Configure Connect Conquer Continue Convert Copy Count Create Cut Deal Decide Declare Defer Delay Delete Deliver
Deny Derive Destroy Discard Display Do Draw Drop Edit Encode End Ensure Enter Explain Fetch Fight Fill Find Finish Fix
Fold Forget Format Forward Free Get Give Go Guard Handle Hide Hold Ignore Import Intern Invite Join Judge Keep Lay Leave
Let Listen Load Lock Log Look Lower Make Map March Mark Merge Mirror Move Name Note Notify Offer Open Order Paint Parse
Pass Paste Pay Ping Place Plan Play Post Prepare Press Print Produce Put Queue Raise Read Receive Recommend Record
Recreate Redo Redraw Reduce Refill Refuse Register Reject Release Remember Remove Rename Render Reopen Repeat Replace
Reply Report Require Reset Resolve Restart Restore Resume Retire Retreat Retrieve Retry Return Reveal Review Rewrite
Roll Run Save Say Search Seat See Send Serve Set Show Shuffle Skip Sleep Slide Sort Spend Split Stand Start Stop Store
Suggest Swap Switch Sync Take Tell Throw Treat Trim Try Turn Undo Unlock Update Use Verify Visit Wait Wake Warm Warn
Whether Withdraw Wrap Write Yield
"""
"""Verbs in the imperative; "Whether" stands for "Return whether". The list grows with what the program does."""

QUESTION = re.compile(r'"""(Whe(n|re)|What|Which|Who(ever|se)?|How|Whether)\b')
"""The beginning of a file that asks in its first word: a plain noun or a verb is understood at first reading."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def documented() -> Iterator[tuple[Source, ast.AST, str]]:
    """Yield every function, class and file that has a docstring, and what it says."""
    for source in sources(*PACKAGES):
        for node in source.nodes:
            if isinstance(node, Function | ast.ClassDef | ast.Module) and (said := ast.get_docstring(node)):
                yield source, node, said


def test_docstrings_begin_with_a_verb() -> None:
    strange, verbs = {}, set(VERBS.split())
    for source, node, said in documented():
        if isinstance(node, Function) and not node.name.startswith("_") and said.split()[0].rstrip(",.:;") not in verbs:
            strange[f"{source.name}:{node.name}"] = said.splitlines()[0]
    assert strange == {}


NAMED_IN_DOCSTRING = re.compile(r"(?:^|\. )\s*((?:`\w+`(?:, | and |, and )?)+):", re.MULTILINE)
"""Matches `name: meaning` of one or several fields where a line or a sentence begins."""


def test_fields_of_values_are_documented() -> None:
    """A dataclass, Struct or NamedTuple of four fields or more documents each, and none documents what it lacks."""
    untold, unknown = {}, {}
    for source, node, said in documented():
        if not isinstance(node, ast.ClassDef) or not _is_value(node):
            continue
        fields = [ast.unparse(one.target) for one in node.body if isinstance(one, ast.AnnAssign) and _named(one)]
        if len(fields) > 3 and (missing := [name for name in fields if f"`{name}`" not in said]):
            untold[f"{source.name}:{node.name}"] = missing
        told = {name for names in NAMED_IN_DOCSTRING.findall(said) for name in re.findall(r"\w+", names)}
        if lacking := told - {"and", *fields}:
            unknown[f"{source.name}:{node.name}"] = sorted(lacking)
    assert (untold, unknown) == ({}, {})


def test_documented_arguments_exist() -> None:
    """A function documents its own arguments only, and a class what it takes, has or does."""
    unknown = {}
    for source, node, said in documented():
        if isinstance(node, ast.ClassDef):
            known = {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}
            known |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
            known |= {one.name for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            known = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        else:
            continue
        known |= {one.arg for one in ast.walk(node) if isinstance(one, ast.arg)}
        told = {name for names in NAMED_IN_DOCSTRING.findall(said) for name in re.findall(r"\w+", names)}
        if lacking := told - {"and", *known}:
            unknown[f"{source.name}:{node.name}"] = sorted(lacking)
    assert unknown == {}


def _is_value(node: ast.ClassDef) -> bool:
    kinds = [ast.unparse(one) for one in (*node.decorator_list, *node.bases)]
    return any(re.match(r"(dataclasses\.)?dataclass|(msgspec\.)?Struct|(typing\.)?NamedTuple", kind) for kind in kinds)


def _named(field: ast.AnnAssign) -> bool:
    return isinstance(field.target, ast.Name) and not field.target.id.startswith("_")


BARE_PARTICIPLES = 15
"""The number of public functions that a bare participle names. It only ever gets smaller."""

PARTICIPLE = re.compile(r"(?!need|feed|seed|speed|bleed|proceed|exceed|embed)[a-z]+ed")
IRREGULAR = """
begun bought bound broken brought built caught chosen done drawn felt found given gone grown heard held hidden hung
kept known laid led left lit lost made met paid said seen sent shown sold spoken taken thrown told torn won worn
written
"""
"""Participles without the ending; of one spelling with no verb's base form."""


def test_fewer_functions_are_named_by_a_participle() -> None:
    """A function is a verb, its value a noun, a truth `is_` or `has_`; a participle is none of these."""
    bare = {
        f"{source.name}:{node.name}"
        for source in sources(*PACKAGES)
        for node in source.nodes
        if isinstance(node, Function) and (PARTICIPLE.fullmatch(node.name) or node.name in IRREGULAR.split())
    }
    assert len(bare) <= BARE_PARTICIPLES, sorted(bare)


def test_no_riddles() -> None:
    """These words have one meaning, or none, in the glossary."""
    riddles = {"PURE:", "owed", "owes", "debt", "debts", "ledger"}
    found = {
        f"{source.name}:{getattr(node, 'name', '')}": said
        for source, node, said in documented()
        if riddles & set(said.split())
    }
    assert found == {}


def test_no_file_begins_with_a_question_word() -> None:
    files = [
        path for folder in (*PACKAGES, "tests") for kind in ("*.py", "*.py.txt") for path in (ROOT / folder).rglob(kind)
    ]
    assert [str(path.relative_to(ROOT)) for path in files if QUESTION.match(path.read_text("utf-8"))] == []


def test_every_text_names_the_actor() -> None:
    """The code, its names and comments, and the English texts; the documents have a test of their own."""
    odd, files = "who" + "ever", _files("*.py", "*.txt", "*.js", "en/*.ftl")
    named = [str(path.relative_to(ROOT)) for path in files if odd in path.read_text("utf-8").lower()]
    assert named == ["tests/test_readme.py"]


def _files(*kinds: str) -> list[Path]:
    """Return the files of the program and its tests, of these kinds."""
    return [path for folder in (*PACKAGES, "tests") for kind in kinds for path in (ROOT / folder).rglob(kind)]

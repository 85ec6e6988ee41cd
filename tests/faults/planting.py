"""A pytest plugin (`-p`) that plants one fault: a module is imported with one piece of its source changed. The disk is
left alone."""

import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

VARIABLE = "PLANTED_FAULT"
"""The environment variable with the module, the piece and what is put in its place, as JSON."""


class Faulty(SourceFileLoader):
    """Loads a module with the fault."""

    def __init__(self, name: str, path: str, before: str, after: str) -> None:
        super().__init__(name, path)
        self.before, self.after = before, after

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the faulty source; none is kept in a cache."""
        source = self.get_data(self.path).decode()
        if source.count(self.before) != 1:
            raise SystemExit(f"{fullname}: {self.before!r} stands there {source.count(self.before)} times")
        return compile(source.replace(self.before, self.after), self.path, "exec", dont_inherit=True)


class Planter(MetaPathFinder):
    """Finds one module faulty, and no other."""

    def __init__(self, name: str, before: str, after: str) -> None:
        self.name, self.before, self.after = name, before, after

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the faulty module comes from; None for all others."""
        spec = PathFinder.find_spec(fullname, path, target) if fullname == self.name else None
        if spec is not None and spec.origin is not None:
            spec.loader = Faulty(fullname, spec.origin, self.before, self.after)
        return spec


if VARIABLE in os.environ:
    sys.meta_path.insert(0, Planter(*json.loads(os.environ[VARIABLE])))

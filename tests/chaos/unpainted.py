"""The bot of the module named first with a fault, if one is planted, and without pictures: none is looked at here."""

import runpy
import sys
from importlib import import_module

if __name__ == "__main__":
    import_module("tests.faults.planting")
    import_module("tests.chaos.control_run").without_pictures()
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)

"""The commands of the command line: run, sandbox, replay, verify, check, new-game, contact sheets.

Only `__main__` imports it. It imports everything.
"""

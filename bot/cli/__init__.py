"""The commands of the command line: run, sandbox, replay, verify, check, contact sheets.

Only `__main__` imports it. It imports everything.
"""

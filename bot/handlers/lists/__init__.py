"""List tables: one person's on all servers, those of a server, the next one that waits.

`commands` and the other handlers may import it. It imports what they import.
"""

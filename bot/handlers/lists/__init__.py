"""Lists of tables: one person's tables on all servers, those of a server, and the next one that waits for a person.

`commands` and the other handlers may import it. It imports what they import.
"""

"""The way of a person between tables: which tables wait for them, which is next, and which places they may see. What
imports `tables` may import it. It imports what `tables` imports."""

"""A person's way between tables: which tables wait for them, which is next, and which places they may see. Modules that
import `tables` may import it. It imports what `tables` imports."""

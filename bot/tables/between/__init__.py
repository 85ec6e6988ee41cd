"""Find a person's way between tables: where they are waited for, where the next table is, what they may see.

What imports `tables` may import it. It imports what `tables` imports.
"""

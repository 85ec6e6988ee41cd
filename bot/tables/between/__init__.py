"""Lead a person between tables: to those that wait for them, to the next one, within the places that they may see.

What imports `tables` may import it. It imports what `tables` imports.
"""

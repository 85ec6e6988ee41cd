"""Discord's limits on what a bot sends, and the report of what breaks them.

`rest` and `compose` may import it. Each file names the page of Discord's documentation from which its limits are.
"""

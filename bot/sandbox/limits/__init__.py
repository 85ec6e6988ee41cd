"""Discord's limits on a bot's requests, and the report of violations.

`rest` and `compose` may import it. Each file names the page of Discord's documentation from which its limits are.
"""

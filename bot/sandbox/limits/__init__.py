"""Discord's limits on a bot's requests, and the report of violations.

`rest`, `compose`, `owner` and `people` may import it. Each file names the page of Discord's documentation that is the
source of its limits.
"""

"""Discord's limits on what a bot sends, and the report of what breaks them."""

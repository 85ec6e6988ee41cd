"""Computer players: they see views and imagine states."""

"""Contest of Kings."""

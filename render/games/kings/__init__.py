"""Contest of Kings: its views as scenes."""

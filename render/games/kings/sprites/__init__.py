"""What only Contest of Kings puts on its table, each a frozen value that paints itself; lengths are units."""

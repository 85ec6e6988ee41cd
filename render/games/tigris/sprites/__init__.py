"""What only Tigris & Euphrates puts on its board, each a frozen value that paints itself; lengths are units."""

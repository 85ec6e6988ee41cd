"""Pictures: views become scenes, scenes become PNGs."""

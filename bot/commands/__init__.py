"""Slash commands: each answers its interaction and hands the move to the table."""

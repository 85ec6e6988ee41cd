"""The shell around the rules: Discord, SQLite and the clock."""

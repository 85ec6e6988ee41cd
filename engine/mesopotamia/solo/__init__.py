"""Games against empires that nobody sits behind (22-25)."""

"""The wording of everything that people read, in four languages."""

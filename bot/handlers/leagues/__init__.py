"""Handlers of leagues: joining, leaving, and looking at a season. The commands and the registry of controls import it;
it imports what other handlers do."""

"""Handlers of leagues: joining, leaving, and viewing a season. The commands and the registry of controls import it; it
imports what other handlers import."""

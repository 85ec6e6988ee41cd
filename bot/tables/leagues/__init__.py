"""Leagues: sign-up, the calendar of seasons, and their games at tables. The outbox, the handlers and the wiring import
it; it imports the tables around it, and no more than they may."""

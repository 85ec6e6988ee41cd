"""Leagues: sign-up, the calendar of seasons, and their games at tables. The outbox, the handlers and the wiring import
it. It may import only what the other modules of `tables` may import."""

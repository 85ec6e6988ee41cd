"""The clocks of tables, and the outages that they do not count. It imports the tables and the layers below them. The
handlers, the outbox and the wiring import it."""

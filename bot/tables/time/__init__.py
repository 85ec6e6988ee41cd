"""The timer and the clocks of tables, and the outages that clocks do not count. It imports the tables and the layers
below them. The other packages of `tables`, the handlers, the outbox and the wiring import it."""

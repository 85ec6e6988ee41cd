"""Sends the messages that were stored with a change: in order in each channel, repeatedly until they arrive, and once
only. `app` and `gateway` may import it. It imports `pictures`, `ui`, `tables`, `runtime`, `store` and what is below."""

"""The outbox: sends the messages that were stored with a change, in order in each channel, with retries, and each only
once. `app` and `gateway` may import it. It imports `pictures`, `ui`, `tables`, `runtime`, `store` and everything below
them."""

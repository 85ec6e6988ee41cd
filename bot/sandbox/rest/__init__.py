"""The REST side of the sandbox: the server, its routes, rate limits and faults on demand."""

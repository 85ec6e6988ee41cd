"""How the sandbox's objects look on the wire."""

"""The people of the sandbox: they type, press and choose, and see what Discord would show them."""

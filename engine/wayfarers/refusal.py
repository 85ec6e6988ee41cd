"""To come."""
def refusal(*_): return ()

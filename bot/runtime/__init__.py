"""The process: clock, background workers, log, memory, health and version.

`tables` and everything above it may import it. It imports `store`, `model`, `config`, the engine and `render`.
"""

"""The process: clock, background workers, log, memory, health and version.

`tables` and everything above may import it. It imports `store`, `model` and `config`.
"""

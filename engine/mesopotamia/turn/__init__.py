"""A turn: actions by marker and dice, what they do, and the events that they bring."""

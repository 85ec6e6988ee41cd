"""The battle phase: who fights whom, the battles themselves, what they leave behind (15-18, 23)."""

"""Layouts that games share: the side panel, the card of a conflict, headings of hands, score sheets, charts."""

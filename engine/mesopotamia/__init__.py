"""The game of Mesopotamia: empires, battles, events and gardens."""

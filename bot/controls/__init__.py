"""Buttons, menus and dialogs that survive restarts."""

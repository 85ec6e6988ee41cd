"""Wayfarers of the South Tigris."""

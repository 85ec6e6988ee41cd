"""The refusal for whoever lacks a permission."""

"""Wording: the catalogs in four languages and how a sentence is looked up."""

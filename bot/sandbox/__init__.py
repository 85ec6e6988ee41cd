"""A Discord for one machine: gateway, REST, limits and a page to play in."""

"""What the owner of the sandbox's guild may change: channels, threads, roles, rights."""

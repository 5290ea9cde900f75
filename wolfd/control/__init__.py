"""What the operator decides: configuration, addresses, limits. Nothing here knows a protocol or a game."""

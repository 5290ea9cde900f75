"""IRC on the wire: what clients send and are sent. Knows the chat, but neither games nor the moderator."""

"""What the moderator says, in words: events, questions, roles, rules, refusals, help. Who hears it is decided elsewhere."""

"""The moderator: one game in one channel, from what people type to what each of them may hear."""

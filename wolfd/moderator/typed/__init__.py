"""What people type to the moderator: reading a line, the rows of the verbs, and what each verb does."""

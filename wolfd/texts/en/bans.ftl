# Bans: what those hear who are shut out, and those who set bans.

banned = Banned from this server: { $reason }
banned-spares = Banned from this server: { $reason } — those who log in to an account come in: by IRC with SASL.
banned-until = Banned from this server until { $until }: { $reason }
banned-until-spares = Banned from this server until { $until }: { $reason } — those who log in to an account come in: by IRC with SASL.
# The same, with the name for an appeal, $id, and how the operator is reached, $contact.
ban-appeal = { " " }— To appeal, name { $id } to the operator, or let somebody who is here do it (appeal { $id } WHY).
ban-contact = { " " }— To appeal, name { $id } to the operator ({ $contact }), or let somebody who is here do it (appeal { $id } WHY).
banned-appeal = { banned }{ ban-appeal }
banned-contact = { banned }{ ban-contact }
banned-spares-appeal = { banned-spares }{ ban-appeal }
banned-spares-contact = { banned-spares }{ ban-contact }
banned-until-appeal = { banned-until }{ ban-appeal }
banned-until-contact = { banned-until }{ ban-contact }
banned-until-spares-appeal = { banned-until-spares }{ ban-appeal }
banned-until-spares-contact = { banned-until-spares }{ ban-contact }
ban-bad = That is neither an address, a network, a mask like nick!user@host, nor account:NAME
ban-wide = That would shut out too many.
ban-self = That would shut out yourself.
ban-unknown = There is no such ban.
ban-span-bad = { $span } is no time: write 30 (minutes), 90m, 12h, 7d or 2w

# Bans: what those hear who are shut out, and those who set bans.

banned = Banned from this server: { $reason }
banned-until = Banned from this server until { $until }: { $reason }
ban-bad = That is neither an address, a network, a mask like nick!user@host, nor account:NAME
ban-wide = That would shut out too many
ban-self = That would shut out yourself
ban-unknown = There is no such ban
ban-span-bad = { $span } is no time: write 30 (minutes), 90m, 12h, 7d or 2w

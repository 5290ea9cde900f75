# Bans: what those hear who are shut out, and those who set bans.

banned = Banned from this server: { $reason }
banned-until = Banned from this server until { $until }: { $reason }
ban-bad = { $target } is neither an address, a network, a mask like nick!user@host, nor account:NAME
ban-wide = { $target } would shut out too many
ban-self = { $target } would shut out yourself
ban-unknown = There is no ban of { $target }
ban-span-bad = { $span } is no time: write 30 (minutes), 90m, 12h, 7d or 2w

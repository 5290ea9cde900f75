# Bans: what those hear who are shut out, and those who set bans.

# $id: what an appeal calls it, or none. $contact: how the operator is reached, or none.
ban-appeal = { $id ->
    [none] {""}
   *[other] { $contact ->
        [none] { " " }— To appeal, name { $id } to the operator, or let somebody who is here type the command: appeal { $id } WHY
       *[other] { " " }— To appeal, name { $id } to the operator ({ $contact }), or let somebody who is here type the command: appeal { $id } WHY
    }
}
banned = Banned from this server: { $reason }{ ban-appeal }
banned-spares = Banned from this server: { $reason } — those who log in to an account come in: by IRC with SASL.{ ban-appeal }
banned-until = Banned from this server until { $until }: { $reason }{ ban-appeal }
banned-until-spares = Banned from this server until { $until }: { $reason } — those who log in to an account come in: by IRC with SASL.{ ban-appeal }
ban-bad = That is neither an address, a network, a mask like nick!user@host, nor account:NAME
ban-wide = That would shut out too many.
ban-self = That would shut out yourself.
ban-unknown = There is no such ban.
ban-span-bad = { $span } is no time: write 30 (minutes), 90m, 12h, 7d or 2w

# Operators of the server: what they, and those whom they act on, are told. What limits were hit.

oper-nobody = No operators are named in this server's configuration.
oper-wrong = That name, password or certificate makes nobody an operator.
oper-none = You are not an operator of this server.
oper-not-allowed = You may not do that as an operator: the configuration does not give you { $deed }.
oper-plays = While your game runs you are not told how often others do something.
oper-no-person = { $nick } has no connection that could be closed.
oper-no-reason = no reason given
ban-no-address = That is neither an address nor a network.
killed = Closed by { $by }: { $reason }

oper-news-came = { $nick } is now an operator of the server ({ $operator })
oper-news-failed = { $nick } has failed to become an operator, from { $address }
oper-news-kill = { $by } has closed the connections of { $nick }: { $reason }
oper-news-ban = { $by } has banned { $target } for good: { $reason } (put out: { $out })
oper-news-ban-until = { $by } has banned { $target } until { $until }: { $reason } (put out: { $out })
oper-news-unban = { $by } has lifted the ban of { $target }
oper-news-unkept = Not written down: { $why }
oper-news-limit = Limit hit: { $limit }, by { $about } ({ $times } since this was told last)
oper-news-reload = The configuration was read again: { $done }
oper-news-reload-nothing = The configuration was read again: nothing is new
oper-news-reload-waiting = Only a restart changes { $keys }
oper-news-reload-failed = The configuration could not be read again, nothing is changed: { $why }

limit-connections = connections from one address
limit-login = failed log-ins from one address
limit-oper = failed OPER attempts from one address
limit-registration = time to register
limit-bytes = bytes before registration, or without an end
limit-sendq = output that is not read
limit-flood = lines that come too fast
limit-queries = WHO and LIST too often

irc-263 = Please wait a while and try again
irc-313 = is an operator of this server
irc-338 = is the address that this connection really comes from
irc-276 = has the certificate { $fingerprint }
irc-381 = You are now an operator of this server
irc-382 = Reading anew
irc-671 = comes by a secure connection

irc-help-dline = For operators: shut out an address or network; minutes, 12h, 7d or 2w before it end it.
irc-help-kline = For operators: shut out a mask, an account, an address or network, for a time or for good.
irc-help-undline = For operators: lift a ban.
irc-help-unkline = For operators: lift a ban.

channel-alike = { $channel } looks like { $other }, which is open already.
channel-reserved = { $channel } looks like a name of the server's own.
channel-accounts-only = Only people with an account may enter { $channel }: register or log in first.
speech-accounts-only = Only people with an account may speak in { $channel } now.
user-accounts-only = { $nick } hears only people with an account.
extban-bad = { $value } is no mask: of this kind there are only ~a:ACCOUNT and ~m:NICK!USER@HOST

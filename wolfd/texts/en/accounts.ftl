### Accounts: what is refused, what NickServ says, and the numerics and replies of the IRC side.
### Sentences that an IRC numeric carries are worded once and then only filled in: no plurals or other choices there.

nick-of-account = { $nick } belongs to the account { $account }. If that is yours, log in to it first

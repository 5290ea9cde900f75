### Accounts: what is refused, what NickServ says, and the numerics and replies of the IRC side.
### Sentences that an IRC numeric carries are worded once and then only filled in: no plurals or other choices there.

nick-of-account = { $nick } belongs to the account { $account }. If that is yours, log in with SASL, or come in under another nick and say to NickServ: IDENTIFY { $account } PASSWORD

## What is refused

login-failed = No such account, or the password is wrong.
login-throttled = Too many log-ins from your address have failed; try again in { $minutes } min.
account-stuck = Accounts cannot be looked up now; try again in a while.
account-closed = Accounts are made by those who run this server only; ask them for one.
account-too-many = Too many accounts were made from your address today.
account-exists = There is an account { $account } already, or one that looks like it.
account-name-bad = { $account } cannot be the name of an account.
account-password-short = A password has at least { $least } letters.
account-password-long = A password has at most { $most } letters.
account-password-unreadable = Some letters of this password cannot be read here, and wrong ones would pass for them. Set the character set of your program first, or choose another password.
account-is-logged-in = You are logged in to the account { $account } already.
account-none = You are not logged in to an account.
account-unknown = There is no account { $account }.
account-certificate-taken = That certificate logs in to an account already.
account-certificate-unknown = That certificate does not log in to your account.
nick-not-yours = { $nick } is no nick of yours.
ghost-yourself = That is this very connection.

## What has happened

account-registered = You have the account { $account } now, and nobody else may take that name. Keep the password well.
account-logged-in = Welcome back, { $account }: you are logged in.
account-logged-out = You are logged out.
account-password-set = Your password is another one from now on.
account-dropped = The account { $account } is no more.
account-ghosted = You have come in by another connection as { $by }, so this one is closed.

## NickServ

nickserv-unknown = { $word }: I do not know that. I know: { $verbs }.
nickserv-usage = Type it like this: { $example }
nickserv-ghosted = The connection that was called { $nick } is closed.
nickserv-regained = You are { $nick } again.
nickserv-info =
    You are logged in to the account { $account }, made on { $made }; its language is { $language }.
    { $certificates ->
        [0] No certificate logs in to it.
        [one] One certificate logs in to it.
       *[other] { $certificates } certificates log in to it.
    }
nickserv-language = From now on you read English here, also on your next visits.
nickserv-language-unknown = There is no language { $language }. There are: { $languages }
nickserv-certificates-none = No certificate logs in to your account.
nickserv-certificate = A certificate that logs in to your account: { $fingerprint }
nickserv-certificate-added = That certificate logs in to your account from now on.
nickserv-certificate-dropped = That certificate does not log in to your account any more.
nickserv-help =
    With an account your nick is yours, and a seat that you hold in a game comes back to you when you log in.
    I know: { $verbs }. More about one of them: { $example }
nickserv-help-register = Makes an account of the nick that you have now.
nickserv-help-identify = Logs you in. The account may be left out if you have its nick.
nickserv-help-logout = Logs you out of your account.
nickserv-help-ghost = Closes another connection of yours, by its nick. If you are not logged in, add the password.
nickserv-help-regain = Closes the other connection that has your nick, and gives you that nick. If you are not logged in, add the password.
nickserv-help-set = Changes the password of your account.
nickserv-help-drop = Forgets your account for good; anybody may take its nick then.
nickserv-help-info = What is kept of your account.
nickserv-help-language = Your language, now and on your next visits.
nickserv-help-cert =
    ADD lets a TLS certificate log in to your account, DEL takes that back, LIST shows which there are.
    With ADD the fingerprint may be left out if your program has shown the certificate.
nickserv-help-help = What I can do, or what one of my words does.

## The IRC side

irc-900 = You are logged in as { $account }
irc-901 = You are logged out
irc-903 = The log-in has succeeded
irc-904 = The log-in has failed
irc-905 = A piece of a log-in is 400 letters at most
irc-906 = The log-in was broken off
irc-908 = are the mechanisms of SASL here
irc-register-success = The account is yours, and you are logged in to it.
irc-register-early = Come in first, then register.
irc-register-nick = The name of an account is the nick that you have.
irc-register-needs-nick = Choose a nick first.
irc-verify = No account waits to be verified.
irc-help-authenticate = Log in with SASL; clients do that by themselves.
irc-help-register = Make an account of your nick; * stands for it, and for an address that is not needed.
irc-help-verify = Never needed: accounts are made at once.
irc-help-nickserv = Say something to NickServ.
irc-help-ns = Say something to NickServ.

## telnet

account-ask-password = { $account } has an account. What is its password?
account-ask-new-password = Which password shall it be?
account-ask-again = The same once more:
account-passwords-differ = Those were two different passwords; nothing is changed.
account-ask-old-password = Your password, to be sure:
account-unkept = No accounts are kept here.
account-like = { $nick } looks too much like the name { $account }, which has an owner. Choose another.
account-usage =
    /account register makes an account of your name: nobody else can take it then, and your seat waits for you.
    /account password changes your password, /account drop forgets the account for good.
account-yours = You are logged in to the account { $account }.
account-games = { $games ->
    [0] No game that was played to its end counts for it yet.
    [one] One game counts for it; won: { $wins }.
   *[other] { $games } games count for it; won: { $wins }.
}

## What was said lately, and how far it was read

irc-history-need-more-params = More is needed: what to ask, of whom, from where, and how many
irc-history-invalid-params = That is not understood
irc-history-invalid-target = There is no history of that for you
irc-history-invalid-msgreftype = Only { $forms } point at a message here
irc-mark-target = That is neither a channel nor a nick
irc-mark-time = That is no time like { $example }
irc-help-chathistory = What was said lately in a channel, or between you and somebody; clients ask for it by themselves.
irc-help-isupport = What this server can do, as at the beginning.
irc-help-markread = Note how far you have read, for your other connections.
export-marks = Read so far: { $marks }.

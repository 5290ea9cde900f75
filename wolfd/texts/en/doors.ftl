### What people are told at the doors: by which they come, and why one stays shut.
### Sentences of this file are worded once and then only filled in: no plurals or other choices by value here.

server-full = There is no room for anybody now. Try again later.
door-often = You come too often. Wait a second, then try again.

## Proxies and gateways

proxy-only = This address is for proxies only. Connect to another one of this server.
proxy-bad = This address is for proxies: what came is no header of the PROXY protocol.
proxy-slow = This address is for proxies: the header of the PROXY protocol was not complete in time.
webirc-unlisted = No gateway of this server is known at your address
webirc-password = That is not the password of the gateway
webirc-address = The gateway names no address
webirc-late = WEBIRC comes once, and before everything else
irc-help-webirc = For gateways on the web: tells the server whose connection this is.

## IRC over WebSocket

websocket-plain = This is the WebSocket of an IRC server where Werewolf is played: connect with an IRC client, not with a browser.
websocket-bad = This is the WebSocket of an IRC server: what came is no request for one.
websocket-long = The request is too long.
websocket-slow = The request was not complete in time.
websocket-origin = Pages of that site may not connect here.
websocket-subprotocol = This server speaks the subprotocols text.ircv3.net and binary.ircv3.net only.
websocket-big = A message of more than { $limit } bytes
websocket-pings = Too many pings
websocket-broken = What came is no WebSocket any more
websocket-text = A text that is not UTF-8

## Lists of bad addresses

dnsbl-block = Your address is on a list of those that are known for abuse: { $zones }. Ask the list to take it off, or come from elsewhere.
dnsbl-account = Your address is on a list of those that are known for abuse: { $zones }. Only those come in from there who log in to an account first.

## What operators hear of them

dnsbl-news-notify = { $address } is on { $zones }, and comes in
dnsbl-news-account = { $address } is on { $zones }, and needs an account to come in
dnsbl-news-block = { $address } is on { $zones }, and is turned away
dnsbl-news-silent = No answer about { $address } from { $zones }: whoever is not found in time comes in

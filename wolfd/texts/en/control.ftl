# What the server says of itself. The values come from `app`.

server-stops = The server stops now. Games go on when it is back: come again, and take your seat with your key.
door-full = Too many connections from your address. Close one, then try again.

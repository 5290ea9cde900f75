### 各个入口的话：从哪里进来，为什么不让进。
### 这里的句子只成文一次，之后只填值：不用复数或按值选择。

server-full = 现在没有空位了，请稍后再试。
door-often = 你来得太频繁了。请等一秒再试。

## 代理和网关

proxy-only = 这个地址只给代理用。请连接本服务器的其他地址。
proxy-bad = 这个地址只给代理用：收到的不是 PROXY 协议的头。
proxy-slow = 这个地址只给代理用：PROXY 协议的头没有及时到齐。
webirc-unlisted = 你的地址上没有本服务器认识的网关
webirc-password = 这不是网关的密码
webirc-address = 网关没有说出地址
webirc-late = WEBIRC 只能来一次，而且要在其他一切之前
irc-help-webirc = 给网页网关用：告诉服务器这是谁的连接。

## WebSocket 上的 IRC

websocket-plain = 这是一个玩狼人杀的 IRC 服务器的 WebSocket：请用 IRC 客户端连接，不要用浏览器。
websocket-bad = 这是一个 IRC 服务器的 WebSocket：收到的不是对它的请求。
websocket-long = 请求太长。
websocket-slow = 请求没有及时到齐。
websocket-origin = 那个网站的页面不能连接这里。
websocket-subprotocol = 本服务器只会子协议 text.ircv3.net 和 binary.ircv3.net。
websocket-big = 消息超过{ $limit }字节
websocket-pings = ping 太多
websocket-broken = 收到的已经不是 WebSocket
websocket-text = 文本不是 UTF-8

## 坏地址名单

dnsbl-block = 你的地址在已知滥用地址的名单上：{ $zones }。请让名单除名，或者换个地方来。
dnsbl-account = 你的地址在已知滥用地址的名单上：{ $zones }。从那里来的人要先登录账号才能进来。

## 管理员听到的

dnsbl-news-notify = { $address } 在 { $zones } 上，已放行
dnsbl-news-account = { $address } 在 { $zones } 上，要有账号才能进来
dnsbl-news-block = { $address } 在 { $zones } 上，已拒绝
dnsbl-news-silent = { $zones } 没有回答关于 { $address } 的询问：没有及时查到的人都放行

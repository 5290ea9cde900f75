### 各個入口的話：從哪裡進來，為什麼不讓進。
### 這裡的句子只成文一次，之後只填值：不用複數或按值選擇。

server-full = 現在沒有空位了，請稍後再試。
door-often = 你來得太頻繁了。請等一秒再試。

## 代理和閘道

proxy-only = 這個位址只給代理用。請連線到本伺服器的其他位址。
proxy-bad = 這個位址只給代理用：收到的不是 PROXY 協定的標頭。
proxy-slow = 這個位址只給代理用：PROXY 協定的標頭沒有及時到齊。
webirc-unlisted = 你的位址上沒有本伺服器認識的閘道
webirc-password = 這不是閘道的密碼
webirc-address = 閘道沒有說出位址
webirc-late = WEBIRC 只能來一次，而且要在其他一切之前
irc-help-webirc = 給網頁閘道用：告訴伺服器這是誰的連線。

## WebSocket 上的 IRC

websocket-plain = 這是一個玩狼人殺的 IRC 伺服器的 WebSocket：請用 IRC 用戶端連線，不要用瀏覽器。
websocket-bad = 這是一個 IRC 伺服器的 WebSocket：收到的不是對它的請求。
websocket-long = 請求太長。
websocket-slow = 請求沒有及時到齊。
websocket-origin = 那個網站的頁面不能連線到這裡。
websocket-subprotocol = 本伺服器只會子協定 text.ircv3.net 和 binary.ircv3.net。
websocket-big = 訊息超過{ $limit }位元組
websocket-pings = ping 太多
websocket-broken = 收到的已經不是 WebSocket
websocket-text = 文字不是 UTF-8

## 壞位址名單

dnsbl-block = 你的位址在已知濫用位址的名單上：{ $zones }。請讓名單除名，或者換個地方來。
dnsbl-account = 你的位址在已知濫用位址的名單上：{ $zones }。從那裡來的人要先登入帳號才能進來。

## 管理員聽到的

dnsbl-news-notify = { $address } 在 { $zones } 上，已放行
dnsbl-news-account = { $address } 在 { $zones } 上，要有帳號才能進來
dnsbl-news-block = { $address } 在 { $zones } 上，已拒絕
dnsbl-news-silent = { $zones } 沒有回答關於 { $address } 的詢問：沒有及時查到的人都放行

## 最近说过的话，以及读到了哪里

irc-history-need-more-params = 还缺参数：问什么、问谁、从哪里起、要多少
irc-history-invalid-params = 看不懂这一句
irc-history-invalid-target = 那里没有你能看的历史
irc-history-invalid-msgreftype = 这里只能用 { $forms } 指明消息
irc-mark-target = 这既不是频道也不是昵称
irc-mark-time = 这不是时间，应该像 { $example }
irc-help-chathistory = 频道里或你和某人之间最近说过的话；客户端会自己问。
irc-help-isupport = 再说一遍这台服务器会什么。
irc-help-markread = 记下你读到了哪里，让你的其他连接也知道。
export-marks = 读到了：{ $marks }。

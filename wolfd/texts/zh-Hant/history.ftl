## 最近說過的話，以及讀到了哪裡

irc-history-need-more-params = 還缺參數：問什麼、問誰、從哪裡起、要多少
irc-history-invalid-params = 看不懂這一句
irc-history-invalid-target = 那裡沒有你能看的歷史
irc-history-invalid-msgreftype = 這裡只能用 { $forms } 指明訊息
irc-mark-target = 這既不是頻道也不是暱稱
irc-mark-time = 這不是時間，應該像 { $example }
irc-help-chathistory = 頻道裡或你和某人之間最近說過的話；用戶端會自己問。
irc-help-isupport = 再說一遍這台伺服器會什麼。
irc-help-markread = 記下你讀到了哪裡，讓你的其他連線也知道。
export-marks = 讀到了：{ $marks }。

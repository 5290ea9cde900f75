# 維持秩序：管理員和監督員對人和遊戲做了什麼，舉報、警告和申訴。

missing-reason = 缺少理由：請在名字後面寫明原因。
moderators-only = 只有管理員和這個房間的監督員可以這樣做。
moderator-plays = 你自己也在玩這一局，得由別人來評判。
moderator-bot = 那是機器人。
moderator-target = 對維持秩序的人，只有管理員可以這樣做。

until-lifted = 直到解除為止
until-minutes = { $minutes }分鐘
until-hours = { $hours }小時
until-days = { $days }天

kicked-out = { $by }請{ $who }離開：{ $reason }
you-are-kicked = 你被請出了{ $room }：{ $reason }——你可以回來旁觀。申訴：{ $do }申訴 { $id } 理由
muted-here = { $by }讓{ $who }在這裡禁言，{ $until }：{ $reason }
you-are-muted = { $by }讓你在{ $room }禁言，{ $until }：{ $reason }——你在遊戲裡的行動照常算數。申訴：{ $do }申訴 { $id } 理由
not-muted = { $who }在這裡沒有被禁言。
unmuted-here = { $by }讓{ $who }可以再說話了。
you-are-warned = { $by }警告你（{ $room }）：{ $reason }——看過以後請輸入 { $do }確認警告，在那之前不能入座。申訴：{ $do }申訴 { $id } 理由
warned-noted = 已警告{ $who }，有效期：{ $until }。編號是{ $id }。
warned-unread = { $by }警告過你：{ $reason }——確認以後才能入座：{ $do }確認警告
not-warned = 沒有你尚未確認的警告。
acknowledged = 謝謝。你又可以入座了。
you-are-barred = { $by }不讓你進入{ $room }，{ $until }：{ $reason }——申訴：{ $do }申訴 { $id } 理由
barred-noted = { $who }不能進入{ $room }，{ $until }。
banned-noted = { $who }被伺服器封禁（{ $target }）。
ban-nobody = { $who }不在這裡，也沒有帳號，以後無從辨認。
unbarred-noted = { $who }又可以進來了。
not-barred = 這裡沒有封禁叫{ $who }的人。
noted = 已為{ $who }留下備註，只有維持秩序的人看得到。
measure = { $kind }：{ $who }，{ $room }，由{ $by }，{ $until }：{ $reason }（{ $id }）
measure-muted = 禁言
measure-barred = 禁止進入
measure-warned = 警告
measure-noted = 備註
measures-none = 什麼也沒有。
substituted-by = { $by }讓{ $to }接替{ $who }：{ $reason }
you-are-substituted = 你在{ $room }的座位現在由{ $to }接替：{ $reason }——你可以旁觀。申訴：{ $do }申訴 { $id } 理由
substitute-seat = { $nick }在這一局沒有座位。
substitute-bench = 候補席上沒有叫{ $nick }的人，或者這個人已經玩過這一局。
substitute-warned = { $nick }還有沒確認的警告。
aborted-why = { $by }取消了這一局：{ $reason }
aborted-moderator = 監督員取消了這一局，沒有人獲勝。

report-told = { $room }的舉報{ $id }：{ $by }說{ $who }：{ $reason }
report-taken = 你的舉報已記錄，編號{ $id }；維持秩序的人會知道，別人都不會知道。
report-wait = 你最近投訴得太多了，請過{ $seconds }秒再試。
appeal-told = { $by }對{ $id }提出申訴：{ $reason }
appeal-taken = 你對{ $id }的申訴已記錄，維持秩序的人會知道。
appeal-name = 「{ $id }」不是對你所做處理的編號：編號由八個字母和數字組成。

topic-moderating = 維持秩序用的：{ $verbs }。先寫座位或暱稱，然後可以寫時間（10m、2h、3d；0表示永久），再寫理由。最前面可以寫房間名，例如：禁言 #狼窩 小明 10m 洗版。解禁和解封不寫理由。
help-kick = 把玩家請出這一局，或者把人請出房間。他可以回來旁觀。
help-mute = 讓某人在這裡不能說話；不寫時間就是十分鐘。他在遊戲裡的行動照常算數。
help-unmute = 讓某人可以再說話。
help-warn = 警告某人：確認以前不能入座。不寫時間就是30天有效。
help-ban = 不讓某人進來，一天或所寫的時間：管理員是不讓進伺服器，監督員是不讓進他的房間。
help-unban = 讓某人可以再進來。
help-note = 給其他維持秩序的人留下關於某人的備註。
help-notes = 列出現有的備註、警告和禁言：關於某人的，或者這裡的。
help-substitute = 讓候補席上的一個人接替某個玩家的座位，寫上暱稱；要規則允許中途換人才行。
help-abort = 取消這裡的一局，沒有人獲勝。
help-report = 告訴維持秩序的人某人做了什麼。前後說的和做的都有記錄。
help-acknowledge = 表示你看過收到的警告了。
help-appeal = 按告訴你的編號，對所受的處理提出異議。

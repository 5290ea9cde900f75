# 维持秩序：管理员和监督员对人和游戏做了什么，举报、警告和申诉。

missing-reason = 缺少理由：请在名字后面写明原因。
moderators-only = 只有管理员和这个房间的监督员可以这样做。
moderator-plays = 你自己也在玩这一局，得由别人来评判。
moderator-bot = 那是机器人。
moderator-target = 对维持秩序的人，只有管理员可以这样做。

until-lifted = 直到解除为止
until-minutes = { $minutes }分钟
until-hours = { $hours }小时
until-days = { $days }天

kicked-out = { $by }请{ $who }离开：{ $reason }
you-are-kicked = 你被请出了{ $room }：{ $reason }——你可以回来旁观。申诉：{ $do }申诉 { $id } 理由
muted-here = { $by }让{ $who }在这里禁言，{ $until }：{ $reason }
you-are-muted = { $by }让你在{ $room }禁言，{ $until }：{ $reason }——你在游戏里的行动照常算数。申诉：{ $do }申诉 { $id } 理由
not-muted = { $who }在这里没有被禁言。
unmuted-here = { $by }让{ $who }可以再说话了。
you-are-warned = { $by }警告你（{ $room }）：{ $reason }——看过以后请输入 { $do }确认警告，在那之前不能入座。申诉：{ $do }申诉 { $id } 理由
warned-noted = 已警告{ $who }，有效期：{ $until }。编号是{ $id }。
warned-unread = { $by }警告过你：{ $reason }——确认以后才能入座：{ $do }确认警告
not-warned = 没有你尚未确认的警告。
acknowledged = 谢谢。你又可以入座了。
you-are-barred = { $by }不让你进入{ $room }，{ $until }：{ $reason }——申诉：{ $do }申诉 { $id } 理由
barred-noted = { $who }不能进入{ $room }，{ $until }。
banned-noted = { $who }被服务器封禁（{ $target }）。
ban-nobody = { $who }不在这里，也没有账号，以后无从辨认。
unbarred-noted = { $who }又可以进来了。
not-barred = 这里没有封禁叫{ $who }的人。
noted = 已为{ $who }留下备注，只有维持秩序的人看得到。
measure = { $kind }：{ $who }，{ $room }，由{ $by }，{ $until }：{ $reason }（{ $id }）
measure-muted = 禁言
measure-barred = 禁止进入
measure-warned = 警告
measure-noted = 备注
measures-none = 什么也没有。
substituted-by = { $by }让{ $to }接替{ $who }：{ $reason }
you-are-substituted = 你在{ $room }的座位现在由{ $to }接替：{ $reason }——你可以旁观。申诉：{ $do }申诉 { $id } 理由
substitute-seat = { $nick }在这一局没有座位。
substitute-bench = 候补席上没有叫{ $nick }的人，或者这个人已经玩过这一局。
substitute-warned = { $nick }还有没确认的警告。
aborted-why = { $by }取消了这一局：{ $reason }
aborted-moderator = 监督员取消了这一局，没有人获胜。

report-told = { $room }的举报{ $id }：{ $by }说{ $who }：{ $reason }
report-taken = 你的举报已记录，编号{ $id }；维持秩序的人会知道，别人都不会知道。
report-wait = 你最近投诉得太多了，请过{ $seconds }秒再试。
appeal-told = { $by }对{ $id }提出申诉：{ $reason }
appeal-taken = 你对{ $id }的申诉已记录，维持秩序的人会知道。
appeal-name = “{ $id }”不是对你所做处理的编号：编号由八个字母和数字组成。

topic-moderating = 维持秩序用的：{ $verbs }。先写座位或昵称，然后可以写时间（10m、2h、3d；0表示永久），再写理由。最前面可以写房间名，例如：禁言 #狼窝 小明 10m 刷屏。解禁和解封不写理由。
help-kick = 把玩家请出这一局，或者把人请出房间。他可以回来旁观。
help-mute = 让某人在这里不能说话；不写时间就是十分钟。他在游戏里的行动照常算数。
help-unmute = 让某人可以再说话。
help-warn = 警告某人：确认以前不能入座。不写时间就是30天有效。
help-ban = 不让某人进来，一天或所写的时间：管理员是不让进服务器，监督员是不让进他的房间。
help-unban = 让某人可以再进来。
help-note = 给其他维持秩序的人留下关于某人的备注。
help-notes = 列出现有的备注、警告和禁言：关于某人的，或者这里的。
help-substitute = 让候补席上的一个人接替某个玩家的座位，写上昵称；要规则允许中途换人才行。
help-abort = 取消这里的一局，没有人获胜。
help-report = 告诉维持秩序的人某人做了什么。前后说的和做的都有记录。
help-acknowledge = 表示你看过收到的警告了。
help-appeal = 按告诉你的编号，对所受的处理提出异议。

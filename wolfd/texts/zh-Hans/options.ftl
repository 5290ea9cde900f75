# 各个选项的意思（“选项 名称”），以及关于规则、牌组和真人主持的话。

words-between = { $first } { $second }
words-last = { $first } { $second }
nothing-between = { $first }{ $second }
nothing-last = { $first }{ $second }
setting = { $name }：{ $value }
options-names = { $group }的选项：{ $names }。
options-help = “{ $do }选项表 名称”看一个选项的意思，“{ $do }选项 名称 值”修改它。
option-means = { $name }：{ $means }
group-table = 牌桌与开局
group-night = 夜里
group-lovers = 情侣与混血儿
group-death = 死亡与反应
group-day = 白天
group-victory = 胜负
group-variants = 变体
group-timers = 时限
role-options = 按这一桌的规则：{ $options }。

deck-lean = { $role }{ $lean ->
    [-3] 极其有利于{ -wolf }
    [-2] 很有利于{ -wolf }
    [-1] 有利于{ -wolf }
    [1] 有利于村民
    [2] 很有利于村民
    [3] 极其有利于村民
   *[0] 两边均衡
}
deck-leans = 这些牌对哪边有利：{ $leans }。
deck-own = 用了这些变体，牌组是固定的：请输入 { $do }牌组 自动

## 真人主持

moderator-is = { $who }将担任主持：不坐座位，什么都看得到。
moderator-was-drawn = 抽签结果：{ $who }担任主持，不坐座位，什么都看得到。
moderator-gone = { $who }不再担任主持。
moderator-missing = 还没有指定主持：请输入 { $do }主持 名字，或者 { $do }选项 主持方式 法官
moderator-not-here = { $nick }不在这里。
moderator-elsewhere = { $nick }在别的桌有座位（或者在等座位），不能在这里主持。
moderator-left = 主持{ $who }离开了游戏；原来由主持斟酌的事，从现在起按规则决定。
moderator-key = 你是主持，什么都听得到，也会问你由主持斟酌的事。万一断线，请输入 { $do }回来 { $key }
moderator-removed = 这是主持{ $who }的决定。
moderator-may = 你还可以输入：{ $do }身份（看所有的牌）、{ $do }移除 3（让一名玩家出局）、{ $do }灵媒 3（把灵媒的身份移给一名死者）、{ $do }主持 名字（把主持交给没有参加这一局的人）。
moderator-role = 你是这一局的主持。所有的牌：{ $cards }。
moderator-away = 主持不在，他不回答的事按规则决定。
moderator-back = 主持回来了。
host-only = 只有真人主持才能这样做。
moderator-handed = { $who }把主持交给了{ $to }。
moderator-log = “{ $do }记录”看到现在为止发生的事，“{ $do }身份”看所有的牌，“{ $do }待办”看现在要你回答什么。你也可以再交给别人：{ $do }主持 名字；或者全部按规则决定：{ $do }主持 程序
moderator-already = 你已经是主持了。
moderator-played = { $nick }在这一局里有（或者有过）座位，不能主持这一局。
host-heard = （对{ $to }说）{ $what }
host-deed = （秘密）{ $what }
host-said = （{ $circle }）{ $by }：{ $text }

## 小圈子里的话

masons-said = 【死党】{ $by }：{ $text }
lovers-said = 【情侣】{ $by }：{ $text }
dead-said = 【死者】{ $by }：{ $text }
overheard = 【黑暗中】{ $text }
circle-pack = { -wolf }
circle-masons = 死党
circle-lovers = 情侣
circle-dead = 死者
anonymous-said = 有人说：{ $text }
anonymous-only = 现在不能让人知道是谁在说话：请直接说，我替你匿名转达。

## 各个选项

means-preset = 从哪套规则开始：默认、经典、山谷或新月。其他选项都会重新设定。
means-deck = 有特殊身份的牌，其余由{ -wolf }和村民补足。自动：一名{ -seer }和必须有的角色。
means-roles_allowed = 牌组里可以有哪些角色；全部，或者列出来。
means-required_roles = 牌组里必须有哪些角色。
means-theme = { -wolf }叫什么，只换名字。
means-moderator_mode = 法官：全由我主持。抽签：抽签让一个坐着的人斟酌该由主持决定的事。指定主持：用 { $do }主持 名字 指定一个人。
means-min_players = 至少要有多少名玩家。
means-max_players = 最多可以坐多少名玩家。
means-s0_table_counts_moderator = 按“经典”查{ -wolf }人数时，主持算不算一个人。
means-wolf_count = { -wolf }有几名。按人数：2名，12人起3名，18人起4名。经典：11人以内2名，17人以内3名，再多4名。手动:n：n名。
means-wolf_count_max = { -wolf }最多几名；0：不限。
means-substitution = 轮换：等着的人下一局上场，先替换先出局的人。接替：活着的玩家走了，等着的人可以接替他的座位。关：都不。
means-idle_days = 连续几天既不投票也不发言就算不在状态；0：不算。
means-idle_action = 对不在状态或长时间不在的人。出局：请他出局。保留：留着，算弃权。
means-thief_swap = 盗贼是不是必须换牌；两张都是{ -wolf }时总是必须换。
means-pace = 足时：夜里每一步都用足时间。抽定：时间事先抽定，在一半到全部之间。
means-speed = 夜里每一步用多少时间。慢：全部。普通：一半。快：四分之一。
means-night_order = 统一；经典：{ -wolf }先于{ -seer }；或者按睁眼次序列出角色。
means-phantom_phases = 没有人睁眼也要做样子的步骤。总是：牌组里的全部。照出处：{ -seer }的，有盗贼时还有盗贼、丘比特和情侣的。关：没有，这样安静会泄露谁死了。
means-wolf_consensus = 一致才杀：{ -wolf }意见不一致就不杀人。问到一致：再问几轮，最后杀呼声最高的人。过半：过半数就算。
means-wolf_block_repeats = “问到一致”之下再问几轮。
means-wolf_may_pass = { -wolf }可不可以不杀人。
means-wolf_may_target_wolf = { -wolf }可不可以杀自己人。
means-wolf_night_chat = 商量：夜里{ -wolf }可以商量。只打手势：只看得到各人指着谁。
means-mason_chat = 夜里死党可不可以交谈。
means-seer_result = { -seer }得知什么。好坏：是不是{ -wolf }。身份：具体是哪张牌。
means-seer_targets = { -seer }可以查验谁。其他活人：其他活着的人；活人：也可以是自己；任意：也可以是死者。
means-priest_sees_tinker_as = 灾星被处决后，僧侣得知他是什么。
means-guard_self = 守卫可不可以守护自己。
means-bodyguard_self = 天使和保镖可不可以守护自己。
means-guard_no_repeat = 守卫是不是不能连续两晚守护同一个人。
means-guard_girl = 守卫守护{ -girl }：无效、禁止还是有效。
means-angel_target_policy = 袭击落空：袭击天使没有结果。拒绝目标：悄悄告诉{ -wolf }不能选他。
means-guard_heal_clash = 同时被守护又被救活的人，是活还是死。
means-witch_told_victim = 告不告诉女巫谁被杀。有药时：还有{ -heal }的时候才告诉。
means-witch_sees_guarded_victim = 被守护的目标告不告诉女巫。
means-witch_told_elder_hit = 长老第一次被袭击告不告诉女巫。
means-witch_self_heal = 女巫可不可以救自己：从不、只在第一夜，或者总是可以。
means-witch_self_poison = 女巫可不可以毒自己。
means-witch_both_same_night = 女巫可不可以在同一夜用两种药。
means-witch_may_poison_victim = 女巫可不可以毒当晚被{ -wolf }杀的人。
means-witch_heal_caught_girl = 女巫可不可以救偷看时被发现的{ -girl }。
means-girl_detection = 偷看怎样被发现。看运气：看她冒多大的风险。狼人猜：{ -wolf }全都猜中她。从不：不会。
means-girl_risk = 她可以选的风险：看到的机会和被发现的机会，从0到1。
means-girl_peek_reveals = 她看到什么。匿名狼聊：听到{ -wolf }的话，但不知道是谁说的。
means-girl_peek_window = 杀人时：{ -wolf }开始选人之后才可以偷看。睁眼后：一睁眼就可以。
means-girl_caught_effect = 被发现的{ -girl }代替受害者死（代替），还是多死一个（多死一人）。
means-girl_kill_optional = { -wolf }可不可以放过被发现的{ -girl }。
means-piper_targets = { -piper }每晚{ -charm }几个人。
means-piper_must_be_alive = { -piper }是不是活着才能赢。
means-piper_check = 什么时候看{ -piper }赢了没有。稳定时：公布死讯之后。立刻：刚{ -charm }完也看。
means-piper_may_retarget = { -piper }可不可以再{ -charm }已经被{ -charm }的人。
means-lovers_see_roles = 情侣互相知不知道对方的牌。
means-lovers_chat = 夜里情侣可不可以交谈。
means-mixed_eval = { -wolf }和村民相恋，什么时候自成阵营。随时：看他们现在的牌。配对时：看第一夜结束时的牌。
means-cobbler_wolf_pair_mixed = 废物和{ -wolf }相恋算不算这样的一对。
means-lover_wolf_counts_for_parity = 数人头时，这样的{ -wolf }算不算在{ -wolf }一边。
means-third_party_survivor_rule = 这样的一对获胜时还可以剩下谁。只剩两人：只剩他们。可加丘比特：还可以有丘比特。
means-village_must_kill_mixed_couple = 村民要获胜，是不是也得除掉这样的一对。
means-village_must_kill_cupid = 是不是连促成他们的丘比特也得除掉。
means-hybrid_may_choose_self = 混血儿可不可以支持自己。
means-hybrid_class = 数村民时混血儿怎么算。无：不算。
means-village_must_kill_bad_hybrid = 村民要获胜，是不是也得除掉支持敌方的混血儿。
means-bad_hybrid_inherits = { -wolf }死光之后，这样的混血儿能不能替{ -wolf }赢。
means-hunter_shot_on = 猎人死于哪些原因才能开枪。
means-hunter_shot_mandatory = 猎人是不是必须开枪。
means-hunter_shot_requires_innocent = 被处决的猎人是不是清白才能开枪（不是{ -wolf }的牌，也不属于情侣阵营）。
means-hunter_reveal_on_shot = 开枪时公不公布他是猎人。
means-hunter_last_two = 只剩猎人和一名{ -wolf }时，是不是村民获胜。
means-elder_heal = 恢复一条：救活后恢复刚失去的那条命。只剩一条：救活后只剩一条命。
means-elder_loss_scope = 长老死后谁失去能力。四种：猎人、守卫、女巫、{ -seer }。村民阵营：其中所有的能力。非狼全部：还有{ -piper }的。
means-elder_loss_causes = 长老死于哪些原因才会失去能力。
means-elder_loss_before_hunter = 能力是不是在同时死去的猎人开枪之前失去。
means-idiot_reveal = 自愿：问白痴要不要翻牌。自动翻牌：不问。
means-idiot_speech = 翻牌后的白痴怎样发言。可插嘴：别人发言时也可以插嘴。普通：和大家一样。无：不能发言。
means-idiot_second_lynch = 翻牌后的白痴再被投票。不可投：不能投他。免死：再次免死。会死：这次会死。
means-idiot_sheriff = 警长翻牌成了白痴。失警徽：不再有警长。指定继任：指定继任者。留徽无票：留着警徽，但没有票。
means-scapegoat_min_voters = 替罪羊至少要指定几名投票人。
means-dawn_trigger_order = 情侣殉情在问猎人之前（先殉情）还是之后（先猎人）。
means-announce_causes = 公不公布每个人的死因。
means-reveal_night = 夜里死的人公布什么。公布好坏：是不是{ -wolf }。
means-reveal_lynch = 被处决的人公布什么。公布好坏：是不是{ -wolf }。有僧侣时总是不公布。
means-last_words_night = 夜里死的人有没有遗言。
means-last_words_lynch = 被处决的人有没有遗言。
means-dead_chat = 死者之间可不可以交谈。无：不可以。死者之间：可以，活人听不到。
means-discussion_mode = 自由：大家一起说。轮流：一个一个说。
means-vote_mode = 单轮：只投一次。两轮：先提名，再在候选人里投票。同时：倒数后一起投。最后站着的人：轮流让人坐下。
means-two_stage_candidates = 谁成为候选人。前两名：票数不少于第二名的人。前几名:n：票数最多的n名，最后一名并列的也算。
means-single_candidate = 只有一名候选人时，直接处决，还是再表决一次。
means-vote_visibility = 投完公开：投票结束后公布。当场公开：投一票公布一票。不公开：只公布票数。
means-abstain_allowed = 可不可以声明弃权。
means-self_vote_allowed = 可不可以投自己。
means-tie_resolution = 平票由谁解决，按这个次序。投票规则：下面两个选项。
means-two_way_tie = 两人平票。无：不处决。主持决定：由真人主持决定。看首轮：看第一轮的票数。随机：抽签。
means-multi_tie = 三人以上平票。无：不处决。
means-revote_targets = 重投时可以投谁。平票者：只有平票的人。
means-sheriff_election_time = 第一天什么时候选警长。关：没有警长。
means-sheriff_may_refuse = 当选的人可不可以拒绝警徽。
means-sheriff_vote_order = 警长什么时候投票。可最后：可以等大家投完。
means-sheriff_weight = 警长的票算几票。
means-sheriff_weight_nomination = 提名时也算这么多吗。
means-sheriff_tiebreak = 平票时警长是否可以决定。
means-sheriff_succession = 死去的警长怎样交出警徽。无：警徽随他而去。
means-sheriff_timeout = 死去的警长什么也不说。下一位：由下一位活着的人继任。
means-seance_target = 提议人：提议通灵的人指定死者。投票选：事后大家投票选。
means-medium_antiprobe = 防止大家轮流投反对票找出灵媒。自动：两次不成之后身份移给死者。手动：只有真人主持可以移。关：不移。
means-wolf_win = { -wolf }怎样算赢。人数相等：人数不少于其他人。屠平民：普通村民死光。屠城：其他人死光。屠边：普通村民或特殊身份有一边死光。
means-parity_strict_equal = 人数是不是要正好相等才算。
means-cobbler_wins_on_death = 废物死了算不算他自己赢。处决：被处决才算。任意：怎么死都算。
means-win_priority = 同时有几方获胜时，按这个次序算；没写的排在最后。
means-simultaneous_village_wolf = 最后一名{ -wolf }死的时候{ -wolf }正好也要赢，算谁赢。
means-stalemate_days = 多少个昼夜没有变化就算平局；0：不算。
means-variants = 玩法的变体；输入 { $do }变体 看有哪些。
means-adjacency = 谁算身边的人。活人：最近的活人。座位：隔壁座位，不论死活。
means-sit_down_seated_act = 坐下的人还轮不轮到。
means-sit_down_sheriff_double = 警长是不是让两个人坐下。
means-double_great_pairs = 任意：任意两张牌。只限列出：只有出处列出的搭配。
means-harvest_wolf_adjacency = 受害者要在任意一名（任意）还是每一名（全部）{ -wolf }身边。
means-harvest_thief_effective = 盗贼换牌什么时候生效。
means-harvest_witch_unlimited = 一种药一局可不可以用几次。
means-scapegoat_list_in_harvest = 替身边人死的替罪羊，是不是也指定明天谁能投票。
means-black_death_first_victim = 谁选第一个受害者。随机：抽签。主持：真人主持。最捣乱者：受警告最多的人。
means-guard_blocks_fascination = 守卫能不能防住催眠。
means-new_moon_deck = 事件卡。确认的：31张。三十六张：再加本站自己的5张。也可以列出编号。
means-new_moon_preset = 从一开始就生效的永久事件卡。
means-new_moon_reshuffle = 用过的事件卡洗不洗回去。
means-event_draw_time = 反应后：所有死亡处理完再翻卡。宣布后：公布夜里的死讯后马上翻卡。
means-event_chooser = 卡上要人选择时由谁选。主持：真人主持。
means-event_group_basis = 卡上要把玩家分成两组时怎样分。单双号：看座位号。自选：各人自己选。随机：抽签。
means-april_fools_scope = 只限情侣：只涉及情侣。整张卡：还交换一些能力。
means-great_distrust_friends = 每人要说出几个朋友。
means-executioner_succession = 刽子手死后怎样继任。重选：重新选举。
means-t_discussion = 自由讨论的秒数。
means-t_speech = 一次发言的秒数。
means-t_defence = 一次辩驳的秒数。
means-t_vote = 一起投票的秒数。
means-t_vote_each = 轮流投票时每人的秒数。
means-t_countdown = 一起投票前倒数的秒数。
means-t_seance = 通灵的秒数。
means-t_seance_motion = 提议通灵的秒数。
means-t_absent = 离开多少秒算人走了。
means-t_wolves = { -wolf }行动的秒数（还要乘以“速度”）。
means-t_night_step = 夜里其他每一步的秒数（还要乘以“速度”）。
means-t_reaction = 对死亡作出反应的秒数。
means-t_last_words = 遗言的秒数。

## 规则与主持的其他话

chosen-variants = { $who }选了变体：{ $names }。请大家重新准备。
seat-host = { $nick }（主持）
waiting-moderator = 主持{ $who }不坐座位，什么都看得到。
host-not-ready = 你是主持：坐着的人都准备好，游戏就开始。
now-host = 你将担任主持。坐着的人都准备好，游戏就开始；不想当了就输入 { $do }离开
now-hosting = 你是主持，什么都听得到。“{ $do }移除 3”让一名玩家出局，“{ $do }灵媒 3”把灵媒的身份移给一名死者，“{ $do }主持 名字”把主持交给别人，“{ $do }主持 程序”全部按规则决定。

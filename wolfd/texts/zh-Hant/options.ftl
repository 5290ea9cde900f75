# 各個選項的意思（「選項 名稱」），以及關於規則、牌組和真人主持的話。

words-between = { $first } { $second }
words-last = { $first } { $second }
nothing-between = { $first }{ $second }
nothing-last = { $first }{ $second }
setting = { $name }：{ $value }
options-names = { $group }的選項：{ $names }。
options-help = 「{ $do }選項表 名稱」看一個選項的意思，「{ $do }選項 名稱 值」修改它。
option-means = { $name }：{ $means }
group-table = 牌桌與開局
group-night = 夜裡
group-lovers = 戀人與混血兒
group-death = 死亡與反應
group-day = 白天
group-victory = 勝負
group-variants = 變體
group-timers = 時限
role-options = 按這一桌的規則：{ $options }。

deck-lean = { $role }{ $lean ->
    [-3] 極其有利於{ -wolf }
    [-2] 很有利於{ -wolf }
    [-1] 有利於{ -wolf }
    [1] 有利於村民
    [2] 很有利於村民
    [3] 極其有利於村民
   *[0] 兩邊均衡
}
deck-leans = 這些牌對哪邊有利：{ $leans }。
deck-own = 用了這些變體，牌組是固定的：請輸入 { $do }牌組 自動

## 真人主持

moderator-is = { $who }將擔任主持：不坐座位，什麼都看得到。
moderator-was-drawn = 抽籤結果：{ $who }擔任主持，不坐座位，什麼都看得到。
moderator-gone = { $who }不再擔任主持。
moderator-missing = 還沒有指定主持：請輸入 { $do }主持 名字，或者 { $do }選項 主持方式 主持人
moderator-not-here = { $nick }不在這裡。
moderator-elsewhere = { $nick }在別的桌有座位（或者在等座位），不能在這裡主持。
moderator-left = 主持{ $who }離開了遊戲；原來由主持斟酌的事，從現在起按規則決定。
moderator-key = 你是主持，什麼都聽得到，也會問你由主持斟酌的事。萬一斷線，請輸入 { $do }回來 { $key }
moderator-removed = 這是主持{ $who }的決定。
moderator-may = 你還可以輸入：{ $do }身份（看所有的牌）、{ $do }移除 3（讓一名玩家出局）、{ $do }靈媒 3（把靈媒的身份移給一名死者）、{ $do }主持 名字（把主持交給沒有參加這一局的人）。
moderator-role = 你是這一局的主持。所有的牌：{ $cards }。
moderator-away = 主持不在，他不回答的事按規則決定。
moderator-back = 主持回來了。
host-only = 只有真人主持才能這樣做。
moderator-handed = { $who }把主持交給了{ $to }。
moderator-log = 「{ $do }記錄」看到現在為止發生的事，「{ $do }身份」看所有的牌，「{ $do }待辦」看現在要你回答什麼。你也可以再交給別人：{ $do }主持 名字；或者全部按規則決定：{ $do }主持 程式
moderator-already = 你已經是主持了。
moderator-played = { $nick }在這一局裡有（或者有過）座位，不能主持這一局。
host-heard = （對{ $to }說）{ $what }
host-deed = （秘密）{ $what }
host-said = （{ $circle }）{ $by }：{ $text }

## 小圈子裡的話

masons-said = 【死黨】{ $by }：{ $text }
lovers-said = 【戀人】{ $by }：{ $text }
dead-said = 【死者】{ $by }：{ $text }
overheard = 【黑暗中】{ $text }
circle-pack = { -wolf }
circle-masons = 死黨
circle-lovers = 戀人
circle-dead = 死者
anonymous-said = 有人說：{ $text }
anonymous-only = 現在不能讓人知道是誰在說話：請直接說，我替你匿名轉達。

## 各個選項

means-preset = 從哪套規則開始：預設、經典、山谷或新月。其他選項都會重新設定。
means-deck = 有特殊身份的牌，其餘由{ -wolf }和村民補足。自動：一名{ -seer }和必須有的角色。
means-roles_allowed = 牌組裡可以有哪些角色；全部，或者列出來。
means-required_roles = 牌組裡必須有哪些角色。
means-theme = { -wolf }叫什麼，只換名字。
means-moderator_mode = 主持人：全由我主持。抽籤：抽籤讓一個坐著的人斟酌該由主持決定的事。指定主持：用 { $do }主持 名字 指定一個人。
means-min_players = 至少要有多少名玩家。
means-max_players = 最多可以坐多少名玩家。
means-s0_table_counts_moderator = 按「經典」查{ -wolf }人數時，主持算不算一個人。
means-wolf_count = { -wolf }有幾名。按人數：2名，12人起3名，18人起4名。經典：11人以內2名，17人以內3名，再多4名。手動:n：n名。
means-wolf_count_max = { -wolf }最多幾名；0：不限。
means-substitution = 輪換：等著的人下一局上場，先替換先出局的人。接替：活著的玩家走了，等著的人可以接替他的座位。關：都不。
means-idle_days = 連續幾天既不投票也不發言就算不在狀態；0：不算。
means-idle_action = 對不在狀態或長時間不在的人。出局：請他出局。保留：留著，算棄權。
means-thief_swap = 盜賊是不是必須換牌；兩張都是{ -wolf }時總是必須換。
means-pace = 足時：夜裡每一步都用足時間。抽定：時間事先抽定，在一半到全部之間。
means-speed = 夜裡每一步用多少時間。慢：全部。普通：一半。快：四分之一。
means-night_order = 統一；經典：{ -wolf }先於{ -seer }；或者按睜眼次序列出角色。
means-phantom_phases = 沒有人睜眼也要做樣子的步驟。總是：牌組裡的全部。照出處：{ -seer }的，有盜賊時還有盜賊、丘比特和戀人的。關：沒有，這樣安靜會洩露誰死了。
means-wolf_consensus = 一致才殺：{ -wolf }意見不一致就不殺人。問到一致：再問幾輪，最後殺呼聲最高的人。過半：過半數就算。
means-wolf_block_repeats = 「問到一致」之下再問幾輪。
means-wolf_may_pass = { -wolf }可不可以不殺人。
means-wolf_may_target_wolf = { -wolf }可不可以殺自己人。
means-wolf_night_chat = 商量：夜裡{ -wolf }可以商量。只打手勢：只看得到各人指著誰。
means-mason_chat = 夜裡死黨可不可以交談。
means-seer_result = { -seer }得知什麼。好壞：是不是{ -wolf }。身份：具體是哪張牌。
means-seer_targets = { -seer }可以查驗誰。其他活人：其他活著的人；活人：也可以是自己；任意：也可以是死者。
means-priest_sees_tinker_as = 災星被處決後，僧侶得知他是什麼。
means-guard_self = 守衛可不可以守護自己。
means-bodyguard_self = 天使和保鏢可不可以守護自己。
means-guard_no_repeat = 守衛是不是不能連續兩晚守護同一個人。
means-guard_girl = 守衛守護{ -girl }：無效、禁止還是有效。
means-angel_target_policy = 襲擊落空：襲擊天使沒有結果。拒絕目標：悄悄告訴{ -wolf }不能選他。
means-guard_heal_clash = 同時被守護又被救活的人，是活還是死。
means-witch_told_victim = 告不告訴女巫誰被殺。有藥時：還有{ -heal }的時候才告訴。
means-witch_sees_guarded_victim = 被守護的目標告不告訴女巫。
means-witch_told_elder_hit = 長老第一次被襲擊告不告訴女巫。
means-witch_self_heal = 女巫可不可以救自己：從不、只在第一夜，或者總是可以。
means-witch_self_poison = 女巫可不可以毒自己。
means-witch_both_same_night = 女巫可不可以在同一夜用兩種藥。
means-witch_may_poison_victim = 女巫可不可以毒當晚被{ -wolf }殺的人。
means-witch_heal_caught_girl = 女巫可不可以救偷看時被發現的{ -girl }。
means-girl_detection = 偷看怎樣被發現。看運氣：看她冒多大的風險。狼人猜：{ -wolf }全都猜中她。從不：不會。
means-girl_risk = 她可以選的風險：看到的機會和被發現的機會，從0到1。
means-girl_peek_reveals = 她看到什麼。匿名狼聊：聽到{ -wolf }的話，但不知道是誰說的。
means-girl_peek_window = 殺人時：{ -wolf }開始選人之後才可以偷看。睜眼後：一睜眼就可以。
means-girl_caught_effect = 被發現的{ -girl }代替受害者死（代替），還是多死一個（多死一人）。
means-girl_kill_optional = { -wolf }可不可以放過被發現的{ -girl }。
means-piper_targets = { -piper }每晚{ -charm }幾個人。
means-piper_must_be_alive = { -piper }是不是活著才能贏。
means-piper_check = 什麼時候看{ -piper }贏了沒有。穩定時：公布死訊之後。立刻：剛{ -charm }完也看。
means-piper_may_retarget = { -piper }可不可以再{ -charm }已經被{ -charm }的人。
means-lovers_see_roles = 戀人互相知不知道對方的牌。
means-lovers_chat = 夜裡戀人可不可以交談。
means-mixed_eval = { -wolf }和村民相戀，什麼時候自成陣營。隨時：看他們現在的牌。配對時：看第一夜結束時的牌。
means-cobbler_wolf_pair_mixed = 廢物和{ -wolf }相戀算不算這樣的一對。
means-lover_wolf_counts_for_parity = 數人頭時，這樣的{ -wolf }算不算在{ -wolf }一邊。
means-third_party_survivor_rule = 這樣的一對獲勝時還可以剩下誰。只剩兩人：只剩他們。可加丘比特：還可以有丘比特。
means-village_must_kill_mixed_couple = 村民要獲勝，是不是也得除掉這樣的一對。
means-village_must_kill_cupid = 是不是連促成他們的丘比特也得除掉。
means-hybrid_may_choose_self = 混血兒可不可以支持自己。
means-hybrid_class = 數村民時混血兒怎麼算。無：不算。
means-village_must_kill_bad_hybrid = 村民要獲勝，是不是也得除掉支持敵方的混血兒。
means-bad_hybrid_inherits = { -wolf }死光之後，這樣的混血兒能不能替{ -wolf }贏。
means-hunter_shot_on = 獵人死於哪些原因才能開槍。
means-hunter_shot_mandatory = 獵人是不是必須開槍。
means-hunter_shot_requires_innocent = 被處決的獵人是不是清白才能開槍（不是{ -wolf }的牌，也不屬於戀人陣營）。
means-hunter_reveal_on_shot = 開槍時公不公布他是獵人。
means-hunter_last_two = 只剩獵人和一名{ -wolf }時，是不是村民獲勝。
means-elder_heal = 恢復一條：救活後恢復剛失去的那條命。只剩一條：救活後只剩一條命。
means-elder_loss_scope = 長老死後誰失去能力。四種：獵人、守衛、女巫、{ -seer }。村民陣營：其中所有的能力。非狼全部：還有{ -piper }的。
means-elder_loss_causes = 長老死於哪些原因才會失去能力。
means-elder_loss_before_hunter = 能力是不是在同時死去的獵人開槍之前失去。
means-idiot_reveal = 自願：問白痴要不要翻牌。自動翻牌：不問。
means-idiot_speech = 翻牌後的白痴怎樣發言。可插嘴：別人發言時也可以插嘴。普通：和大家一樣。無：不能發言。
means-idiot_second_lynch = 翻牌後的白痴再被投票。不可投：不能投他。免死：再次免死。會死：這次會死。
means-idiot_sheriff = 警長翻牌成了白痴。失警徽：不再有警長。指定繼任：指定繼任者。留徽無票：留著警徽，但沒有票。
means-scapegoat_min_voters = 替罪羊至少要指定幾名投票人。
means-dawn_trigger_order = 戀人殉情在問獵人之前（先殉情）還是之後（先獵人）。
means-announce_causes = 公不公布每個人的死因。
means-reveal_night = 夜裡死的人公布什麼。公布好壞：是不是{ -wolf }。
means-reveal_lynch = 被處決的人公布什麼。公布好壞：是不是{ -wolf }。有僧侶時總是不公布。
means-last_words_night = 夜裡死的人有沒有遺言。
means-last_words_lynch = 被處決的人有沒有遺言。
means-dead_chat = 死者之間可不可以交談。無：不可以。死者之間：可以，活人聽不到。
means-discussion_mode = 自由：大家一起說。輪流：一個一個說。
means-vote_mode = 單輪：只投一次。兩輪：先提名，再在候選人裡投票。同時：倒數後一起投。最後站著的人：輪流讓人坐下。
means-two_stage_candidates = 誰成為候選人。前兩名：票數不少於第二名的人。前幾名:n：票數最多的n名，最後一名並列的也算。
means-single_candidate = 只有一名候選人時，直接處決，還是再表決一次。
means-vote_visibility = 投完公開：投票結束後公布。當場公開：投一票公布一票。不公開：只公布票數。
means-abstain_allowed = 可不可以聲明棄權。
means-self_vote_allowed = 可不可以投自己。
means-tie_resolution = 平票由誰解決，按這個次序。投票規則：下面兩個選項。
means-two_way_tie = 兩人平票。無：不處決。主持決定：由真人主持決定。看首輪：看第一輪的票數。隨機：抽籤。
means-multi_tie = 三人以上平票。無：不處決。
means-revote_targets = 重投時可以投誰。平票者：只有平票的人。
means-sheriff_election_time = 第一天什麼時候選警長。關：沒有警長。
means-sheriff_may_refuse = 當選的人可不可以拒絕警徽。
means-sheriff_vote_order = 警長什麼時候投票。可最後：可以等大家投完。
means-sheriff_weight = 警長的票算幾票。
means-sheriff_weight_nomination = 提名時也算這麼多嗎。
means-sheriff_tiebreak = 平票時警長是否可以決定。
means-sheriff_succession = 死去的警長怎樣交出警徽。無：警徽隨他而去。
means-sheriff_timeout = 死去的警長什麼也不說。下一位：由下一位活著的人繼任。
means-seance_target = 提議人：提議通靈的人指定死者。投票選：事後大家投票選。
means-medium_antiprobe = 防止大家輪流投反對票找出靈媒。自動：兩次不成之後身份移給死者。手動：只有真人主持可以移。關：不移。
means-wolf_win = { -wolf }怎樣算贏。人數相等：人數不少於其他人。屠平民：普通村民死光。屠城：其他人死光。屠邊：普通村民或特殊身份有一邊死光。
means-parity_strict_equal = 人數是不是要正好相等才算。
means-cobbler_wins_on_death = 廢物死了算不算他自己贏。處決：被處決才算。任意：怎麼死都算。
means-win_priority = 同時有幾方獲勝時，按這個次序算；沒寫的排在最後。
means-simultaneous_village_wolf = 最後一名{ -wolf }死的時候{ -wolf }正好也要贏，算誰贏。
means-stalemate_days = 多少個晝夜沒有變化就算和局；0：不算。
means-variants = 玩法的變體；輸入 { $do }變體 看有哪些。
means-adjacency = 誰算身邊的人。活人：最近的活人。座位：隔壁座位，不論死活。
means-sit_down_seated_act = 坐下的人還輪不輪到。
means-sit_down_sheriff_double = 警長是不是讓兩個人坐下。
means-double_great_pairs = 任意：任意兩張牌。只限列出：只有出處列出的搭配。
means-harvest_wolf_adjacency = 受害者要在任意一名（任意）還是每一名（全部）{ -wolf }身邊。
means-harvest_thief_effective = 盜賊換牌什麼時候生效。
means-harvest_witch_unlimited = 一種藥一局可不可以用幾次。
means-scapegoat_list_in_harvest = 替身邊人死的替罪羊，是不是也指定明天誰能投票。
means-black_death_first_victim = 誰選第一個受害者。隨機：抽籤。主持：真人主持。最搗亂者：受警告最多的人。
means-guard_blocks_fascination = 守衛能不能防住催眠。
means-new_moon_deck = 事件卡。確認的：31張。三十六張：再加本站自己的5張。也可以列出編號。
means-new_moon_preset = 從一開始就生效的永久事件卡。
means-new_moon_reshuffle = 用過的事件卡洗不洗回去。
means-event_draw_time = 反應後：所有死亡處理完再翻卡。宣布後：公布夜裡的死訊後馬上翻卡。
means-event_chooser = 卡上要人選擇時由誰選。主持：真人主持。
means-event_group_basis = 卡上要把玩家分成兩組時怎樣分。單雙號：看座位號。自選：各人自己選。隨機：抽籤。
means-april_fools_scope = 只限戀人：只涉及戀人。整張卡：還交換一些能力。
means-great_distrust_friends = 每人要說出幾個朋友。
means-executioner_succession = 劊子手死後怎樣繼任。重選：重新選舉。
means-t_discussion = 自由討論的秒數。
means-t_speech = 一次發言的秒數。
means-t_defence = 一次辯護的秒數。
means-t_vote = 一起投票的秒數。
means-t_vote_each = 輪流投票時每人的秒數。
means-t_countdown = 一起投票前倒數的秒數。
means-t_seance = 通靈的秒數。
means-t_seance_motion = 提議通靈的秒數。
means-t_absent = 離開多少秒算人走了。
means-t_wolves = { -wolf }行動的秒數（還要乘以「速度」）。
means-t_night_step = 夜裡其他每一步的秒數（還要乘以「速度」）。
means-t_reaction = 對死亡作出反應的秒數。
means-t_last_words = 遺言的秒數。

## 規則與主持的其他話

chosen-variants = { $who }選了變體：{ $names }。請大家重新準備。
seat-host = { $nick }（主持）
waiting-moderator = 主持{ $who }不坐座位，什麼都看得到。
host-not-ready = 你是主持：坐著的人都準備好，遊戲就開始。
now-host = 你將擔任主持。坐著的人都準備好，遊戲就開始；不想當了就輸入 { $do }離開
now-hosting = 你是主持，什麼都聽得到。「{ $do }移除 3」讓一名玩家出局，「{ $do }靈媒 3」把靈媒的身份移給一名死者，「{ $do }主持 名字」把主持交給別人，「{ $do }主持 程式」全部按規則決定。

# What each option of the rules means, for `options NAME`; and what is said about rules, decks and a human moderator.
# Words in capitals and with underscores are what one types.

words-between = { $first } { $second }
words-last = { $first } { $second }
nothing-between = { $first }{ $second }
nothing-last = { $first }{ $second }
setting = { $name }={ $value }
options-names = Options of { $group }: { $names }.
options-help = { $do }options NAME tells what an option means; { $do }option NAME VALUE sets it.
option-means = { $name }: { $means }
group-table = table and set-up
group-night = the night
group-lovers = lovers and Hybrid
group-death = deaths and reactions
group-day = the day
group-victory = victory
group-variants = variants
group-timers = time limits
role-options = By the rules of this table: { $options }.

deck-lean = { $role } { $lean ->
    [-3] leans extremely to the { -wolves }
    [-2] leans strongly to the { -wolves }
    [-1] leans to the { -wolves }
    [1] leans to the village
    [2] leans strongly to the village
    [3] leans extremely to the village
   *[0] leans to neither side
}
deck-leans = How these cards lean: { $leans }.
deck-own = With these variants the deck is fixed; type { $do }deck auto

## A human moderator

moderator-is = { $who } will be the moderator: without a seat, and seeing everything.
moderator-was-drawn = The lot has fallen: { $who } is the moderator, without a seat and seeing everything.
moderator-gone = { $who } is no longer the moderator.
moderator-missing = Nobody is named as the moderator yet: type { $do }moderator NICK, or { $do }option moderator_mode engine
moderator-not-here = { $nick } is not here.
moderator-elsewhere = { $nick } has a seat at another table, or waits for one, and cannot moderate here.
moderator-left = The moderator, { $who }, has left the game; what was left to a moderator's discretion is decided by the rules now.
moderator-key = You are the moderator. You hear everything, and are asked what is at a moderator's discretion. Should your connection break: { $do }back { $key }
moderator-removed = That is the decision of the moderator, { $who }.
moderator-may = You may also say: { $do }role (see all cards), { $do }remove 3 (take a player out of the game), { $do }medium 3 (move the Medium's identity to somebody dead), { $do }moderator NICK (hand over to somebody who has no part in the game).
moderator-role = You are the moderator of this game. All cards: { $cards }.
moderator-away = The moderator is away; without an answer of his the rules decide.
moderator-back = The moderator is back.
host-only = Only a human moderator may do that.
moderator-handed = { $who } has handed the moderation over to { $to }.
moderator-log = { $do }log tells what has happened so far, { $do }role all cards, { $do }open what is asked of you. You may hand over in turn: { $do }moderator NICK, or leave all to the rules: { $do }moderator engine
moderator-already = You are the moderator already.
moderator-played = { $nick } has, or had, a seat in this game and cannot moderate it.
host-heard = (to { $to }) { $what }
host-deed = (secret) { $what }
host-said = ({ $circle }) { $by }: { $text }

## Talk in small circles

masons-said = [Masons] { $by }: { $text }
lovers-said = [lovers] { $by }: { $text }
dead-said = [the dead] { $by }: { $text }
overheard = [from the dark] { $text }
circle-pack = pack
circle-masons = Masons
circle-lovers = lovers
circle-dead = the dead
anonymous-said = Somebody says: { $text }
anonymous-only = Nobody is to know who speaks: say it plainly, so that I can pass it on without your name.

## The options

means-preset = the rules to start from: default, classic (the old party game), hollow (Miller's Hollow) or newmoon. It sets all other options anew.
means-deck = the special cards; { -wolves } and Villagers fill the rest. auto: one Seer and the required roles.
means-roles_allowed = which roles the deck may hold; all, or a list.
means-required_roles = which roles the deck must hold.
means-theme = what the { -wolves } are called; names only.
means-moderator_mode = engine: I alone lead the game. human_lot: a person, drawn by lot among those seated, decides what is at a moderator's discretion. human_chosen: a person named by { $do }moderator NICK
means-min_players = how many players the game needs.
means-max_players = how many players may sit here.
means-s0_table_counts_moderator = whether the moderator counts as one more person when the number of { -wolves } is looked up by s0.
means-wolf_count = how many { -wolves }. s2_bands: 2, from 12 players 3, from 18 players 4. s0: 2 up to 11 people, 3 up to 17, then 4. manual:n: so many.
means-wolf_count_max = never more { -wolves } than this; 0: no limit.
means-substitution = rotation: those who wait sit down for the next game, first for those who died first. takeover: somebody waiting may take over the seat of a living player who is gone. off: neither.
means-idle_days = after so many days in a row without a vote or a speech a player is idle; 0: never.
means-idle_action = what happens to who is idle or long absent. remove: taken out of the game. keep: stays, and abstains.
means-thief_swap = whether the Thief must take a card from the middle; two { -Werewolves } there always force him.
means-pace = full: each night step takes its full time. drawn: a time drawn beforehand, half to all of it.
means-speed = how much of the full time night steps take: slow all of it, normal half, brisk a quarter.
means-night_order = unified, s0 ({ -wolves } before the Seer), or a list of roles in the order in which they wake.
means-phantom_phases = which steps are played though nobody is awake. always: all of the deck. source_literal: the Seer's, and with a Thief his, Cupid's and the lovers'. off: none; then silence gives away who is dead.
means-wolf_consensus = unanimous_or_none: all { -wolves } must agree, or nobody dies. block_until_unanimous: they are asked again, at last the most wanted dies. majority: more than half is enough.
means-wolf_block_repeats = how many further rounds the { -wolves } get under block_until_unanimous.
means-wolf_may_pass = whether the { -wolves } may choose nobody.
means-wolf_may_target_wolf = whether the { -wolves } may choose one of their own.
means-wolf_night_chat = discuss: the { -wolves } may talk at night. signals_only: they see at whom each points, and that is all.
means-mason_chat = whether the Masons may talk with each other at night.
means-seer_result = what the Seer learns. alignment: { -wolf } or not. exact_role: the card.
means-seer_targets = whom the Seer may look at. living_others; living: also the Seer; any: also the dead.
means-priest_sees_tinker_as = what the Priest learns of an executed Tinker.
means-guard_self = whether the Guard may protect himself.
means-bodyguard_self = whether Angel and Bodyguard may protect themselves.
means-guard_no_repeat = whether the Guard must change whom he protects from night to night.
means-guard_girl = the Guard and the Little Girl. no_effect: he may, and it does not help. forbidden: he may not. works: it helps.
means-angel_target_policy = attack_fails: an attack on the Angel comes to nothing. target_rejected: the { -wolves } are told in private that they cannot.
means-guard_heal_clash = whether a victim both guarded and healed lives or dies.
means-witch_told_victim = whether the Witch is told the victim: always, while she has the healing potion, or never.
means-witch_sees_guarded_victim = whether the Witch is told of a victim who was guarded.
means-witch_told_elder_hit = whether the Witch is told of the first attack on the Elder.
means-witch_self_heal = whether the Witch may heal herself: never, in the first night, or always.
means-witch_self_poison = whether the Witch may poison herself.
means-witch_both_same_night = whether the Witch may use both potions in one night.
means-witch_may_poison_victim = whether the Witch may poison the { -wolves }' victim.
means-witch_heal_caught_girl = whether the Witch may heal a Girl who was caught peeking.
means-girl_detection = how the peeking Girl is caught. chance: by the risk that she takes. wolf_guess: if all { -wolves } guess her. never.
means-girl_risk = the risks among which she chooses: the chance to see, and to be caught, from 0 to 1.
means-girl_peek_reveals = what she sees: one_wolf, all_wolves, or wolf_chat_anonymous: what the { -wolves } say, without their names.
means-girl_peek_window = after_kill_cue: she may peek only when the { -wolves } choose. whole_step: as soon as they wake.
means-girl_caught_effect = a caught Girl dies in place of the victim (replaces_victim) or beside the victim (extra_victim).
means-girl_kill_optional = whether the { -wolves } may let a caught Girl live.
means-piper_targets = how many the Piper charms a night.
means-piper_must_be_alive = whether the Piper must be alive to win.
means-piper_check = when the Piper's victory is looked for. stable: after deaths are told. instant: also when he has just charmed.
means-piper_may_retarget = whether the Piper may charm those who are charmed already.
means-lovers_see_roles = whether the lovers learn each other's card.
means-lovers_chat = whether the lovers may talk with each other at night.
means-mixed_eval = when { -wolf } and villager in love become a camp of their own. dynamic: by their cards now. at_pairing: as the first night ended.
means-cobbler_wolf_pair_mixed = whether Cobbler and { -wolf } in love are such a camp.
means-lover_wolf_counts_for_parity = whether a { -wolf } of such a pair counts among the { -wolves } when they are counted.
means-third_party_survivor_rule = who may be left when such a pair wins. couple_only; couple_plus_cupid: also Cupid.
means-village_must_kill_mixed_couple = whether the village must kill such a pair to win.
means-village_must_kill_cupid = whether the village must also kill such a pair's Cupid.
means-hybrid_may_choose_self = whether the Hybrid may support himself.
means-hybrid_class = how the Hybrid counts where Villagers are counted: none, or plain as a Villager.
means-village_must_kill_bad_hybrid = whether the village must kill a Hybrid who supports its enemies.
means-bad_hybrid_inherits = whether such a Hybrid can win for the { -wolves } when they are all dead.
means-hunter_shot_on = after which deaths the Hunter shoots.
means-hunter_shot_mandatory = whether the Hunter must shoot.
means-hunter_shot_requires_innocent = whether an executed Hunter shoots only if innocent: no { -wolf }'s card, no camp of lovers.
means-hunter_reveal_on_shot = whether all are told that it was the Hunter who shot.
means-hunter_last_two = whether the Hunter wins for the village when only he and one { -wolf } are left.
means-elder_heal = restore_one: a heal gives the Elder back the life just lost. leaves_one: after a heal one life is left.
means-elder_loss_scope = whose powers are lost with the Elder. listed_four: Hunter, Guard, Witch, Seer. village_camp: all of the village. all_non_wolf: also the Piper's.
means-elder_loss_causes = after which deaths of the Elder powers are lost.
means-elder_loss_before_hunter = whether powers are lost before a Hunter who died with the Elder may shoot.
means-idiot_reveal = optional: the Village Idiot is asked whether to turn up the card. automatic: it is turned up.
means-idiot_speech = how a revealed Idiot may talk. interject: also while others speak. normal: like everybody. none.
means-idiot_second_lynch = a revealed Idiot at a vote. not_votable: nobody can vote against him. immune: he survives again. dies.
means-idiot_sheriff = a Sheriff who is revealed as the Idiot. badge_lost: no Sheriff any more. appoints: names another. keeps_no_vote: keeps the badge, but has no vote.
means-scapegoat_min_voters = how many voters the Scapegoat must name at least.
means-dawn_trigger_order = whether lovers die of grief before the Hunter is asked, or after.
means-announce_causes = whether all are told what each death was caused by.
means-reveal_night = what is shown of those who die at night: none, role, or camp ({ -wolf } or not).
means-reveal_lynch = what is shown of the executed: role, none, or camp. With a Priest always none.
means-last_words_night = whether those who died at night have last words.
means-last_words_lynch = whether the executed have last words.
means-dead_chat = whether the dead may talk among themselves: none, or graveyard_only.
means-discussion_mode = free: all talk at once. round_robin: one after the other.
means-vote_mode = single: one vote. two_stage: first who is accused, then a vote among them. simultaneous: all at once, after a countdown. sit_down: the last one standing.
means-two_stage_candidates = who is accused. top_two_with_ties: all with as many votes as the second. top_n:n: the n with most votes, those tied for the last place too.
means-single_candidate = if only one is accused: execute, or confirm by a vote.
means-vote_visibility = after_close: votes are told when the vote is closed. live: as they are given. secret: only how many.
means-abstain_allowed = whether one may say that one abstains.
means-self_vote_allowed = whether one may vote for oneself.
means-tie_resolution = who settles a tie, in this order: sheriff, scapegoat, mode_rule (the two options below).
means-two_way_tie = two tied. none: nobody dies. moderator_pick: a human moderator decides. revote. first_stage_votes: who had more in the first stage. random.
means-multi_tie = three or more tied: none, or revote.
means-revote_targets = for whom one may vote once more: all, or only the tied.
means-sheriff_election_time = before_discussion, after_speeches (both on day 1), or off: no Sheriff.
means-sheriff_may_refuse = whether the elected may refuse the badge.
means-sheriff_vote_order = last_optional: the Sheriff may vote last. with_all. first: before the others.
means-sheriff_weight = how many votes the Sheriff's counts.
means-sheriff_weight_nomination = whether it counts so in the first stage too.
means-sheriff_tiebreak = whether the Sheriff decides ties.
means-sheriff_succession = name_or_tear: a dead Sheriff names an heir or tears the badge. must_name. none: the badge is gone.
means-sheriff_timeout = a dead Sheriff who says nothing: tear, or next_seat inherits.
means-seance_target = motion: who moves for a seance names the dead one. vote: all choose afterwards.
means-medium_antiprobe = against voting in turns to find the Medium. auto: after two refused seances the identity moves to the dead. manual: only a human moderator moves it. off.
means-wolf_win = when the { -wolves } win. parity: they are as many as the others. all_plain: no Villager is left. all_good: nobody else is left. one_side: no Villager, or no special role is left.
means-parity_strict_equal = whether they must be exactly as many.
means-cobbler_wins_on_death = whether the Cobbler also wins alone by dying: none, lynch (executed), or any.
means-win_priority = which victory counts if several are there at once, in this order; those not named come last.
means-simultaneous_village_wolf = who wins if the last { -wolf } dies just when the { -wolves } would have won.
means-stalemate_days = after so many days and nights on which nothing moved the game is a draw; 0: never.
means-variants = variants of the game; { $do }variants lists them.
means-adjacency = who is a neighbour. living: the nearest who lives. seat: the next seat, dead or alive.
means-sit_down_seated_act = whether those who sit take their turns too.
means-sit_down_sheriff_double = whether the Sheriff seats two.
means-double_great_pairs = any two cards, or only the pairs that the source lists.
means-harvest_wolf_adjacency = whether the victim must sit beside any { -wolf }, or beside all.
means-harvest_thief_effective = when the Thief's exchange counts: from dawn, or immediate.
means-harvest_witch_unlimited = whether a potion may be used more than once a game.
means-scapegoat_list_in_harvest = whether a Scapegoat who dies for a neighbour names tomorrow's voters too.
means-black_death_first_victim = who chooses the first victim: random, a human moderator, or most_disruptive (who was warned most).
means-guard_blocks_fascination = whether the Guard protects from fascination.
means-new_moon_deck = the event cards: confirmed (31), full36 (with five of the house), or a list of numbers.
means-new_moon_preset = permanent event cards in force from the start.
means-new_moon_reshuffle = whether used event cards are shuffled in again.
means-event_draw_time = after_reactions: the event card is turned after all deaths. after_announcement: right after the night's deaths are told.
means-event_chooser = who chooses if a card leaves a choice: last_dead, or a human moderator.
means-event_group_basis = how a card divides the players. seat_parity: odd and even seats. declared: everybody chooses a group. random.
means-april_fools_scope = lovers_only, or full_card: some powers are exchanged too.
means-great_distrust_friends = how many friends everybody names.
means-executioner_succession = a dead Executioner names_successor, or there is an election.
means-t_discussion = seconds of a free discussion.
means-t_speech = seconds of one speech.
means-t_defence = seconds of a defence.
means-t_vote = seconds of a vote of all at once.
means-t_vote_each = seconds of each voter, one after the other.
means-t_countdown = seconds of the countdown to a simultaneous vote.
means-t_seance = seconds of a seance.
means-t_seance_motion = seconds to move for a seance.
means-t_absent = seconds after which an absent player counts as gone.
means-t_wolves = seconds of the { -wolves }' step, before speed.
means-t_night_step = seconds of any other night step, before speed.
means-t_reaction = seconds of a reaction to a death.
means-t_last_words = seconds of last words.

## More about rules and moderators

chosen-variants = { $who } chooses variants: { $names }. Everybody, say again when you are ready.
seat-host = { $nick } (moderator)
waiting-moderator = The moderator, { $who }, has no seat, and sees everything.
host-not-ready = You are the moderator: the game begins when all who sit here are ready.
now-host = You will be the moderator. The game begins when all who sit here are ready; { $do }leave gives that up.
now-hosting = You are the moderator: you hear everything. { $do }remove 3 takes a player out, { $do }medium 3 moves the Medium's identity to somebody dead, { $do }moderator NICK hands the moderation over, { $do }moderator engine leaves all to the rules.

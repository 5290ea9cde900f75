/*
 * Load for an IRC server: many clients in one thread (epoll), every delivered copy checked.
 *
 *   load PORT WORKLOAD [name=number ...]
 *
 * It says `ready` when its clients are where the workload wants them, begins at a line on its input, says one JSON
 * object when the workload is over, and keeps its connections until the next line: whoever drives it can read the
 * server's processor time and memory at these moments.
 *
 * A message is `~` sender(6 hex) number(8 hex) moment(16 hex, ns) padding. Of each copy the prefix must be the
 * sender's nick, and the number the next of that sender for that receiver: a lost, doubled or reordered copy is counted
 * as `wrong`, and the run is void.
 *
 * Workloads
 *   storm  clients register and join: `clients` in all, `flight` at once          (clients, flight, members)
 *   loop   closed loop: a sender has `window` messages under way                  (rooms, members, window, senders, seconds)
 *   paced  open loop: `rate` messages a second, evenly spaced, `idle` more wait   (rooms, members, rate, idle, seconds, spin)
 *   pairs  private messages to and fro, one under way in each pair                (pairs, seconds)
 *   stuck  one member of a room never reads, another says all it can              (members, window, seconds)
 *   games  each room plays a game of Werewolf with short times, to its end        (rooms, members, spread, seconds)
 *   return all players of games that run lose their connections and come again at the same moment, each with the key
 *          of his seat                                                            (rooms, members, spread)
 *
 * A player of `games` types back the example that each question brings him. Timed is each command of his until the
 * Moderator's next private line to him; copies are the lines that the Moderator said. The rooms begin one after another,
 * evenly over `spread` seconds, as no two real tables begin in the same millisecond. How far they are it says on its
 * error output every ten seconds.
 *
 * `return` says `playing` when all games run, and waits for a line: meanwhile the server is ended and started again.
 * Timed is how long each player takes from then on until he is welcomed back to his seat.
 *
 * With `spin` it never sleeps while messages flow: on loopback the kernel bills the waking of a sleeping client to the
 * server, which real clients, on other machines, do not cost it.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { NEW, GREETED, SETTLED, GONE };

struct client {
	int fd, number, room, place, state, writing, over;
	uint64_t asked; /* when a command went out whose reply has not come */
	uint32_t said, *heard; /* heard: the next number expected of each sender in the room */
	char *in, *out, key[11]; /* key: of the seat in a running game */
	size_t in_length, out_length, out_room;
};

static struct { const char *name; double value; } settings[] = {
	{"clients", 1000}, {"flight", 500}, {"rooms", 50}, {"members", 12}, {"window", 1}, {"senders", 0},
	{"rate", 3000}, {"idle", 0}, {"seconds", 4}, {"spin", 0}, {"pairs", 50}, {"payload", 60}, {"pass", 0},
	{"spread", 20},
};
#define SETTINGS (sizeof settings / sizeof *settings)

static struct client *clients;
static int count, settled, gone, poller, port, over;
static uint64_t copies, wrong, cuts, timed;
enum { TALKING, PLAYING, SITTING, RETURNING };
static int doing, keys;
static uint64_t begun;
static uint32_t times[1 << 20]; /* how many copies took so many ticks; the last: more */
static uint64_t tick = 1000; /* ns */
static int talks, payload;
static struct client *stuck;
static void (*on_copy)(struct client *to, struct client *from);

static double set(const char *name)
{
	for (size_t i = 0; i < SETTINGS; i++)
		if (!strcmp(settings[i].name, name))
			return settings[i].value;
	abort();
}

static void fail(const char *what)
{
	fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
	exit(2);
}

static uint64_t now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000000ull + t.tv_nsec;
}

static uint64_t hex(const char *text, int digits)
{
	uint64_t value = 0;
	for (; digits--; text++)
		value = value * 16 + (*text <= '9' ? *text - '0' : *text - 'a' + 10);
	return value;
}

static void took(uint64_t since)
{
	uint64_t late = (now() - since) / tick;
	times[late < (1 << 20) ? late : (1 << 20) - 1]++;
	timed++;
}

/* --- one client ------------------------------------------------------------------------------------------------ */

static void watch(struct client *c, int how)
{
	struct epoll_event event = {.events = (c == stuck ? 0 : EPOLLIN) | (c->writing ? EPOLLOUT : 0), .data.ptr = c};
	if (epoll_ctl(poller, how, c->fd, &event))
		fail("epoll_ctl");
}

static void lose(struct client *c)
{
	if (c->state == GONE)
		return;
	settled -= c->state == SETTLED;
	c->state = GONE;
	gone++;
	close(c->fd);
}

static void push(struct client *c)
{
	ssize_t sent = c->out_length ? send(c->fd, c->out, c->out_length, MSG_DONTWAIT | MSG_NOSIGNAL) : 0;
	if (sent < 0 && errno != EAGAIN)
		return lose(c);
	if (sent > 0)
		memmove(c->out, c->out + sent, c->out_length -= sent);
	if (c->writing != (c->out_length > 0)) {
		c->writing = c->out_length > 0;
		watch(c, EPOLL_CTL_MOD);
	}
}

static void tell(struct client *c, const char *line, size_t length)
{
	if (c->state == GONE)
		return;
	if (c->out_length + length > c->out_room && !(c->out = realloc(c->out, c->out_room = 2 * (c->out_length + length))))
		fail("realloc");
	memcpy(c->out + c->out_length, line, length);
	c->out_length += length;
	if (!c->writing)
		push(c);
}

static void say(struct client *c, const char *target)
{
	char line[512];
	int length = sprintf(line, "PRIVMSG %s :", target);
	int end = length + payload;
	length += sprintf(line + length, "~%06x%08x%016llx", c->number, c->said++, (unsigned long long)now());
	for (; length < end; length++)
		line[length] = '.';
	memcpy(line + length, "\r\n", 2);
	tell(c, line, length + 2);
}

static void say_room(struct client *c)
{
	char name[16];
	sprintf(name, "#r%d", c->room);
	say(c, name);
}

static void meet(struct client *c)
{
	struct sockaddr_in here = {.sin_family = AF_INET}, there = {.sin_family = AF_INET, .sin_port = htons(port)};
	int on = 1;
	/* every 500 clients come from an address of their own: no server's limit for one address matters */
	here.sin_addr.s_addr = htonl(0x7f020001 + c->number / 500);
	there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	c->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
	if (c->fd < 0)
		fail("socket");
	setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
	setsockopt(c->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
	if (bind(c->fd, (struct sockaddr *)&here, sizeof here))
		fail("bind");
	if (connect(c->fd, (struct sockaddr *)&there, sizeof there) && errno != EINPROGRESS)
		fail("connect");
	watch(c, EPOLL_CTL_ADD);
	char line[128];
	int length = set("pass") ? sprintf(line, "PASS x\r\n") : 0;
	length += sprintf(line + length, "NICK u%06x\r\nUSER u%06x 0 * :load\r\n", c->number, c->number);
	memcpy(c->out = malloc(c->out_room = 256), line, c->out_length = length);
	c->writing = 1; /* goes out when the connection stands */
	watch(c, EPOLL_CTL_MOD);
}

static void settle(struct client *c)
{
	if (c->state != GREETED)
		return;
	c->state = SETTLED;
	settled++;
}

/* --- playing --------------------------------------------------------------------------------------------------- */

static const char *const SHORT[] = {
	"speed brisk", "t_wolves 12", "t_night_step 8", "t_discussion 5", "t_vote 5", "t_reaction 2", "t_last_words 1",
	"t_defence 1",
};

static void command(struct client *c, const char *text, size_t length)
{
	char line[256];
	int n = snprintf(line, sizeof line, "PRIVMSG #r%d :!%.*s\r\n", c->room, (int)length, text);
	c->asked = now();
	tell(c, line, n);
}

/* the example of a question, as `You have 12 s: !vote 3` or `... s: /msg Moderator see 3`, goes back */
static void obey(struct client *c, const char *text, size_t length)
{
	const char *end = text + length, *at = memmem(text, length, "You have ", 9), *word = "/msg Moderator ";
	char line[256];
	if (!at || !(at = memmem(at, end - at, " s: ", 4)))
		return;
	at += 4;
	int quiet = end - at > 15 && !memcmp(at, word, 15);
	at += quiet ? 15 : 1;
	const char *stop = at;
	while (stop < end && ((*stop >= 'a' && *stop <= 'z') || (*stop >= '0' && *stop <= '9') ||
			      (*stop == ' ' && stop + 1 < end && stop[1] >= '0' && stop[1] <= '9')))
		stop++;
	if (!quiet)
		return command(c, at, stop - at);
	c->asked = now();
	tell(c, line, snprintf(line, sizeof line, "PRIVMSG Moderator :%.*s\r\n", (int)(stop - at), at));
}

/* the key of a player's seat, as it is told: `type /msg Moderator back abcdefghij to take your seat back` */
static void keep_key(struct client *c, const char *text, size_t length)
{
	const char *at = memmem(text, length, "Moderator back ", 15);
	if (!at || text + length - at < 26 || memcmp(at + 25, " to", 3))
		return;
	keys += !*c->key;
	memcpy(c->key, at + 15, 10);
}

static void welcomed(struct client *c, const char *text, size_t length)
{
	if (!memmem(text, length, "Welcome back to seat", 20))
		return;
	took(begun);
	settle(c);
}

/* something that the Moderator said to a player (`target` is his nick) or to his room */
static void guided(struct client *c, const char *target, const char *text, size_t length)
{
	copies++;
	if (memmem(text, length, "The game is over", 16) && !c->over) {
		c->over = 1;
		over++;
	}
	if (*target != 'u')
		return;
	if (doing == SITTING)
		return keep_key(c, text, length);
	if (doing == RETURNING)
		return welcomed(c, text, length);
	if (c->asked) {
		took(c->asked);
		c->asked = 0;
	}
	obey(c, text, length);
}

/* --- what comes ------------------------------------------------------------------------------------------------ */

static void copy(struct client *c, const char *prefix, const char *text, size_t length)
{
	if (length < 31 || *text != '~')
		return; /* the server's own words */
	struct client *from = clients + hex(text + 1, 6) % count;
	uint32_t number = hex(text + 7, 8);
	took(hex(text + 15, 16));
	copies++;
	uint32_t *next = &c->heard[talks ? from->place : 0];
	wrong += *next != number || prefix[0] != 'u' || hex(prefix + 1, 6) != (uint64_t)from->number;
	*next = number + 1;
	if (on_copy)
		on_copy(c, from);
}

static void greet(struct client *c)
{
	char line[64];
	if (c->state != NEW)
		return;
	c->state = GREETED;
	if (doing == RETURNING)
		tell(c, line, sprintf(line, "PRIVMSG Moderator :back %s\r\n", c->key));
	else if (c->room < 0)
		settle(c);
	else
		tell(c, line, sprintf(line, "JOIN #r%d\r\n", c->room));
}

static void take(struct client *c, char *line, size_t length)
{
	if (length > 5 && !memcmp(line, "PING ", 5)) {
		line[1] = 'O';
		line[length] = '\n';
		tell(c, line, length + 1);
		line[1] = 'I';
		return;
	}
	char *word = *line == ':' ? memchr(line, ' ', length) : NULL;
	if (!word || (size_t)(word - line) + 5 > length)
		return;
	word++;
	size_t left = length - (word - line);
	if (left > 8 && !memcmp(word, "PRIVMSG ", 8)) {
		char *text = memmem(word, left, " :", 2);
		if (text && doing && !memcmp(line, ":Moderator!", 11))
			guided(c, word + 8, text + 2, length - (text + 2 - line));
		else if (text)
			copy(c, line + 1, text + 2, length - (text + 2 - line) - (line[length - 1] == '\r'));
	} else if (!memcmp(word, "001 ", 4))
		greet(c);
	else if (!memcmp(word, "366 ", 4) && doing != RETURNING)
		settle(c);
	else if (!memcmp(word, "QUIT", 4))
		cuts++;
}

static void hear(struct client *c)
{
	static char buffer[1 << 18];
	memcpy(buffer, c->in, c->in_length);
	ssize_t got = recv(c->fd, buffer + c->in_length, sizeof buffer - c->in_length - 1, MSG_DONTWAIT);
	if (got <= 0) {
		if (got == 0 || errno != EAGAIN)
			lose(c);
		return;
	}
	char *line = buffer, *end = buffer + c->in_length + got, *stop;
	for (; (stop = memchr(line, '\n', end - line)); line = stop + 1)
		take(c, line, stop - line);
	c->in_length = end - line;
	if (c->in_length && !(c->in = realloc(c->in, c->in_length)))
		fail("realloc");
	memcpy(c->in, line, c->in_length);
}

static void tell_progress(void)
{
	static uint64_t told;
	uint64_t moment = now();
	if (moment - told < 10000000000ull || over + gone == count)
		return;
	told = moment;
	fprintf(stderr, "load: %3.0f s: %.0f of %.0f games over, %llu lines heard, %d connections lost\n", (moment - begun) / 1e9,
		over / set("members"), set("rooms"), (unsigned long long)copies, gone);
}

static void turn(uint64_t nanoseconds)
{
	struct epoll_event events[512];
	int milliseconds = set("spin") ? 0 : (nanoseconds + 999999) / 1000000;
	int n = epoll_wait(poller, events, 512, milliseconds);
	for (int i = 0; i < n; i++) {
		struct client *c = events[i].data.ptr;
		if (c->state != GONE && events[i].events & EPOLLOUT)
			push(c);
		if (c->state != GONE && events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR) && c != stuck)
			hear(c);
		if (c == stuck && events[i].events & (EPOLLHUP | EPOLLERR))
			lose(c);
	}
	if (doing == PLAYING)
		tell_progress();
}

/* --- workloads ------------------------------------------------------------------------------------------------- */

static void people(int talking, int members, int silent, int alone)
{
	count = talking + silent;
	clients = calloc(count, sizeof *clients);
	for (int i = 0; i < count; i++) {
		clients[i] = (struct client){.fd = -1, .number = i, .room = alone ? -1 : i / members, .place = i % members};
		clients[i].heard = calloc(i < talking && !alone ? members : 1, sizeof(uint32_t));
	}
}

static void gather(void)
{
	uint64_t since = now();
	for (int next = 0, seen = 0; settled + gone < count;) {
		for (; next < count && next - settled - gone < set("flight"); next++)
			meet(clients + next);
		turn(10000000);
		if (settled + gone != seen) {
			seen = settled + gone;
			since = now();
		} else if (now() - since > 60000000000ull) {
			fprintf(stderr, "load: only %d of %d clients got in\n", settled, count);
			exit(3);
		}
	}
}

static void await(const char *word)
{
	char line[16];
	puts(word);
	fflush(stdout);
	if (!fgets(line, sizeof line, stdin))
		exit(0);
}

/* say a line, and go on hearing what comes until one is typed */
static void linger(const char *word)
{
	struct pollfd input = {.fd = 0, .events = POLLIN};
	char line[16];
	puts(word);
	fflush(stdout);
	while (!poll(&input, 1, 0))
		turn(20000000);
	if (!fgets(line, sizeof line, stdin))
		exit(0);
}

/* the last member acknowledges what is said in a room; for his own words the one before him */
static void acknowledge(struct client *to, struct client *from)
{
	int last = (int)set("members") - 1;
	if (to->place == (from->place == last ? last - 1 : last) && talks == 1)
		say_room(from);
}

static void answer(struct client *to, struct client *from)
{
	char nick[16];
	sprintf(nick, "u%06x", from->number);
	if (talks == 1)
		say(to, nick);
}

static uint64_t all_said(void)
{
	uint64_t sum = 0;
	for (int i = 0; i < count; i++)
		sum += clients[i].said;
	return sum;
}

/* until all that was said has come, or nothing has come for 10 seconds */
static void drain(uint64_t each)
{
	talks = 2;
	for (uint64_t seen = copies, since = now(); copies < all_said() * each && now() - since < 10000000000ull; turn(20000000))
		if (copies != seen) {
			seen = copies;
			since = now();
		}
}

static void paced(int talking)
{
	double step = 1e9 / set("rate");
	uint64_t start = now(), end = start + (uint64_t)(set("seconds") * 1e9), done = 0;
	for (uint64_t moment; (moment = now()) < end;) {
		uint64_t due = start + (uint64_t)(done * step);
		if (moment >= due)
			say_room(clients + done++ * 7919 % talking); /* a prime: the senders follow in a scattered order */
		if (moment < due || done % 16 == 0)
			turn(moment < due ? due - moment : 0);
	}
}

static void rest(double seconds)
{
	for (uint64_t since = now(); now() - since < seconds * 1e9;)
		turn(20000000);
}

/* its room's moment has come, where the rooms act one after another from `since` on */
static void wait_turn(uint64_t since, int i)
{
	uint64_t due = since + (uint64_t)(set("spread") * 1e9 * clients[i].room / set("rooms"));
	for (uint64_t moment; (moment = now()) < due;)
		turn(due - moment);
}

/* the first of each room sits down, and shortens the times if so wanted; then the others sit down, and all are ready */
static void sit_down(int shortened)
{
	uint64_t since = now();
	for (int i = 0; i < count; i++)
		if (!clients[i].place) {
			wait_turn(since, i);
			command(clients + i, "join", 4);
		}
	rest(2);
	since = now();
	for (int i = 0; i < count; i++) {
		wait_turn(since, i);
		for (size_t k = 0; k < sizeof SHORT / sizeof *SHORT && !clients[i].place && shortened; k++) {
			char line[64];
			command(clients + i, line, sprintf(line, "option %s", SHORT[k]));
		}
		if (clients[i].place)
			command(clients + i, "join", 4);
	}
	rest(3);
	since = now();
	for (int i = 0; i < count; i++) {
		wait_turn(since, i);
		command(clients + i, "ready", 5);
	}
}

static void play(void)
{
	sit_down(1);
	while (over + gone < count && now() - begun < set("seconds") * 1e9)
		turn(20000000);
}

/* everybody has the key of his seat; else the games have not begun, and there is nothing to come back to */
static void await_keys(void)
{
	for (uint64_t since = now(); keys < count; turn(20000000))
		if (now() - since > 60000000000ull) {
			fprintf(stderr, "load: only %d of %d players got a key\n", keys, count);
			exit(3);
		}
}

static void forget_connections(void)
{
	for (int i = 0; i < count; i++) {
		struct client *c = clients + i;
		if (c->state != GONE)
			close(c->fd);
		free(c->out);
		c->state = NEW;
		c->in_length = c->out_length = c->asked = 0;
	}
	settled = gone = 0;
}

static double share(double part)
{
	uint64_t sum = 0, want = (uint64_t)(part * timed);
	for (int i = 0; i < 1 << 20; i++)
		if ((sum += times[i]) > want)
			return i * (tick / 1e3);
	return 0;
}

static void report(uint64_t started, uint64_t each)
{
	struct rusage own;
	getrusage(RUSAGE_SELF, &own);
	double self = own.ru_utime.tv_sec + own.ru_stime.tv_sec + (own.ru_utime.tv_usec + own.ru_stime.tv_usec) / 1e6;
	char line[512];
	snprintf(line, sizeof line, "{\"seconds\": %.4f, \"clients\": %d, \"gone\": %d, \"copies\": %llu, \"missing\": %lld, \"wrong\": %llu, "
		"\"cuts\": %llu, \"p50_us\": %.0f, \"p99_us\": %.0f, \"own_cpu\": %.2f, \"timed\": %llu, \"over\": %d}", (now() - started) / 1e9, settled, gone,
		(unsigned long long)copies, each ? (long long)(all_said() * each - copies) : 0, (unsigned long long)wrong,
		(unsigned long long)cuts, share(.5), share(.99), self, (unsigned long long)timed, over);
	if (doing)
		linger(line);
	else
		await(line);
}

int main(int argc, char **argv)
{
	if (argc < 3) {
		fputs("usage: load PORT WORKLOAD [name=number ...]\n", stderr);
		return 64;
	}
	port = atoi(argv[1]);
	const char *what = argv[2];
	for (int i = 3; i < argc; i++)
		for (size_t k = 0; k < SETTINGS; k++) {
			size_t length = strlen(settings[k].name);
			if (!strncmp(argv[i], settings[k].name, length) && argv[i][length] == '=')
				settings[k].value = atof(argv[i] + length + 1);
		}
	struct rlimit files;
	getrlimit(RLIMIT_NOFILE, &files);
	files.rlim_cur = files.rlim_max;
	setrlimit(RLIMIT_NOFILE, &files);
	poller = epoll_create1(0);
	int rooms = set("rooms"), members = set("members"), talking = rooms * members, senders = set("senders");
	payload = set("payload");
	uint64_t started, each = members - 1;
	if (!strcmp(what, "storm")) {
		people(0, members, set("clients"), 0);
		await("ready");
		started = now();
		gather();
		each = 0;
	} else if (!strcmp(what, "pairs")) {
		people(2 * (int)set("pairs"), 1, 0, 1);
		gather();
		await("ready");
		started = now();
		on_copy = answer;
		talks = 1;
		for (int i = 0; i < count; i += 2)
			answer(clients + i, clients + i + 1);
		while (now() - started < set("seconds") * 1e9)
			turn(20000000);
		drain(each = 1);
	} else if (!strcmp(what, "paced")) {
		people(talking, members, set("idle"), 0);
		gather();
		await("ready");
		started = now();
		talks = 1;
		paced(talking);
		drain(each);
	} else if (!strcmp(what, "games")) {
		people(talking, members, 0, 0);
		gather();
		await("ready");
		doing = PLAYING;
		begun = started = now();
		play();
		each = 0;
	} else if (!strcmp(what, "return")) {
		people(talking, members, 0, 0);
		gather();
		await("ready");
		doing = SITTING;
		begun = now();
		sit_down(0);
		await_keys();
		linger("playing");
		forget_connections();
		doing = RETURNING;
		tick = 100000; /* many may wait for long */
		begun = started = now();
		gather();
		each = 0;
	} else if (!strcmp(what, "loop") || !strcmp(what, "stuck")) {
		people(talking, members, 0, 0);
		gather();
		await("ready");
		if (!strcmp(what, "stuck")) {
			stuck = clients + 1;
			watch(stuck, EPOLL_CTL_MOD);
			each = members - 2;
		}
		started = now();
		on_copy = acknowledge;
		talks = 1;
		for (int w = 0; w < set("window"); w++)
			for (int i = 0; i < (senders ? senders : talking); i++)
				say_room(clients + i);
		while (now() - started < set("seconds") * 1e9)
			turn(20000000);
		drain(each);
	} else {
		fprintf(stderr, "load: no workload %s\n", what);
		return 64;
	}
	report(started, each);
	return 0;
}

/*
 * The floor: how little a server can do that hands IRC lines on (epoll, one thread). It checks nothing, keeps no log,
 * and bounds nothing: it is measured, never used.
 *
 *   floor PORT
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#define MOST 20000
#define ROOMS 2048

struct peer {
	int fd;
	char nick[16], *in, *out;
	size_t in_length, out_length, out_room;
};

static struct peer *by_number[1 << 20];
static struct { struct peer **members; int count; } rooms[ROOMS];
static int poller;

static void push(struct peer *p)
{
	ssize_t sent = send(p->fd, p->out, p->out_length, MSG_DONTWAIT | MSG_NOSIGNAL);
	if (sent > 0)
		memmove(p->out, p->out + sent, p->out_length -= sent);
	struct epoll_event event = {.events = EPOLLIN | (p->out_length ? EPOLLOUT : 0), .data.ptr = p};
	epoll_ctl(poller, EPOLL_CTL_MOD, p->fd, &event);
}

static void tell(struct peer *p, const char *line, size_t length)
{
	ssize_t sent = p->out_length ? 0 : send(p->fd, line, length, MSG_DONTWAIT | MSG_NOSIGNAL);
	sent = sent < 0 ? 0 : sent;
	if ((size_t)sent == length)
		return;
	length -= sent;
	if (p->out_length + length > p->out_room)
		p->out = realloc(p->out, p->out_room = 2 * (p->out_length + length));
	memcpy(p->out + p->out_length, line + sent, length);
	p->out_length += length;
	push(p);
}

static void take(struct peer *p, char *line, size_t length)
{
	char out[1024];
	if (!memcmp(line, "PRIVMSG ", 8)) {
		int n = snprintf(out, sizeof out, ":%s!u@h %.*s\r\n", p->nick, (int)length, line);
		if (line[8] != '#') {
			struct peer *to = by_number[strtol(line + 9, NULL, 16) & 0xfffff];
			if (to)
				tell(to, out, n);
			return;
		}
		int room = atoi(line + 10) % ROOMS;
		for (int i = 0; i < rooms[room].count; i++)
			if (rooms[room].members[i] != p)
				tell(rooms[room].members[i], out, n);
	} else if (!memcmp(line, "NICK ", 5)) {
		snprintf(p->nick, sizeof p->nick, "%.*s", (int)(length - 5), line + 5);
		by_number[strtol(p->nick + 1, NULL, 16) & 0xfffff] = p;
	} else if (!memcmp(line, "USER ", 5)) {
		tell(p, out, snprintf(out, sizeof out, ":floor 001 %s :here\r\n", p->nick));
	} else if (!memcmp(line, "JOIN #r", 7)) {
		int room = atoi(line + 7) % ROOMS, count = rooms[room].count++;
		rooms[room].members = realloc(rooms[room].members, (count + 1) * sizeof(struct peer *));
		rooms[room].members[count] = p;
		tell(p, out, snprintf(out, sizeof out, ":floor 366 %s #r%d :end\r\n", p->nick, room));
	}
}

static void hear(struct peer *p)
{
	static char buffer[1 << 18];
	memcpy(buffer, p->in, p->in_length);
	ssize_t got = recv(p->fd, buffer + p->in_length, sizeof buffer - p->in_length - 1, MSG_DONTWAIT);
	if (got <= 0) {
		close(p->fd);
		return;
	}
	char *line = buffer, *end = buffer + p->in_length + got, *stop;
	*end = 0;
	for (; (stop = memchr(line, '\n', end - line)); line = stop + 1)
		take(p, line, stop - line - (stop > line && stop[-1] == '\r'));
	p->in_length = end - line;
	p->in = realloc(p->in, p->in_length + 1);
	memcpy(p->in, line, p->in_length);
}

int main(int argc, char **argv)
{
	int on = 1, door = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
	struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(argc > 1 ? atoi(argv[1]) : 0)};
	struct rlimit files;
	getrlimit(RLIMIT_NOFILE, &files);
	files.rlim_cur = files.rlim_max;
	setrlimit(RLIMIT_NOFILE, &files);
	here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
	if (bind(door, (struct sockaddr *)&here, sizeof here) || listen(door, 4096))
		return 69;
	poller = epoll_create1(0);
	struct epoll_event event = {.events = EPOLLIN};
	epoll_ctl(poller, EPOLL_CTL_ADD, door, &event);
	for (;;) {
		static struct epoll_event events[512];
		int n = epoll_wait(poller, events, 512, -1);
		for (int i = 0; i < n; i++) {
			struct peer *p = events[i].data.ptr;
			if (p && events[i].events & EPOLLOUT)
				push(p);
			if (p && events[i].events & EPOLLIN)
				hear(p);
			for (int fd; !p && (fd = accept4(door, NULL, NULL, SOCK_NONBLOCK)) >= 0;) {
				setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
				p = calloc(1, sizeof *p);
				p->fd = fd;
				struct epoll_event more = {.events = EPOLLIN, .data.ptr = p};
				epoll_ctl(poller, EPOLL_CTL_ADD, fd, &more);
				p = NULL;
			}
		}
	}
}

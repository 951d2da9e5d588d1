#define _GNU_SOURCE
#include "CBrowser.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

int kinora_listen(const char *address, uint16_t port) {
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons(port)};
    if (inet_pton(AF_INET, address, &place.sin_addr) != 1) {
        errno = EINVAL;
        return -1;
    }
    int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0), on = 1;
    if (file < 0) return -1;
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(file, (struct sockaddr *)&place, sizeof place) == 0 && listen(file, SOMAXCONN) == 0) return file;
    int failure = errno;
    close(file);
    errno = failure;
    return -1;
}

uint16_t kinora_port(int listener) {
    struct sockaddr_in place = {0};
    socklen_t size = sizeof place;
    return getsockname(listener, (struct sockaddr *)&place, &size) == 0 ? ntohs(place.sin_port) : 0;
}

int kinora_accept(int listener) {
    int file = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK), on = 1;
    if (file >= 0) setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return file;
}

bool kinora_socket_pair(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) == 0; }

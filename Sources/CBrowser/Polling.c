#include "CBrowser.h"

#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

int kinora_poll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

void kinora_poll_watch(int poll, int file, uint64_t tag, bool reads, bool writes) {
    struct epoll_event event = {.events = (reads ? EPOLLIN : 0) | (writes ? EPOLLOUT : 0), .data.u64 = tag};
    if (epoll_ctl(poll, EPOLL_CTL_MOD, file, &event) && errno == ENOENT) epoll_ctl(poll, EPOLL_CTL_ADD, file, &event);
}

void kinora_poll_forget(int poll, int file) { epoll_ctl(poll, EPOLL_CTL_DEL, file, NULL); }

int kinora_poll_wait(int poll, struct kinora_poll_event *events, int count, int milliseconds) {
    enum { most = 64 };
    struct epoll_event found[most];
    int ready = epoll_wait(poll, found, count < most ? count : most, milliseconds);
    for (int index = 0; index < ready; index++)
        events[index] = (struct kinora_poll_event){
            .tag = found[index].data.u64,
            .reads = found[index].events & EPOLLIN,
            .ends = found[index].events & (EPOLLHUP | EPOLLERR),
        };
    return ready < 0 ? 0 : ready;
}

int kinora_wake_create(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void kinora_wake(int wake) {
    uint64_t one = 1;
    (void)!write(wake, &one, sizeof one);
}

void kinora_wake_taken(int wake) {
    uint64_t count;
    (void)!read(wake, &count, sizeof count);
}

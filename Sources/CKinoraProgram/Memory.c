#include "CKinoraProgram.h"
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Swift's runtime, Foundation and most libraries end the process when an allocation fails, each by another signal: the handler of these
// signals finds out whether that is the reason.

static const int signals[] = {SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction usual[signal_count];

/// More than the largest single allocations of the tool.
static const size_t probe = (size_t)512 << 20;

bool kinora_has_memory(size_t bytes) {
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return false;
    munmap(memory, bytes);
    return true;
}

static void handle(int number, siginfo_t *information, void *context) {
    if (errno == ENOMEM || !kinora_has_memory(probe) || kinora_descriptors_left(1) == 0) kinora_end_exhausted();
    // The instruction is repeated, and the handler before this one is called.
    for (int index = 0; index < signal_count; index++)
        if (signals[index] == number) sigaction(number, &usual[index], NULL);
    // A signal that was sent, as by abort(3), does not come again by itself.
    if (information->si_code <= 0) raise(number);
}

void kinora_observe_memory(void) {
    // A stack that cannot grow needs another one.
    static char stack[1 << 16];
    stack_t present;
    if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
        stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&own, NULL);
    }
    for (int index = 0; index < signal_count; index++) {
        struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(signals[index], &action, &usual[index]);
    }
}

int kinora_descriptors_left(int most) {
    int opened[256], count = 0;
    while (count < most && count < 256) {
        int descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
        if (descriptor < 0) break;
        opened[count++] = descriptor;
    }
    for (int index = 0; index < count; index++) close(opened[index]);
    return count;
}

void kinora_end_exhausted(void) {
    kinora_remove_files();
    kinora_say(
        kinora_descriptors_left(1) == 0 ? "the system opens no more files; raise the limit (ulimit -n 256), or let it do less at once"
                                        : "the system gives no more memory or threads; raise the limit (ulimit -v), or let it do less at once");
    _exit(KINORA_EXHAUSTED);
}

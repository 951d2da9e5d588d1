#include "CKinoraProgram.h"
#include "Internal.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

static pid_t process;
static atomic_bool has_begun;

bool kinora_program_has_begun(void) { return atomic_load(&has_begun); }

static void end(int status, void *unused) {
    // A copy of the process ends by itself.
    if (getpid() == process && status != KINORA_LOST_OUTPUT && kinora_has_lost_output()) _exit(KINORA_LOST_OUTPUT);
}

static void ignore(int signal) {}

static void end_at_once(int signal) { _exit(KINORA_LOST_OUTPUT); }

/// A handler, unlike SIG_IGN, is not inherited by programs that this one starts. A process that ignores the signal goes on to do so.
static void handle_broken_pipes(void (*handler)(int), void (*instead)(int)) {
    struct sigaction action;
    if (sigaction(SIGPIPE, NULL, &action) != 0 || action.sa_handler != instead) return;
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGPIPE, &action, NULL);
}

void kinora_program_begin(void) {
    if (atomic_exchange(&has_begun, true)) return;
    process = getpid();
    handle_broken_pipes(ignore, SIG_DFL);
    on_exit(end, NULL);
    kinora_observe_memory();
}

void kinora_end_at_broken_pipes(void) { handle_broken_pipes(end_at_once, ignore); }

#include "CKinoraTesting.h"

#include <CKinoraProgram.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction usual[signal_count];
static bool is_installed;

static _Atomic(char *) name, steps;

bool kinora_note_write(const char *verb) {
    // Taken rather than read: it is written once, and no other thread frees it meanwhile.
    const char *before = atomic_exchange(&name, NULL), *after = atomic_exchange(&steps, NULL);
    if (!before || !after) return false;
    kinora_write(STDERR_FILENO, before, strlen(before));
    kinora_write(STDERR_FILENO, verb, strlen(verb));
    kinora_write(STDERR_FILENO, after, strlen(after));
    return true;
}

static void handle(int number) {
    kinora_note_write("crashes");
    // The instruction is repeated, and the handler before this one is called.
    for (int index = 0; index < signal_count; index++)
        if (signals[index] == number) sigaction(number, &usual[index], NULL);
}

void kinora_note_set(const char *new_name, const char *new_steps) {
    free(atomic_exchange(&name, strdup(new_name)));
    free(atomic_exchange(&steps, strdup(new_steps)));
    if (is_installed) return;
    is_installed = true;
    for (int index = 0; index < signal_count; index++) {
        // A stack overflow needs another stack, if there is one.
        struct sigaction action = {.sa_handler = handle, .sa_flags = SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(signals[index], &action, &usual[index]);
    }
}

void kinora_note_remove(void) {
    free(atomic_exchange(&name, NULL));
    free(atomic_exchange(&steps, NULL));
    if (!is_installed) return;
    is_installed = false;
    for (int index = 0; index < signal_count; index++) sigaction(signals[index], &usual[index], NULL);
}

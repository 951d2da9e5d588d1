// dladdr(3), RTLD_NEXT
#define _GNU_SOURCE

#include "CKinoraTesting.h"

#include <CKinoraProgram.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// A test program is ended by its test framework. These functions replace the C library's in the process: code under test that ends it with
// success would leave a run that looks as if all tests had passed.

/// The status with which Swift Testing says that it has found no tests, which SwiftPM takes for success.
enum { no_tests = 69 };

static pid_t process;
static bool is_exit_test, is_copy;
static char *runs;

static void note(const char *word, const char *program) {
    if (!runs) return;
    char line[4200];
    int count = snprintf(line, sizeof line, "%s %d %.4000s\n", word, (int)getpid(), program);
    int file = open(runs, O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0) return;
    kinora_write(file, line, (size_t)count);
    close(file);
}

void kinora_testing_begin(void) {
    process = getpid();
    // The body of an exit test of Swift Testing runs in a program of its own, and ends it.
    is_exit_test = getenv("SWT_EXIT_TEST_ID") != NULL;
    const char *file = getenv("KINORA_TEST_RUNS");
    if (is_exit_test || !file) return;
    runs = strdup(file);
    // Programs that a test starts have runs of their own.
    unsetenv("KINORA_TEST_RUNS");
    char name[4096];
    ssize_t count = readlink("/proc/self/exe", name, sizeof name - 1);
    name[count > 0 ? count : 0] = 0;
    note("began", name);
}

void kinora_testing_is_copy(void) { is_copy = true; }

static bool is_in_framework(const void *address) {
    Dl_info information;
    if (dladdr(address, &information) == 0 || !information.dli_fname) return false;
    const char *name = strrchr(information.dli_fname, '/');
    name = name ? name + 1 : information.dli_fname;
    return strncmp(name, "libXCTest", 9) == 0 || strncmp(name, "libTesting", 10) == 0;
}

/// The status with which the process ends, called by code at an address.
static int status_at_end(int status, const void *caller) {
    if (getpid() != process || is_exit_test) return status;
    if (is_in_framework(caller)) {
        note("ended", "");
        return status;
    }
    kinora_testing_exits(status);
    return status == 0 || status == no_tests ? 1 : status;
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((noreturn)) static void end_now(int status) {
    for (;;) syscall(SYS_exit_group, status);
}

__attribute__((noreturn)) void exit(int status) {
    // A copy has one thread: handlers that wait for others would wait forever.
    if (is_copy) end_now(status);
    status = status_at_end(status, __builtin_return_address(0));
    void (*usual)(int) = (void (*)(int))next("exit");
    if (usual) usual(status);
    end_now(status);
}

__attribute__((noreturn)) void quick_exit(int status) {
    if (is_copy) end_now(status);
    status = status_at_end(status, __builtin_return_address(0));
    void (*usual)(int) = (void (*)(int))next("quick_exit");
    if (usual) usual(status);
    end_now(status);
}

__attribute__((noreturn)) void _exit(int status) {
    if (is_copy) end_now(status);
    end_now(status_at_end(status, __builtin_return_address(0)));
}

__attribute__((noreturn)) void _Exit(int status) {
    if (is_copy) end_now(status);
    end_now(status_at_end(status, __builtin_return_address(0)));
}

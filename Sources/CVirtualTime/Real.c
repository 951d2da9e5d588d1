#include "Internal.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int64_t kinora_sum(int64_t a, int64_t b) {
    int64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? (b > 0 ? INT64_MAX : INT64_MIN) : sum;
}

int64_t kinora_difference(int64_t a, int64_t b) {
    int64_t difference;
    return __builtin_sub_overflow(a, b, &difference) ? (b < 0 ? INT64_MAX : INT64_MIN) : difference;
}

int64_t kinora_nanoseconds(const struct timespec *time) {
    int64_t nanoseconds;
    if (__builtin_mul_overflow((int64_t)time->tv_sec, NANOSECONDS, &nanoseconds)) return time->tv_sec > 0 ? INT64_MAX : INT64_MIN;
    return kinora_sum(nanoseconds, time->tv_nsec);
}

bool kinora_is_valid_time(const struct timespec *time) {
    return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < NANOSECONDS;
}

/// The kernel reads a signal set before it checks the (invalid) request, so nothing changes.
static bool is_readable(const void *address) {
    return syscall(SYS_rt_sigprocmask, -1, address, NULL, 8) == -1 && errno != EFAULT;
}

bool kinora_copy_in(void *target, const void *source, size_t size) {
    int error = errno;
    // So small a range spans two pages at most.
    bool is_whole = is_readable(source) && is_readable((const char *)source + size - 8);
    errno = error;
    if (is_whole) memcpy(target, source, size);
    return is_whole;
}

struct timespec kinora_timespec(int64_t nanoseconds) {
    struct timespec time = {.tv_sec = nanoseconds / NANOSECONDS, .tv_nsec = nanoseconds % NANOSECONDS};
    if (time.tv_nsec < 0) {
        time.tv_nsec += NANOSECONDS;
        time.tv_sec -= 1;
    }
    return time;
}

int64_t kinora_real_clock(clockid_t clock) {
    struct timespec time = {0, 0};
    syscall(SYS_clock_gettime, clock, &time);
    return kinora_nanoseconds(&time);
}

void kinora_real_nanosleep(int64_t nanoseconds) {
    struct timespec time = kinora_timespec(nanoseconds > 0 ? nanoseconds : 0);
    syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, NULL);
}

double kinora_real_seconds(void) { return (double)kinora_real_clock(CLOCK_MONOTONIC) * 1e-9; }

void kinora_real_sleep(double seconds) { kinora_real_nanosleep((int64_t)(seconds * 1e9)); }

void kinora_exit_now(int32_t status) { _exit(status); }

// A sanitizer must intercept calls too: it only knows threads created by its own pthread_create. Its functions have this prefix.
static void *sanitizer_function(const char *name) {
    char symbol[64];
    int length = snprintf(symbol, sizeof symbol, "__interceptor_%s", name);
    return length > 0 && length < (int)sizeof symbol ? dlsym(RTLD_DEFAULT, symbol) : NULL;
}

void *kinora_real_function(const char *name, const char *version) {
    void *sanitizers = sanitizer_function(name);
    if (sanitizers) return sanitizers;
    // Condition variables have two versions on x86-64, and a plain lookup may find the old one.
    void *function = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
    return function ? function : dlsym(RTLD_NEXT, name);
}

struct directory_entry {
    uint64_t inode;
    int64_t offset;
    unsigned short length;
    unsigned char type;
    char name[];
};

// Raw system calls only: glibc's functions are cancellation points.
bool kinora_each_number(const char *path, bool (*body)(int directory, int number, void *context), void *context) {
    int directory = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    if (directory < 0) return false;
    bool continues = true;
    _Alignas(8) char buffer[4096];
    long length = 0;
    while (continues && (length = syscall(SYS_getdents64, directory, buffer, sizeof buffer)) > 0) {
        for (long at = 0; at < length && continues;) {
            const struct directory_entry *item = (const void *)(buffer + at);
            at += item->length;
            if (item->name[0] >= '0' && item->name[0] <= '9') continues = body(directory, atoi(item->name), context);
        }
    }
    syscall(SYS_close, directory);
    return length >= 0;
}

int kinora_read_file(int directory, const char *path, char *text, int capacity) {
    int file = (int)syscall(SYS_openat, directory, path, O_RDONLY | O_CLOEXEC, 0);
    if (file < 0) return -1;
    long length = syscall(SYS_read, file, text, capacity - 1);
    syscall(SYS_close, file);
    if (length >= 0) text[length] = 0;
    return (int)length;
}

struct range {
    uintptr_t low, high;
};
static struct range dispatch_range, swift_dispatch_range, foundation_range, concurrency_range, xctest_range;
static struct range wait_until_exit_range, run_until_range, own_range, headless_range;

static bool is_image(const struct dl_phdr_info *info, uintptr_t address) {
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && address >= start && address < start + info->dlpi_phdr[i].p_memsz) return true;
    }
    return false;
}

static int find_libraries(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size, (void)context;
    const char *slash = strrchr(info->dlpi_name, '/');
    const char *name = slash ? slash + 1 : info->dlpi_name;
    struct range *range = NULL;
    if (is_image(info, (uintptr_t)find_libraries)) range = &own_range;
    // Prebuilt, `Headless` is a shared library, and this code is in the program, where its functions come before those of libraries.
    if (strncmp(name, "libkinora-Headless.so", 21) == 0) range = &headless_range;
    if (strncmp(name, "libdispatch.so", 14) == 0) range = &dispatch_range;
    if (strncmp(name, "libswiftDispatch.so", 19) == 0) range = &swift_dispatch_range;
    if (strncmp(name, "libXCTest.so", 12) == 0) range = &xctest_range;
    if (strncmp(name, "libFoundation.so", 16) == 0) range = &foundation_range;
    if (strncmp(name, "libswift_Concurrency.so", 23) == 0) range = &concurrency_range;
    if (!range) return 0;
    range->low = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        uintptr_t end = start + info->dlpi_phdr[i].p_memsz;
        if (start < range->low) range->low = start;
        if (end > range->high) range->high = end;
    }
    return 0;
}

static struct range find_function(const char *name) {
    const char *start = dlsym(RTLD_DEFAULT, name);
    Dl_info info;
    const ElfW(Sym) *symbol = NULL;
    if (!start || !dladdr1(start, &info, (void **)&symbol, RTLD_DL_SYMENT) || !symbol) return (struct range){0, 0};
    return (struct range){(uintptr_t)start, (uintptr_t)start + symbol->st_size};
}

__attribute__((constructor)) static void find_ranges(void) {
    dl_iterate_phdr(find_libraries, NULL);
    wait_until_exit_range = find_function("$s10Foundation7ProcessC13waitUntilExityyF");
    run_until_range = find_function("$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF");
}

static bool contains(const struct range *range, const void *address) {
    return (uintptr_t)address >= range->low && (uintptr_t)address < range->high;
}
bool kinora_is_in_own_image(const void *address) { return contains(&own_range, address) || contains(&headless_range, address); }

bool kinora_has_ranges(void) {
    const struct range *needed[] = {
        &dispatch_range, &swift_dispatch_range, &foundation_range, &concurrency_range, &wait_until_exit_range, &run_until_range,
    };
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (needed[i]->high <= needed[i]->low) return false;
    return true;
}

bool kinora_is_in_dispatch(const void *address) { return contains(&dispatch_range, address); }
bool kinora_is_in_swift_dispatch(const void *address) { return contains(&swift_dispatch_range, address); }
bool kinora_is_in_foundation(const void *address) { return contains(&foundation_range, address); }
bool kinora_is_in_concurrency(const void *address) { return contains(&concurrency_range, address); }
bool kinora_is_in_xctest(const void *address) { return contains(&xctest_range, address); }
bool kinora_is_in_wait_until_exit(const void *address) { return contains(&wait_until_exit_range, address); }
bool kinora_is_in_run_until(const void *address) { return contains(&run_until_range, address); }

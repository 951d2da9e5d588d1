#include "Internal.h"
#include <dlfcn.h>
#include <link.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Distant futures are cut at about 140 years, so that sums of two times stay in range.
int64_t kinora_nanoseconds(const struct timespec *time) {
    const int64_t limit = INT64_C(4500000000);
    int64_t seconds = time->tv_sec > limit ? limit : time->tv_sec < -limit ? -limit : time->tv_sec;
    return seconds * NANOSECONDS + time->tv_nsec;
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

void *kinora_real_function(const char *name, const char *version) {
    // Condition variables have two versions on x86-64, and a plain look-up may find the old one.
    void *function = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
    return function ? function : dlsym(RTLD_NEXT, name);
}

struct range {
    uintptr_t low, high;
};
static struct range dispatch_range, swift_dispatch_range, foundation_range, concurrency_range, xctest_range;

static int find_libraries(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size, (void)context;
    const char *slash = strrchr(info->dlpi_name, '/');
    const char *name = slash ? slash + 1 : info->dlpi_name;
    struct range *range = NULL;
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

__attribute__((constructor)) static void find_ranges(void) { dl_iterate_phdr(find_libraries, NULL); }

static bool contains(const struct range *range, const void *address) {
    return (uintptr_t)address >= range->low && (uintptr_t)address < range->high;
}
bool kinora_is_in_dispatch(const void *address) { return contains(&dispatch_range, address); }
bool kinora_is_in_swift_dispatch(const void *address) { return contains(&swift_dispatch_range, address); }
bool kinora_is_in_foundation(const void *address) { return contains(&foundation_range, address); }
bool kinora_is_in_concurrency(const void *address) { return contains(&concurrency_range, address); }
bool kinora_is_in_xctest(const void *address) { return contains(&xctest_range, address); }

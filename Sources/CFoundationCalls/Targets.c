#define _GNU_SOURCE
#include "CFoundationCalls.h"
#include "Calls.h"
#include <dlfcn.h>

#define COUNT(number, name, own) +1
enum { count = 0 FOUNDATION_CALLS(COUNT) };

#define NAME(number, name, own) #name,
static const char *const names[count] = {FOUNDATION_CALLS(NAME)};

#define DECLARE(number, name, own) extern void own(void);
FOUNDATION_CALLS(DECLARE)
#define OWN(number, name, own) (void *)own,
static void *const owned[count] = {FOUNDATION_CALLS(OWN)};

/// Targets of the jumps of the functions of the program.
__attribute__((visibility("hidden"))) void *kinora_foundation_targets[count];
static void *originals[count];

/// Before other constructors, which may call Foundation; also called on first use, because a shared library with Kinora's modules replaces
/// functions in a constructor of its own, which runs before all of the program's.
__attribute__((constructor(101))) static void find_originals(void) {
    static bool are_found;
    if (are_found) return;
    are_found = true;
    for (int index = 0; index < count; index++) {
        originals[index] = dlsym(RTLD_NEXT, names[index]);
        kinora_foundation_targets[index] = originals[index];
    }
}

int kinora_foundation_count(void) { return count; }

const char *kinora_foundation_name(int index) { return names[index]; }

void *kinora_foundation_original(int index) {
    find_originals();
    return originals[index];
}

void *kinora_foundation_own(int index) { return owned[index]; }

bool kinora_foundation_replace(int index) {
    find_originals();
    // Libraries call the program's function only if it is the first that the linker finds.
    Dl_info program, found;
    void *first = dlsym(RTLD_DEFAULT, names[index]);
    if (!originals[index] || !first || first == originals[index]) return false;
    if (!dladdr(first, &found) || !dladdr((void *)kinora_foundation_replace, &program)) return false;
    if (found.dli_fbase != program.dli_fbase) return false;
    kinora_foundation_targets[index] = owned[index];
    return true;
}

// Each of Foundation's functions in this program, which the rest of the program and the libraries call: it jumps to Foundation's own, or to
// Kinora's once that is installed. All registers stay as they are. Weak, so that a program with Foundation linked statically keeps
// Foundation's.
#include "Calls.h"

    .text
#if defined(__x86_64__)
#define FORWARD(number, name, own)                                                                                                     \
    .weak name; .type name, @function; name: jmpq *(kinora_foundation_targets + 8 * number)(%rip);
#elif defined(__aarch64__)
#define FORWARD(number, name, own)                                                                                                     \
    .weak name; .type name, @function; name: adrp x16, kinora_foundation_targets; add x16, x16, :lo12:kinora_foundation_targets;       \
    ldr x16, [x16, 8 * number]; br x16;
#else
#define FORWARD(number, name, own)
#endif

FOUNDATION_CALLS(FORWARD)

    .section .note.GNU-stack, "", @progbits

// pthread_getattr_np
#define _GNU_SOURCE

#include "CKinoraProgram.h"

#include <pthread.h>
#include <stddef.h>

/// The two words to which the frame pointer of a function points.
struct frame {
    const struct frame *caller;
    uintptr_t return_address;
};

/// The stack of the thread; its ends are asked once.
static bool contains(const struct frame *frame) {
    static _Thread_local uintptr_t low, high;
    if (!high) {
        pthread_attr_t attributes;
        void *begin;
        size_t size;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
        if (pthread_attr_getstack(&attributes, &begin, &size) == 0) low = (uintptr_t)begin, high = low + size;
        pthread_attr_destroy(&attributes);
    }
    uintptr_t address = (uintptr_t)frame;
    return address >= low && address + sizeof *frame <= high && address % _Alignof(struct frame) == 0;
}

int kinora_call_stack(uintptr_t *addresses, int most) {
    const struct frame *frame = __builtin_frame_address(0);
    int count = 0;
    while (count < most && contains(frame) && frame->return_address != 0) {
        // The call is before the instruction to return to.
        addresses[count++] = frame->return_address - 1;
        // A function without a frame pointer may have left another value there.
        if (frame->caller <= frame) break;
        frame = frame->caller;
    }
    return count;
}

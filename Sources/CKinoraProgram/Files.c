#include "CKinoraProgram.h"
#include "Internal.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { file_count = 256 };
static _Atomic(char *) files[file_count];

int kinora_file_begins(const char *path) {
    char *copy = strdup(path);
    if (!copy) return -1;
    for (int number = 0; number < file_count; number++) {
        char *none = NULL;
        if (atomic_compare_exchange_strong(&files[number], &none, copy)) return number;
    }
    free(copy);
    return -1;
}

void kinora_file_ends(int number) {
    if (number >= 0 && number < file_count) free(atomic_exchange(&files[number], NULL));
}

void kinora_remove_files(void) {
    for (int number = 0; number < file_count; number++) {
        char *path = atomic_load(&files[number]);
        if (path) unlink(path);
    }
}

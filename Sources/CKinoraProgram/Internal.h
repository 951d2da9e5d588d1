#ifndef KINORA_CPROGRAM_INTERNAL_H
#define KINORA_CPROGRAM_INTERNAL_H

#include <stdbool.h>

/// Whether the process is one of Kinora's programs.
bool kinora_program_has_begun(void);

/// Installs the handlers that find out whether a crash comes of refused memory.
void kinora_observe_memory(void);

/// Removes the files that are being written. Callable from a signal handler.
void kinora_remove_files(void);

#endif

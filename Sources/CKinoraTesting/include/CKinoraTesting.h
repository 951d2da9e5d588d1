#ifndef KINORA_CTESTING_H
#define KINORA_CTESTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// KinoraTesting's: lets failures of the stage be failures of tests. Called once as the program starts, before any test.
void kinora_testing_install(void);

/// Begins to watch over the end of the process: code under test that ends it makes the run fail.
void kinora_testing_begin(void);

/// KinoraTesting's: says which test ends the process, which it does with a status.
void kinora_testing_exits(int status);

/// Takes the process for a copy of the one that runs the tests: it ends without handlers.
void kinora_testing_is_copy(void);

/// Keeps the steps of an exploration that runs in the process of the tests: a crash writes `NAME crashes STEPS` to standard error; other
/// handlers of the signal follow.
void kinora_note_set(const char *name, const char *steps);

/// Writes the kept note with another verb, once. Returns false if there is none. Callable from any thread and from a signal handler.
bool kinora_note_write(const char *verb);

/// Forgets the note.
void kinora_note_remove(void);

#endif

#ifndef KINORA_CPROGRAM_H
#define KINORA_CPROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

// Shared by all programs of Kinora: the writer of standard output and error, and the end of a program that loses its output or that gets
// no more memory, threads or descriptors.

/// The exit status of a program that could not write to standard output or error.
#define KINORA_LOST_OUTPUT 2
/// The exit status of a program that gets no more memory, threads or descriptors.
#define KINORA_EXHAUSTED 3

/// Writes all bytes to a descriptor; waits while it is nonblocking and full. The only writer of standard output and error.
///
/// A pipe without a reader is an error, EPIPE, and no signal, whatever the process does with SIGPIPE. Callable from any thread.
/// Returns 0, or the number of the error.
int kinora_write(int descriptor, const void *bytes, size_t count);

/// Writes `kinora: `, a sentence and a line feed to standard error. Returns 0, or the number of the error.
int kinora_say(const char *sentence);

/// Whether a write to standard output or error has failed, by this writer or by the C library's.
bool kinora_has_lost_output(void);

/// Makes the process one of Kinora's programs; further calls do nothing.
///
/// Its exit status is `KINORA_LOST_OUTPUT` if it has lost output, whatever it ends with else. A pipe without a reader is an error for
/// other writers too; programs that it starts have the usual signal. Memory, threads and descriptors that the system refuses
/// end it with a sentence and `KINORA_EXHAUSTED` where it would crash or wait forever.
void kinora_program_begin(void);

/// Lets a broken pipe of another writer end the process with `KINORA_LOST_OUTPUT`: for programs without an end of their own.
void kinora_end_at_broken_pipes(void);

/// Ends the process because the system gives no more memory, threads or descriptors: removes the files of `kinora_file_begins`, and says
/// what it lacks. Callable from a signal handler.
__attribute__((noreturn)) void kinora_end_exhausted(void);

/// Ends one of Kinora's programs because the system has refused a thread with a number of an error; does nothing elsewhere.
void kinora_thread_is_refused(int error);

/// Whether the system gives that many bytes more.
bool kinora_has_memory(size_t bytes);

/// The number of further files that the process may open, at most `most`.
int kinora_descriptors_left(int most);

/// Takes a file for one that is being written, which a process that gets no more memory removes. Returns its number; -1 beyond 256 files.
int kinora_file_begins(const char *path);

/// Takes a file for complete, or for removed.
void kinora_file_ends(int number);

/// Starts a program with descriptors as its standard output and error, which ends with this process. Returns its process; -1 if the
/// system refuses one. A program that is not there ends with 127.
pid_t kinora_start(const char *program, char *const arguments[], int output, int errors);

/// Waits for the end of a program. Returns its wait status; -1 for an error.
int kinora_wait(pid_t child);

/// Runs a program to its end, as if it were this process: what it writes goes to this process's standard output and error by
/// `kinora_write`, and signals go to it. Returns its wait status; -1 if the system refuses a process or a pipe. One thread at a time.
int kinora_run(const char *program, char *const arguments[]);

/// Writes the addresses of the open calls, innermost first, as functions with frame pointers have them; a function of a C library without
/// one may end it early. Returns their number.
int kinora_call_stack(uintptr_t *addresses, int most);

// Streams whose bytes come from functions, as Darwin's `funopen` makes them.
typedef int (*kinora_stream_reader)(void *cookie, char *bytes, int count);
typedef int (*kinora_stream_writer)(void *cookie, const char *bytes, int count);
typedef fpos_t (*kinora_stream_seeker)(void *cookie, fpos_t offset, int whence);
typedef int (*kinora_stream_closer)(void *cookie);

/// Opens a stream of functions, each of which may be null; returns null, with `errno`, without one that reads or writes.
FILE *kinora_open_stream(
    const void *cookie, kinora_stream_reader read, kinora_stream_writer write, kinora_stream_seeker seek, kinora_stream_closer close);

#endif

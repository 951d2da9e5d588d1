#ifndef KINORA_CWEBHELPER_H
#define KINORA_CWEBHELPER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "WebHelperProtocol.h"

// The app's end of the web helper: its sources, its start, its socket. Links nothing.

/// A source file of the helper, to be compiled with those beside it; NULL from an index on.
const char *kinora_web_source(int index, const char **bytes, size_t *count);

/// A pair of connected sockets, neither inherited by programs; false with `errno` set.
bool kinora_web_sockets(int *app, int *helper);

/// Opens a file, folder or link in a folder for nothing but its use (`O_PATH`); -1 with `errno` set.
int kinora_web_open(int folder, const char *name);

/// Starts a program, an open file, by its name in messages, with a socket as descriptor 3, and watches it on a thread: a program that gives
/// no sign of life for 15 s is killed. Closes `socket`. Returns the process, which is reaped when it ends, or -1 with `errno` set; then the
/// socket stays open.
int kinora_web_spawn(int program, const char *name, const char *scale, const char *folder, int socket);

/// Runs a shell command with arguments, without input; for at most some seconds. Returns its exit status, or -1. What it wrote to
/// standard error is in `said`.
int kinora_web_run(const char *const *arguments, double seconds, char *said, size_t size);

/// Reads what has come: the number of bytes, 0 if nothing has, -1 if the connection has ended. `*descriptor` is one that came, or -1.
long kinora_web_receive(int socket, void *bytes, size_t count, int *descriptor);

/// Writes as much as the socket takes: the number of bytes, or -1 if the connection has ended.
long kinora_web_send(int socket, const void *bytes, size_t count);

/// Waits until a socket has something to read, or, if `writes`, takes something; real seconds at most.
void kinora_web_wait(int socket, bool writes, double seconds);

/// Maps a file of memory for reading and closes its descriptor; NULL if it is smaller than `size`.
const void *kinora_web_map(int descriptor, size_t size);
void kinora_web_unmap(const void *bytes, size_t size);

/// Seconds of the monotonic clock, also under virtual time.
double kinora_web_seconds(void);

/// Copies rows of pixels of four bytes where they differ; returns whether any did.
bool kinora_web_copy(uint32_t *target, size_t target_row, const uint32_t *source, size_t source_row, size_t width, size_t height);

#endif

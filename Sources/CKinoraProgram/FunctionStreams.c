#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CKinoraProgram.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

struct stream {
    void *cookie;
    kinora_stream_reader read;
    kinora_stream_writer write;
    kinora_stream_seeker seek;
    kinora_stream_closer close;
};

static int clamped(size_t count) { return count < INT_MAX ? (int)count : INT_MAX; }

static ssize_t read_bytes(void *cookie, char *bytes, size_t count) {
    struct stream *stream = cookie;
    return stream->read(stream->cookie, bytes, clamped(count));
}

// The C library takes 0 for an error.
static ssize_t write_bytes(void *cookie, const char *bytes, size_t count) {
    struct stream *stream = cookie;
    int written = stream->write(stream->cookie, bytes, clamped(count));
    return written > 0 ? written : 0;
}

static int seek_place(void *cookie, off64_t *offset, int whence) {
    struct stream *stream = cookie;
    if (!stream->seek) {
        errno = ESPIPE;
        return -1;
    }
    fpos_t position = {0};
    position.__pos = *offset;
    off64_t place = stream->seek(stream->cookie, position, whence).__pos;
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int close_stream(void *cookie) {
    struct stream *stream = cookie;
    int result = stream->close ? stream->close(stream->cookie) : 0;
    free(stream);
    return result;
}

FILE *kinora_open_stream(
    const void *cookie, kinora_stream_reader read, kinora_stream_writer write, kinora_stream_seeker seek, kinora_stream_closer close) {
    if (!read && !write) {
        errno = EINVAL;
        return NULL;
    }
    struct stream *stream = malloc(sizeof *stream);
    if (!stream) return NULL;
    *stream = (struct stream){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t functions = {
        .read = read ? read_bytes : NULL, .write = write ? write_bytes : NULL, .seek = seek_place, .close = close_stream};
    FILE *file = fopencookie(stream, read && write ? "r+" : read ? "r" : "w", functions);
    if (!file) free(stream);
    return file;
}

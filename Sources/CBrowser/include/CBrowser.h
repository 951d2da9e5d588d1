#ifndef KINORA_CBROWSER_H
#define KINORA_CBROWSER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// WebSockets by libwebsockets, on a thread of its own; listening sockets; the page that the server shows. Requests
// are read, judged and answered in Swift (`ConnectionGate`), which passes the bytes of a WebSocket on through a pair of sockets.

/// Listens on a port of an IPv4 address; 0 takes a free port. -1 with `errno` set if that fails.
int kinora_listen(const char *address, uint16_t port);

uint16_t kinora_port(int listener);

/// The next connection, which does not block and does not wait for more bytes to send; -1 with `errno` set if there is none.
int kinora_accept(int listener);

/// Two connected sockets that do not block; false with `errno` set if there are none.
bool kinora_socket_pair(int ends[2]);

struct kinora_poll_event {
    uint64_t tag;
    bool reads;
    /// Nothing can be sent any more, or an error has occurred. Comes whatever is waited for.
    bool ends;
};

/// A file that waits for many files at once, to be closed.
int kinora_poll_create(void);

/// Waits for a file from now on, in place of what was waited for.
void kinora_poll_watch(int poll, int file, uint64_t tag, bool reads, bool writes);
void kinora_poll_forget(int poll, int file);

/// Waits for events, of which there are at most 64 at once; their number.
int kinora_poll_wait(int poll, struct kinora_poll_event *events, int count, int milliseconds);

/// A file that can be read from `kinora_wake` on until `kinora_wake_taken`.
int kinora_wake_create(void);
void kinora_wake(int wake);
void kinora_wake_taken(int wake);

/// Called on the server's thread, one at a time.
struct kinora_server_events {
    void *context;
    void (*opened)(void *context, uint32_t client);
    /// A whole message.
    void (*received)(void *context, uint32_t client, const void *bytes, size_t count, bool is_text);
    /// The connection has taken all text that was sent.
    void (*drained)(void *context, uint32_t client);
    /// Also for a client that was never opened.
    void (*closed)(void *context, uint32_t client);
};

struct kinora_server_limits {
    /// Clients, and connections that end, at one time.
    uint32_t connections;
    /// Requests that are not complete, at one time.
    uint32_t requests;
    /// Bytes of a message that a client sends.
    uint32_t message;
    /// Bytes of the head of a request.
    uint32_t headers;
    /// Seconds within which a request is complete, and a client that is closed has ended.
    uint32_t handshake;
    /// Seconds without an answer to a ping after which a client is closed.
    uint32_t idle;
    /// Bytes that may wait to be sent to all clients.
    uint32_t waiting;
};

struct kinora_server;

/// Starts the thread; NULL if that fails.
struct kinora_server *kinora_server_start(const struct kinora_server_limits *limits, const struct kinora_server_events *events);

/// Adds a client of a number that is not in use, from any thread: `socket` brings its request for a WebSocket, and is closed at the end.
bool kinora_server_add(struct kinora_server *server, uint32_t client, int socket);

enum kinora_sent {
    KINORA_SENT = 0,
    /// The client has ended.
    KINORA_GONE = 1,
    /// Too much waits for all clients; those that take nothing are closed, so that it can be sent later.
    KINORA_FULL = 2,
};

/// Sends a message to a client, from any thread.
enum kinora_sent kinora_server_send(struct kinora_server *server, uint32_t client, const void *bytes, size_t count, bool is_text);

/// Closes a client with a code and a reason of at most 100 bytes, from any thread. What waits for it is not sent.
void kinora_server_close(struct kinora_server *server, uint32_t client, int code, const char *reason);

/// Ends a client at once, from any thread: its socket is closed. The other end of the socket is to stay open until then: libwebsockets may
/// read the end of a connection without end.
void kinora_server_drop(struct kinora_server *server, uint32_t client);

/// Closes all connections, ends the thread and frees the server. No event comes afterwards. Not to be called by an event.
void kinora_server_stop(struct kinora_server *server);

/// The file of the program or library that has code at an address, and the address where the file begins; NULL for none.
const char *kinora_code_image(const void *address, const void **base);

/// Replaces the program by its own executable, with arguments of which the last is NULL; the environment and the files that it was started
/// with stay. Returns -1 if that fails, with `errno`.
int kinora_start_again(char *const arguments[]);

/// A file of the page; NULL if there is none of that path.
const void *kinora_page_file(const char *path, const char **type, size_t *count);

/// Writes the IPv4 addresses of the machine that are not loopback, one per line; returns the length.
size_t kinora_local_addresses(char *text, size_t size);

/// Returns the heap's free memory to the system where the C library can, from any thread; it takes milliseconds.
void kinora_return_free_memory(void);

#endif

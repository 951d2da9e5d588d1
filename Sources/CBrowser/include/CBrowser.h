#ifndef KINORA_CBROWSER_H
#define KINORA_CBROWSER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// An HTTP and WebSocket server by libwebsockets, on a thread of its own; QR codes by libqrencode; the page that the server shows.

/// The values of a request on which its answer may depend. Strings are empty if the request lacks them; valid during the call.
struct kinora_request {
    /// GET or HEAD; other methods are answered by 405 before.
    bool is_head;
    const char *path;
    const char *query;
    const char *host;
    const char *origin;
};

/// The answer to a plain request. The bytes stay valid for the life of the process, or until `release` is called with them.
struct kinora_reply {
    int status;
    const char *type;
    const void *bytes;
    size_t count;
    void (*release)(void *bytes);
};

/// Called on the server's thread, one at a time.
struct kinora_server_events {
    void *context;
    /// Answers a plain request.
    void (*request)(void *context, const struct kinora_request *request, struct kinora_reply *reply);
    /// Decides about a WebSocket: 0 opens it, another value is the HTTP status of the refusal, whose body is `*sentence`.
    int (*opens)(void *context, const struct kinora_request *request, const char **sentence);
    void (*opened)(void *context, uint32_t client, const struct kinora_request *request);
    /// A whole message.
    void (*received)(void *context, uint32_t client, const void *bytes, size_t count, bool is_text);
    void (*closed)(void *context, uint32_t client);
};

struct kinora_server_limits {
    /// Connections at one time, of clients and of requests.
    uint32_t connections;
    /// Bytes of a message that a client sends.
    uint32_t message;
    /// Bytes of all headers of a request.
    uint32_t headers;
    /// Seconds within which a request is complete.
    uint32_t handshake;
    /// Seconds without an answer to a ping after which a client is closed.
    uint32_t idle;
    /// Bytes that may wait to be sent to a client; what comes on top is refused.
    uint32_t waiting;
};

struct kinora_server;

/// Listens on a port of an IPv4 address; 0 takes a free port. NULL with `errno` set if that fails. `headers` are added to every answer:
/// lines "name: value" separated by line feeds.
struct kinora_server *kinora_server_start(
    const char *address, uint16_t port, const struct kinora_server_limits *limits, const struct kinora_server_events *events,
    const char *headers);

uint16_t kinora_server_port(const struct kinora_server *server);

/// Sends a message to a client, from any thread; false if it is gone or too much waits for it already.
bool kinora_server_send(struct kinora_server *server, uint32_t client, const void *bytes, size_t count, bool is_text);

/// Closes a client with a code and a reason of at most 100 bytes, from any thread.
void kinora_server_close(struct kinora_server *server, uint32_t client, int code, const char *reason);

/// Closes all connections, ends the thread and frees the server. No event comes afterwards. Not to be called by an event.
void kinora_server_stop(struct kinora_server *server);

/// A file of the page; NULL if there is none of that path.
const void *kinora_page_file(const char *path, const char **type, size_t *count);

/// A QR code of a text: `*width` modules in each direction, row by row, whose lowest bit is 1 for black; to be freed with `free`. NULL if
/// the text is too long.
uint8_t *kinora_qr_code(const char *text, int *width);

/// Writes the IPv4 addresses of the machine that are not loopback, one per line; returns the length.
size_t kinora_local_addresses(char *text, size_t size);

#endif

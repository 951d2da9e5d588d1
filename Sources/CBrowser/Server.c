#include "CBrowser.h"

#include <errno.h>
#include <libwebsockets.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// Milliseconds without progress after which a client's messages give way to those of others.
enum { stall = 2000 };

/// A message that waits to be sent; `bytes` has LWS_PRE bytes before the message.
struct message {
    struct message *next;
    size_t count;
    bool is_text;
    unsigned char bytes[];
};

/// A WebSocket. In the server's list from the call that adds it to its closing; the lock guards what other threads use.
struct client {
    struct client *next;
    int socket; // -1 once libwebsockets has it
    struct lws *wsi; // NULL before libwebsockets has it
    uint32_t id;
    bool is_open; // as a WebSocket
    bool is_dropped, is_killed;
    struct message *first, *last;
    // Bytes that wait here, and of the last message that libwebsockets was given, until the connection has taken it.
    size_t waiting, given;
    bool gave_text;
    int64_t progress_time; // milliseconds
    int close_code;
    char close_reason[101];
    // The message being received; the server's thread alone.
    unsigned char *input;
    size_t input_count;
};

struct session {
    struct client *client;
};

struct kinora_server {
    struct lws_context *context;
    struct lws_vhost *vhost;
    pthread_t thread;
    pthread_mutex_t lock;
    atomic_bool stops;
    struct client *clients;
    size_t waiting; // of all clients
    struct kinora_server_limits limits;
    struct kinora_server_events events;
    struct lws_protocols protocols[2];
    lws_retry_bo_t idle;
};

/// Real time, also on the thread whose clock is the app's.
static int64_t milliseconds(void) {
    struct timespec now;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// MARK: Clients

static void open_client(struct kinora_server *server, struct lws *wsi, struct session *session) {
    struct client *client = session->client = lws_get_opaque_user_data(wsi);
    if (!client) return;
    pthread_mutex_lock(&server->lock);
    client->is_open = true;
    pthread_mutex_unlock(&server->lock);
    server->events.opened(server->events.context, client->id);
    // For what was sent before.
    lws_callback_on_writable(wsi);
}

static void free_client(struct kinora_server *server, struct client *client) {
    pthread_mutex_lock(&server->lock);
    for (struct client **at = &server->clients; *at; at = &(*at)->next)
        if (*at == client) {
            *at = client->next;
            break;
        }
    server->waiting -= client->waiting + client->given;
    pthread_mutex_unlock(&server->lock);
    server->events.closed(server->events.context, client->id);
    for (struct message *message = client->first; message;) {
        struct message *next = message->next;
        free(message);
        message = next;
    }
    if (client->socket >= 0) close(client->socket);
    free(client->input);
    free(client);
}

static void close_client(struct kinora_server *server, struct lws *wsi) {
    struct client *client = lws_get_opaque_user_data(wsi);
    if (!client) return;
    lws_set_opaque_user_data(wsi, NULL);
    free_client(server, client);
}

static int close_with(struct lws *wsi, int code, const char *reason) {
    lws_close_reason(wsi, (enum lws_close_status)code, (unsigned char *)reason, strlen(reason));
    return -1;
}

static int receive(struct kinora_server *server, struct lws *wsi, struct client *client, const void *bytes, size_t count) {
    pthread_mutex_lock(&server->lock);
    int close_code = client->close_code;
    pthread_mutex_unlock(&server->lock);
    if (close_code) return close_with(wsi, close_code, client->close_reason);
    size_t total = client->input_count + count;
    if (total > server->limits.message || total + lws_remaining_packet_payload(wsi) > server->limits.message)
        return close_with(wsi, 1009, "too large a message");
    bool is_whole = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
    if (is_whole && client->input_count == 0) {
        server->events.received(server->events.context, client->id, bytes, count, !lws_frame_is_binary(wsi));
    } else {
        if (!client->input) client->input = malloc(server->limits.message);
        if (!client->input) return close_with(wsi, 1011, "no memory");
        memcpy(client->input + client->input_count, bytes, count);
        client->input_count = total;
        if (is_whole) {
            server->events.received(server->events.context, client->id, client->input, total, !lws_frame_is_binary(wsi));
            free(client->input);
            client->input = NULL;
            client->input_count = 0;
        }
    }
    return 0;
}

static int write_message(struct kinora_server *server, struct lws *wsi, struct client *client) {
    pthread_mutex_lock(&server->lock);
    // A connection that takes less is buffered by libwebsockets, which comes back here once it has taken all.
    server->waiting -= client->given;
    client->given = 0;
    client->progress_time = milliseconds();
    bool has_drained = client->gave_text;
    for (struct message *next = client->first; next; next = next->next) has_drained = has_drained && !next->is_text;
    struct message *message = client->close_code ? NULL : client->first;
    client->gave_text = message && message->is_text;
    if (message) {
        client->first = message->next;
        if (!client->first) client->last = NULL;
        client->waiting -= message->count;
        client->given = message->count;
    }
    int close_code = client->close_code;
    pthread_mutex_unlock(&server->lock);
    if (close_code) return close_with(wsi, close_code, client->close_reason);
    if (has_drained) server->events.drained(server->events.context, client->id);
    if (!message) return 0;
    int written = lws_write(
        wsi, message->bytes + LWS_PRE, message->count, message->is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY);
    free(message);
    if (written < 0) return -1;
    lws_callback_on_writable(wsi);
    return 0;
}

static void adopt(struct kinora_server *server, struct client *client) {
    int socket = client->socket;
    client->socket = -1;
    struct lws *wsi = lws_adopt_socket_vhost(server->vhost, socket);
    if (!wsi) return free_client(server, client); // It has closed the socket.
    lws_set_opaque_user_data(wsi, client);
    pthread_mutex_lock(&server->lock);
    client->wsi = wsi;
    pthread_mutex_unlock(&server->lock);
}

/// Other threads have added clients or messages.
static void serve_others(struct kinora_server *server) {
    for (;;) {
        pthread_mutex_lock(&server->lock);
        struct client *added = server->clients;
        while (added && added->socket < 0) added = added->next;
        pthread_mutex_unlock(&server->lock);
        if (!added) break;
        adopt(server, added);
    }
    pthread_mutex_lock(&server->lock);
    for (struct client *client = server->clients; client; client = client->next) {
        if (client->wsi && client->is_dropped && !client->is_killed) {
            client->is_killed = true;
            lws_set_timeout(client->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
        }
        if (client->is_open && (client->first || client->close_code)) lws_callback_on_writable(client->wsi);
    }
    pthread_mutex_unlock(&server->lock);
}

// MARK: Events of libwebsockets

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct lws_context *context = lws_get_context(wsi);
    struct kinora_server *server = context ? lws_context_user(context) : NULL;
    struct session *session = user;
    if (!server) return 0;
    switch (reason) {
    // Plain requests are answered before.
    case LWS_CALLBACK_HTTP: return -1;
    case LWS_CALLBACK_ESTABLISHED:
        open_client(server, wsi, session);
        return session->client ? 0 : -1;
    case LWS_CALLBACK_RECEIVE: return session->client ? receive(server, wsi, session->client, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE: return session->client ? write_message(server, wsi, session->client) : -1;
    case LWS_CALLBACK_CLOSED:
        if (session) session->client = NULL;
        close_client(server, wsi);
        return 0;
    // Of one that was not opened.
    case LWS_CALLBACK_WSI_DESTROY:
        close_client(server, wsi);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        serve_others(server);
        return 0;
    default: return 0;
    }
}

static void *run(void *argument) {
    struct kinora_server *server = argument;
    while (!atomic_load(&server->stops) && lws_service(server->context, 0) >= 0) {}
    return NULL;
}

// MARK: Life

struct kinora_server *kinora_server_start(const struct kinora_server_limits *limits, const struct kinora_server_events *events) {
    struct kinora_server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    pthread_mutex_init(&server->lock, NULL);
    server->limits = *limits;
    server->events = *events;
    server->protocols[0] =
        (struct lws_protocols){.name = "kinora", .callback = callback, .per_session_data_size = sizeof(struct session),
                               .rx_buffer_size = 4096};
    server->idle = (lws_retry_bo_t){
        .secs_since_valid_ping = (uint16_t)(limits->idle / 2), .secs_since_valid_hangup = (uint16_t)limits->idle};
    signal(SIGPIPE, SIG_IGN);
    lws_set_log_level(0, NULL);
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = server->protocols,
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .user = server,
        .options = LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_VALIDATE_UTF8,
        .server_string = "Kinora",
        .timeout_secs = limits->handshake,
        .timeout_secs_ah_idle = limits->handshake,
        .max_http_header_pool2 = 2 * limits->connections,
        // Those that the gate has dropped end a little later.
        .fd_limit_per_thread = 2 * limits->connections + 4,
        .retry_and_idle_policy = &server->idle,
        .pt_serv_buf_size = 1 << 16,
    };
    server->context = lws_create_context(&info);
    server->vhost = server->context ? lws_get_vhost_by_name(server->context, "default") : NULL;
    if (!server->vhost || pthread_create(&server->thread, NULL, run, server)) {
        if (server->context) lws_context_destroy(server->context);
        pthread_mutex_destroy(&server->lock);
        free(server);
        return NULL;
    }
    return server;
}

bool kinora_server_add(struct kinora_server *server, uint32_t id, int socket) {
    struct client *client = calloc(1, sizeof *client);
    if (!client) {
        close(socket);
        return false;
    }
    *client = (struct client){.socket = socket, .id = id, .progress_time = milliseconds()};
    pthread_mutex_lock(&server->lock);
    client->next = server->clients;
    server->clients = client;
    pthread_mutex_unlock(&server->lock);
    lws_cancel_service(server->context);
    return true;
}

static struct client *find(struct kinora_server *server, uint32_t id) {
    struct client *client = server->clients;
    while (client && client->id != id) client = client->next;
    return client;
}

/// Drops the clients that have not taken what they were sent for some time.
static void drop_stalled(struct kinora_server *server) {
    int64_t now = milliseconds();
    for (struct client *client = server->clients; client; client = client->next)
        if (client->given && now - client->progress_time > stall) client->is_dropped = true;
}

enum kinora_sent kinora_server_send(struct kinora_server *server, uint32_t id, const void *bytes, size_t count, bool is_text) {
    struct message *message = malloc(sizeof *message + LWS_PRE + count);
    if (!message) return KINORA_FULL;
    *message = (struct message){.count = count, .is_text = is_text};
    memcpy(message->bytes + LWS_PRE, bytes, count);
    pthread_mutex_lock(&server->lock);
    struct client *client = find(server, id);
    enum kinora_sent sent = client && !client->close_code && !client->is_dropped ? KINORA_SENT : KINORA_GONE;
    // One message goes at any size.
    if (sent == KINORA_SENT && server->waiting && server->waiting + count > server->limits.waiting) {
        sent = KINORA_FULL;
        drop_stalled(server);
    }
    if (sent == KINORA_SENT) {
        if (client->last)
            client->last->next = message;
        else
            client->first = message;
        client->last = message;
        client->waiting += count;
        server->waiting += count;
    }
    pthread_mutex_unlock(&server->lock);
    if (sent != KINORA_SENT) free(message);
    if (sent != KINORA_GONE) lws_cancel_service(server->context);
    return sent;
}

void kinora_server_close(struct kinora_server *server, uint32_t id, int code, const char *reason) {
    pthread_mutex_lock(&server->lock);
    struct client *client = find(server, id);
    if (client && !client->close_code) {
        client->close_code = code;
        strncpy(client->close_reason, reason, sizeof client->close_reason - 1);
    }
    pthread_mutex_unlock(&server->lock);
    lws_cancel_service(server->context);
}

void kinora_server_drop(struct kinora_server *server, uint32_t id) {
    pthread_mutex_lock(&server->lock);
    struct client *client = find(server, id);
    if (client) client->is_dropped = true;
    pthread_mutex_unlock(&server->lock);
    lws_cancel_service(server->context);
}

void kinora_server_stop(struct kinora_server *server) {
    // Clients are notified; those that do not answer within a tenth of a second are dropped.
    pthread_mutex_lock(&server->lock);
    for (struct client *client = server->clients; client; client = client->next)
        if (!client->close_code) {
            client->close_code = 1001;
            strcpy(client->close_reason, "the program has ended");
        }
    bool has_clients = server->clients;
    pthread_mutex_unlock(&server->lock);
    for (int round = 0; has_clients && round < 10; round++) {
        lws_cancel_service(server->context);
        usleep(10000);
        pthread_mutex_lock(&server->lock);
        has_clients = server->clients;
        pthread_mutex_unlock(&server->lock);
    }
    atomic_store(&server->stops, true);
    lws_cancel_service(server->context);
    pthread_join(server->thread, NULL);
    lws_context_destroy(server->context);
    while (server->clients) free_client(server, server->clients);
    pthread_mutex_destroy(&server->lock);
    free(server);
}

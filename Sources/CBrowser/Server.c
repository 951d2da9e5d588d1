#include "CBrowser.h"

#include <arpa/inet.h>
#include <errno.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { HEADER_SIZE = 2048, VALUE_SIZE = 1024, CHUNK = 1 << 16 };

/// A message that waits to be sent; `bytes` has LWS_PRE bytes before the message.
struct message {
    struct message *next;
    size_t count;
    bool is_text;
    unsigned char bytes[];
};

/// A WebSocket. In the server's list from its opening to its closing; the lock guards what other threads use.
struct client {
    struct client *next;
    struct lws *wsi;
    uint32_t id;
    struct message *first, *last;
    size_t waiting;
    int close_code;
    char close_reason[101];
    // The message being received; the server's thread alone.
    unsigned char *input;
    size_t input_count;
};

/// A plain request that is being answered, or a client.
struct session {
    struct client *client;
    struct kinora_reply reply;
    size_t sent;
    bool has_reply;
};

struct kinora_server {
    struct lws_context *context;
    struct lws_vhost *vhost;
    pthread_t thread;
    pthread_mutex_t lock;
    atomic_bool stops;
    struct client *clients;
    uint32_t last_id;
    struct kinora_server_limits limits;
    struct kinora_server_events events;
    char *headers;
    struct lws_protocols protocols[2];
    lws_retry_bo_t idle;
};

// MARK: Requests

/// The text of a header, or an empty one; too long a value counts as one that nothing allows.
static void copy_header(struct lws *wsi, enum lws_token_indexes token, char value[VALUE_SIZE]) {
    value[0] = 0;
    if (lws_hdr_total_length(wsi, token) <= 0) return;
    if (lws_hdr_copy(wsi, value, VALUE_SIZE, token) < 0) strcpy(value, "too long");
}

/// The arguments of the URL, which libwebsockets has divided at each '&'.
static void copy_query(struct lws *wsi, char value[VALUE_SIZE]) {
    size_t count = 0;
    value[0] = 0;
    for (int index = 0;; index++) {
        char part[VALUE_SIZE];
        int length = lws_hdr_copy_fragment(wsi, part, sizeof part, WSI_TOKEN_HTTP_URI_ARGS, index);
        if (length < 0) return;
        if (count + (size_t)length + 2 > VALUE_SIZE) {
            value[0] = 0;
            return;
        }
        if (index > 0) value[count++] = '&';
        memcpy(value + count, part, (size_t)length);
        count += (size_t)length;
        value[count] = 0;
    }
}

struct request_text {
    char path[VALUE_SIZE], query[VALUE_SIZE], host[VALUE_SIZE], origin[VALUE_SIZE];
};

static struct kinora_request read_request(struct lws *wsi, struct request_text *text) {
    bool is_head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    copy_header(wsi, is_head ? WSI_TOKEN_HEAD_URI : WSI_TOKEN_GET_URI, text->path);
    copy_query(wsi, text->query);
    copy_header(wsi, WSI_TOKEN_HOST, text->host);
    copy_header(wsi, WSI_TOKEN_ORIGIN, text->origin);
    return (struct kinora_request){is_head, text->path, text->query, text->host, text->origin};
}

/// Writes the head of an answer; false if the connection is to be closed.
static bool write_head(struct kinora_server *server, struct lws *wsi, const struct kinora_reply *reply) {
    unsigned char buffer[LWS_PRE + HEADER_SIZE], *start = buffer + LWS_PRE, *at = start, *end = buffer + sizeof buffer - 1;
    if (lws_add_http_header_status(wsi, (unsigned)reply->status, &at, end)) return false;
    if (lws_add_http_header_by_token(
            wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, (const unsigned char *)reply->type, (int)strlen(reply->type), &at, end))
        return false;
    if (lws_add_http_header_content_length(wsi, reply->count, &at, end)) return false;
    for (const char *line = server->headers; *line;) {
        size_t length = strcspn(line, "\n");
        const char *colon = memchr(line, ':', length);
        if (colon) {
            char name[64];
            size_t count = (size_t)(colon - line) + 1;
            if (count >= sizeof name) return false;
            memcpy(name, line, count);
            name[count] = 0;
            if (lws_add_http_header_by_name(
                    wsi, (unsigned char *)name, (const unsigned char *)colon + 2, (int)(length - count - 1), &at, end))
                return false;
        }
        line += length + (line[length] == '\n');
    }
    return lws_finalize_write_http_header(wsi, start, &at, end) == 0;
}

static void release_reply(struct session *session) {
    if (session->has_reply && session->reply.release) session->reply.release((void *)session->reply.bytes);
    session->has_reply = false;
}

static int refuse(struct kinora_server *server, struct lws *wsi, int status, const char *sentence) {
    struct kinora_reply reply = {status, "text/plain; charset=utf-8", sentence, strlen(sentence), NULL};
    if (!write_head(server, wsi, &reply)) return -1;
    unsigned char buffer[LWS_PRE + 512];
    size_t count = reply.count < 512 ? reply.count : 512;
    memcpy(buffer + LWS_PRE, sentence, count);
    return lws_write(wsi, buffer + LWS_PRE, count, LWS_WRITE_HTTP_FINAL) < 0 ? -1 : 1;
}

static int answer(struct kinora_server *server, struct lws *wsi, struct session *session) {
    bool is_read = lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 || lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    struct request_text text;
    struct kinora_request request = read_request(wsi, &text);
    session->reply = (struct kinora_reply){405, "text/plain; charset=utf-8", "only GET and HEAD\n", 18, NULL};
    session->sent = 0;
    if (is_read) server->events.request(server->events.context, &request, &session->reply);
    session->has_reply = true;
    if (!write_head(server, wsi, &session->reply)) {
        release_reply(session);
        return -1;
    }
    if (request.is_head || session->reply.count == 0) {
        release_reply(session);
        // A body that the request may have had would be taken for the next request.
        return !is_read || lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    lws_callback_on_writable(wsi);
    return 0;
}

static int write_body(struct lws *wsi, struct session *session) {
    if (!session->has_reply) return 0;
    size_t count = session->reply.count - session->sent;
    if (count > CHUNK) count = CHUNK;
    unsigned char *buffer = malloc(LWS_PRE + count);
    if (!buffer) return -1;
    memcpy(buffer + LWS_PRE, (const unsigned char *)session->reply.bytes + session->sent, count);
    session->sent += count;
    bool is_last = session->sent == session->reply.count;
    int written = lws_write(wsi, buffer + LWS_PRE, count, is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP);
    free(buffer);
    if (written < 0) return -1;
    if (!is_last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    bool ends = session->reply.status == 405;
    release_reply(session);
    return ends || lws_http_transaction_completed(wsi) ? -1 : 0;
}

// MARK: Clients

static void open_client(struct kinora_server *server, struct lws *wsi, struct session *session) {
    struct client *client = calloc(1, sizeof *client);
    session->client = client;
    if (!client) return;
    client->wsi = wsi;
    struct request_text text;
    struct kinora_request request = read_request(wsi, &text);
    pthread_mutex_lock(&server->lock);
    client->id = ++server->last_id;
    client->next = server->clients;
    server->clients = client;
    pthread_mutex_unlock(&server->lock);
    server->events.opened(server->events.context, client->id, &request);
}

static void close_client(struct kinora_server *server, struct session *session) {
    struct client *client = session->client;
    if (!client) return;
    session->client = NULL;
    pthread_mutex_lock(&server->lock);
    for (struct client **at = &server->clients; *at; at = &(*at)->next)
        if (*at == client) {
            *at = client->next;
            break;
        }
    pthread_mutex_unlock(&server->lock);
    server->events.closed(server->events.context, client->id);
    for (struct message *message = client->first; message;) {
        struct message *next = message->next;
        free(message);
        message = next;
    }
    free(client->input);
    free(client);
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
    struct message *message = client->first;
    if (message) {
        client->first = message->next;
        if (!client->first) client->last = NULL;
        client->waiting -= message->count;
    }
    bool has_more = client->first || client->close_code;
    int close_code = message ? 0 : client->close_code;
    pthread_mutex_unlock(&server->lock);
    if (close_code) return close_with(wsi, close_code, client->close_reason);
    if (!message) return 0;
    // A connection that takes less is buffered by libwebsockets, which asks for no more until it has gone.
    int written = lws_write(
        wsi, message->bytes + LWS_PRE, message->count, message->is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY);
    free(message);
    if (written < 0) return -1;
    if (has_more) lws_callback_on_writable(wsi);
    return 0;
}

/// Other threads have added messages.
static void write_all(struct kinora_server *server) {
    pthread_mutex_lock(&server->lock);
    for (struct client *client = server->clients; client; client = client->next)
        if (client->first || client->close_code) lws_callback_on_writable(client->wsi);
    pthread_mutex_unlock(&server->lock);
}

// MARK: Events of libwebsockets

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct lws_context *context = lws_get_context(wsi);
    struct kinora_server *server = context ? lws_context_user(context) : NULL;
    struct session *session = user;
    if (!server) return 0;
    switch (reason) {
    case LWS_CALLBACK_HTTP: return answer(server, wsi, session);
    case LWS_CALLBACK_HTTP_WRITEABLE: return write_body(wsi, session);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (session) release_reply(session);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: {
        struct request_text text;
        struct kinora_request request = read_request(wsi, &text);
        const char *sentence = "refused\n";
        int status = strcmp(in, "websocket") != 0 ? 400 : server->events.opens(server->events.context, &request, &sentence);
        return status ? refuse(server, wsi, status, sentence) : 0;
    }
    case LWS_CALLBACK_ESTABLISHED:
        open_client(server, wsi, session);
        return session->client ? 0 : -1;
    case LWS_CALLBACK_RECEIVE: return session->client ? receive(server, wsi, session->client, in, length) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE: return session->client ? write_message(server, wsi, session->client) : -1;
    case LWS_CALLBACK_CLOSED:
        close_client(server, session);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        write_all(server);
        return 0;
    case LWS_CALLBACK_ADD_HEADERS: return 0;
    case LWS_CALLBACK_HTTP_BODY: return -1;
    // CONNECT makes a connection raw, without timeouts.
    case LWS_CALLBACK_RAW_ADOPT:
    case LWS_CALLBACK_RAW_CONNECTED:
    case LWS_CALLBACK_RAW_RX:
    case LWS_CALLBACK_RAW_WRITEABLE:
    case LWS_CALLBACK_RAW_PROXY_SRV_ADOPT:
    case LWS_CALLBACK_RAW_PROXY_SRV_RX:
    case LWS_CALLBACK_RAW_PROXY_SRV_WRITEABLE: return -1;
    default: return 0;
    }
}

static void *run(void *argument) {
    struct kinora_server *server = argument;
    while (!atomic_load(&server->stops) && lws_service(server->context, 0) >= 0) {}
    return NULL;
}

// MARK: Life

/// Whether the address and port can be listened on; libwebsockets gives no reason, and shares a port with others.
static int check_port(const char *address, uint16_t port) {
    struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons(port)};
    if (inet_pton(AF_INET, address, &place.sin_addr) != 1) return EINVAL;
    int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
    if (file < 0) return errno;
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    int failure = bind(file, (struct sockaddr *)&place, sizeof place) || listen(file, 1) ? errno : 0;
    close(file);
    return failure;
}

static void free_server(struct kinora_server *server) {
    pthread_mutex_destroy(&server->lock);
    free(server->headers);
    free(server);
}

struct kinora_server *kinora_server_start(
    const char *address, uint16_t port, const struct kinora_server_limits *limits, const struct kinora_server_events *events,
    const char *headers) {
    if ((errno = check_port(address, port))) return NULL;
    struct kinora_server *server = calloc(1, sizeof *server);
    if (!server || !(server->headers = strdup(headers))) {
        free(server);
        errno = ENOMEM;
        return NULL;
    }
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
        .port = port,
        .iface = address,
        .protocols = server->protocols,
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .user = server,
        .options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_VALIDATE_UTF8,
        .server_string = "Kinora",
        .timeout_secs = limits->handshake,
        .keepalive_timeout = (int)limits->handshake,
        .timeout_secs_ah_idle = limits->handshake,
        .max_http_header_data2 = limits->headers,
        .max_http_header_pool2 = limits->connections,
        .fd_limit_per_thread = limits->connections + 4,
        .retry_and_idle_policy = &server->idle,
        .pt_serv_buf_size = 1 << 16,
    };
    server->context = lws_create_context(&info);
    server->vhost = server->context ? lws_get_vhost_by_name(server->context, "default") : NULL;
    if (!server->vhost || pthread_create(&server->thread, NULL, run, server)) {
        if (server->context) lws_context_destroy(server->context);
        free_server(server);
        errno = EADDRINUSE;
        return NULL;
    }
    return server;
}

uint16_t kinora_server_port(const struct kinora_server *server) { return (uint16_t)lws_get_vhost_listen_port(server->vhost); }

static struct client *find(struct kinora_server *server, uint32_t id) {
    struct client *client = server->clients;
    while (client && client->id != id) client = client->next;
    return client;
}

bool kinora_server_send(struct kinora_server *server, uint32_t id, const void *bytes, size_t count, bool is_text) {
    struct message *message = malloc(sizeof *message + LWS_PRE + count);
    if (!message) return false;
    *message = (struct message){.count = count, .is_text = is_text};
    memcpy(message->bytes + LWS_PRE, bytes, count);
    pthread_mutex_lock(&server->lock);
    struct client *client = find(server, id);
    bool is_taken = client && !client->close_code && client->waiting + count <= server->limits.waiting;
    if (is_taken) {
        if (client->last)
            client->last->next = message;
        else
            client->first = message;
        client->last = message;
        client->waiting += count;
    }
    pthread_mutex_unlock(&server->lock);
    if (!is_taken) {
        free(message);
        return false;
    }
    lws_cancel_service(server->context);
    return true;
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
    free_server(server);
}

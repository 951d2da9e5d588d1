// Messages over the socket.
#include "helper.h"

#include <errno.h>
#include <glib-unix.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// --- Reading fields ---

static const guint8 *take(struct reader *reader, gsize count) {
    if (reader->failed || reader->count - reader->at < count) {
        reader->failed = TRUE;
        return NULL;
    }
    reader->at += count;
    return reader->bytes + reader->at - count;
}

guint32 read_u32(struct reader *reader) {
    const guint8 *bytes = take(reader, 4);
    guint32 value = 0;
    if (bytes) memcpy(&value, bytes, 4);
    return GUINT32_FROM_LE(value);
}

double read_f64(struct reader *reader) {
    const guint8 *bytes = take(reader, 8);
    double value = 0;
    if (bytes) memcpy(&value, bytes, 8);
    return value;
}

char *read_text(struct reader *reader) {
    guint32 count = read_u32(reader);
    const guint8 *bytes = take(reader, count);
    char *text = g_strndup(bytes ? (const char *)bytes : "", bytes ? count : 0);
    if (g_utf8_validate(text, -1, NULL)) return text;
    char *valid = g_utf8_make_valid(text, -1);
    g_free(text);
    return valid;
}

GBytes *read_data(struct reader *reader) {
    guint32 count = read_u32(reader);
    const guint8 *bytes = take(reader, count);
    return g_bytes_new(bytes, bytes ? count : 0);
}

// --- Writing ---

GByteArray *message(void) {
    GByteArray *bytes = g_byte_array_new();
    g_byte_array_set_size(bytes, sizeof(struct kinora_web_header));
    return bytes;
}

void add_u32(GByteArray *bytes, guint32 value) {
    value = GUINT32_TO_LE(value);
    g_byte_array_append(bytes, (const guint8 *)&value, 4);
}

void add_f64(GByteArray *bytes, double value) { g_byte_array_append(bytes, (const guint8 *)&value, 8); }

void add_text(GByteArray *bytes, const char *text) {
    gsize count = text ? strlen(text) : 0;
    add_u32(bytes, (guint32)count);
    if (count) g_byte_array_append(bytes, (const guint8 *)text, (guint)count);
}

// --- The socket ---

static int connection = -1;
static void (*received_message)(guint32, guint32, struct reader *);
static GByteArray *incoming;

struct outgoing {
    GByteArray *bytes;
    gsize at;
    int descriptor;
    guint32 view;
};
static GQueue outgoing = G_QUEUE_INIT;
static guint write_source;

static void leave(void) { helper_leave(); }

/// Returns FALSE if the socket takes no more for now.
static gboolean write_some(struct outgoing *next) {
    struct iovec part = {next->bytes->data + next->at, next->bytes->len - next->at};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1};
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr aligned;
    } control;
    if (next->descriptor >= 0) {
        memset(&control, 0, sizeof control);
        header.msg_control = &control;
        header.msg_controllen = sizeof control.bytes;
        struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(rights), &next->descriptor, sizeof(int));
    }
    ssize_t count = sendmsg(connection, &header, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0) {
        if (errno == EAGAIN || errno == EINTR) return FALSE;
        leave();
    }
    if (next->descriptor >= 0) close(next->descriptor);
    next->descriptor = -1;
    next->at += (gsize)count;
    return TRUE;
}

static gboolean write_all(gint descriptor, GIOCondition condition, gpointer data) {
    struct outgoing *next;
    while ((next = g_queue_peek_head(&outgoing))) {
        if (!write_some(next)) {
            if (!write_source) write_source = g_unix_fd_add(connection, G_IO_OUT, write_all, NULL);
            return G_SOURCE_CONTINUE;
        }
        if (next->at < next->bytes->len) continue;
        g_queue_pop_head(&outgoing);
        struct view *view = view_numbered(next->view);
        if (view) view->waiting -= MIN(view->waiting, next->bytes->len);
        g_byte_array_unref(next->bytes);
        g_free(next);
    }
    write_source = 0;
    return G_SOURCE_REMOVE;
}

/// Bytes of a message that is sent also for a page that has too many waiting: those about a page's end are shorter.
enum { short_message = 4096 };

/// Whether a page may send a message; if not, it is ended. Of an answer only its end is sent, for which the app waits.
static gboolean may_send(GByteArray *bytes, enum kinora_web_event kind, struct view *view) {
    if (bytes->len <= kinora_web_longest_message && view->waiting + bytes->len <= kinora_web_most_waiting && !view->is_ending) return TRUE;
    page_end(view);
    if (bytes->len <= short_message) return TRUE;
    if (kind != KINORA_WEB_RESULT) return FALSE;
    g_byte_array_set_size(bytes, sizeof(struct kinora_web_header) + 4);
    add_u32(bytes, KINORA_WEB_RESULT_GONE);
    add_text(bytes, "the result is too long");
    return TRUE;
}

void send_message(GByteArray *bytes, enum kinora_web_event kind, guint32 view, int descriptor) {
    struct view *sender = view ? view_numbered(view) : NULL;
    if (sender && !may_send(bytes, kind, sender)) {
        g_byte_array_unref(bytes);
        return;
    }
    struct kinora_web_header header = {bytes->len - (guint32)sizeof header, kind, view};
    memcpy(bytes->data, &header, sizeof header);
    struct outgoing *next = g_new0(struct outgoing, 1);
    next->bytes = bytes;
    next->descriptor = descriptor >= 0 ? dup(descriptor) : -1;
    next->view = view;
    if (sender) sender->waiting += bytes->len;
    g_queue_push_tail(&outgoing, next);
    if (!write_source) write_all(connection, G_IO_OUT, NULL);
}

static gboolean read_all(gint descriptor, GIOCondition condition, gpointer data) {
    static guint8 buffer[1 << 16];
    ssize_t count = recv(connection, buffer, sizeof buffer, MSG_DONTWAIT);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) leave();
    if (count < 0) return G_SOURCE_CONTINUE;
    g_byte_array_append(incoming, buffer, (guint)count);
    gsize at = 0;
    struct kinora_web_header header;
    while (incoming->len - at >= sizeof header) {
        memcpy(&header, incoming->data + at, sizeof header);
        if (header.length > kinora_web_longest_message) leave();
        if (incoming->len - at - sizeof header < header.length) break;
        struct reader reader = {incoming->data + at + sizeof header, header.length, 0, FALSE};
        received_message(header.kind, header.view, &reader);
        if (reader.failed) leave();
        at += sizeof header + header.length;
    }
    if (at) g_byte_array_remove_range(incoming, 0, (guint)at);
    return G_SOURCE_CONTINUE;
}

void wire_start(int socket, void (*received)(guint32, guint32, struct reader *)) {
    connection = socket;
    received_message = received;
    incoming = g_byte_array_new();
}

void wire_read(void) { g_unix_fd_add(connection, G_IO_IN | G_IO_HUP, read_all, NULL); }

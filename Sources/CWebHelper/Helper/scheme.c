// Loads of URLs whose schemes the app handles: each is a task that the app answers with a response, data and an end.
#include "helper.h"

#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct task {
    guint32 id, view;
    WebKitURISchemeRequest *request;
    int socket; // to the engine, which reads the data from its other end; -1 before the response
    GQueue data; // GBytes that the engine has not read
    gsize sent; // bytes of the first that it has
    gboolean is_complete; // the app has no more
    guint writer, watch; // sources, or 0
};

static GHashTable *tasks, *schemes;
static guint32 last_task;

static void task_free(gpointer data) {
    struct task *task = data;
    if (task->writer) g_source_remove(task->writer);
    if (task->watch) g_source_remove(task->watch);
    if (task->socket >= 0) close(task->socket);
    g_queue_clear_full(&task->data, (GDestroyNotify)g_bytes_unref);
    g_object_unref(task->request);
    g_free(task);
}

static void task_fail(struct task *task, const char *sentence) {
    GError *error = g_error_new_literal(g_quark_from_static_string("kinora-scheme"), 1, sentence);
    webkit_uri_scheme_request_finish_error(task->request, error);
    g_error_free(error);
}

/// Ends a task whose data the engine does not read any more.
static void task_stop(struct task *task) {
    GByteArray *fields = message();
    add_u32(fields, task->id);
    send_message(fields, KINORA_WEB_SCHEME_STOPPED, task->view, -1);
    // A load that is not over in the engine must end there, too.
    if (task->socket < 0) task_fail(task, "the load was stopped");
    g_hash_table_remove(tasks, GUINT_TO_POINTER(task->id));
}

static gboolean was_closed(gint descriptor, GIOCondition condition, gpointer data) {
    struct task *task = data;
    task->watch = 0;
    if (task->is_complete)
        g_hash_table_remove(tasks, GUINT_TO_POINTER(task->id));
    else
        task_stop(task);
    return G_SOURCE_REMOVE;
}

static gboolean write_data(gint descriptor, GIOCondition condition, gpointer data) {
    struct task *task = data;
    while (!g_queue_is_empty(&task->data)) {
        gsize count;
        const guint8 *bytes = g_bytes_get_data(g_queue_peek_head(&task->data), &count);
        ssize_t written = send(task->socket, bytes + task->sent, count - task->sent, MSG_DONTWAIT | MSG_NOSIGNAL);
        // The end of the reader is noticed by its own source.
        if (written < 0) return G_SOURCE_CONTINUE;
        task->sent += (gsize)written;
        if (task->sent < count) return G_SOURCE_CONTINUE;
        g_bytes_unref(g_queue_pop_head(&task->data));
        task->sent = 0;
    }
    task->writer = 0;
    if (task->is_complete) g_hash_table_remove(tasks, GUINT_TO_POINTER(task->id));
    return G_SOURCE_REMOVE;
}

static void task_write(struct task *task) {
    if (!task->writer) task->writer = g_unix_fd_add(task->socket, G_IO_OUT, write_data, task);
}

// --- Requests ---

/// The longest body of a request that is passed on.
enum { longest_body = 32 << 20 };

static void add_body(GByteArray *fields, WebKitURISchemeRequest *request) {
    GInputStream *body = webkit_uri_scheme_request_get_http_body(request);
    gsize at = fields->len, count = 0;
    add_u32(fields, 0);
    if (!body) return;
    guint8 *bytes = g_malloc(longest_body);
    if (g_input_stream_read_all(body, bytes, longest_body, &count, NULL, NULL)) g_byte_array_append(fields, bytes, (guint)count);
    g_free(bytes);
    g_object_unref(body);
    guint32 length = GUINT32_TO_LE(fields->len - at - 4);
    memcpy(fields->data + at, &length, 4);
}

static gboolean shows(gpointer number, gpointer value, gpointer web) { return ((struct view *)value)->web == web; }

static void requested(WebKitURISchemeRequest *request, gpointer data) {
    struct view *view = g_hash_table_find(helper.views, shows, webkit_uri_scheme_request_get_web_view(request));
    struct task *task = g_new0(struct task, 1);
    task->id = ++last_task;
    task->view = view ? view->number : 0;
    task->socket = -1;
    task->request = g_object_ref(request);
    g_queue_init(&task->data);
    if (!task->view) {
        task_fail(task, "no view loads the URL");
        task_free(task);
        return;
    }
    g_hash_table_insert(tasks, GUINT_TO_POINTER(task->id), task);
    char *headers = headers_text(webkit_uri_scheme_request_get_http_headers(request));
    GByteArray *fields = message();
    add_u32(fields, task->id);
    add_text(fields, webkit_uri_scheme_request_get_uri(request));
    add_text(fields, webkit_uri_scheme_request_get_http_method(request));
    add_text(fields, headers);
    add_body(fields, request);
    g_free(headers);
    send_message(fields, KINORA_WEB_SCHEME_REQUEST, view->number, -1);
}

void scheme_add(struct reader *reader) {
    char *scheme = read_text(reader);
    if (!schemes) {
        schemes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
        tasks = g_hash_table_new_full(NULL, NULL, NULL, task_free);
    }
    if (g_hash_table_contains(schemes, scheme)) return g_free(scheme);
    webkit_web_context_register_uri_scheme(webkit_web_context_get_default(), scheme, requested, NULL, NULL);
    g_hash_table_add(schemes, scheme);
}

// --- Answers ---

static struct task *task_of(struct view *view, guint32 id) {
    struct task *task = tasks ? g_hash_table_lookup(tasks, GUINT_TO_POINTER(id)) : NULL;
    return task && task->view == view->number && !task->is_complete ? task : NULL;
}

void scheme_response(struct view *view, struct reader *reader) {
    struct task *task = task_of(view, read_u32(reader));
    double length = read_f64(reader);
    guint32 status = read_u32(reader);
    char *type = read_text(reader), *headers = read_text(reader);
    int ends[2];
    if (task && task->socket < 0 && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) == 0) {
        task->socket = ends[0];
        GInputStream *stream = g_unix_input_stream_new(ends[1], TRUE);
        WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, length < 0 ? -1 : (gint64)length);
        if (*type) webkit_uri_scheme_response_set_content_type(response, type);
        if (status) webkit_uri_scheme_response_set_status(response, status, NULL);
        SoupMessageHeaders *fields = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
        headers_read(fields, headers);
        webkit_uri_scheme_response_set_http_headers(response, fields);
        webkit_uri_scheme_request_finish_with_response(task->request, response);
        g_object_unref(response);
        g_object_unref(stream);
        task->watch = g_unix_fd_add(task->socket, G_IO_HUP | G_IO_ERR, was_closed, task);
    }
    g_free(type);
    g_free(headers);
}

void scheme_data(struct view *view, struct reader *reader) {
    struct task *task = task_of(view, read_u32(reader));
    GBytes *data = read_data(reader);
    if (!task || task->socket < 0 || g_bytes_get_size(data) == 0) return g_bytes_unref(data);
    g_queue_push_tail(&task->data, data);
    task_write(task);
}

void scheme_end(struct view *view, struct reader *reader) {
    struct task *task = task_of(view, read_u32(reader));
    gboolean has_failed = read_u32(reader) == 1;
    char *sentence = read_text(reader);
    if (task && (has_failed || task->socket < 0)) {
        task_fail(task, sentence);
        g_hash_table_remove(tasks, GUINT_TO_POINTER(task->id));
    } else if (task) {
        task->is_complete = TRUE;
        task_write(task);
    }
    g_free(sentence);
}

// --- Stopped loads ---

guint32 scheme_last(void) { return last_task; }

void scheme_stop(struct view *view, guint32 from, guint32 to, const char *but) {
    GList *all = tasks ? g_hash_table_get_values(tasks) : NULL;
    for (GList *item = all; item; item = item->next) {
        struct task *task = item->data;
        if (task->view != view->number || task->id < from || task->id > to || task->is_complete) continue;
        if (but && strcmp(webkit_uri_scheme_request_get_uri(task->request), but) == 0) continue;
        task_stop(task);
    }
    g_list_free(all);
}

void scheme_free(struct view *view) {
    GList *all = tasks ? g_hash_table_get_values(tasks) : NULL;
    for (GList *item = all; item; item = item->next) {
        struct task *task = item->data;
        if (task->view == view->number) g_hash_table_remove(tasks, GUINT_TO_POINTER(task->id));
    }
    g_list_free(all);
}

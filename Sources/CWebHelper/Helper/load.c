// Loading: requests, files, the filters that keep pages from the network and from files, events of a load.
#include "helper.h"

#include <stdlib.h>
#include <string.h>

// --- Filters ---

static void (*filters_done)(void);
static int filters_open;

static const char network_rules[] =
    "[{\"trigger\":{\"url-filter\":\"^https?:\"},\"action\":{\"type\":\"block\"}},"
    "{\"trigger\":{\"url-filter\":\"^wss?:\"},\"action\":{\"type\":\"block\"}},"
    "{\"trigger\":{\"url-filter\":\"^ftp:\"},\"action\":{\"type\":\"block\"}}]";
static const char file_rules[] = "[{\"trigger\":{\"url-filter\":\"^file:\"},\"action\":{\"type\":\"block\"}}]";
static const char remote_rules[] =
    "[{\"trigger\":{\"url-filter\":\"^https?:\"},\"action\":{\"type\":\"block\"}},"
    "{\"trigger\":{\"url-filter\":\"^wss?:\"},\"action\":{\"type\":\"block\"}},"
    "{\"trigger\":{\"url-filter\":\"^https?://127\\\\.0\\\\.0\\\\.1[:/]\"},\"action\":{\"type\":\"ignore-previous-rules\"}},"
    "{\"trigger\":{\"url-filter\":\"^https?://localhost[:/]\"},\"action\":{\"type\":\"ignore-previous-rules\"}}]";

static void filter_saved(GObject *object, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    WebKitUserContentFilter **filter = data;
    *filter = webkit_user_content_filter_store_save_finish(WEBKIT_USER_CONTENT_FILTER_STORE(object), result, &error);
    if (!*filter) {
        g_printerr("kinora: web pages cannot be filtered: %s\n", error->message);
        exit(1);
    }
    if (--filters_open == 0) filters_done();
}

static void save(const char *name, const char *rules, GAsyncReadyCallback done, gpointer data) {
    GBytes *bytes = g_bytes_new(rules, strlen(rules));
    webkit_user_content_filter_store_save(helper.filters, name, bytes, NULL, done, data);
    g_bytes_unref(bytes);
}

void filters_prepare(void (*done)(void)) {
    filters_done = done;
    filters_open = 3;
    save("network", network_rules, filter_saved, &helper.network_filter);
    save("files", file_rules, filter_saved, &helper.file_filter);
    save("remote", remote_rules, filter_saved, &helper.remote_filter);
}

void network_open(struct view *view) {
    if (view->has_network) return;
    view->has_network = TRUE;
    webkit_user_content_manager_remove_filter(view->content, helper.network_filter);
    if (!helper.has_sandbox) webkit_user_content_manager_add_filter(view->content, helper.remote_filter);
}

static void network_close(struct view *view) {
    if (!view->has_network) return;
    view->has_network = FALSE;
    webkit_user_content_manager_remove_filter(view->content, helper.remote_filter);
    webkit_user_content_manager_add_filter(view->content, helper.network_filter);
}

static gboolean is_network(const char *url) { return g_ascii_strncasecmp(url, "http:", 5) == 0 || g_ascii_strncasecmp(url, "https:", 6) == 0; }

static gboolean is_loopback(const char *url) {
    GUri *parsed = g_uri_parse(url, G_URI_FLAGS_NONE, NULL);
    const char *host = parsed ? g_uri_get_host(parsed) : NULL;
    gboolean is = host && (strcmp(host, "127.0.0.1") == 0 || strcmp(host, "localhost") == 0);
    if (parsed) g_uri_unref(parsed);
    return is;
}

// --- Access to files ---

struct pending_load {
    struct view *view; // NULL if the view is gone
    guint count;
    char *url;
    GBytes *data;
    char *type, *encoding;
    char *filter;
};

static void pending_free(struct pending_load *load) {
    if (load->view && load->view->pending == load) load->view->pending = NULL;
    g_free(load->url);
    g_clear_pointer(&load->data, g_bytes_unref);
    g_free(load->type);
    g_free(load->encoding);
    g_free(load->filter);
    g_free(load);
}

static void begin(struct view *view, struct pending_load *load) {
    g_clear_pointer(&view->requested, g_free);
    gboolean is_empty = load->data && g_bytes_get_size(load->data) == 0;
    // The engine loads no data of no bytes. An empty text of HTML it does; of other types a line's end, which shows nothing either.
    if (is_empty && strcmp(load->type, "text/html") != 0) {
        g_bytes_unref(load->data);
        load->data = g_bytes_new_static("\n", 1);
        is_empty = FALSE;
    }
    if (is_empty)
        webkit_web_view_load_html(view->web, "", *load->url ? load->url : NULL);
    else if (load->data)
        webkit_web_view_load_bytes(view->web, load->data, load->type, *load->encoding ? load->encoding : NULL, *load->url ? load->url : NULL);
    else
        webkit_web_view_load_uri(view->web, load->url);
    pending_free(load);
}

static void folder_filter_saved(GObject *object, GAsyncResult *result, gpointer data) {
    struct pending_load *load = data;
    GError *error = NULL;
    WebKitUserContentFilter *filter =
        webkit_user_content_filter_store_save_finish(WEBKIT_USER_CONTENT_FILTER_STORE(object), result, &error);
    struct view *view = load->view;
    if (!view || view->load_count != load->count) {
        if (filter) webkit_user_content_filter_unref(filter);
        g_clear_error(&error);
        pending_free(load);
        return;
    }
    if (!filter) {
        load_failed(view, TRUE, KINORA_WEB_FAILURE_FILE_ACCESS, error->message, load->url);
        g_clear_error(&error);
        pending_free(load);
        return;
    }
    webkit_user_content_manager_remove_filter(view->content, helper.file_filter);
    if (view->folder_filter) webkit_user_content_manager_remove_filter_by_id(view->content, view->folder_filter);
    g_free(view->folder_filter);
    view->folder_filter = g_strdup(load->filter);
    webkit_user_content_manager_add_filter(view->content, filter);
    webkit_user_content_filter_unref(filter);
    begin(view, load);
}

/// A pattern of content rules for URLs that begin with a text, as part of a JSON string.
static char *escaped_pattern(const char *url) {
    GString *pattern = g_string_new("^");
    for (const char *at = url; *at; at++) {
        if (strchr(".*+?()[]{}|^$\\", *at)) g_string_append(pattern, "\\\\");
        if (*at != '"') g_string_append_c(pattern, *at);
    }
    return g_string_free(pattern, FALSE);
}

static char *canonical(const char *path) {
    char *found = realpath(path, NULL), *copy = found ? g_strdup(found) : NULL;
    free(found);
    return copy;
}

static gboolean is_below(const char *path, const char *folder) {
    gsize count = strlen(folder);
    return strcmp(folder, "/") == 0 || (strncmp(path, folder, count) == 0 && (path[count] == 0 || path[count] == '/'));
}

/// Lets the view read one folder (or file), then loads; without one, no file at all.
static void grant(struct view *view, const char *folder, struct pending_load *load) {
    g_free(view->folder);
    view->folder = *folder ? canonical(folder) : NULL;
    if (!view->folder) {
        if (view->folder_filter) {
            webkit_user_content_manager_remove_filter_by_id(view->content, view->folder_filter);
            webkit_user_content_manager_add_filter(view->content, helper.file_filter);
            g_clear_pointer(&view->folder_filter, g_free);
        }
        begin(view, load);
        return;
    }
    static guint number;
    load->filter = g_strdup_printf("folder%u", ++number);
    char *url = g_filename_to_uri(view->folder, NULL, NULL), *pattern = escaped_pattern(url);
    // The path as given is allowed too: it may lead through links to the folder.
    char *given_url = g_filename_to_uri(folder, NULL, NULL), *given = escaped_pattern(given_url ? given_url : url);
    gboolean is_folder = g_file_test(view->folder, G_FILE_TEST_IS_DIR);
    const char *end = is_folder ? (g_str_has_suffix(pattern, "/") ? "" : "/") : "$";
    const char *given_end = is_folder ? (g_str_has_suffix(given, "/") ? "" : "/") : "$";
    char *rules = g_strdup_printf(
        "[{\"trigger\":{\"url-filter\":\"^file:\"},\"action\":{\"type\":\"block\"}},"
        "{\"trigger\":{\"url-filter\":\"%s%s\",\"url-filter-is-case-sensitive\":true},\"action\":{\"type\":\"ignore-previous-rules\"}},"
        "{\"trigger\":{\"url-filter\":\"%s%s\",\"url-filter-is-case-sensitive\":true},\"action\":{\"type\":\"ignore-previous-rules\"}},"
        "{\"trigger\":{\"url-filter\":\"^file:.*%%2f\"},\"action\":{\"type\":\"block\"}},"
        "{\"trigger\":{\"url-filter\":\"^file:.*%%00\"},\"action\":{\"type\":\"block\"}}]",
        pattern, end, given, given_end);
    save(load->filter, rules, folder_filter_saved, load);
    g_free(rules);
    g_free(given);
    g_free(given_url);
    g_free(pattern);
    g_free(url);
}

// --- Requests ---

static void prepare(struct view *view) {
    view->load_count++;
    view->is_stopped = view->begins_again = FALSE;
    challenge_forget(view);
}

static struct pending_load *new_pending(struct view *view, char *url) {
    struct pending_load *load = g_new0(struct pending_load, 1);
    if (view->pending) view->pending->view = NULL;
    view->pending = load;
    load->view = view;
    load->count = view->load_count;
    load->url = url;
    return load;
}

void load_url(struct view *view, struct reader *reader) {
    char *url = read_text(reader), *method = read_text(reader), *headers = read_text(reader);
    prepare(view);
    g_free(view->requested);
    view->requested = g_strdup(url);
    if (is_network(url) && !helper.has_sandbox && !is_loopback(url)) {
        load_failed(
            view, TRUE, KINORA_WEB_FAILURE_NO_SANDBOX,
            "remote pages are not loaded, because the sandbox of web pages cannot start here (bwrap needs user namespaces)", url);
    } else if (g_ascii_strncasecmp(url, "file:", 5) == 0) {
        load_failed(view, TRUE, KINORA_WEB_FAILURE_FILE_ACCESS, "files are loaded by loadFileURL(_:allowingReadAccessTo:)", url);
    } else if (!*url || g_ascii_strncasecmp(url, "javascript:", 11) == 0) {
        // The engine does nothing, and says nothing.
        load_failed(view, TRUE, KINORA_WEB_FAILURE_SCHEME, "the URL is not that of a page", url);
    } else {
        if (is_network(url))
            network_open(view);
        else
            network_close(view);
        WebKitURIRequest *request = webkit_uri_request_new(url);
        headers_read(webkit_uri_request_get_http_headers(request), headers);
        webkit_web_view_load_request(view->web, request);
        g_object_unref(request);
    }
    g_free(url);
    g_free(method);
    g_free(headers);
}

void load_data(struct view *view, struct reader *reader) {
    GBytes *data = read_data(reader);
    char *type = read_text(reader), *encoding = read_text(reader), *base = read_text(reader), *folder = read_text(reader);
    prepare(view);
    if (is_network(base) && (helper.has_sandbox || is_loopback(base)))
        network_open(view);
    else
        network_close(view);
    struct pending_load *load = new_pending(view, base);
    load->data = data;
    load->type = type;
    load->encoding = encoding;
    grant(view, folder, load);
    g_free(folder);
}

void load_file(struct view *view, struct reader *reader) {
    char *url = read_text(reader), *folder = read_text(reader);
    prepare(view);
    network_close(view);
    char *path = g_filename_from_uri(url, NULL, NULL), *real = path ? canonical(path) : NULL, *real_folder = canonical(folder);
    if (!real)
        load_failed(view, TRUE, KINORA_WEB_FAILURE_NO_FILE, "the file does not exist", url);
    else if (!real_folder || !is_below(real, real_folder))
        load_failed(view, TRUE, KINORA_WEB_FAILURE_FILE_ACCESS, "the file is not in the folder that may be read", url);
    else
        grant(view, folder, new_pending(view, g_strdup(url)));
    g_free(real_folder);
    g_free(real);
    g_free(path);
    g_free(folder);
    g_free(url);
}

void load_stop(struct view *view) {
    view->load_count++;
    view->is_stopped = TRUE;
    view->begins_again = FALSE;
    challenge_forget(view);
    webkit_web_view_stop_loading(view->web);
    scheme_stop(view, 0, G_MAXUINT32, NULL);
}

void load_free(struct view *view) {
    if (view->pending) view->pending->view = NULL;
    g_clear_object(&view->allowed);
    g_free(view->requested);
    g_free(view->folder);
    g_free(view->folder_filter);
    if (view->decisions) g_hash_table_unref(view->decisions);
    if (view->dialogs) g_hash_table_unref(view->dialogs);
}

// Events and properties of a load.
#include "helper.h"

#include <string.h>

static void send_load_of(struct view *view, enum kinora_web_load event, const char *url) {
    GByteArray *fields = message();
    add_u32(fields, event);
    add_text(fields, url);
    send_message(fields, KINORA_WEB_LOAD, view->number, -1);
}

static void send_load(struct view *view, enum kinora_web_load event) { send_load_of(view, event, webkit_web_view_get_uri(view->web)); }

void load_failed(struct view *view, gboolean is_provisional, enum kinora_web_failure failure, const char *sentence, const char *url) {
    view->has_failed = TRUE;
    challenge_forget(view);
    GByteArray *fields = message();
    add_u32(fields, is_provisional);
    add_u32(fields, failure);
    add_text(fields, sentence);
    add_text(fields, url);
    send_message(fields, KINORA_WEB_FAILED, view->number, -1);
}

// The fetch standard's bad ports (https://fetch.spec.whatwg.org/#port-blocking), in order.
static const guint16 forbidden_ports[] = {
    1,    7,    9,    11,   13,   15,   17,   19,   20,   21,   22,   23,   25,   37,   42,   43,   53,   69,   77,   79,   87,
    95,   101,  102,  103,  104,  109,  110,  111,  113,  115,  117,  119,  123,  135,  137,  139,  143,  161,  179,  389,  427,
    465,  512,  513,  514,  515,  526,  530,  531,  532,  540,  548,  554,  556,  563,  587,  601,  636,  989,  990,  993,  995,
    1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
};

static gboolean has_forbidden_port(const char *url) {
    if (!g_str_has_prefix(url, "http:") && !g_str_has_prefix(url, "https:")) return FALSE;
    GUri *parsed = g_uri_parse(url, G_URI_FLAGS_ENCODED, NULL);
    int port = parsed ? g_uri_get_port(parsed) : -1;
    if (parsed) g_uri_unref(parsed);
    for (gsize index = 0; index < G_N_ELEMENTS(forbidden_ports); index++)
        if (forbidden_ports[index] == port) return TRUE;
    return FALSE;
}

gboolean load_refuses_port(struct view *view, const char *url) {
    // Compared by ports: the engine writes the URL of the request in its own form.
    if (!view->requested || !has_forbidden_port(view->requested) || !has_forbidden_port(url)) return FALSE;
    g_clear_pointer(&view->requested, g_free);
    send_load_of(view, KINORA_WEB_LOAD_STARTED, url);
    load_failed(view, TRUE, KINORA_WEB_FAILURE_PORT, "browsers do not connect to this port", url);
    return TRUE;
}

static void load_changed(WebKitWebView *web, WebKitLoadEvent event, struct view *view) {
    if (!view->number) return;
    switch (event) {
    case WEBKIT_LOAD_STARTED:
        view->has_failed = view->is_committed = view->is_gone = FALSE;
        view->earlier_task = scheme_last();
        g_clear_pointer(&view->requested, g_free);
        view->redirects = 0;
        if (!view->begins_again) send_load(view, KINORA_WEB_LOAD_STARTED);
        view->begins_again = FALSE;
        challenge_load_started(view);
        break;
    case WEBKIT_LOAD_REDIRECTED:
        view->redirects++;
        send_load(view, KINORA_WEB_LOAD_REDIRECTED);
        break;
    case WEBKIT_LOAD_COMMITTED:
        view->is_committed = TRUE;
        // Those of the page before.
        scheme_stop(view, 0, view->earlier_task, webkit_web_view_get_uri(web));
        questions_forget(view);
        challenge_forget(view);
        view->storms = FALSE;
        view->scroll_x = view->scroll_y = view->known_x = view->known_y = 0;
        scroll_abandon(view);
        send_load(view, KINORA_WEB_LOAD_COMMITTED);
        break;
    case WEBKIT_LOAD_FINISHED:
        if (view->begins_again)
            webkit_web_view_load_request(web, view->allowed);
        else if (!view->has_failed)
            send_load(view, KINORA_WEB_LOAD_FINISHED);
        break;
    }
}

static enum kinora_web_failure failure_of(const GError *error) {
    if (error->domain == WEBKIT_NETWORK_ERROR) switch (error->code) {
        case WEBKIT_NETWORK_ERROR_CANCELLED: return KINORA_WEB_FAILURE_CANCELLED;
        case WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL: return KINORA_WEB_FAILURE_SCHEME;
        case WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST: return KINORA_WEB_FAILURE_NO_FILE;
        default: return KINORA_WEB_FAILURE_OTHER;
        }
    if (error->domain == WEBKIT_POLICY_ERROR) switch (error->code) {
        case WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE: return KINORA_WEB_FAILURE_POLICY;
        case WEBKIT_POLICY_ERROR_CANNOT_SHOW_MIME_TYPE: return KINORA_WEB_FAILURE_TYPE;
        case WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI: return KINORA_WEB_FAILURE_SCHEME;
        case WEBKIT_POLICY_ERROR_CANNOT_USE_RESTRICTED_PORT: return KINORA_WEB_FAILURE_PORT;
        default: return KINORA_WEB_FAILURE_BLOCKED;
        }
    if (error->domain == G_RESOLVER_ERROR) return KINORA_WEB_FAILURE_NO_HOST;
    if (error->domain == G_TLS_ERROR) return KINORA_WEB_FAILURE_CERTIFICATE;
    if (error->domain == SOUP_SESSION_ERROR)
        return error->code == SOUP_SESSION_ERROR_TOO_MANY_REDIRECTS ? KINORA_WEB_FAILURE_REDIRECTS : KINORA_WEB_FAILURE_LOST;
    if (error->domain == G_IO_ERROR) switch (error->code) {
        case G_IO_ERROR_CANCELLED: return KINORA_WEB_FAILURE_CANCELLED;
        case G_IO_ERROR_HOST_NOT_FOUND: return KINORA_WEB_FAILURE_NO_HOST;
        case G_IO_ERROR_CONNECTION_REFUSED:
        case G_IO_ERROR_HOST_UNREACHABLE:
        case G_IO_ERROR_NETWORK_UNREACHABLE: return KINORA_WEB_FAILURE_NO_CONNECTION;
        case G_IO_ERROR_TIMED_OUT: return KINORA_WEB_FAILURE_TIME;
        case G_IO_ERROR_NOT_FOUND: return KINORA_WEB_FAILURE_NO_FILE;
        case G_IO_ERROR_PERMISSION_DENIED: return KINORA_WEB_FAILURE_FILE_ACCESS;
        case G_IO_ERROR_CONNECTION_CLOSED:
        case G_IO_ERROR_PARTIAL_INPUT: return KINORA_WEB_FAILURE_LOST;
        default: return KINORA_WEB_FAILURE_OTHER;
        }
    return KINORA_WEB_FAILURE_OTHER;
}

static gboolean load_failed_signal(WebKitWebView *web, WebKitLoadEvent event, char *url, GError *error, struct view *view) {
    if (!view->number) return TRUE;
    enum kinora_web_failure failure = failure_of(error);
    if (failure == KINORA_WEB_FAILURE_CANCELLED && view->lost_challenge) {
        view->begins_again = TRUE;
        return TRUE;
    }
    // The engine's error for too many redirects has neither domain nor code.
    if (failure == KINORA_WEB_FAILURE_OTHER && view->redirects >= 20) failure = KINORA_WEB_FAILURE_REDIRECTS;
    scheme_stop(view, view->earlier_task + 1, G_MAXUINT32, NULL);
    load_failed(view, event < WEBKIT_LOAD_COMMITTED, failure, error->message, url);
    return TRUE;
}

static gboolean tls_failed(WebKitWebView *web, char *url, GTlsCertificate *certificate, GTlsCertificateFlags errors, struct view *view) {
    load_failed(view, TRUE, KINORA_WEB_FAILURE_CERTIFICATE, "the certificate of the server is not valid", url);
    return TRUE;
}

static void send_property(struct view *view, enum kinora_web_property property, double value, const char *text) {
    if (!view->number) return;
    GByteArray *fields = message();
    add_u32(fields, property);
    add_f64(fields, value);
    add_text(fields, text);
    send_message(fields, KINORA_WEB_PROPERTY, view->number, -1);
}

static void title_changed(GObject *object, GParamSpec *property, struct view *view) {
    send_property(view, KINORA_WEB_TITLE, 0, webkit_web_view_get_title(view->web));
}

static void url_changed(GObject *object, GParamSpec *property, struct view *view) {
    send_property(view, KINORA_WEB_URL, 0, webkit_web_view_get_uri(view->web));
}

static void progress_changed(GObject *object, GParamSpec *property, struct view *view) {
    send_property(view, KINORA_WEB_PROGRESS, webkit_web_view_get_estimated_load_progress(view->web), NULL);
}

static void loading_changed(GObject *object, GParamSpec *property, struct view *view) {
    send_property(view, KINORA_WEB_LOADING, webkit_web_view_is_loading(view->web), NULL);
}

/// Adds a text, of a long one the beginning: a page that was ended for its title stays in the history.
static void add_beginning(GByteArray *fields, const char *text) {
    enum { longest = 1 << 16 };
    if (!text || strlen(text) <= longest) return add_text(fields, text);
    const char *end = g_utf8_find_prev_char(text, text + longest + 1);
    char *beginning = g_strndup(text, (gsize)(end - text));
    add_text(fields, beginning);
    g_free(beginning);
}

static void add_item(GByteArray *fields, WebKitBackForwardListItem *item) {
    add_beginning(fields, webkit_back_forward_list_item_get_uri(item));
    add_beginning(fields, webkit_back_forward_list_item_get_title(item));
}

static void history_changed(WebKitBackForwardList *list, WebKitBackForwardListItem *added, gpointer removed, struct view *view) {
    if (!view->number) return;
    GList *back = webkit_back_forward_list_get_back_list_with_limit(list, 100);
    GList *ahead = webkit_back_forward_list_get_forward_list_with_limit(list, 100);
    WebKitBackForwardListItem *current = webkit_back_forward_list_get_current_item(list);
    GByteArray *fields = message();
    add_u32(fields, g_list_length(back));
    add_u32(fields, g_list_length(back) + g_list_length(ahead) + (current ? 1 : 0));
    // The engine lists both from the current item on.
    for (GList *item = g_list_last(back); item; item = item->prev) add_item(fields, item->data);
    if (current) add_item(fields, current);
    for (GList *item = ahead; item; item = item->next) add_item(fields, item->data);
    g_list_free(back);
    g_list_free(ahead);
    send_message(fields, KINORA_WEB_HISTORY, view->number, -1);
}

static void terminated(WebKitWebView *web, WebKitWebProcessTerminationReason reason, struct view *view) {
    view->ping_sent = 0;
    view->end_count++;
    view->is_gone = TRUE;
    gboolean was_too_long = view->is_ending;
    view->is_ending = FALSE;
    scroll_abandon(view);
    view->open_dialogs = view->dialog_count = 0;
    view->storms = FALSE;
    if (view->decisions) g_hash_table_remove_all(view->decisions);
    if (view->dialogs) g_hash_table_remove_all(view->dialogs);
    if (!view->number) return;
    scheme_stop(view, 0, G_MAXUINT32, NULL);
    questions_forget(view);
    GByteArray *fields = message();
    guint32 cause = reason == WEBKIT_WEB_PROCESS_CRASHED ? 0 : reason == WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT ? 1 : 2;
    add_u32(fields, was_too_long ? 3 : cause);
    send_message(fields, KINORA_WEB_TERMINATED, view->number, -1);
}

static void closed(WebKitWebView *web, struct view *view) {
    if (view->number) send_message(message(), KINORA_WEB_CLOSED, view->number, -1);
}

void load_connect(struct view *view) {
    g_signal_connect(view->web, "load-changed", G_CALLBACK(load_changed), view);
    g_signal_connect(view->web, "load-failed", G_CALLBACK(load_failed_signal), view);
    g_signal_connect(view->web, "load-failed-with-tls-errors", G_CALLBACK(tls_failed), view);
    g_signal_connect(view->web, "notify::title", G_CALLBACK(title_changed), view);
    g_signal_connect(view->web, "notify::uri", G_CALLBACK(url_changed), view);
    g_signal_connect(view->web, "notify::estimated-load-progress", G_CALLBACK(progress_changed), view);
    g_signal_connect(view->web, "notify::is-loading", G_CALLBACK(loading_changed), view);
    g_signal_connect(view->web, "web-process-terminated", G_CALLBACK(terminated), view);
    g_signal_connect(view->web, "close", G_CALLBACK(closed), view);
    g_signal_connect(webkit_web_view_get_back_forward_list(view->web), "changed", G_CALLBACK(history_changed), view);
}

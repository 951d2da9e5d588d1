// Events and properties of a load.
#include "helper.h"

static void send_load(struct view *view, enum kinora_web_load event) {
    GByteArray *fields = message();
    add_u32(fields, event);
    add_text(fields, webkit_web_view_get_uri(view->web));
    send_message(fields, KINORA_WEB_LOAD, view->number, -1);
}

void load_failed(struct view *view, gboolean is_provisional, enum kinora_web_failure failure, const char *sentence, const char *url) {
    view->has_failed = TRUE;
    GByteArray *fields = message();
    add_u32(fields, is_provisional);
    add_u32(fields, failure);
    add_text(fields, sentence);
    add_text(fields, url);
    send_message(fields, KINORA_WEB_FAILED, view->number, -1);
}

static void load_changed(WebKitWebView *web, WebKitLoadEvent event, struct view *view) {
    if (!view->number) return;
    switch (event) {
    case WEBKIT_LOAD_STARTED:
        view->has_failed = view->is_committed = FALSE;
        view->redirects = 0;
        send_load(view, KINORA_WEB_LOAD_STARTED);
        break;
    case WEBKIT_LOAD_REDIRECTED:
        view->redirects++;
        send_load(view, KINORA_WEB_LOAD_REDIRECTED);
        break;
    case WEBKIT_LOAD_COMMITTED:
        view->is_committed = TRUE;
        questions_forget(view);
        view->storms = FALSE;
        view->scroll_x = view->scroll_y = 0;
        scroll_abandon(view);
        send_load(view, KINORA_WEB_LOAD_COMMITTED);
        break;
    case WEBKIT_LOAD_FINISHED:
        if (!view->has_failed) send_load(view, KINORA_WEB_LOAD_FINISHED);
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
    // The engine's error for too many redirects has neither domain nor code.
    if (failure == KINORA_WEB_FAILURE_OTHER && view->redirects >= 20) failure = KINORA_WEB_FAILURE_REDIRECTS;
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

static void add_item(GByteArray *fields, WebKitBackForwardListItem *item) {
    add_text(fields, webkit_back_forward_list_item_get_uri(item));
    add_text(fields, webkit_back_forward_list_item_get_title(item));
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
    scroll_abandon(view);
    view->open_dialogs = view->dialog_count = 0;
    view->storms = FALSE;
    if (view->decisions) g_hash_table_remove_all(view->decisions);
    if (view->dialogs) g_hash_table_remove_all(view->dialogs);
    if (!view->number) return;
    questions_forget(view);
    GByteArray *fields = message();
    add_u32(fields, reason == WEBKIT_WEB_PROCESS_CRASHED ? 0 : reason == WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT ? 1 : 2);
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

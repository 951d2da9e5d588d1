// Data stores and their cookies.
#include "helper.h"

#include <string.h>

static GHashTable *sessions;

/// Nothing is written to files.
static void download_started(WebKitNetworkSession *session, WebKitDownload *download, gpointer data) { webkit_download_cancel(download); }

// A cookie is sent with all requests to its host, and a long one makes servers refuse those of all pages: it is deleted, as browsers do not
// take it. Pages cannot set the longest (script.c).

/// Bytes of the name and the value, by RFC 6265.
enum { longest_cookie = 4096 };

static void long_cookies_found(GObject *object, GAsyncResult *result, gpointer data) {
    GList *cookies = webkit_cookie_manager_get_all_cookies_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL);
    for (GList *item = cookies; item; item = item->next)
        if (strlen(soup_cookie_get_name(item->data)) + strlen(soup_cookie_get_value(item->data)) > longest_cookie)
            webkit_cookie_manager_delete_cookie(WEBKIT_COOKIE_MANAGER(object), item->data, NULL, NULL, NULL);
    g_list_free_full(cookies, (GDestroyNotify)soup_cookie_free);
    gboolean changed_meanwhile = GPOINTER_TO_INT(g_object_get_data(object, "kinora-changed")) == 2;
    g_object_set_data(object, "kinora-changed", NULL);
    if (changed_meanwhile) g_signal_emit_by_name(object, "changed");
}

static void cookies_changed(WebKitCookieManager *manager, gpointer data) {
    // 1: the cookies are being read; 2: they have to be read once more.
    gboolean is_reading = g_object_get_data(G_OBJECT(manager), "kinora-changed") != NULL;
    g_object_set_data(G_OBJECT(manager), "kinora-changed", GINT_TO_POINTER(is_reading ? 2 : 1));
    if (!is_reading) webkit_cookie_manager_get_all_cookies(manager, NULL, long_cookies_found, NULL);
}

/// Sends requests to a proxy that is not there, unless they are for this machine, if the app's network is off.
static void close_network(WebKitNetworkSession *session) {
    const char *network = g_getenv("KINORA_NETWORK");
    if (!network || strcmp(network, "off") != 0) return;
    const char *const local[] = {"localhost", "127.0.0.1", "::1", NULL};
    WebKitNetworkProxySettings *settings = webkit_network_proxy_settings_new("http://127.0.0.1:9", local);
    webkit_network_session_set_proxy_settings(session, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings);
    webkit_network_proxy_settings_free(settings);
}

WebKitNetworkSession *store_session(guint32 store) {
    if (!sessions) sessions = g_hash_table_new_full(NULL, NULL, NULL, g_object_unref);
    WebKitNetworkSession *session = g_hash_table_lookup(sessions, GUINT_TO_POINTER(store));
    if (session) return session;
    session = webkit_network_session_new_ephemeral();
    webkit_network_session_set_tls_errors_policy(session, WEBKIT_TLS_ERRORS_POLICY_FAIL);
    close_network(session);
    g_signal_connect(session, "download-started", G_CALLBACK(download_started), NULL);
    g_signal_connect(webkit_network_session_get_cookie_manager(session), "changed", G_CALLBACK(cookies_changed), NULL);
    g_hash_table_insert(sessions, GUINT_TO_POINTER(store), session);
    return session;
}

static void add_cookie(GByteArray *fields, SoupCookie *cookie) {
    GDateTime *expiry = soup_cookie_get_expires(cookie);
    add_text(fields, soup_cookie_get_name(cookie));
    add_text(fields, soup_cookie_get_value(cookie));
    add_text(fields, soup_cookie_get_domain(cookie));
    add_text(fields, soup_cookie_get_path(cookie));
    add_f64(fields, expiry ? (double)g_date_time_to_unix(expiry) : 0);
    add_u32(fields, (soup_cookie_get_secure(cookie) ? 1 : 0) | (soup_cookie_get_http_only(cookie) ? 2 : 0));
}

static void cookies_found(GObject *object, GAsyncResult *result, gpointer data) {
    GList *cookies = webkit_cookie_manager_get_all_cookies_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL);
    GByteArray *fields = message();
    add_u32(fields, GPOINTER_TO_UINT(data));
    // Their number is known at the end: those beyond the longest message are left out.
    gsize number_at = fields->len;
    guint32 number = 0;
    add_u32(fields, 0);
    for (GList *item = cookies; item; item = item->next, number++) {
        gsize end = fields->len;
        add_cookie(fields, item->data);
        if (fields->len <= kinora_web_longest_message) continue;
        g_byte_array_set_size(fields, (guint)end);
        break;
    }
    number = GUINT32_TO_LE(number);
    memcpy(fields->data + number_at, &number, 4);
    g_list_free_full(cookies, (GDestroyNotify)soup_cookie_free);
    send_message(fields, KINORA_WEB_COOKIES, 0, -1);
}

void cookies_get(struct reader *reader) {
    guint32 id = read_u32(reader), store = read_u32(reader);
    webkit_cookie_manager_get_all_cookies(
        webkit_network_session_get_cookie_manager(store_session(store)), NULL, cookies_found, GUINT_TO_POINTER(id));
}

static void cookie_changed(guint32 id, gboolean succeeded) {
    GByteArray *fields = message();
    add_u32(fields, id);
    add_u32(fields, succeeded ? KINORA_WEB_RESULT_UNDEFINED : KINORA_WEB_RESULT_GONE);
    add_text(fields, NULL);
    send_message(fields, KINORA_WEB_RESULT, 0, -1);
}

static void cookie_added(GObject *object, GAsyncResult *result, gpointer data) {
    cookie_changed(GPOINTER_TO_UINT(data), webkit_cookie_manager_add_cookie_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL));
}

static void cookie_deleted(GObject *object, GAsyncResult *result, gpointer data) {
    cookie_changed(GPOINTER_TO_UINT(data), webkit_cookie_manager_delete_cookie_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL));
}

void cookie_set(struct reader *reader) {
    guint32 id = read_u32(reader), store = read_u32(reader);
    gboolean deletes = read_u32(reader) == 1;
    char *name = read_text(reader), *value = read_text(reader), *domain = read_text(reader), *path = read_text(reader);
    double expiry = read_f64(reader);
    guint32 flags = read_u32(reader);
    SoupCookie *cookie = soup_cookie_new(name, value, domain, path, -1);
    if (expiry > 0) {
        GDateTime *date = g_date_time_new_from_unix_utc((gint64)expiry);
        if (date) soup_cookie_set_expires(cookie, date);
        if (date) g_date_time_unref(date);
    }
    soup_cookie_set_secure(cookie, flags & 1);
    soup_cookie_set_http_only(cookie, flags & 2);
    WebKitCookieManager *manager = webkit_network_session_get_cookie_manager(store_session(store));
    if (deletes)
        webkit_cookie_manager_delete_cookie(manager, cookie, NULL, cookie_deleted, GUINT_TO_POINTER(id));
    else
        webkit_cookie_manager_add_cookie(manager, cookie, NULL, cookie_added, GUINT_TO_POINTER(id));
    soup_cookie_free(cookie);
    g_free(name);
    g_free(value);
    g_free(domain);
    g_free(path);
}

// Questions to the app about navigations, and requests of pages that are refused.
#include "helper.h"

#include <string.h>

static guint32 last_question;

char *headers_text(SoupMessageHeaders *headers) {
    GString *text = g_string_new(NULL);
    if (headers) {
        SoupMessageHeadersIter iterator;
        const char *name, *value;
        soup_message_headers_iter_init(&iterator, headers);
        while (soup_message_headers_iter_next(&iterator, &name, &value)) g_string_append_printf(text, "%s: %s\n", name, value);
    }
    return g_string_free(text, FALSE);
}

static enum kinora_web_navigation navigation_of(WebKitNavigationType type) {
    switch (type) {
    case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: return KINORA_WEB_NAVIGATION_LINK;
    case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: return KINORA_WEB_NAVIGATION_FORM;
    case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: return KINORA_WEB_NAVIGATION_HISTORY;
    case WEBKIT_NAVIGATION_TYPE_RELOAD: return KINORA_WEB_NAVIGATION_RELOAD;
    case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: return KINORA_WEB_NAVIGATION_FORM_AGAIN;
    default: return KINORA_WEB_NAVIGATION_OTHER;
    }
}

static guint32 keep(struct view *view, WebKitPolicyDecision *decision) {
    if (!view->decisions) view->decisions = g_hash_table_new_full(NULL, NULL, NULL, g_object_unref);
    g_hash_table_insert(view->decisions, GUINT_TO_POINTER(++last_question), g_object_ref(decision));
    return last_question;
}

static void ask_action(struct view *view, WebKitPolicyDecision *decision, gboolean is_new_window) {
    WebKitNavigationAction *action =
        webkit_navigation_policy_decision_get_navigation_action(WEBKIT_NAVIGATION_POLICY_DECISION(decision));
    WebKitURIRequest *request = webkit_navigation_action_get_request(action);
    char *headers = headers_text(webkit_uri_request_get_http_headers(request));
    GByteArray *fields = message();
    add_u32(fields, keep(view, decision));
    add_u32(fields, navigation_of(webkit_navigation_action_get_navigation_type(action)));
    add_u32(
        fields, (is_new_window ? 1 : 0) | (webkit_navigation_action_is_user_gesture(action) ? 2 : 0)
                    | (webkit_navigation_action_is_redirect(action) ? 4 : 0));
    add_text(fields, webkit_uri_request_get_uri(request));
    add_text(fields, webkit_uri_request_get_http_method(request));
    add_text(fields, headers);
    g_free(headers);
    send_message(fields, KINORA_WEB_ACTION_POLICY, view->number, -1);
}

static void ask_response(struct view *view, WebKitPolicyDecision *decision) {
    WebKitResponsePolicyDecision *about = WEBKIT_RESPONSE_POLICY_DECISION(decision);
    WebKitURIResponse *response = webkit_response_policy_decision_get_response(about);
    char *headers = headers_text(webkit_uri_response_get_http_headers(response));
    guint64 length = webkit_uri_response_get_content_length(response);
    GByteArray *fields = message();
    add_u32(fields, keep(view, decision));
    add_u32(
        fields, (webkit_response_policy_decision_is_main_frame_main_resource(about) ? 1 : 0)
                    | (webkit_response_policy_decision_is_mime_type_supported(about) ? 2 : 0));
    add_u32(fields, webkit_uri_response_get_status_code(response));
    add_f64(fields, length ? (double)length : -1);
    add_text(fields, webkit_uri_response_get_uri(response));
    add_text(fields, webkit_uri_response_get_mime_type(response));
    add_text(fields, headers);
    g_free(headers);
    send_message(fields, KINORA_WEB_RESPONSE_POLICY, view->number, -1);
}

static gboolean decide(WebKitWebView *web, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type, struct view *view) {
    if (!view->number) return FALSE;
    // The app has allowed it before.
    if (view->begins_again && type == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION) return FALSE;
    switch (type) {
    case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION: ask_action(view, decision, FALSE); return TRUE;
    case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: ask_action(view, decision, TRUE); return TRUE;
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE: ask_response(view, decision); return TRUE;
    }
    return FALSE;
}

void policy_decided(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader);
    gboolean allows = read_u32(reader) == 1;
    WebKitPolicyDecision *decision = view->decisions ? g_hash_table_lookup(view->decisions, GUINT_TO_POINTER(id)) : NULL;
    if (!decision) return;
    g_object_ref(decision);
    g_hash_table_remove(view->decisions, GUINT_TO_POINTER(id));
    if (allows && WEBKIT_IS_NAVIGATION_POLICY_DECISION(decision)) {
        WebKitNavigationAction *action =
            webkit_navigation_policy_decision_get_navigation_action(WEBKIT_NAVIGATION_POLICY_DECISION(decision));
        const char *url = webkit_uri_request_get_uri(webkit_navigation_action_get_request(action));
        // The engine would show an empty page in place of the one before.
        if (load_refuses_port(view, url)) allows = FALSE;
        // A link that the user follows reaches the network; a frame or a script of a local page does not.
        gboolean is_chosen = webkit_navigation_action_is_user_gesture(action)
            || webkit_navigation_action_get_navigation_type(action) == WEBKIT_NAVIGATION_TYPE_BACK_FORWARD;
        if (allows && is_chosen && g_str_has_prefix(url, "http")) network_open(view);
        if (allows) g_set_object(&view->allowed, webkit_navigation_action_get_request(action));
    }
    if (allows)
        webkit_policy_decision_use(decision);
    else
        webkit_policy_decision_ignore(decision);
    g_object_unref(decision);
}

void headers_read(SoupMessageHeaders *headers, const char *text) {
    char **lines = g_strsplit(text, "\n", -1);
    for (char **line = lines; *line && headers; line++) {
        char *colon = strstr(*line, ": ");
        if (!colon) continue;
        *colon = 0;
        soup_message_headers_replace(headers, *line, colon + 2);
    }
    g_strfreev(lines);
}

// --- Refused requests of pages ---

static GtkWidget *create(WebKitWebView *web, WebKitNavigationAction *action, struct view *view) {
    // The app was asked before, and shows the window with a view of its own or not at all.
    if (!view->number) return NULL;
    WebKitURIRequest *request = webkit_navigation_action_get_request(action);
    GByteArray *fields = message();
    add_u32(fields, ++last_question);
    add_u32(fields, navigation_of(webkit_navigation_action_get_navigation_type(action)));
    add_u32(fields, 1 | (webkit_navigation_action_is_user_gesture(action) ? 2 : 0));
    add_text(fields, webkit_uri_request_get_uri(request));
    add_text(fields, webkit_uri_request_get_http_method(request));
    add_text(fields, "");
    send_message(fields, KINORA_WEB_ACTION_POLICY, view->number, -1);
    return NULL;
}

static gboolean refuse_permission(WebKitWebView *web, WebKitPermissionRequest *request, struct view *view) {
    webkit_permission_request_deny(request);
    return TRUE;
}

static gboolean refuse_file(WebKitWebView *web, WebKitFileChooserRequest *request, struct view *view) {
    webkit_file_chooser_request_cancel(request);
    return TRUE;
}

static gboolean refuse(void) { return TRUE; }

void policy_connect(struct view *view) {
    g_signal_connect(view->web, "decide-policy", G_CALLBACK(decide), view);
    g_signal_connect(view->web, "create", G_CALLBACK(create), view);
    g_signal_connect(view->web, "permission-request", G_CALLBACK(refuse_permission), view);
    g_signal_connect(view->web, "run-file-chooser", G_CALLBACK(refuse_file), view);
    g_signal_connect(view->web, "context-menu", G_CALLBACK(refuse), NULL);
    g_signal_connect(view->web, "print", G_CALLBACK(refuse), NULL);
}

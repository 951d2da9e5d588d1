// Questions of pages that the app answers: for a password, for an option of a list, and messages whose senders wait for a reply.
#include "helper.h"

static guint32 last_question;

static GHashTable *table(GHashTable **table, GDestroyNotify release) {
    if (!*table) *table = g_hash_table_new_full(NULL, NULL, NULL, release);
    return *table;
}

// --- Passwords ---

static gboolean authenticate(WebKitWebView *web, WebKitAuthenticationRequest *request, struct view *view) {
    if (!view->number) return FALSE;
    g_hash_table_insert(table(&view->challenges, g_object_unref), GUINT_TO_POINTER(++last_question), g_object_ref(request));
    GByteArray *fields = message();
    add_u32(fields, last_question);
    add_u32(fields, (guint32)webkit_authentication_request_get_scheme(request));
    add_u32(
        fields, (webkit_authentication_request_is_for_proxy(request) ? 1 : 0) | (webkit_authentication_request_is_retry(request) ? 2 : 0));
    add_u32(fields, webkit_authentication_request_get_port(request));
    add_text(fields, webkit_authentication_request_get_host(request));
    add_text(fields, webkit_authentication_request_get_realm(request));
    send_message(fields, KINORA_WEB_CHALLENGE, view->number, -1);
    return TRUE;
}

void challenge_answered(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader), answer = read_u32(reader);
    char *user = read_text(reader), *password = read_text(reader);
    WebKitAuthenticationRequest *request = view->challenges ? g_hash_table_lookup(view->challenges, GUINT_TO_POINTER(id)) : NULL;
    if (request) {
        WebKitCredential *credential =
            answer == KINORA_WEB_CHALLENGE_USE ? webkit_credential_new(user, password, WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION) : NULL;
        if (answer == KINORA_WEB_CHALLENGE_CANCEL)
            webkit_authentication_request_cancel(request);
        else // Without a credential the server's own answer is shown.
            webkit_authentication_request_authenticate(request, credential);
        g_clear_pointer(&credential, webkit_credential_free);
        g_hash_table_remove(view->challenges, GUINT_TO_POINTER(id));
    }
    g_free(user);
    g_free(password);
}

// --- Lists of options ---

static void menu_closed(WebKitOptionMenu *menu, struct view *view) {
    g_signal_handlers_disconnect_matched(menu, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, view);
    if (view->menu != menu) return;
    GByteArray *fields = message();
    add_u32(fields, view->menu_id);
    send_message(fields, KINORA_WEB_OPTIONS_CLOSED, view->number, -1);
    g_clear_object(&view->menu);
}

static gboolean show_menu(WebKitWebView *web, WebKitOptionMenu *menu, GdkRectangle *area, struct view *view) {
    if (!view->number) return TRUE;
    if (view->menu) webkit_option_menu_close(view->menu);
    g_set_object(&view->menu, menu);
    view->menu_id = ++last_question;
    g_signal_connect(menu, "close", G_CALLBACK(menu_closed), view);
    guint count = MIN(webkit_option_menu_get_n_items(menu), 1000);
    GByteArray *fields = message();
    add_u32(fields, view->menu_id);
    add_f64(fields, area->x);
    add_f64(fields, area->y);
    add_f64(fields, area->width);
    add_f64(fields, area->height);
    add_u32(fields, count);
    for (guint index = 0; index < count; index++) {
        WebKitOptionMenuItem *item = webkit_option_menu_get_item(menu, index);
        add_text(fields, webkit_option_menu_item_get_label(item));
        add_u32(
            fields, (webkit_option_menu_item_is_enabled(item) && !webkit_option_menu_item_is_group_label(item) ? 1 : 0)
                        | (webkit_option_menu_item_is_selected(item) ? 2 : 0));
    }
    send_message(fields, KINORA_WEB_OPTIONS, view->number, -1);
    return TRUE;
}

void option_chosen(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader), choice = read_u32(reader);
    if (!view->menu || view->menu_id != id) return;
    WebKitOptionMenu *menu = g_steal_pointer(&view->menu);
    g_signal_handlers_disconnect_matched(menu, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, view);
    if (choice > 0 && choice <= webkit_option_menu_get_n_items(menu)) webkit_option_menu_activate_item(menu, choice - 1);
    webkit_option_menu_close(menu);
    g_object_unref(menu);
}

// --- Messages with replies ---

struct reply {
    WebKitScriptMessageReply *reply;
    JSCContext *context;
};

static void reply_free(gpointer data) {
    struct reply *reply = data;
    webkit_script_message_reply_unref(reply->reply);
    g_object_unref(reply->context);
    g_free(reply);
}

void reply_await(struct view *view, const char *name, const char *world, JSCValue *value, WebKitScriptMessageReply *given) {
    struct reply *reply = g_new(struct reply, 1);
    *reply = (struct reply){webkit_script_message_reply_ref(given), g_object_ref(jsc_value_get_context(value))};
    g_hash_table_insert(table(&view->replies, reply_free), GUINT_TO_POINTER(++last_question), reply);
    char *json = script_json(view, value);
    if (!json) return;
    GByteArray *fields = message();
    add_u32(fields, last_question);
    add_text(fields, name);
    add_text(fields, world);
    add_text(fields, json);
    g_free(json);
    send_message(fields, KINORA_WEB_SCRIPT_QUESTION, view->number, -1);
}

void reply_given(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader), kind = read_u32(reader);
    char *text = read_text(reader);
    struct reply *reply = view->replies ? g_hash_table_lookup(view->replies, GUINT_TO_POINTER(id)) : NULL;
    if (reply && kind == KINORA_WEB_RESULT_EXCEPTION) {
        webkit_script_message_reply_return_error_message(reply->reply, text);
    } else if (reply) {
        JSCValue *value = kind == KINORA_WEB_RESULT_JSON ? jsc_value_new_from_json(reply->context, text)
                                                         : jsc_value_new_undefined(reply->context);
        webkit_script_message_reply_return_value(reply->reply, value);
        g_object_unref(value);
    }
    if (reply) g_hash_table_remove(view->replies, GUINT_TO_POINTER(id));
    g_free(text);
}

// --- Their end ---

// A challenge stays until it is answered: an unanswered one cancels its load, which may be the next page's.
void questions_forget(struct view *view) {
    if (view->replies) g_hash_table_remove_all(view->replies);
    if (view->menu) menu_closed(view->menu, view);
}

void questions_free(struct view *view) {
    if (view->menu) g_signal_handlers_disconnect_matched(view->menu, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, view);
    g_clear_object(&view->menu);
    g_clear_pointer(&view->challenges, g_hash_table_unref);
    g_clear_pointer(&view->replies, g_hash_table_unref);
}

void questions_connect(struct view *view) {
    g_signal_connect(view->web, "authenticate", G_CALLBACK(authenticate), view);
    g_signal_connect(view->web, "show-option-menu", G_CALLBACK(show_menu), view);
}

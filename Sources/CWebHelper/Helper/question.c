// Questions of pages that the app answers: for a password, for an option of a list, and messages whose senders wait for a reply.
#include "helper.h"

#include <string.h>

static guint32 last_question;

static GHashTable *table(GHashTable **table, GDestroyNotify release) {
    if (!*table) *table = g_hash_table_new_full(NULL, NULL, NULL, release);
    return *table;
}

// --- Passwords ---

// The engine cancels a challenge that comes before the start of its own load, which then fails: such a load is begun again, and its
// challenge takes the question and the answer of the one that was lost.

static void challenge_lost(WebKitAuthenticationRequest *request, struct view *view) { view->has_lost_challenge = TRUE; }

static void challenge_free(gpointer request) {
    g_signal_handlers_disconnect_matched(request, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)challenge_lost, NULL);
    g_object_unref(request);
}

static void challenge_keep(struct view *view, guint32 id, WebKitAuthenticationRequest *request) {
    g_hash_table_insert(table(&view->challenges, challenge_free), GUINT_TO_POINTER(id), g_object_ref(request));
    g_signal_connect(request, "cancelled", G_CALLBACK(challenge_lost), view);
}

static void answer_challenge(WebKitAuthenticationRequest *request, enum kinora_web_challenge answer, WebKitCredential *credential) {
    g_signal_handlers_disconnect_matched(request, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)challenge_lost, NULL);
    if (answer == KINORA_WEB_CHALLENGE_CANCEL)
        webkit_authentication_request_cancel(request);
    else // Without a credential the server's own answer is shown.
        webkit_authentication_request_authenticate(request, credential);
}

void challenge_forget(struct view *view) {
    if (view->lost_challenge && view->challenges) g_hash_table_remove(view->challenges, GUINT_TO_POINTER(view->lost_challenge));
    view->lost_challenge = 0;
    view->has_lost_answer = FALSE;
    g_clear_pointer(&view->lost_credential, webkit_credential_free);
}

void challenge_load_started(struct view *view) {
    const char *url = webkit_web_view_get_uri(view->web);
    gboolean can_begin_again = view->has_lost_challenge && view->allowed && url
        && strcmp(webkit_uri_request_get_http_method(view->allowed), "GET") == 0
        && strcmp(webkit_uri_request_get_uri(view->allowed), url) == 0;
    view->has_lost_challenge = FALSE;
    if (can_begin_again) view->lost_challenge = view->last_challenge;
}

static gboolean authenticate(WebKitWebView *web, WebKitAuthenticationRequest *request, struct view *view) {
    if (!view->number) return FALSE;
    if (view->lost_challenge && view->has_lost_answer) {
        answer_challenge(request, view->lost_answer, view->lost_credential);
        challenge_forget(view);
        return TRUE;
    }
    if (view->lost_challenge) {
        view->last_challenge = view->lost_challenge;
        view->lost_challenge = 0;
        challenge_keep(view, view->last_challenge, request);
        return TRUE;
    }
    challenge_keep(view, ++last_question, request);
    view->last_challenge = last_question;
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
    WebKitCredential *credential = request && answer == KINORA_WEB_CHALLENGE_USE
        ? webkit_credential_new(user, password, WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION)
        : NULL;
    if (request && id == view->lost_challenge) {
        view->has_lost_answer = TRUE;
        view->lost_answer = answer;
        view->lost_credential = credential;
    } else if (request) {
        answer_challenge(request, answer, credential);
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
    challenge_forget(view);
    g_clear_pointer(&view->challenges, g_hash_table_unref);
    g_clear_pointer(&view->replies, g_hash_table_unref);
}

void questions_connect(struct view *view) {
    g_signal_connect(view->web, "authenticate", G_CALLBACK(authenticate), view);
    g_signal_connect(view->web, "show-option-menu", G_CALLBACK(show_menu), view);
}

// Dialogs of pages: the app answers them, the page waits.
#include "helper.h"

static guint32 last_dialog;

static gboolean script_dialog(WebKitWebView *web, WebKitScriptDialog *dialog, struct view *view) {
    if (!view->number) return TRUE;
    // A page that opens one dialog after another gets no answers any more, and is ended if it goes on.
    gint64 now = g_get_monotonic_time();
    if (now - view->dialog_period > 10 * G_USEC_PER_SEC) {
        view->dialog_period = now;
        view->dialog_count = 0;
    }
    if (++view->dialog_count > 50) view->storms = TRUE;
    if (view->storms) return TRUE;
    if (!view->dialogs) view->dialogs = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)webkit_script_dialog_unref);
    g_hash_table_insert(view->dialogs, GUINT_TO_POINTER(++last_dialog), webkit_script_dialog_ref(dialog));
    view->open_dialogs++;
    enum kinora_web_dialog kind = KINORA_WEB_DIALOG_ALERT;
    const char *text = NULL;
    switch (webkit_script_dialog_get_dialog_type(dialog)) {
    case WEBKIT_SCRIPT_DIALOG_ALERT: break;
    case WEBKIT_SCRIPT_DIALOG_CONFIRM: kind = KINORA_WEB_DIALOG_CONFIRM; break;
    case WEBKIT_SCRIPT_DIALOG_PROMPT:
        kind = KINORA_WEB_DIALOG_PROMPT;
        text = webkit_script_dialog_prompt_get_default_text(dialog);
        break;
    case WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM: kind = KINORA_WEB_DIALOG_LEAVE; break;
    }
    GByteArray *fields = message();
    add_u32(fields, last_dialog);
    add_u32(fields, kind);
    add_text(fields, webkit_script_dialog_get_message(dialog));
    add_text(fields, text);
    send_message(fields, KINORA_WEB_DIALOG, view->number, -1);
    return TRUE;
}

void dialog_closed(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader);
    gboolean is_confirmed = read_u32(reader) == 1;
    char *text = read_text(reader);
    WebKitScriptDialog *dialog = view->dialogs ? g_hash_table_lookup(view->dialogs, GUINT_TO_POINTER(id)) : NULL;
    if (dialog) {
        WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
        if (type == WEBKIT_SCRIPT_DIALOG_PROMPT && is_confirmed) webkit_script_dialog_prompt_set_text(dialog, text);
        if (type == WEBKIT_SCRIPT_DIALOG_CONFIRM || type == WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM)
            webkit_script_dialog_confirm_set_confirmed(dialog, is_confirmed);
        webkit_script_dialog_close(dialog);
        g_hash_table_remove(view->dialogs, GUINT_TO_POINTER(id));
        if (view->open_dialogs) view->open_dialogs--;
    }
    g_free(text);
}

void dialogs_connect(struct view *view) { g_signal_connect(view->web, "script-dialog", G_CALLBACK(script_dialog), view); }

// Text that is searched for in a page: the engine highlights the matches, and scrolls to one.
#include "helper.h"

/// Answers the open question with a number of matches.
static void answer(struct view *view, guint count) {
    if (!view->find_id) return;
    char number[16];
    g_snprintf(number, sizeof number, "%u", MIN(count, 1000u));
    GByteArray *fields = message();
    add_u32(fields, view->find_id);
    add_u32(fields, KINORA_WEB_RESULT_JSON);
    add_text(fields, number);
    view->find_id = 0;
    send_message(fields, KINORA_WEB_RESULT, view->number, -1);
}

/// Takes a signal of a search or, in their order, of a step to another match.
static void take(struct view *view, guint count) {
    if (view->find_moves) view->find_moves--;
    else answer(view, count);
}

static void found(WebKitFindController *finder, guint count, gpointer view) {
    take(view, count);
}

static void not_found(WebKitFindController *finder, gpointer view) {
    take(view, 0);
}

void find_connect(struct view *view) {
    WebKitFindController *finder = webkit_web_view_get_find_controller(view->web);
    g_signal_connect(finder, "found-text", G_CALLBACK(found), view);
    g_signal_connect(finder, "failed-to-find-text", G_CALLBACK(not_found), view);
}

void find_text(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader), flags = read_u32(reader);
    char *text = read_text(reader);
    // A question that has not been answered is of a search that this one ends.
    answer(view, 0);
    view->find_id = id;
    guint32 options = WEBKIT_FIND_OPTIONS_WRAP_AROUND;
    if (flags & 1) options |= WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE;
    if (flags & 2) options |= WEBKIT_FIND_OPTIONS_AT_WORD_STARTS;
    webkit_find_controller_search(webkit_web_view_get_find_controller(view->web), text, options, 1000);
    g_free(text);
}

void find_next(struct view *view, gboolean is_backward) {
    WebKitFindController *finder = webkit_web_view_get_find_controller(view->web);
    if (!webkit_find_controller_get_search_text(finder)) return;
    view->find_moves++;
    if (is_backward) webkit_find_controller_search_previous(finder);
    else webkit_find_controller_search_next(finder);
}

void find_end(struct view *view) {
    answer(view, 0);
    webkit_find_controller_search_finish(webkit_web_view_get_find_controller(view->web));
}

void find_free(struct view *view) {
    g_signal_handlers_disconnect_matched(
        webkit_web_view_get_find_controller(view->web), G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, view);
}

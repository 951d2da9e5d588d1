// Scripts: evaluation, scripts and message handlers of the app, the page's size and scrolling, hangs.
#include "helper.h"

#include <math.h>
#include <string.h>

static const char own_world[] = "kinora";

/// Reports the size of the page and the offset to which it scrolls itself.
static const char observer[] =
    "(() => {"
    "  const port = window.webkit.messageHandlers.kinoraPage;"
    "  let last = '';"
    "  const background = () => {"
    "    for (const element of [document.body, document.documentElement]) {"
    "      const color = element && getComputedStyle(element).backgroundColor;"
    "      if (color && color !== 'rgba(0, 0, 0, 0)') return color;"
    "    }"
    "    return '';"
    "  };"
    "  const report = () => {"
    "    const element = document.scrollingElement || document.documentElement;"
    "    if (!element) return;"
    "    const values = ['size', element.scrollWidth, element.scrollHeight, background()];"
    "    if (values.join() === last) return;"
    "    last = values.join();"
    "    port.postMessage(values);"
    "  };"
    "  addEventListener('scroll', () => port.postMessage(['scroll', scrollX, scrollY]), {passive: true});"
    "  addEventListener('load', report);"
    "  addEventListener('resize', report);"
    "  const sizes = new ResizeObserver(report);"
    "  if (document.documentElement) sizes.observe(document.documentElement);"
    "  if (document.body) sizes.observe(document.body);"
    "  report();"
    "})()";

/// Ignores cookies that are far too long, as browsers do: one that the network process has taken is sent with each request to its host,
/// until it is deleted (store.c).
static const char cookie_guard[] =
    "(() => {"
    "  const isLong = value => `${value}`.length > 8192;"
    "  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');"
    "  Object.defineProperty(Document.prototype, 'cookie', {...own, set(value) { if (!isLong(value)) own.set.call(this, value); }});"
    "  if (!window.CookieStore) return;"
    "  const set = CookieStore.prototype.set;"
    "  CookieStore.prototype.set = function (...values) {"
    "    const texts = values.flatMap(value => typeof value === 'object' && value ? [value.name, value.value] : [value]);"
    "    return texts.some(isLong) ? Promise.reject(new TypeError('the cookie is too long')) : set.apply(this, values);"
    "  };"
    "})()";

static const char scroll_body[] =
    "if (x >= 0) window.scrollTo({left: x, top: y, behavior: 'instant'});"
    "return await new Promise(resolve => {"
    "  const answer = () => resolve([scrollX, scrollY]);"
    "  setTimeout(answer, 250);"
    "  requestAnimationFrame(() => {"
    "    const channel = new MessageChannel();"
    "    channel.port1.onmessage = answer;"
    "    channel.port2.postMessage(0);"
    "  });"
    "});";

static const char *world_or_null(const char *world) { return *world ? world : NULL; }

// --- Evaluation ---

struct question {
    guint32 view, id;
};

static void send_result(const struct question *question, enum kinora_web_result kind, const char *text) {
    GByteArray *fields = message();
    add_u32(fields, question->id);
    add_u32(fields, kind);
    add_text(fields, text);
    send_message(fields, KINORA_WEB_RESULT, question->view, -1);
}

/// Whether a value is a text that is longer than a message, which is known before it is copied.
static gboolean is_too_long(JSCValue *value) {
    if (!jsc_value_is_string(value)) return FALSE;
    JSCValue *length = jsc_value_object_get_property(value, "length");
    gboolean is = jsc_value_to_double(length) > kinora_web_longest_message;
    g_object_unref(length);
    return is;
}

char *script_json(struct view *view, JSCValue *value) {
    if (is_too_long(value)) {
        page_end(view);
        return NULL;
    }
    char *json = jsc_value_to_json(value, 0);
    return json ? json : g_strdup("null");
}

/// A result that the engine could not read. If the page's process has ended, that is the reason, which is known a little later.
struct unread {
    struct question question;
    guint end_count;
};

static gboolean send_unread(gpointer data) {
    struct unread *unread = data;
    struct view *view = view_numbered(unread->question.view);
    gboolean is_gone = !view || view->is_gone || view->end_count != unread->end_count;
    send_result(
        &unread->question, is_gone ? KINORA_WEB_RESULT_GONE : KINORA_WEB_RESULT_TYPE,
        is_gone ? "the process of the web page has ended" : "the result has no value outside the page");
    return G_SOURCE_REMOVE;
}

static void answer(struct question *question, JSCValue *value, GError *error) {
    struct view *view = view_numbered(question->view);
    if (error && error->domain == WEBKIT_JAVASCRIPT_ERROR && error->code != WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED && view) {
        struct unread *unread = g_new(struct unread, 1);
        *unread = (struct unread){*question, view->end_count};
        g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, send_unread, unread, g_free);
        g_error_free(error);
    } else if (error) {
        gboolean threw = error->domain == WEBKIT_JAVASCRIPT_ERROR && error->code == WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED;
        send_result(question, threw ? KINORA_WEB_RESULT_EXCEPTION : KINORA_WEB_RESULT_GONE, error->message);
        g_error_free(error);
    } else if (is_too_long(value)) {
        send_result(question, KINORA_WEB_RESULT_GONE, "the result is too long");
        if (view) page_end(view);
    } else if (jsc_value_is_undefined(value)) {
        send_result(question, KINORA_WEB_RESULT_UNDEFINED, NULL);
    } else {
        char *json = jsc_value_is_function(value) ? NULL : jsc_value_to_json(value, 0);
        send_result(question, json ? KINORA_WEB_RESULT_JSON : KINORA_WEB_RESULT_TYPE, json);
        g_free(json);
        jsc_context_clear_exception(jsc_value_get_context(value));
    }
    g_clear_object(&value);
    g_free(question);
}

static void evaluated(GObject *object, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(object), result, &error);
    answer(data, value, error);
}

static void called(GObject *object, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    JSCValue *value = webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(object), result, &error);
    answer(data, value, error);
}

static struct question *new_question(struct view *view, struct reader *reader) {
    struct question *question = g_new(struct question, 1);
    question->view = view->number;
    question->id = read_u32(reader);
    return question;
}

void script_evaluate(struct view *view, struct reader *reader) {
    struct question *question = new_question(view, reader);
    char *world = read_text(reader), *script = read_text(reader);
    webkit_web_view_evaluate_javascript(view->web, script, -1, world_or_null(world), NULL, NULL, evaluated, question);
    g_free(world);
    g_free(script);
}

void script_call(struct view *view, struct reader *reader) {
    struct question *question = new_question(view, reader);
    char *world = read_text(reader), *body = read_text(reader), *json = read_text(reader);
    // Arguments as one value, because the engine's own takes few types.
    char *names = read_text(reader);
    char *whole = g_strdup_printf("return await (async (%s) => {%s\n})(...Object.values(JSON.parse(kinoraArguments)));", names, body);
    GVariantDict dictionary;
    g_variant_dict_init(&dictionary, NULL);
    g_variant_dict_insert(&dictionary, "kinoraArguments", "s", json);
    webkit_web_view_call_async_javascript_function(
        view->web, whole, -1, g_variant_dict_end(&dictionary), world_or_null(world), NULL, NULL, called, question);
    g_free(whole);
    g_free(names);
    g_free(world);
    g_free(body);
    g_free(json);
}

void script_run(struct view *view, guint32 id, const char *body, GVariant *arguments) {
    struct question *question = g_new(struct question, 1);
    *question = (struct question){view->number, id};
    webkit_web_view_call_async_javascript_function(view->web, body, -1, arguments, own_world, NULL, NULL, called, question);
}

// --- Scripts and handlers of the app ---

static void add_own_scripts(struct view *view) {
    WebKitUserScript *guard = webkit_user_script_new(
        cookie_guard, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, NULL, NULL);
    webkit_user_content_manager_add_script(view->content, guard);
    webkit_user_script_unref(guard);
    WebKitUserScript *script = webkit_user_script_new_for_world(
        observer, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END, own_world, NULL, NULL);
    webkit_user_content_manager_add_script(view->content, script);
    webkit_user_script_unref(script);
}

void script_add(struct view *view, struct reader *reader) {
    char *source = read_text(reader);
    gboolean is_late = read_u32(reader) == 1, is_main = read_u32(reader) == 1;
    char *world = read_text(reader);
    WebKitUserContentInjectedFrames frames = is_main ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES;
    WebKitUserScriptInjectionTime time =
        is_late ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START;
    WebKitUserScript *script = *world ? webkit_user_script_new_for_world(source, frames, time, world, NULL, NULL)
                                      : webkit_user_script_new(source, frames, time, NULL, NULL);
    webkit_user_content_manager_add_script(view->content, script);
    webkit_user_script_unref(script);
    g_free(source);
    g_free(world);
}

void script_remove_all(struct view *view) {
    webkit_user_content_manager_remove_all_scripts(view->content);
    add_own_scripts(view);
}

struct handler {
    struct view *view;
    char *name, *world;
    gulong signal;
};

static void handler_free(gpointer data) {
    struct handler *handler = data;
    g_signal_handler_disconnect(handler->view->content, handler->signal);
    g_free(handler->name);
    g_free(handler->world);
    g_free(handler);
}

static void message_received(WebKitUserContentManager *content, JSCValue *value, struct handler *handler) {
    char *json = script_json(handler->view, value);
    if (!json) return;
    GByteArray *fields = message();
    add_text(fields, handler->name);
    add_text(fields, handler->world);
    add_text(fields, json);
    g_free(json);
    send_message(fields, KINORA_WEB_SCRIPT_MESSAGE, handler->view->number, -1);
}

static gboolean question_received(
    WebKitUserContentManager *content, JSCValue *value, WebKitScriptMessageReply *reply, struct handler *handler
) {
    reply_await(handler->view, handler->name, handler->world, value, reply);
    return TRUE;
}

void handler_change(struct view *view, struct reader *reader, gboolean adds) {
    char *name = read_text(reader), *world = read_text(reader);
    gboolean replies = adds && read_u32(reader) == 1;
    char *key = g_strdup_printf("%s\n%s", name, world);
    if (adds && !g_hash_table_contains(view->handlers, key)) {
        struct handler *handler = g_new(struct handler, 1);
        *handler = (struct handler){view, g_strdup(name), g_strdup(world), 0};
        char *signal = g_strdup_printf(replies ? "script-message-with-reply-received::%s" : "script-message-received::%s", name);
        handler->signal =
            g_signal_connect(view->content, signal, replies ? G_CALLBACK(question_received) : G_CALLBACK(message_received), handler);
        g_free(signal);
        g_hash_table_insert(view->handlers, g_strdup(key), handler);
        if (replies)
            webkit_user_content_manager_register_script_message_handler_with_reply(view->content, name, world_or_null(world));
        else
            webkit_user_content_manager_register_script_message_handler(view->content, name, world_or_null(world));
    } else if (!adds && g_hash_table_remove(view->handlers, key)) {
        webkit_user_content_manager_unregister_script_message_handler(view->content, name, world_or_null(world));
    }
    g_free(key);
    g_free(name);
    g_free(world);
}

// --- The page's size and scrolling ---

static double number_at(JSCValue *array, guint index) {
    JSCValue *value = jsc_value_object_get_property_at_index(array, index);
    double number = jsc_value_is_number(value) ? jsc_value_to_double(value) : 0;
    g_object_unref(value);
    return number;
}

static char *text_at(JSCValue *array, guint index) {
    JSCValue *value = jsc_value_object_get_property_at_index(array, index);
    char *text = jsc_value_to_string(value);
    g_object_unref(value);
    return text;
}

/// Reports an offset that the page took itself, unless one of the app waits, which replaces it.
static void report_offset(struct view *view, double x, double y) {
    if (view->scrolls_again && view->next_x >= 0) return;
    GByteArray *fields = message();
    add_f64(fields, x);
    add_f64(fields, y);
    add_u32(fields, view->known_serial);
    send_message(fields, KINORA_WEB_SCROLLED, view->number, -1);
    view->known_x = x;
    view->known_y = y;
}

static void observed(WebKitUserContentManager *content, JSCValue *value, struct view *view) {
    if (!view->number || !jsc_value_is_array(value)) return;
    char *kind = text_at(value, 0);
    double zoom = webkit_web_view_get_zoom_level(view->web);
    double x = number_at(value, 1) * zoom, y = number_at(value, 2) * zoom;
    if (strcmp(kind, "size") == 0) {
        char *color = text_at(value, 3);
        GByteArray *fields = message();
        add_f64(fields, x);
        add_f64(fields, y);
        add_text(fields, color);
        g_free(color);
        send_message(fields, KINORA_WEB_PAGE_SIZE, view->number, -1);
    } else if (view->scrolls) {
        // Its answer tells whether the page ends elsewhere than the app asked.
        view->observed_x = x;
        view->observed_y = y;
    } else if (x != view->scroll_x || y != view->scroll_y) {
        report_offset(view, x, y);
        // Learns which frame shows the new offset.
        scroll_to(view, -1, -1, view->serial);
    }
    g_free(kind);
}

/// The scroll is over: the next frame answers it.
static void scroll_ended(struct view *view) {
    view->scrolls = FALSE;
    view->scroll_count++;
    view->must_send = TRUE;
    view->serial = view->running_serial;
    // The pixels of the offset are in the engine now, and are captured at the next tick, after which the next scroll begins.
    gtk_widget_queue_draw(view->capture);
    gtk_widget_queue_draw(GTK_WIDGET(view->web));
}

/// A page that is left may keep its answer for itself.
void scroll_abandon(struct view *view) {
    if (view->scrolls) scroll_ended(view);
}

/// Takes the offset at which a scroll ends, and reports one that the app does not know: the page has scrolled itself meanwhile.
static void scroll_ended_at(struct view *view, double x, double y) {
    view->scroll_x = x;
    view->scroll_y = y;
    // The page rounds offsets to its points.
    double slack = webkit_web_view_get_zoom_level(view->web);
    if (fabs(x - view->known_x) > slack || fabs(y - view->known_y) > slack) report_offset(view, x, y);
    scroll_ended(view);
}

struct scroll {
    guint32 view, count;
};

static gboolean scroll_timed_out(gpointer data) {
    struct scroll *scroll = data;
    struct view *view = view_numbered(scroll->view);
    if (view && view->scrolls && view->scroll_count == scroll->count) scroll_ended_at(view, view->observed_x, view->observed_y);
    return G_SOURCE_REMOVE;
}

static void scrolled(GObject *object, GAsyncResult *result, gpointer data) {
    struct scroll *scroll = data;
    struct view *view = view_numbered(scroll->view);
    JSCValue *value = webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(object), result, NULL);
    if (view && view->web == WEBKIT_WEB_VIEW(object) && view->scrolls && view->scroll_count == scroll->count) {
        double zoom = webkit_web_view_get_zoom_level(view->web);
        gboolean is_offset = value && jsc_value_is_array(value);
        double x = is_offset ? number_at(value, 0) * zoom : view->observed_x, y = is_offset ? number_at(value, 1) * zoom : view->observed_y;
        scroll_ended_at(view, x, y);
    }
    g_free(scroll);
    g_clear_object(&value);
}

void scroll_next(struct view *view) {
    if (view->scrolls || view->must_send || !view->scrolls_again) return;
    view->scrolls_again = FALSE;
    scroll_to(view, view->next_x, view->next_y, view->next_serial);
}

static gboolean scroll_later(gpointer data) {
    struct view *view = view_numbered(GPOINTER_TO_UINT(data));
    if (view) scroll_next(view);
    return G_SOURCE_REMOVE;
}

void scroll_to(struct view *view, double x, double y, guint32 serial) {
    // Input takes another way to the page, through the display: it goes first.
    gint64 rest = 60000 - (g_get_monotonic_time() - view->input_time);
    gboolean waits_for_input = view->input_time && rest > 0;
    if (view->scrolls || view->must_send || waits_for_input) {
        // One that only waits does not replace the offset of one before it.
        if (x >= 0 || !view->scrolls_again) {
            view->next_x = x;
            view->next_y = y;
        }
        view->next_serial = serial;
        view->scrolls_again = TRUE;
        if (waits_for_input) g_timeout_add((guint)(rest / 1000) + 1, scroll_later, GUINT_TO_POINTER(view->number));
        return;
    }
    view->scrolls = TRUE;
    view->running_serial = serial;
    if (x >= 0) {
        view->known_x = x;
        view->known_y = y;
    }
    view->observed_x = view->known_x;
    view->observed_y = view->known_y;
    struct scroll *scroll = g_new(struct scroll, 1), *limit = g_new(struct scroll, 1);
    *scroll = *limit = (struct scroll){view->number, view->scroll_count};
    g_timeout_add_full(G_PRIORITY_DEFAULT, 500, scroll_timed_out, limit, g_free);
    GVariantDict dictionary;
    g_variant_dict_init(&dictionary, NULL);
    double zoom = webkit_web_view_get_zoom_level(view->web);
    g_variant_dict_insert(&dictionary, "x", "d", x / zoom);
    g_variant_dict_insert(&dictionary, "y", "d", y / zoom);
    webkit_web_view_call_async_javascript_function(
        view->web, scroll_body, -1, g_variant_dict_end(&dictionary), own_world, NULL, NULL, scrolled, scroll);
}

// --- Hangs ---

static void pinged(GObject *object, GAsyncResult *result, gpointer data) {
    struct view *view = view_numbered(GPOINTER_TO_UINT(data));
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(object), result, NULL);
    if (view) view->ping_sent = 0;
    if (view && value) view->storms = FALSE;
    g_clear_object(&value);
}

void script_ping(struct view *view) {
    gint64 now = g_get_monotonic_time();
    // A page that waits for an answer of the app does not hang.
    if (view->open_dialogs) {
        view->ping_sent = view->ping_sent ? now : 0;
    } else if (!view->ping_sent) {
        view->ping_sent = now;
        webkit_web_view_evaluate_javascript(view->web, "0", -1, own_world, NULL, NULL, pinged, GUINT_TO_POINTER(view->number));
    } else if (now - view->ping_sent > 10 * G_USEC_PER_SEC) {
        view->ping_sent = 0;
        webkit_web_view_terminate_web_process(view->web);
    }
}

void script_connect(struct view *view) {
    view->handlers = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, handler_free);
    g_signal_connect(view->content, "script-message-received::kinoraPage", G_CALLBACK(observed), view);
    webkit_user_content_manager_register_script_message_handler(view->content, "kinoraPage", own_world);
    add_own_scripts(view);
}

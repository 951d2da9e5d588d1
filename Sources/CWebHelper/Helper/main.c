// The process that runs web views: `kinora-web-helper SCALE FOLDER`, with the app's socket as descriptor 3 (WebHelperProtocol.h). Bytes
// that come through descriptor 4 are sent back, as signs of life. Descriptor 5 is the program itself.
#include "helper.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

struct helper helper;
static char sandbox_sentence[512];
static char *folder;

/// Removes the folder and ends at once: the engine's processes end with this one.
void helper_leave(void) {
    char *arguments[] = {"rm", "-rf", "--", folder, NULL};
    if (folder && strstr(folder, "/kinora-web-")) g_spawn_sync(NULL, arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
    _exit(0);
}

static void received(guint32 kind, guint32 number, struct reader *reader) {
    switch (kind) {
    case KINORA_WEB_CREATE: view_create(number, reader); return;
    case KINORA_WEB_PING: send_message(message(), KINORA_WEB_PONG, 0, -1); return;
    case KINORA_WEB_GET_COOKIES: cookies_get(reader); return;
    case KINORA_WEB_SET_COOKIE: cookie_set(reader); return;
    case KINORA_WEB_ADD_SCHEME: scheme_add(reader); return;
    default: break;
    }
    struct view *view = view_numbered(number);
    if (!view) return;
    switch (kind) {
    case KINORA_WEB_DESTROY: g_hash_table_remove(helper.views, GUINT_TO_POINTER(number)); break;
    case KINORA_WEB_RESIZE: {
        int width = (int)read_u32(reader), height = (int)read_u32(reader);
        view_resize(view, width, height);
        break;
    }
    case KINORA_WEB_LOAD_URL: load_url(view, reader); break;
    case KINORA_WEB_LOAD_DATA: load_data(view, reader); break;
    case KINORA_WEB_LOAD_FILE: load_file(view, reader); break;
    case KINORA_WEB_RELOAD:
        if (read_u32(reader))
            webkit_web_view_reload_bypass_cache(view->web);
        else
            webkit_web_view_reload(view->web);
        break;
    case KINORA_WEB_STOP: load_stop(view); break;
    case KINORA_WEB_GO: {
        WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(view->web);
        WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(list, (gint)read_u32(reader));
        if (item) webkit_web_view_go_to_back_forward_list_item(view->web, item);
        break;
    }
    case KINORA_WEB_EVALUATE: script_evaluate(view, reader); break;
    case KINORA_WEB_CALL: script_call(view, reader); break;
    case KINORA_WEB_SCROLL: {
        double x = read_f64(reader), y = read_f64(reader);
        guint32 serial = read_u32(reader);
        if (x >= 0) {
            input_park(view);
            view->known_serial = serial;
        }
        scroll_to(view, x, y, serial);
        break;
    }
    case KINORA_WEB_ACKNOWLEDGE: capture_acknowledged(view); break;
    case KINORA_WEB_POINTER: input_pointer(view, reader); break;
    case KINORA_WEB_KEY: input_key(view, reader); break;
    case KINORA_WEB_TEXT: input_text(view, reader); break;
    case KINORA_WEB_FOCUS: input_focus(view, read_u32(reader) == 1); break;
    case KINORA_WEB_EDIT: input_edit(view, reader); break;
    case KINORA_WEB_POLICY: policy_decided(view, reader); break;
    case KINORA_WEB_DIALOG_CLOSED: dialog_closed(view, reader); break;
    case KINORA_WEB_TAKE_SNAPSHOT: snapshot_take(view, reader); break;
    case KINORA_WEB_SET: view_set(view, reader); break;
    case KINORA_WEB_ADD_SCRIPT: script_add(view, reader); break;
    case KINORA_WEB_REMOVE_SCRIPTS: script_remove_all(view); break;
    case KINORA_WEB_ADD_HANDLER: handler_change(view, reader, TRUE); break;
    case KINORA_WEB_REMOVE_HANDLER: handler_change(view, reader, FALSE); break;
    case KINORA_WEB_SCRIPT_REPLY: reply_given(view, reader); break;
    case KINORA_WEB_CHALLENGE_ANSWERED: challenge_answered(view, reader); break;
    case KINORA_WEB_OPTION_CHOSEN: option_chosen(view, reader); break;
    case KINORA_WEB_TOUCH: touch_dispatch(view, reader); break;
    case KINORA_WEB_FIND: find_text(view, reader); break;
    case KINORA_WEB_FIND_NEXT: find_next(view, read_u32(reader) == 1); break;
    case KINORA_WEB_FIND_END: find_end(view); break;
    case KINORA_WEB_SCHEME_RESPONSE: scheme_response(view, reader); break;
    case KINORA_WEB_SCHEME_DATA: scheme_data(view, reader); break;
    case KINORA_WEB_SCHEME_END: scheme_end(view, reader); break;
    case KINORA_WEB_TERMINATE: webkit_web_view_terminate_web_process(view->web); break;
    default: reader->failed = TRUE; break;
    }
}

static void filters_are_ready(void) {
    alarm(0);
    GByteArray *fields = message();
    add_u32(fields, kinora_web_protocol_version);
    add_u32(fields, helper.has_sandbox);
    add_text(fields, sandbox_sentence);
    send_message(fields, KINORA_WEB_READY, 0, -1);
    view_prepare();
    wire_read();
}

static gboolean pulse(gint descriptor, GIOCondition condition, gpointer data) {
    char bytes[64];
    ssize_t count = recv(descriptor, bytes, sizeof bytes, MSG_DONTWAIT);
    if (count == 0) return G_SOURCE_REMOVE;
    if (count > 0) send(descriptor, bytes, (size_t)count, MSG_DONTWAIT | MSG_NOSIGNAL);
    return G_SOURCE_CONTINUE;
}

static gboolean ping_all(gpointer data) {
    GList *views = g_hash_table_get_values(helper.views);
    for (GList *item = views; item; item = item->next) script_ping(item->data);
    g_list_free(views);
    return G_SOURCE_CONTINUE;
}

/// Tells the app why there are no web views.
static int refuse(const char *sentence) {
    GByteArray *fields = message();
    add_u32(fields, 0);
    add_u32(fields, 0);
    add_text(fields, sentence);
    send_message(fields, KINORA_WEB_READY, 0, -1);
    return 1;
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    folder = arguments[2];
    // The app is not noticed before the first message is read: a start that takes too long ends.
    alarm(60);
    helper.scale = CLAMP(atoi(arguments[1]), 1, 4);
    signal(SIGPIPE, SIG_IGN);
    // The engine's processes would keep them open after this one has ended.
    for (int given = 3; given <= 5; given++) fcntl(given, F_SETFD, FD_CLOEXEC);
    // It is started by a descriptor, whose number would be its name.
    prctl(PR_SET_NAME, "web-helper");
    wire_start(3, received);
    const char *sentence = display_start(folder);
    if (sentence) return refuse(sentence);
    helper.has_sandbox = sandbox_works(sandbox_sentence, sizeof sandbox_sentence);
    if (!helper.has_sandbox) g_setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", TRUE);
    char scale[8];
    g_snprintf(scale, sizeof scale, "%d", helper.scale);
    g_setenv("GDK_SCALE", scale, TRUE);
    g_setenv("GDK_BACKEND", "x11", TRUE);
    g_setenv("GSK_RENDERER", "cairo", TRUE);
    g_setenv("GTK_A11Y", "none", TRUE);
    g_setenv("GSETTINGS_BACKEND", "memory", TRUE);
    g_setenv("NO_AT_BRIDGE", "1", TRUE);
    g_setenv("LIBGL_ALWAYS_SOFTWARE", "1", TRUE);
    g_unsetenv("DBUS_SESSION_BUS_ADDRESS");
    g_unsetenv("WAYLAND_DISPLAY");
    // The engine's processes warn about services of a desktop that they do not need.
    if (!g_getenv("KINORA_WEB_MESSAGES") && !freopen("/dev/null", "w", stderr)) return refuse("/dev/null cannot be opened");
    if (!gtk_init_check()) return refuse("the toolkit cannot open the display of its own");
    g_object_set(gtk_settings_get_default(), "gtk-overlay-scrolling", TRUE, "gtk-enable-animations", FALSE, NULL);
    helper.views = g_hash_table_new_full(NULL, NULL, NULL, view_free);
    char *filters = g_build_filename(folder, "filters", NULL);
    helper.filters = webkit_user_content_filter_store_new(filters);
    g_free(filters);
    g_unix_fd_add(4, G_IO_IN, pulse, NULL);
    input_start();
    filters_prepare(filters_are_ready);
    g_timeout_add(2000, ping_all, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}

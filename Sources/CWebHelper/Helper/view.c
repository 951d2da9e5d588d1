// Views: creation, size, settings.
#include "helper.h"

#include <gdk/x11/gdkx.h>
#include <X11/Xlib.h>

/// A view without a number whose web process runs already.
static struct view *prepared;

struct view *view_numbered(guint32 number) {
    return helper.views ? g_hash_table_lookup(helper.views, GUINT_TO_POINTER(number)) : NULL;
}

static gboolean end_now(gpointer data) {
    struct view *view = view_numbered(GPOINTER_TO_UINT(data));
    if (view && view->is_ending) webkit_web_view_terminate_web_process(view->web);
    return G_SOURCE_REMOVE;
}

void page_end(struct view *view) {
    if (view->is_ending) return;
    view->is_ending = TRUE;
    // Not within the engine's own call.
    g_idle_add_full(G_PRIORITY_HIGH, end_now, GUINT_TO_POINTER(view->number), NULL);
}

static WebKitSettings *new_settings(void) {
    WebKitSettings *settings = webkit_settings_new();
    webkit_settings_set_hardware_acceleration_policy(settings, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER);
    webkit_settings_set_enable_webgl(settings, FALSE);
    webkit_settings_set_enable_fullscreen(settings, FALSE);
    webkit_settings_set_enable_smooth_scrolling(settings, FALSE);
    webkit_settings_set_javascript_can_open_windows_automatically(settings, FALSE);
    webkit_settings_set_javascript_can_access_clipboard(settings, FALSE);
    webkit_settings_set_media_playback_requires_user_gesture(settings, TRUE);
    webkit_settings_set_enable_developer_extras(settings, FALSE);
    webkit_settings_set_enable_back_forward_navigation_gestures(settings, FALSE);
    return settings;
}

static struct view *new_view(guint32 store, const char *application) {
    struct view *view = g_new0(struct view, 1);
    view->store = store;
    view->width = 390;
    view->height = 844;
    view->content = webkit_user_content_manager_new();
    // Scrolling is the app's, which draws the indicators.
    WebKitUserStyleSheet *style = webkit_user_style_sheet_new(
        "html { overflow: hidden !important; scrollbar-width: none !important }", WEBKIT_USER_CONTENT_INJECT_TOP_FRAME, WEBKIT_USER_STYLE_LEVEL_USER, NULL, NULL);
    webkit_user_content_manager_add_style_sheet(view->content, style);
    webkit_user_style_sheet_unref(style);
    if (helper.network_filter) webkit_user_content_manager_add_filter(view->content, helper.network_filter);
    if (helper.file_filter) webkit_user_content_manager_add_filter(view->content, helper.file_filter);
    WebKitSettings *settings = new_settings();
    if (application && *application) {
        char *agent = g_strdup_printf("%s %s", webkit_settings_get_user_agent(settings), application);
        webkit_settings_set_user_agent(settings, agent);
        g_free(agent);
    }
    view->web = g_object_new(
        WEBKIT_TYPE_WEB_VIEW, "network-session", store_session(store), "user-content-manager", view->content, "settings", settings, NULL);
    g_object_unref(settings);
    webkit_web_view_set_is_muted(view->web, TRUE);
    load_connect(view);
    policy_connect(view);
    script_connect(view);
    dialogs_connect(view);
    questions_connect(view);
    input_connect(view);
    find_connect(view);

    view->capture = capture_new(view, GTK_WIDGET(view->web));
    view->window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(view->window), FALSE);
    // Large enough for the pointer to reach all of a view.
    gtk_window_set_default_size(GTK_WINDOW(view->window), 2800 / helper.scale, 2800 / helper.scale);
    gtk_window_set_child(GTK_WINDOW(view->window), view->capture);
    // Not presented, which would take the keyboard from another view.
    gtk_widget_set_visible(view->window, TRUE);
    // Beside the pointer's resting position.
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(view->window));
    Display *display = gdk_x11_display_get_xdisplay(gdk_display_get_default());
    XMoveWindow(display, gdk_x11_surface_get_xid(surface), 8, 8);
    XLowerWindow(display, gdk_x11_surface_get_xid(surface));
    return view;
}

void view_prepare(void) {
    if (prepared) return;
    prepared = new_view(0, NULL);
    // Starts the web process and the network process, without a load whose events would follow.
    webkit_web_view_evaluate_javascript(prepared->web, "0", -1, NULL, NULL, NULL, NULL, NULL);
}

static gboolean prepare_later(gpointer data) {
    view_prepare();
    return G_SOURCE_REMOVE;
}

void view_create(guint32 number, struct reader *reader) {
    int width = (int)read_u32(reader), height = (int)read_u32(reader);
    guint32 store = read_u32(reader);
    char *application = read_text(reader);
    if (!number || view_numbered(number) || reader->failed) {
        reader->failed = TRUE;
        g_free(application);
        return;
    }
    struct view *view;
    if (prepared && store == 0 && !*application) {
        view = prepared;
        prepared = NULL;
        g_timeout_add(300, prepare_later, NULL);
    } else {
        view = new_view(store, application);
    }
    g_free(application);
    view->number = number;
    g_hash_table_insert(helper.views, GUINT_TO_POINTER(number), view);
    view->is_ready = TRUE;
    view->width = 0;
    view_resize(view, width, height);
}

void view_resize(struct view *view, int width, int height) {
    width = CLAMP(width, 1, 4096 / helper.scale);
    height = CLAMP(height, 1, 4096 / helper.scale);
    if (width == view->width && height == view->height) return;
    view->width = width;
    view->height = height;
    capture_resize(view);
}

void view_free(gpointer data) {
    struct view *view = data;
    if (helper.pointed == view) helper.pointed = NULL;
    if (helper.focused == view) helper.focused = NULL;
    g_signal_handlers_disconnect_matched(view->web, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, view);
    g_signal_handlers_disconnect_matched(view->content, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, view);
    find_free(view);
    load_free(view);
    questions_free(view);
    scheme_free(view);
    capture_free(view);
    gtk_window_destroy(GTK_WINDOW(view->window));
    g_clear_object(&view->input);
    g_hash_table_unref(view->handlers);
    g_object_unref(view->content);
    g_free(view);
}

void view_set(struct view *view, struct reader *reader) {
    guint32 setting = read_u32(reader);
    double value = read_f64(reader);
    char *text = read_text(reader);
    WebKitSettings *settings = webkit_web_view_get_settings(view->web);
    switch (setting) {
    case KINORA_WEB_SET_JAVASCRIPT: webkit_settings_set_enable_javascript_markup(settings, value != 0); break;
    case KINORA_WEB_SET_OPENS_WINDOWS: webkit_settings_set_javascript_can_open_windows_automatically(settings, value != 0); break;
    case KINORA_WEB_SET_ZOOM: webkit_web_view_set_zoom_level(view->web, value); break;
    case KINORA_WEB_SET_USER_AGENT: webkit_settings_set_user_agent(settings, *text ? text : NULL); break;
    case KINORA_WEB_SET_OPAQUE:
        view->is_transparent = value == 0;
        webkit_web_view_set_background_color(view->web, value != 0 ? &(GdkRGBA){1, 1, 1, 1} : &(GdkRGBA){0, 0, 0, 0});
        break;
    case KINORA_WEB_SET_MINIMUM_FONT_SIZE: webkit_settings_set_minimum_font_size(settings, (guint32)value); break;
    default: break;
    }
    g_free(text);
}

// Input: the pointer and named keys come to the X server as from devices, typed text as from an input method.
#include "helper.h"

#include <gdk/x11/gdkx.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

static Display *display(void) { return gdk_x11_display_get_xdisplay(gdk_display_get_default()); }

static Window window_of(struct view *view) { return gdk_x11_surface_get_xid(gtk_native_get_surface(GTK_NATIVE(view->window))); }

// --- The input method ---

typedef struct {
    WebKitInputMethodContext parent;
    struct view *view;
} Typing;
typedef struct {
    WebKitInputMethodContextClass parent;
} TypingClass;
G_DEFINE_TYPE(Typing, typing, WEBKIT_TYPE_INPUT_METHOD_CONTEXT)

static void send_editing(Typing *typing, gboolean edits) {
    if (!typing->view || !typing->view->number) return;
    WebKitInputPurpose purpose = webkit_input_method_context_get_input_purpose(WEBKIT_INPUT_METHOD_CONTEXT(typing));
    GByteArray *fields = message();
    add_u32(fields, edits);
    add_u32(fields, (guint32)purpose);
    send_message(fields, KINORA_WEB_EDITING, typing->view->number, -1);
}

static void typing_focus_in(WebKitInputMethodContext *context) { send_editing((Typing *)context, TRUE); }
static void typing_focus_out(WebKitInputMethodContext *context) { send_editing((Typing *)context, FALSE); }

static void typing_class_init(TypingClass *class) {
    WEBKIT_INPUT_METHOD_CONTEXT_CLASS(class)->notify_focus_in = typing_focus_in;
    WEBKIT_INPUT_METHOD_CONTEXT_CLASS(class)->notify_focus_out = typing_focus_out;
}

static void typing_init(Typing *typing) {}

void input_connect(struct view *view) {
    Typing *typing = g_object_new(typing_get_type(), NULL);
    typing->view = view;
    view->input = WEBKIT_INPUT_METHOD_CONTEXT(typing);
    webkit_web_view_set_input_method_context(view->web, view->input);
}

void input_text(struct view *view, struct reader *reader) {
    view->input_time = g_get_monotonic_time();
    char *text = read_text(reader);
    g_signal_emit_by_name(view->input, "committed", text);
    g_free(text);
}

// --- The pointer ---

void input_start(void) { XTestFakeMotionEvent(display(), -1, 0, 0, CurrentTime); }

static void point(struct view *view, double x, double y) {
    helper.pointed = view;
    // Another view's window may cover it.
    XRaiseWindow(display(), window_of(view));
    int left = 8, top = 8;
    XTestFakeMotionEvent(display(), -1, left + (int)(x * helper.scale), top + (int)(y * helper.scale), CurrentTime);
}

static void press(struct view *view, gboolean is_down) { XTestFakeButtonEvent(display(), 1, is_down, CurrentTime); }

void input_park(struct view *view) {
    if (helper.pointed != view) return;
    XTestFakeMotionEvent(display(), -1, 0, 0, CurrentTime);
    XFlush(display());
}

void input_pointer(struct view *view, struct reader *reader) {
    view->input_time = g_get_monotonic_time();
    guint32 kind = read_u32(reader);
    double x = read_f64(reader), y = read_f64(reader);
    guint32 clicks = read_u32(reader);
    clicks = MIN(clicks, 3);
    switch (kind) {
    case KINORA_WEB_POINTER_MOVE: point(view, x, y); break;
    case KINORA_WEB_POINTER_PRESS:
        point(view, x, y);
        input_focus(view, TRUE);
        press(view, TRUE);
        break;
    case KINORA_WEB_POINTER_RELEASE:
        point(view, x, y);
        press(view, FALSE);
        break;
    case KINORA_WEB_POINTER_CLICK:
        point(view, x, y);
        input_focus(view, TRUE);
        for (guint32 click = 0; click < clicks; click++) {
            press(view, TRUE);
            press(view, FALSE);
        }
        break;
    default: input_park(view); break;
    }
    XFlush(display());
}

// --- Keys ---

void input_focus(struct view *view, gboolean has_focus) {
    if (!has_focus && helper.focused != view) return;
    helper.focused = has_focus ? view : NULL;
    if (has_focus)
        XSetInputFocus(display(), window_of(view), RevertToPointerRoot, CurrentTime);
    else
        XSetInputFocus(display(), None, RevertToNone, CurrentTime);
    if (has_focus) gtk_widget_grab_focus(GTK_WIDGET(view->web));
    XFlush(display());
}

static void key(KeySym symbol, gboolean is_down) {
    KeyCode code = XKeysymToKeycode(display(), symbol);
    if (code) XTestFakeKeyEvent(display(), code, is_down, CurrentTime);
}

void input_key(struct view *view, struct reader *reader) {
    view->input_time = g_get_monotonic_time();
    guint32 symbol = read_u32(reader), modifiers = read_u32(reader);
    static const KeySym keys[] = {XK_Shift_L, XK_Control_L, XK_Alt_L};
    for (int index = 0; index < 3; index++)
        if (modifiers & (1u << index)) key(keys[index], TRUE);
    key(symbol, TRUE);
    key(symbol, FALSE);
    for (int index = 2; index >= 0; index--)
        if (modifiers & (1u << index)) key(keys[index], FALSE);
    XFlush(display());
}

void input_edit(struct view *view, struct reader *reader) {
    view->input_time = g_get_monotonic_time();
    char *command = read_text(reader);
    webkit_web_view_execute_editing_command(view->web, command);
    g_free(command);
}

// Touches: dispatched to the elements of the page by a script, because the display has no touch screen.
#include "helper.h"

/// Dispatches pointer events and touch events to the elements on which the fingers came down. Returns whether the page handles the touch
/// itself: it prevents the default action, or its style has `touch-action: none`.
static const char dispatch_body[] =
    "const fingers = JSON.parse(json), held = window.kinoraFingers || (window.kinoraFingers = new Map());"
    "const pointer = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'][phase];"
    "const name = ['touchstart', 'touchmove', 'touchend', 'touchcancel'][phase];"
    "let handles = false;"
    "for (const [id, x, y] of fingers) {"
    "  if (phase === 0) {"
    "    const target = document.elementFromPoint(x, y) || document.documentElement;"
    "    held.set(id, {id, target, isPrimary: held.size === 0});"
    "    for (let element = target; element; element = element.parentElement)"
    "      if (getComputedStyle(element).touchAction === 'none') handles = true;"
    "  }"
    "  const finger = held.get(id);"
    "  if (finger) [finger.x, finger.y] = [x, y];"
    "}"
    "const changed = fingers.map(finger => held.get(finger[0])).filter(finger => finger);"
    "if (!changed.length) return false;"
    "for (const finger of changed)"
    "  finger.target.dispatchEvent(new PointerEvent(pointer, {"
    "    pointerId: finger.id + 2, pointerType: 'touch', isPrimary: finger.isPrimary, clientX: finger.x, clientY: finger.y,"
    "    screenX: finger.x, screenY: finger.y, button: phase === 1 ? -1 : 0, buttons: phase < 2 ? 1 : 0, pressure: phase < 2 ? 0.5 : 0,"
    "    bubbles: true, cancelable: phase < 3, composed: true, view: window}));"
    "if (phase > 1) for (const finger of changed) held.delete(finger.id);"
    "const list = fingers => document.createTouchList(...fingers.map(finger => document.createTouch("
    "  window, finger.target, finger.id, finger.x + scrollX, finger.y + scrollY, finger.x, finger.y)));"
    "for (const target of new Set(changed.map(finger => finger.target)))"
    "  if (!target.dispatchEvent(new TouchEvent(name, {"
    "    touches: list([...held.values()]), targetTouches: list([...held.values()].filter(finger => finger.target === target)),"
    "    changedTouches: list(changed.filter(finger => finger.target === target)),"
    "    bubbles: true, cancelable: phase < 3, composed: true, view: window}))) handles = true;"
    "return handles && phase < 2;";

void touch_dispatch(struct view *view, struct reader *reader) {
    guint32 id = read_u32(reader), phase = read_u32(reader), count = read_u32(reader);
    double zoom = webkit_web_view_get_zoom_level(view->web);
    GString *json = g_string_new("[");
    for (guint32 index = 0; index < count && index < 16; index++) {
        guint32 finger = read_u32(reader);
        double x = read_f64(reader), y = read_f64(reader);
        char numbers[2][G_ASCII_DTOSTR_BUF_SIZE];
        g_ascii_dtostr(numbers[0], sizeof numbers[0], x / zoom);
        g_ascii_dtostr(numbers[1], sizeof numbers[1], y / zoom);
        g_string_append_printf(json, "%s[%u,%s,%s]", index ? "," : "", finger, numbers[0], numbers[1]);
    }
    g_string_append_c(json, ']');
    GVariantDict arguments;
    g_variant_dict_init(&arguments, NULL);
    g_variant_dict_insert(&arguments, "json", "s", json->str);
    g_variant_dict_insert(&arguments, "phase", "d", (double)phase);
    script_run(view, id, dispatch_body, g_variant_dict_end(&arguments));
    g_string_free(json, TRUE);
}

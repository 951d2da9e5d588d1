#include "CVectorFile.h"

#include <cairo.h>
#include <dlfcn.h>
#include <glib-object.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// librsvg's interface, which is loaded when a drawing is first read, so that programs without drawings do not need the library.
typedef struct {
    double x, y, width, height;
} Box;
typedef struct {
    double length;
    int unit;
} Length;
enum { PERCENT, PIXELS };

static struct {
    GObject *(*open)(const uint8_t *bytes, size_t count, GError **error);
    void (*set_dpi)(GObject *handle, double dpi);
    gboolean (*get_size)(GObject *handle, double *width, double *height);
    void (*get_dimensions)(
        GObject *handle, gboolean *has_width, Length *width, gboolean *has_height, Length *height, gboolean *has_box, Box *box);
    gboolean (*render)(GObject *handle, cairo_t *context, const Box *viewport, GError **error);
} rsvg;
static char failure[256];

static void *function(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (found == NULL) snprintf(failure, sizeof failure, "librsvg-2.so.2 has no %s; version 2.52 or later is needed", name);
    return found;
}

static void load(void) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(failure, sizeof failure, "%s; install it: apt-get install librsvg2-2", dlerror());
        return;
    }
    *(void **)&rsvg.open = function(library, "rsvg_handle_new_from_data");
    *(void **)&rsvg.set_dpi = function(library, "rsvg_handle_set_dpi");
    *(void **)&rsvg.get_size = function(library, "rsvg_handle_get_intrinsic_size_in_pixels");
    *(void **)&rsvg.get_dimensions = function(library, "rsvg_handle_get_intrinsic_dimensions");
    *(void **)&rsvg.render = function(library, "rsvg_handle_render_document");
}

struct kinora_svg {
    GObject *handle;
    double width, height;
};

kinora_svg *kinora_svg_open(const uint8_t *bytes, size_t count, double *width, double *height, char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *width = *height = 0;
    if (failure[0] != '\0') {
        *problem = strdup(failure);
        return NULL;
    }
    GError *error = NULL;
    // Without an address of its own the file reads no other.
    GObject *handle = rsvg.open(bytes, count, &error);
    if (handle == NULL) {
        *problem = strdup(error != NULL ? error->message : "the drawing cannot be read");
        g_clear_error(&error);
        return NULL;
    }
    // Points of printers are those of screens.
    rsvg.set_dpi(handle, 72);
    gboolean has_width, has_height, has_box;
    Length own_width, own_height;
    Box box;
    rsvg.get_dimensions(handle, &has_width, &own_width, &has_height, &own_height, &has_box, &box);
    if (!rsvg.get_size(handle, width, height) && has_box) {
        *width = box.width;
        *height = box.height;
    }
    kinora_svg *svg = malloc(sizeof *svg);
    *svg = (kinora_svg){handle, *width, *height};
    return svg;
}

bool kinora_svg_draw(kinora_svg *svg, uint32_t *pixels, int width, int height) {
    cairo_surface_t *surface = cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cairo_t *context = cairo_create(surface);
    // Stretched: a viewport of another shape would keep the drawing's.
    cairo_scale(context, width / svg->width, height / svg->height);
    Box viewport = {0, 0, svg->width, svg->height};
    GError *error = NULL;
    bool is_drawn = rsvg.render(svg->handle, context, &viewport, &error) && cairo_status(context) == CAIRO_STATUS_SUCCESS;
    g_clear_error(&error);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    return is_drawn;
}

void kinora_svg_close(kinora_svg *svg) {
    g_object_unref(svg->handle);
    free(svg);
}

// Pixels of a view: a widget that draws its child into memory, finds what changed, and hands it to the app.
#define _GNU_SOURCE
#include "helper.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { cell = 64 };

// --- The widget ---

typedef struct {
    GtkWidget parent;
    struct view *view;
    GtkWidget *child;
} Capture;
typedef struct {
    GtkWidgetClass parent;
} CaptureClass;
G_DEFINE_TYPE(Capture, capture, GTK_TYPE_WIDGET)

static void view_captured(struct view *view, GskRenderNode *node);

static void capture_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    Capture *capture = (Capture *)widget;
    if (!capture->view || !capture->child) return;
    GtkSnapshot *own = gtk_snapshot_new();
    gtk_widget_snapshot_child(widget, capture->child, own);
    GskRenderNode *node = gtk_snapshot_free_to_node(own);
    view_captured(capture->view, node);
    if (node) gsk_render_node_unref(node);
}

static void capture_dispose(GObject *object) {
    Capture *capture = (Capture *)object;
    g_clear_pointer(&capture->child, gtk_widget_unparent);
    G_OBJECT_CLASS(capture_parent_class)->dispose(object);
}

/// The child has the view's size, whatever the window's: windows are not resized, which needs an answer of the display.
static void capture_allocate(GtkWidget *widget, int width, int height, int baseline) {
    Capture *capture = (Capture *)widget;
    if (!capture->view || !capture->child) return;
    gtk_widget_size_allocate(capture->child, &(GtkAllocation){0, 0, capture->view->width, capture->view->height}, -1);
}

static void capture_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    *minimum = *natural = 1;
    *minimum_baseline = *natural_baseline = -1;
    // Measured before it is allocated, as the toolkit demands.
    Capture *capture = (Capture *)widget;
    if (capture->child) gtk_widget_measure(capture->child, orientation, -1, NULL, NULL, NULL, NULL);
}

static void capture_class_init(CaptureClass *class) {
    GTK_WIDGET_CLASS(class)->snapshot = capture_snapshot;
    GTK_WIDGET_CLASS(class)->size_allocate = capture_allocate;
    GTK_WIDGET_CLASS(class)->measure = capture_measure;
    G_OBJECT_CLASS(class)->dispose = capture_dispose;
}

static void capture_init(Capture *capture) {}

GtkWidget *capture_new(struct view *view, GtkWidget *child) {
    Capture *capture = g_object_new(capture_get_type(), NULL);
    capture->view = view;
    capture->child = child;
    gtk_widget_set_parent(child, GTK_WIDGET(capture));
    return GTK_WIDGET(capture);
}

// --- Memory ---

int memory_file(gsize size, void **bytes) {
    int file = memfd_create("kinora-web", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return -1;
    *bytes = MAP_FAILED;
    if (ftruncate(file, (off_t)size) == 0) *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (*bytes != MAP_FAILED) return file;
    close(file);
    return -1;
}

static void free_pixels(struct view *view) {
    g_clear_pointer(&view->scratch, g_free);
    g_clear_pointer(&view->current, g_free);
    if (view->shared) munmap(view->shared, view->shared_size);
    view->shared = NULL;
}

void capture_free(struct view *view) {
    if (view->capture) ((Capture *)view->capture)->view = NULL;
    free_pixels(view);
    g_clear_pointer(&view->damage, cairo_region_destroy);
}

void capture_resize(struct view *view) {
    free_pixels(view);
    g_clear_pointer(&view->damage, cairo_region_destroy);
    view->damage = cairo_region_create();
    view->pixel_width = view->width * helper.scale;
    view->pixel_height = view->height * helper.scale;
    view->stride = view->pixel_width * 4;
    gsize size = (gsize)view->stride * (gsize)view->pixel_height;
    void *bytes;
    int file = memory_file(size, &bytes);
    if (file < 0) return;
    view->shared = bytes;
    view->shared_size = size;
    view->scratch = g_malloc0(size);
    view->current = g_malloc0(size);
    view->is_being_read = FALSE;
    GByteArray *fields = message();
    add_u32(fields, (guint32)view->pixel_width);
    add_u32(fields, (guint32)view->pixel_height);
    add_u32(fields, (guint32)view->stride);
    send_message(fields, KINORA_WEB_SURFACE, view->number, file);
    close(file);
    gtk_widget_queue_allocate(view->capture);
    gtk_widget_queue_draw(view->capture);
}

// --- Frames ---

/// Copies cells that differ from the scratch memory to the current pixels, and adds them to the damage.
static void compare(struct view *view) {
    for (int y = 0; y < view->pixel_height; y += cell) {
        int rows = MIN(cell, view->pixel_height - y);
        int first = -1;
        for (int x = 0; x <= view->pixel_width; x += cell) {
            gboolean differs = FALSE;
            if (x < view->pixel_width) {
                gsize count = (gsize)MIN(cell, view->pixel_width - x) * 4;
                gsize at = (gsize)y * (gsize)view->stride + (gsize)x * 4;
                for (int row = 0; row < rows; row++, at += (gsize)view->stride) {
                    if (!differs) differs = memcmp(view->scratch + at, view->current + at, count) != 0;
                    if (differs) memcpy(view->current + at, view->scratch + at, count);
                }
            }
            if (differs && first < 0) first = x;
            if ((!differs || x + cell > view->pixel_width) && first >= 0) {
                int end = MIN(differs ? x + cell : x, view->pixel_width);
                cairo_region_union_rectangle(view->damage, &(cairo_rectangle_int_t){first, y, end - first, rows});
                first = -1;
            }
        }
    }
}

static gboolean is_opaque(const guint32 *pixels, gsize count) {
    guint32 all = ~0u;
    for (gsize index = 0; index < count; index++) all &= pixels[index];
    return all >> 24 == 255;
}

static void take_over(struct view *view) {
    compare(view);
    view->is_opaque = is_opaque((const guint32 *)view->current, view->shared_size / 4);
    capture_send(view);
}

// The engine paints transparent pages over what it painted before, so they are taken as snapshots, which are slower.

static void take_transparent(struct view *view);

static void transparent_taken(GObject *object, GAsyncResult *result, gpointer data) {
    struct view *view = view_numbered(GPOINTER_TO_UINT(data));
    GdkTexture *texture = webkit_web_view_get_snapshot_finish(WEBKIT_WEB_VIEW(object), result, NULL);
    if (view && view->web == WEBKIT_WEB_VIEW(object)) {
        view->takes_snapshot = FALSE;
        gboolean fits = texture && view->shared && gdk_texture_get_width(texture) == view->pixel_width
            && gdk_texture_get_height(texture) == view->pixel_height;
        if (fits) gdk_texture_download(texture, view->scratch, (gsize)view->stride);
        if (view->takes_another)
            take_transparent(view);
        else if (fits)
            take_over(view);
    }
    g_clear_object(&texture);
}

static void take_transparent(struct view *view) {
    view->takes_another = view->takes_snapshot;
    if (view->takes_snapshot) return;
    view->takes_snapshot = TRUE;
    webkit_web_view_get_snapshot(
        view->web, WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND, NULL, transparent_taken,
        GUINT_TO_POINTER(view->number));
}

static void view_captured(struct view *view, GskRenderNode *node) {
    if (!view->shared || !view->is_ready) return;
    if (view->is_transparent) return take_transparent(view);
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        view->scratch, CAIRO_FORMAT_ARGB32, view->pixel_width, view->pixel_height, view->stride);
    cairo_t *context = cairo_create(surface);
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR);
    cairo_paint(context);
    cairo_set_operator(context, CAIRO_OPERATOR_OVER);
    cairo_scale(context, helper.scale, helper.scale);
    if (node) gsk_render_node_draw(node, context);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    take_over(view);
}

void capture_send(struct view *view) {
    if (view->is_being_read || view->scrolls || !view->shared) return;
    if (!view->must_send && cairo_region_is_empty(view->damage)) return;
    int count = cairo_region_num_rectangles(view->damage);
    GByteArray *fields = message();
    add_f64(fields, view->scroll_x);
    add_f64(fields, view->scroll_y);
    add_u32(fields, view->serial);
    add_u32(fields, (guint32)view->is_opaque);
    add_u32(fields, (guint32)count);
    for (int index = 0; index < count; index++) {
        cairo_rectangle_int_t area;
        cairo_region_get_rectangle(view->damage, index, &area);
        add_u32(fields, (guint32)area.x);
        add_u32(fields, (guint32)area.y);
        add_u32(fields, (guint32)area.width);
        add_u32(fields, (guint32)area.height);
        for (int row = 0; row < area.height; row++) {
            gsize at = (gsize)(area.y + row) * (gsize)view->stride + (gsize)area.x * 4;
            memcpy(view->shared + at, view->current + at, (gsize)area.width * 4);
        }
    }
    cairo_region_destroy(view->damage);
    view->damage = cairo_region_create();
    view->is_being_read = TRUE;
    view->must_send = FALSE;
    send_message(fields, KINORA_WEB_FRAME, view->number, -1);
    scroll_next(view);
}

void capture_acknowledged(struct view *view) {
    view->is_being_read = FALSE;
    capture_send(view);
}

// --- Snapshots ---

struct question {
    guint32 view, id;
};

static void snapshot_taken(GObject *object, GAsyncResult *result, gpointer data) {
    struct question *question = data;
    GError *error = NULL;
    GdkTexture *texture = webkit_web_view_get_snapshot_finish(WEBKIT_WEB_VIEW(object), result, &error);
    GByteArray *fields = message();
    add_u32(fields, question->id);
    int file = -1, width = 0, height = 0;
    void *bytes;
    if (texture) {
        width = gdk_texture_get_width(texture);
        height = gdk_texture_get_height(texture);
        gsize size = (gsize)width * 4 * (gsize)height;
        file = size ? memory_file(size, &bytes) : -1;
        if (file >= 0) {
            gdk_texture_download(texture, bytes, (gsize)width * 4);
            munmap(bytes, size);
        }
        g_object_unref(texture);
    }
    g_clear_error(&error);
    add_u32(fields, file >= 0 ? (guint32)width : 0);
    add_u32(fields, file >= 0 ? (guint32)height : 0);
    add_u32(fields, file >= 0 ? (guint32)width * 4 : 0);
    send_message(fields, KINORA_WEB_SNAPSHOT, question->view, file);
    if (file >= 0) close(file);
    g_free(question);
}

void snapshot_take(struct view *view, struct reader *reader) {
    struct question *question = g_new(struct question, 1);
    question->view = view->number;
    question->id = read_u32(reader);
    gboolean is_whole = read_u32(reader) == 1, is_transparent = read_u32(reader) == 1;
    webkit_web_view_get_snapshot(
        view->web, is_whole ? WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT : WEBKIT_SNAPSHOT_REGION_VISIBLE,
        is_transparent ? WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND : WEBKIT_SNAPSHOT_OPTIONS_NONE, NULL, snapshot_taken, question);
}

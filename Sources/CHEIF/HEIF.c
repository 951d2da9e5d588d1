#include "CHEIF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libheif's interface, which is loaded when a file is first opened, so that programs without such files do not need the library.
typedef struct {
    int code, detail;
    const char *message;
} Error;
enum { RGB = 1, INTERLEAVED_RGBA = 11, INTERLEAVED = 10 };

static struct {
    void *(*make_context)(void);
    void (*free_context)(void *context);
    Error (*read)(void *context, const void *bytes, size_t count, const void *options);
    Error (*get_primary)(void *context, void **handle);
    void (*release_handle)(const void *handle);
    int (*get_width)(const void *handle);
    int (*get_height)(const void *handle);
    int (*has_alpha)(const void *handle);
    Error (*decode)(const void *handle, void **image, int colorspace, int chroma, const void *options);
    const uint8_t *(*get_plane)(const void *image, int channel, int *stride);
    int (*get_image_width)(const void *image, int channel);
    int (*get_image_height)(const void *image, int channel);
    void (*release_image)(const void *image);
} heif;
static char failure[256];

static void *function(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (found == NULL) snprintf(failure, sizeof failure, "libheif.so.1 has no %s", name);
    return found;
}

static void load(void) {
    void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(failure, sizeof failure, "%s; install it: apt-get install libheif1", dlerror());
        return;
    }
    *(void **)&heif.make_context = function(library, "heif_context_alloc");
    *(void **)&heif.free_context = function(library, "heif_context_free");
    *(void **)&heif.read = function(library, "heif_context_read_from_memory_without_copy");
    *(void **)&heif.get_primary = function(library, "heif_context_get_primary_image_handle");
    *(void **)&heif.release_handle = function(library, "heif_image_handle_release");
    *(void **)&heif.get_width = function(library, "heif_image_handle_get_width");
    *(void **)&heif.get_height = function(library, "heif_image_handle_get_height");
    *(void **)&heif.has_alpha = function(library, "heif_image_handle_has_alpha_channel");
    *(void **)&heif.decode = function(library, "heif_decode_image");
    *(void **)&heif.get_plane = function(library, "heif_image_get_plane_readonly");
    *(void **)&heif.get_image_width = function(library, "heif_image_get_width");
    *(void **)&heif.get_image_height = function(library, "heif_image_get_height");
    *(void **)&heif.release_image = function(library, "heif_image_release");
}

struct kinora_heif {
    void *context;
    void *handle;
};

kinora_heif *kinora_heif_open(const uint8_t *bytes, size_t count, int *width, int *height, bool *has_alpha, char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (failure[0] != '\0') {
        *problem = strdup(failure);
        return NULL;
    }
    kinora_heif *file = malloc(sizeof *file);
    file->context = heif.make_context();
    Error error = heif.read(file->context, bytes, count, NULL);
    if (error.code == 0) error = heif.get_primary(file->context, &file->handle);
    if (error.code != 0) {
        *problem = strdup(error.message);
        heif.free_context(file->context);
        free(file);
        return NULL;
    }
    *width = heif.get_width(file->handle);
    *height = heif.get_height(file->handle);
    *has_alpha = heif.has_alpha(file->handle) != 0;
    return file;
}

bool kinora_heif_decode(kinora_heif *file, uint32_t *pixels, int width, int height, char **problem) {
    void *image = NULL;
    Error error = heif.decode(file->handle, &image, RGB, INTERLEAVED_RGBA, NULL);
    if (error.code != 0) {
        *problem = strdup(error.message);
        return false;
    }
    int stride = 0;
    const uint8_t *plane = heif.get_plane(image, INTERLEAVED, &stride);
    bool is_whole = plane != NULL && heif.get_image_width(image, INTERLEAVED) == width &&
                    heif.get_image_height(image, INTERLEAVED) == height;
    if (is_whole) {
        for (int y = 0; y < height; y++) {
            const uint8_t *source = plane + (size_t)y * (size_t)stride;
            for (int x = 0; x < width; x++, source += 4) {
                *pixels++ = (uint32_t)source[3] << 24 | (uint32_t)source[0] << 16 | (uint32_t)source[1] << 8 | source[2];
            }
        }
    } else {
        *problem = strdup("the image has another size than the file says");
    }
    heif.release_image(image);
    return is_whole;
}

void kinora_heif_close(kinora_heif *file) {
    heif.release_handle(file->handle);
    heif.free_context(file->context);
    free(file);
}

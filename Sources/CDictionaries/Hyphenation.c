#include "CDictionaries.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libhyphen's interface, which is loaded when a paragraph is first hyphenated.
static struct {
    void *(*load)(const char *path);
    void (*free)(void *dictionary);
    int (*hyphenate)(
        void *dictionary, const char *word, int count, char *hyphens, char *hyphenated, char ***replacements, int **positions, int **cuts);
} hyphen;
static char failure[256];

struct kinora_hyphenation {
    void *dictionary;
};

static void load(void) {
    void *library = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(failure, sizeof failure, "%s; install it: apt-get install libhyphen0", dlerror());
        return;
    }
    *(void **)&hyphen.load = dlsym(library, "hnj_hyphen_load");
    *(void **)&hyphen.free = dlsym(library, "hnj_hyphen_free");
    *(void **)&hyphen.hyphenate = dlsym(library, "hnj_hyphen_hyphenate2");
    if (hyphen.load == NULL || hyphen.free == NULL || hyphen.hyphenate == NULL) {
        snprintf(failure, sizeof failure, "libhyphen lacks functions; install Debian's libhyphen0");
    }
}

kinora_hyphenation *kinora_hyphenation_open(const char *path, const char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *problem = failure[0] == '\0' ? NULL : failure;
    if (*problem != NULL) return NULL;
    kinora_hyphenation *opened = calloc(1, sizeof *opened);
    if (opened != NULL) opened->dictionary = hyphen.load(path);
    if (opened != NULL && opened->dictionary != NULL) return opened;
    free(opened);
    *problem = "libhyphen could not read the dictionary";
    return NULL;
}

bool kinora_hyphenation_mark(kinora_hyphenation *dictionary, const char *word, int count, char *marks) {
    char **replacements = NULL;
    int *positions = NULL, *cuts = NULL;
    // The library writes some bytes behind the word's.
    char *hyphens = calloc((size_t)count + 16, 1);
    if (hyphens == NULL) return false;
    memset(marks, 0, (size_t)count);
    int failed = hyphen.hyphenate(dictionary->dictionary, word, count, hyphens, NULL, &replacements, &positions, &cuts);
    for (int index = 0; failed == 0 && index < count; index++) {
        bool changes = replacements != NULL && replacements[index] != NULL;
        marks[index] = (hyphens[index] & 1) != 0 && !changes;
    }
    for (int index = 0; replacements != NULL && index < count; index++) free(replacements[index]);
    free(replacements);
    free(positions);
    free(cuts);
    free(hyphens);
    return failed == 0;
}

void kinora_hyphenation_close(kinora_hyphenation *dictionary) {
    hyphen.free(dictionary->dictionary);
    free(dictionary);
}

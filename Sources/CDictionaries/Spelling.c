#include "CDictionaries.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// Hunspell's interface, which is loaded when a word is first checked.
static struct {
    void *(*create)(const char *rules, const char *words);
    void (*destroy)(void *dictionary);
    int (*spell)(void *dictionary, const char *word);
    const char *(*encoding)(void *dictionary);
    int (*suggest)(void *dictionary, char ***list, const char *word);
    void (*free_list)(void *dictionary, char ***list, int count);
} hunspell;
static char failure[256];

struct kinora_spelling {
    void *dictionary;
};

static void load(void) {
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(failure, sizeof failure, "%s; install it: apt-get install libhunspell-1.7-0", dlerror());
        return;
    }
    *(void **)&hunspell.create = dlsym(library, "Hunspell_create");
    *(void **)&hunspell.destroy = dlsym(library, "Hunspell_destroy");
    *(void **)&hunspell.spell = dlsym(library, "Hunspell_spell");
    *(void **)&hunspell.encoding = dlsym(library, "Hunspell_get_dic_encoding");
    *(void **)&hunspell.suggest = dlsym(library, "Hunspell_suggest");
    *(void **)&hunspell.free_list = dlsym(library, "Hunspell_free_list");
    if (hunspell.create == NULL || hunspell.destroy == NULL || hunspell.spell == NULL || hunspell.encoding == NULL ||
        hunspell.suggest == NULL || hunspell.free_list == NULL) {
        snprintf(failure, sizeof failure, "hunspell lacks functions; install Debian's libhunspell-1.7-0");
    }
}

kinora_spelling *kinora_spelling_open(const char *rules, const char *words, const char **problem) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    *problem = failure[0] == '\0' ? NULL : failure;
    if (*problem != NULL) return NULL;
    kinora_spelling *opened = calloc(1, sizeof *opened);
    if (opened != NULL) opened->dictionary = hunspell.create(rules, words);
    if (opened != NULL && opened->dictionary != NULL) return opened;
    free(opened);
    *problem = "hunspell could not read the dictionary";
    return NULL;
}

const char *kinora_spelling_encoding(kinora_spelling *dictionary) { return hunspell.encoding(dictionary->dictionary); }

bool kinora_spelling_has(kinora_spelling *dictionary, const char *word) { return hunspell.spell(dictionary->dictionary, word) != 0; }

int kinora_spelling_suggest(kinora_spelling *dictionary, const char *word, char ***list) {
    return hunspell.suggest(dictionary->dictionary, list, word);
}

void kinora_spelling_free(kinora_spelling *dictionary, char ***list, int count) {
    hunspell.free_list(dictionary->dictionary, list, count);
}

void kinora_spelling_close(kinora_spelling *dictionary) {
    hunspell.destroy(dictionary->dictionary);
    free(dictionary);
}

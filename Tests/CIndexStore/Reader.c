#define _GNU_SOURCE
#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The library is found at run time, in the toolchain that runs: its header is no part of every toolchain's search path.
typedef struct {
    const char *data;
    size_t length;
} Text;

typedef struct {
    const char *(*error_description)(void *error);
    void (*error_dispose)(void *error);
    void *(*store_create)(const char *path, void **error);
    void (*store_dispose)(void *store);
    void *(*record_create)(void *store, const char *name, void **error);
    void (*record_dispose)(void *record);
    bool (*occurrences)(void *record, void *context, bool (*apply)(void *context, void *occurrence));
    bool (*relations)(void *occurrence, void *context, bool (*apply)(void *context, void *relation));
    void *(*occurrence_symbol)(void *occurrence);
    uint64_t (*occurrence_roles)(void *occurrence);
    void (*occurrence_location)(void *occurrence, unsigned *line, unsigned *column);
    uint64_t (*relation_roles)(void *relation);
    void *(*relation_symbol)(void *relation);
    Text (*symbol_usr)(void *symbol);
    Text (*symbol_name)(void *symbol);
    bool (*units)(void *store, unsigned sorted, void *context, bool (*apply)(void *context, Text name));
    bool (*unit_time)(void *store, const char *name, int64_t *seconds, int64_t *nanoseconds, void **error);
    void *(*unit_create)(void *store, const char *name, void **error);
    void (*unit_dispose)(void *unit);
    Text (*unit_main_file)(void *unit);
    bool (*dependencies)(void *unit, void *context, bool (*apply)(void *context, void *dependency));
    int (*dependency_kind)(void *dependency);
    Text (*dependency_name)(void *dependency);
    Text (*dependency_file)(void *dependency);
} Library;

typedef struct {
    const Library *library;
    void *context;
    void (*found)(void *context, const CIndexOccurrence *occurrence);
    unsigned line;
    uint64_t roles;
} Reading;

static void tell(Reading *reading, void *symbol, uint64_t roles) {
    Text usr = reading->library->symbol_usr(symbol), name = reading->library->symbol_name(symbol);
    CIndexOccurrence occurrence = {usr.data, usr.length, name.data, name.length, roles, reading->line};
    reading->found(reading->context, &occurrence);
}

static bool read_relation(void *context, void *relation) {
    Reading *reading = context;
    if (reading->library->relation_roles(relation) & CIndexRoleOverridden) {
        tell(reading, reading->library->relation_symbol(relation), (reading->roles & CIndexRoleImplicit) | CIndexRoleOverridden);
    }
    return true;
}

static bool read_occurrence(void *context, void *occurrence) {
    Reading *reading = context;
    unsigned column;
    reading->library->occurrence_location(occurrence, &reading->line, &column);
    reading->roles = reading->library->occurrence_roles(occurrence) & ~CIndexRoleOverridden;
    tell(reading, reading->library->occurrence_symbol(occurrence), reading->roles);
    reading->library->relations(occurrence, reading, read_relation);
    return true;
}

static const char *open_library(const char *path, Library *library) {
    static const char *const names[] = {
        "error_get_description", "error_dispose", "store_create", "store_dispose", "record_reader_create", "record_reader_dispose",
        "record_reader_occurrences_apply_f", "occurrence_relations_apply_f", "occurrence_get_symbol", "occurrence_get_roles",
        "occurrence_get_line_col", "symbol_relation_get_roles", "symbol_relation_get_symbol", "symbol_get_usr", "symbol_get_name",
        "store_units_apply_f", "store_get_unit_modification_time", "unit_reader_create", "unit_reader_dispose", "unit_reader_get_main_file",
        "unit_reader_dependencies_apply_f", "unit_dependency_get_kind", "unit_dependency_get_name", "unit_dependency_get_filepath",
    };
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return dlerror();
    void **entries = (void **)library;
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        char name[64];
        snprintf(name, sizeof name, "indexstore_%s", names[index]);
        entries[index] = dlsym(handle, name);
        if (!entries[index]) return dlerror();
    }
    return NULL;
}

static char *sentence(const char *what, const char *name, const char *why) {
    char *text = NULL;
    return asprintf(&text, "%s %s: %s", what, name, why) < 0 ? NULL : text;
}

static char *failure(const Library *library, const char *what, const char *name, void *error) {
    char *text = sentence(what, name, error ? library->error_description(error) : "unknown error");
    if (error) library->error_dispose(error);
    return text;
}

char *CIndexRead(
    const char *path, const char *folder, const char *name, void *context,
    void (*found)(void *context, const CIndexOccurrence *occurrence)) {
    Library library;
    const char *missing = open_library(path, &library);
    if (missing) return sentence("library", path, missing);
    void *error = NULL;
    void *store = library.store_create(folder, &error);
    if (!store) return failure(&library, "index", folder, error);
    char *problem = NULL;
    void *record = library.record_create(store, name, &error);
    if (record) {
        Reading reading = {&library, context, found, 0, 0};
        library.occurrences(record, &reading, read_occurrence);
        library.record_dispose(record);
    } else {
        problem = failure(&library, "record", name, error);
    }
    library.store_dispose(store);
    return problem;
}

typedef struct {
    const Library *library;
    void *store;
    void *context;
    void (*found)(void *context, const CIndexUnit *unit);
    Text file;
    double time;
} Listing;

static bool list_dependency(void *context, void *dependency) {
    Listing *listing = context;
    const Library *library = listing->library;
    enum { record_kind = 2 };
    Text file = library->dependency_file(dependency);
    // The other records of a unit are those of the headers that it includes.
    if (library->dependency_kind(dependency) != record_kind || file.length != listing->file.length
        || memcmp(file.data, listing->file.data, file.length) != 0) {
        return true;
    }
    Text record = library->dependency_name(dependency);
    CIndexUnit unit = {file.data, file.length, record.data, record.length, listing->time};
    listing->found(listing->context, &unit);
    return true;
}

static bool list_unit(void *context, Text text) {
    Listing *listing = context;
    const Library *library = listing->library;
    char *name = strndup(text.data, text.length);
    int64_t seconds = 0, nanoseconds = 0;
    void *error = NULL, *unit = NULL;
    // A unit that cannot be read is one that another build replaces.
    if (name && !library->unit_time(listing->store, name, &seconds, &nanoseconds, &error)) {
        unit = library->unit_create(listing->store, name, &error);
    }
    if (error) library->error_dispose(error);
    free(name);
    if (!unit) return true;
    listing->file = library->unit_main_file(unit);
    listing->time = (double)seconds + (double)nanoseconds / 1e9;
    library->dependencies(unit, listing, list_dependency);
    library->unit_dispose(unit);
    return true;
}

char *CIndexList(const char *path, const char *folder, void *context, void (*found)(void *context, const CIndexUnit *unit)) {
    Library library;
    const char *missing = open_library(path, &library);
    if (missing) return sentence("library", path, missing);
    void *error = NULL;
    void *store = library.store_create(folder, &error);
    if (!store) return failure(&library, "index", folder, error);
    Listing listing = {&library, store, context, found, {NULL, 0}, 0};
    library.units(store, 0, &listing, list_unit);
    library.store_dispose(store);
    return NULL;
}

#ifndef KINORA_CINDEXSTORE_H
#define KINORA_CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One place in a source file that names a symbol. The texts live as long as the call; they do not end in a zero.
typedef struct {
    const char *usr;
    size_t usr_length;
    const char *name;
    size_t name_length;
    /// Bits of `CIndexRole…`.
    uint64_t roles;
    unsigned line;
} CIndexOccurrence;

/// The index of one source file of a build.
typedef struct {
    /// The file's path.
    const char *file;
    size_t file_length;
    /// For `CIndexRead`.
    const char *record;
    size_t record_length;
    /// The time at which it was written, in seconds since 1970.
    double time;
} CIndexUnit;

/// The symbol is declared here, with its body if it has one.
static const uint64_t CIndexRoleDefinition = 1 << 1;
static const uint64_t CIndexRoleReference = 1 << 2;
/// Implicit: added by the compiler.
static const uint64_t CIndexRoleImplicit = 1 << 8;
/// The symbol is not at the place itself, but what is declared there overrides it or is its requirement's witness.
static const uint64_t CIndexRoleOverridden = 1 << 11;

/// Reads what the compiler found in one source file.
///
/// - Parameters:
///   - library: the path of the toolchain's libIndexStore.so.
///   - store: the folder that was the compiler's `-index-store-path`.
///   - record: the name of a file below `records` there.
/// - Returns: NULL when all was read, else what went wrong, for the caller to free.
char *CIndexRead(
    const char *library, const char *store, const char *record, void *context,
    void (*found)(void *context, const CIndexOccurrence *occurrence));

/// Lists the source files that were compiled with an index, files that are gone since then included.
///
/// - Returns: NULL when all were listed, else what went wrong, for the caller to free.
char *CIndexList(const char *library, const char *store, void *context, void (*found)(void *context, const CIndexUnit *unit));

#endif

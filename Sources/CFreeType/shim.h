#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H

/* As glibc has it for _GNU_SOURCE, which Swift does not define: memory under a path, for fonts that FreeType opens by their path. */
int memfd_create(const char *name, unsigned int flags);
#ifndef MFD_CLOEXEC
#define MFD_CLOEXEC 1U
#endif

#pragma once
#include <stddef.h>

/// The file of a photograph of the gallery, a JPEG: its bytes and their number; NULL and 0 for another name.
///
/// The files are part of the programs, so that these find them wherever they are moved. Photographs/LICENSE.txt has each one's author,
/// source and license.
const unsigned char *gallery_photograph(const char *name, size_t *size);

#pragma once

#include <stdint.h>

/// Encodes bytes as a QR code. Returns `*width` rows of `*width` bytes, 1 for a dark module, to be freed by the caller; NULL with a
/// sentence in `*problem` if the library is missing, NULL with NULL in it if the bytes do not fit.
///
/// - `level`: error correction, 0 (L) to 3 (H).
uint8_t *kinora_qr_code(const uint8_t *bytes, int count, int level, int *width, const char **problem);

#include <zlib.h>
#include <lz4.h>
#include <lzma.h>
#include <brotli/encode.h>
#include <brotli/decode.h>

#include "Kernels.h"

#if !KINORA_ASSEMBLED_KERNELS

#include "CPixels.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// A PNG's data in one pass over the pixels (PNG specification; RFC 1950; RFC 1951). Every row has the filter Up or Sub, so that
// pixels equal to those above or to the left are zeros; the compressor knows runs of equal filtered pixels, and one Huffman code for the
// image, which it fits to a sample of the rows.

// Lengths of codes of literals, the end of the block, and lengths of copies that suit the gallery's screens: what is expected before the
// sample. They leave no symbol without a code.
static const uint8_t expected_lengths[286] = {
#include "PNGCodeLengths.h"
};

// Four codes and the seven bits that may be pending fit into 64 bits.
enum { SYMBOLS = 286, MAXIMUM_COPY = 258, END_OF_BLOCK = 256, MAXIMUM_LENGTH = 14 };

/// Filters by the pixel to the left and by that above.
enum { FILTER_SUB = 1, FILTER_UP = 2 };

/// A Huffman code with its extra bits, the first bit lowest.
struct code {
    uint32_t bits, count;
};

/// The code of an image.
struct codes {
    uint8_t lengths[SYMBOLS];
    struct code literals[END_OF_BLOCK + 1], copies[MAXIMUM_COPY + 1];
};

/// Writes bits, the lowest first. The memory has eight bytes to spare.
struct bits {
    uint8_t *next;
    uint64_t pending;
    uint32_t count;
};

static inline void put(struct bits *bits, uint64_t value, uint32_t count) {
    bits->pending |= value << bits->count;
    bits->count += count;
}

/// Leaves fewer than eight bits pending; at most 64 may be.
static inline void flush(struct bits *bits) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(bits->next, &bits->pending, 8);
#else
    for (uint32_t i = 0; i < 8; i++) bits->next[i] = (uint8_t)(bits->pending >> 8 * i);
#endif
    bits->next += bits->count >> 3;
    bits->pending >>= bits->count & 56;
    bits->count &= 7;
}

static inline void put_code(struct bits *bits, struct code code) { put(bits, code.bits, code.count); }

static uint32_t reversed(uint32_t code, uint32_t length) {
    uint32_t result = 0;
    for (uint32_t i = 0; i < length; i++) result |= (code >> i & 1) << (length - 1 - i);
    return result;
}

void kinora_png_prepare(struct kinora_png_tables *tables) {
    memset(tables, 0, sizeof *tables);
    // RFC 1951, 3.2.5: from 11 on, four symbols share each number of extra bits.
    for (uint32_t length = 3; length < MAXIMUM_COPY; length++) {
        uint32_t above = length - 3, extra = 0;
        while (above >> extra >= 8) extra++;
        tables->copy_symbols[length] = (uint16_t)(257 + 4 * extra + (above >> extra));
        tables->copy_extra_bits[length] = (uint8_t)(above & ((1u << extra) - 1));
        tables->copy_extra_counts[length] = (uint8_t)extra;
    }
    tables->copy_symbols[MAXIMUM_COPY] = 285;
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t remainder = byte;
        for (uint32_t i = 0; i < 8; i++) remainder = remainder >> 1 ^ (remainder & 1 ? 0xEDB88320u : 0);
        tables->remainders[0][byte] = remainder;
    }
    for (uint32_t step = 1; step < 8; step++) {
        for (uint32_t byte = 0; byte < 256; byte++) {
            uint32_t before = tables->remainders[step - 1][byte];
            tables->remainders[step][byte] = before >> 8 ^ tables->remainders[0][before & 255];
        }
    }
}

/// Sorts by weight, the lightest first: a shell sort.
static void sort(uint64_t *weights) {
    static const uint16_t gaps[6] = {132, 57, 23, 10, 4, 1};
    for (uint32_t i = 0; i < 6; i++)
        for (uint32_t j = gaps[i]; j < SYMBOLS; j++) {
            uint64_t weight = weights[j];
            uint32_t k = j;
            for (; k >= gaps[i] && weights[k - gaps[i]] > weight; k -= gaps[i]) weights[k] = weights[k - gaps[i]];
            weights[k] = weight;
        }
}

/// Fits lengths of a complete Huffman code to how often each symbol has been counted, none above the limit.
static void fit_lengths(const uint32_t *counts, uint8_t *lengths) {
    // A symbol's weight with the symbol in the lowest bits. What is expected counts as much as a sample of 2,048 symbols.
    uint64_t weights[SYMBOLS];
    for (uint32_t symbol = 0; symbol < SYMBOLS; symbol++)
        weights[symbol] = ((uint64_t)counts[symbol] * 16 + (32768u >> expected_lengths[symbol])) << 9 | symbol;
    sort(weights);
    // Joins the two lightest nodes until one is left; nodes come into being in the order of their weights.
    uint64_t joined[SYMBOLS - 1];
    uint16_t parents[2 * SYMBOLS - 1];
    uint32_t leaf = 0, node = 0;
    for (uint32_t next = 0; next < SYMBOLS - 1; next++) {
        joined[next] = 0;
        for (uint32_t child = 0; child < 2; child++) {
            bool is_leaf = leaf < SYMBOLS && (node == next || weights[leaf] >> 9 <= joined[node]);
            joined[next] += is_leaf ? weights[leaf] >> 9 : joined[node];
            parents[is_leaf ? leaf++ : SYMBOLS + node++] = (uint16_t)(SYMBOLS + next);
        }
    }
    // From the root down; codes that are too long count as the longest.
    uint16_t depths[2 * SYMBOLS - 1], numbers[MAXIMUM_LENGTH + 1] = {0};
    depths[2 * SYMBOLS - 2] = 0;
    uint32_t space = 0;
    for (uint32_t i = 2 * SYMBOLS - 2; i-- > 0;) {
        depths[i] = (uint16_t)(depths[parents[i]] + 1);
        if (i >= SYMBOLS) continue;
        uint32_t length = depths[i] < MAXIMUM_LENGTH ? depths[i] : MAXIMUM_LENGTH;
        numbers[length]++;
        space += 1u << (MAXIMUM_LENGTH - length);
    }
    // Then they take more space than there is: a leaf moves down and takes one of the longest beside it, until they fit.
    for (; space > 1u << MAXIMUM_LENGTH; space--) {
        uint32_t length = MAXIMUM_LENGTH - 1;
        while (numbers[length] == 0) length--;
        numbers[length]--;
        numbers[length + 1] += 2;
        numbers[MAXIMUM_LENGTH]--;
    }
    for (uint32_t length = MAXIMUM_LENGTH, i = 0; length > 0; length--)
        for (uint32_t j = 0; j < numbers[length]; j++) lengths[weights[i++] & 511] = (uint8_t)length;
}

/// Makes the code of these lengths (RFC 1951, 3.2.2). Copies have the one distance's code, a 0, at their end.
static void make_codes(const struct kinora_png_tables *tables, struct codes *codes) {
    struct code symbols[SYMBOLS];
    uint32_t code = 0;
    for (uint32_t length = 1; length <= MAXIMUM_LENGTH; length++) {
        for (uint32_t symbol = 0; symbol < SYMBOLS; symbol++) {
            if (codes->lengths[symbol] != length) continue;
            symbols[symbol].bits = reversed(code++, length);
            symbols[symbol].count = length;
        }
        code <<= 1;
    }
    memcpy(codes->literals, symbols, sizeof codes->literals);
    for (uint32_t length = 3; length <= MAXIMUM_COPY; length++) {
        struct code symbol = symbols[tables->copy_symbols[length]];
        codes->copies[length].bits = symbol.bits | (uint32_t)tables->copy_extra_bits[length] << symbol.count;
        codes->copies[length].count = symbol.count + tables->copy_extra_counts[length] + 1;
    }
}

static uint32_t check_sum(const struct kinora_png_tables *tables, const uint8_t *bytes, size_t count) {
    const uint32_t(*remainders)[256] = tables->remainders;
    uint32_t sum = 0xFFFFFFFFu;
    for (; count >= 8; bytes += 8, count -= 8) {
        sum ^= (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        sum = remainders[7][sum & 255] ^ remainders[6][sum >> 8 & 255] ^ remainders[5][sum >> 16 & 255] ^ remainders[4][sum >> 24] ^
              remainders[3][bytes[4]] ^ remainders[2][bytes[5]] ^ remainders[1][bytes[6]] ^ remainders[0][bytes[7]];
    }
    for (; count > 0; bytes++, count--) sum = sum >> 8 ^ remainders[0][(sum ^ *bytes) & 255];
    return ~sum;
}

static uint8_t *write_word(uint8_t *bytes, uint32_t word) {
    bytes[0] = (uint8_t)(word >> 24);
    bytes[1] = (uint8_t)(word >> 16);
    bytes[2] = (uint8_t)(word >> 8);
    bytes[3] = (uint8_t)word;
    return bytes + 4;
}

/// Ends a chunk whose data begins at `data` and ends at `end`: writes its length and its check sum. Returns the end of the chunk.
static uint8_t *end_chunk(const struct kinora_png_tables *tables, uint8_t *data, uint8_t *end) {
    write_word(data - 8, (uint32_t)(end - data));
    return write_word(end, check_sum(tables, data - 4, (size_t)(end - data) + 4));
}

/// The number of words, of `count` at most, that are equal.
static inline size_t equal_words(const uint32_t *a, const uint32_t *b, size_t count) {
    size_t i = 0;
#if defined(__SSE2__)
    for (; i + 8 <= count; i += 8) {
        __m128i low = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(a + i)), _mm_loadu_si128((const __m128i *)(b + i)));
        __m128i high = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(a + i + 4)), _mm_loadu_si128((const __m128i *)(b + i + 4)));
        uint32_t mask = (uint32_t)_mm_movemask_epi8(_mm_packs_epi32(low, high));
        if (mask != 0xFFFF) return i + (size_t)__builtin_ctz(~mask) / 2;
    }
#else
    for (; i + 2 <= count; i += 2) {
        uint64_t left, right;
        memcpy(&left, a + i, 8);
        memcpy(&right, b + i, 8);
        if (left != right) break;
    }
#endif
    while (i < count && a[i] == b[i]) i++;
    return i;
}

/// Differences of the bytes of two words.
static inline uint32_t difference(uint32_t a, uint32_t b) {
    return ((a | 0x80808080u) - (b & 0x7F7F7F7Fu)) ^ ((a ^ ~b) & 0x80808080u);
}

/// The number of words, of `count` at most, whose difference from the word above is `delta`.
static inline size_t equal_differences(const uint32_t *row, const uint32_t *above, size_t count, uint32_t delta) {
    size_t i = 0;
#if defined(__SSE2__)
    __m128i deltas = _mm_set1_epi32((int32_t)delta);
    for (; i + 4 <= count; i += 4) {
        __m128i sub = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(row + i)), _mm_loadu_si128((const __m128i *)(above + i)));
        uint32_t mask = (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(sub, deltas)));
        if (mask != 0xF) return i + (size_t)__builtin_ctz(~mask);
    }
#endif
    while (i < count && difference(row[i], above[i]) == delta) i++;
    return i;
}

/// The unpremultiplied form of a premultiplied pixel, rounded to nearest; premultiplying it again gives the same pixel.
static inline uint32_t straight(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return pixel;
    if (alpha == 0) return 0;
    uint32_t result = alpha << 24;
    for (uint32_t shift = 0; shift < 24; shift += 8) {
        uint32_t channel = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
        result |= (channel > 255 ? 255 : channel) << shift;
    }
    return result;
}

/// Adler-32 of bytes at known positions; zeros need not be added. `weight` is the number of bytes from a position to the end.
struct adler {
    uint64_t first, second;
};

static inline void add_pixel(struct adler *adler, uint32_t delta, uint64_t weight, bool has_alpha) {
    uint32_t red = delta >> 16 & 255, green = delta >> 8 & 255, blue = delta & 255, alpha = has_alpha ? delta >> 24 : 0;
    uint32_t sum = red + green + blue + alpha;
    adler->first += sum;
    adler->second += weight * sum - (green + 2 * blue + 3 * alpha);
    // For rows of many million pixels.
    if (adler->second >> 62) adler->second %= 65521;
}

/// The destination of compressed rows: the file, or, of a sample, the numbers of symbols.
struct output {
    struct bits bits;
    struct adler adler;
    const struct kinora_png_tables *tables;
    const struct codes *codes;
    uint32_t *counts;
};

static inline void put_pixel(struct output *output, uint32_t delta, bool has_alpha, bool is_sample) {
    if (is_sample) {
        output->counts[delta >> 16 & 255]++;
        output->counts[delta >> 8 & 255]++;
        output->counts[delta & 255]++;
        if (has_alpha) output->counts[delta >> 24]++;
        return;
    }
    const struct code *literals = output->codes->literals;
    put_code(&output->bits, literals[delta >> 16 & 255]);
    put_code(&output->bits, literals[delta >> 8 & 255]);
    put_code(&output->bits, literals[delta & 255]);
    if (has_alpha) put_code(&output->bits, literals[delta >> 24]);
    flush(&output->bits);
}

static inline void put_copy(struct output *output, size_t count, bool is_sample) {
    if (is_sample) {
        output->counts[output->tables->copy_symbols[count]]++;
        return;
    }
    put_code(&output->bits, output->codes->copies[count]);
    flush(&output->bits);
}

/// Repeats the last pixel for `count` bytes, a multiple of a pixel's.
static inline void put_copies(struct output *output, size_t count, bool is_sample) {
    while (count > MAXIMUM_COPY + 2) {
        put_copy(output, MAXIMUM_COPY, is_sample);
        count -= MAXIMUM_COPY;
    }
    if (count > MAXIMUM_COPY) {
        put_copy(output, count - 3, is_sample);
        count = 3;
    }
    if (count > 0) put_copy(output, count, is_sample);
}

/// Compresses a row, without the filter's byte, which ends every run. `weight` is the number of bytes to the end of the image.
static inline void compress_row(
    struct output *output, const uint32_t *row, const uint32_t *above, size_t width, uint64_t weight, bool has_alpha, bool is_sample) {
    const size_t bytes_per_pixel = has_alpha ? 4 : 3;
    bool has_last = false;
    uint32_t last = 0;
    size_t x = 0;
    while (x < width) {
        size_t count = equal_words(row + x, above + x, width - x);
        if (count > 0) {
            size_t copied = count;
            if (!has_last || last != 0) {
                put_pixel(output, 0, has_alpha, is_sample);
                copied--;
            }
            put_copies(output, copied * bytes_per_pixel, is_sample);
            has_last = true;
            last = 0;
            x += count;
            weight -= count * bytes_per_pixel;
            if (x == width) break;
        }
        uint32_t delta = has_alpha ? difference(straight(row[x]), straight(above[x])) : difference(row[x], above[x]) & 0x00FFFFFF;
        size_t length = 1;
        if (has_last && delta == last) {
            if (has_alpha) {
                while (x + length < width && difference(straight(row[x + length]), straight(above[x + length])) == delta) length++;
            } else if ((row[x] ^ above[x]) >> 24 == 0) {
                length += equal_differences(row + x + 1, above + x + 1, width - x - 1, delta);
            } else {
                while (x + length < width && (difference(row[x + length], above[x + length]) & 0x00FFFFFF) == delta) length++;
            }
            put_copies(output, length * bytes_per_pixel, is_sample);
        } else {
            put_pixel(output, delta, has_alpha, is_sample);
            has_last = true;
            last = delta;
        }
        if (!is_sample)
            for (size_t i = 0; i < length; i++) add_pixel(&output->adler, delta, weight - i * bytes_per_pixel, has_alpha);
        x += length;
        weight -= length * bytes_per_pixel;
    }
}

/// The number of words that are equal.
static inline size_t count_equal(const uint32_t *a, const uint32_t *b, size_t count) {
    size_t i = 0, number = 0;
#if defined(__SSE2__)
    __m128i sums = _mm_setzero_si128();
    for (; i + 4 <= count; i += 4)
        sums = _mm_sub_epi32(
            sums, _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(a + i)), _mm_loadu_si128((const __m128i *)(b + i))));
    uint32_t parts[4];
    memcpy(parts, &sums, sizeof parts);
    number = parts[0] + parts[1] + parts[2] + parts[3];
#endif
    for (; i < count; i++) number += a[i] == b[i];
    return number;
}

/// Compresses a row with its filter's byte: Up, or Sub if more pixels are equal to those to the left. `weight` is the number of bytes to
/// the end of the image.
static inline void compress_filtered_row(
    struct output *output, const uint32_t *row, const uint32_t *above, size_t width, uint64_t weight, bool has_alpha, bool is_sample) {
    bool is_up = equal_words(row, above, width) == width || count_equal(row, above, width) >= count_equal(row + 1, row, width - 1);
    uint32_t filter = is_up ? FILTER_UP : FILTER_SUB;
    if (is_sample) {
        output->counts[filter]++;
    } else {
        put_code(&output->bits, output->codes->literals[filter]);
        flush(&output->bits);
        output->adler.first += filter;
        output->adler.second += filter * weight;
    }
    weight--;
    if (is_up) return compress_row(output, row, above, width, weight, has_alpha, is_sample);
    // The pixels to the left are the row itself, one pixel later.
    uint32_t first = has_alpha ? straight(row[0]) : row[0] & 0x00FFFFFF;
    put_pixel(output, first, has_alpha, is_sample);
    if (!is_sample) add_pixel(&output->adler, first, weight, has_alpha);
    compress_row(output, row + 1, row, width - 1, weight - (has_alpha ? 4 : 3), has_alpha, is_sample);
}

/// Fits the code to a row of sixteen in large images, to all rows in small ones.
static inline void fit_codes(
    struct output *output, struct codes *codes, const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, bool has_alpha) {
    const size_t step = height >= 1024 ? 16 : height / 64 + 1;
    for (size_t y = step / 2 + (step == 1); y < height; y += step) {
        const uint32_t *row = pixels + (ptrdiff_t)y * stride;
        compress_filtered_row(output, row, row - stride, width, 0, has_alpha, true);
    }
    fit_lengths(output->counts, codes->lengths);
    make_codes(output->tables, codes);
}

static inline uint8_t *compress_rows(
    const struct kinora_png_tables *tables, const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, const uint32_t *zeros,
    uint8_t *file, bool has_alpha) {
    const size_t bytes_per_pixel = has_alpha ? 4 : 3, row_bytes = width * bytes_per_pixel + 1;
    struct codes codes;
    uint32_t counts[SYMBOLS] = {0};
    struct output output = {.bits = {.next = file}, .tables = tables, .codes = &codes, .counts = counts};
    fit_codes(&output, &codes, pixels, stride, width, height, has_alpha);
    // A last block with codes of its own: 286 codes of literals and lengths, one distance in use. Lengths of codes are sent as four bits.
    put(&output.bits, 1 | 2 << 1 | (SYMBOLS - 257) << 3 | (uint64_t)(bytes_per_pixel - 1) << 8 | (19 - 4) << 13, 17);
    flush(&output.bits);
    // In the order of RFC 1951, 3.2.7, first the three codes of repetition.
    for (uint32_t i = 0; i < 19; i++) put(&output.bits, i < 3 ? 0 : 4, 3);
    flush(&output.bits);
    // The distance of bytes_per_pixel has the code 0; smaller distances have none.
    for (uint32_t i = 0; i < SYMBOLS + bytes_per_pixel; i++) {
        put(&output.bits, reversed(i < SYMBOLS ? codes.lengths[i] : i == SYMBOLS + bytes_per_pixel - 1, 4), 4);
        flush(&output.bits);
    }
    const uint32_t *above = zeros;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *row = pixels + (ptrdiff_t)y * stride;
        compress_filtered_row(&output, row, above, width, (uint64_t)(height - y) * row_bytes, has_alpha, false);
        output.adler.first %= 65521;
        output.adler.second %= 65521;
        above = row;
    }
    put_code(&output.bits, codes.literals[END_OF_BLOCK]);
    output.bits.count = (output.bits.count + 7) & ~7u;
    flush(&output.bits);
    // The sum of bytes begins at 1, which counts once for every byte.
    uint64_t first = (1 + output.adler.first) % 65521, second = (output.adler.second + (uint64_t)row_bytes * height) % 65521;
    return write_word(output.bits.next, (uint32_t)(second << 16 | first));
}

/// The pixels uncompressed, for images that the code for screens would enlarge.
static uint8_t *store_rows(
    const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, uint8_t *output, bool has_alpha) {
    const size_t bytes_per_pixel = has_alpha ? 4 : 3, row_bytes = width * bytes_per_pixel + 1;
    size_t rest = row_bytes * height, block = 0;
    uint64_t first = 1, second = 0;
    for (size_t y = 0; y < height; y++) {
        const uint32_t *row = pixels + (ptrdiff_t)y * stride;
        for (size_t i = 0; i < row_bytes; i++) {
            if (block == 0) {
                block = rest < 65535 ? rest : 65535;
                rest -= block;
                *output++ = rest == 0;
                *output++ = (uint8_t)block;
                *output++ = (uint8_t)(block >> 8);
                *output++ = (uint8_t)~block;
                *output++ = (uint8_t)(~block >> 8);
            }
            uint8_t byte = 0;
            if (i > 0) {
                size_t x = (i - 1) / bytes_per_pixel, channel = (i - 1) % bytes_per_pixel;
                uint32_t pixel = has_alpha ? straight(row[x]) : row[x];
                byte = (uint8_t)(channel == 3 ? pixel >> 24 : pixel >> (16 - 8 * channel));
            }
            *output++ = byte;
            block--;
            first += byte;
            second += first;
            if ((i & 2047) == 2047 || i == row_bytes - 1) {
                first %= 65521;
                second %= 65521;
            }
        }
    }
    return write_word(output, (uint32_t)(second << 16 | first));
}

size_t kinora_png_bound(size_t width, size_t height, bool has_alpha) {
    // At most 15 bits a byte; header, code lengths, end.
    return 1024 + 2 * height * (width * (has_alpha ? 4 : 3) + 1);
}

size_t kinora_png_write(
    const struct kinora_png_tables *tables, const uint32_t *pixels, ptrdiff_t stride, size_t width, size_t height, bool has_alpha,
    const uint32_t *zeros, uint8_t *output) {
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    memcpy(output, signature, 8);
    uint8_t *next = output + 16;
    memcpy(next - 4, "IHDR", 4);
    uint8_t *end = write_word(write_word(next, (uint32_t)width), (uint32_t)height);
    const uint8_t format[5] = {8, has_alpha ? 6 : 2, 0, 0, 0};
    memcpy(end, format, 5);
    next = end_chunk(tables, next, end + 5) + 8;
    // The colors are sRGB, perceptual.
    memcpy(next - 4, "sRGB", 4);
    *next = 0;
    next = end_chunk(tables, next, next + 1) + 8;
    memcpy(next - 4, "IDAT", 4);
    // A window of 32 KiB, the fastest of four levels.
    next[0] = 0x78;
    next[1] = 0x01;
    end = has_alpha ? compress_rows(tables, pixels, stride, width, height, zeros, next + 2, true)
                    : compress_rows(tables, pixels, stride, width, height, zeros, next + 2, false);
    const size_t stored = height * (width * (has_alpha ? 4 : 3) + 1);
    if ((size_t)(end - next) > stored + stored / 65535 * 5 + 11) end = store_rows(pixels, stride, width, height, next + 2, has_alpha);
    next = end_chunk(tables, next, end) + 8;
    memcpy(next - 4, "IEND", 4);
    return (size_t)(end_chunk(tables, next, next) - output);
}

#endif

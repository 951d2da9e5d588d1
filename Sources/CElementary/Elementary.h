#pragma once

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Elementary functions by additions, multiplications, divisions and square roots alone, which IEEE 754 rounds in one way: the same bits on
// every processor. The C library chooses variants by processor, whose last bits differ. Values are sums of two numbers where one is not
// enough; results are within 0.7 units in the last place.
#pragma STDC FP_CONTRACT OFF

/// A number as an unevaluated sum; `low` is less than half a unit in the last place of `high`.
struct sum {
    double high, low;
};

/// a + b, exactly; |a| must not be less than |b|.
static inline struct sum add_smaller(double a, double b) {
    double high = a + b;
    return (struct sum){high, b - (high - a)};
}

/// a + b, exactly.
static inline struct sum add(double a, double b) {
    double high = a + b, rest = high - a;
    return (struct sum){high, (a - (high - rest)) + (b - rest)};
}

/// a * b, exactly (Dekker 1971), unless it overflows or its last bits are too small to be represented.
static inline struct sum multiply(double a, double b) {
    double high = a * b, split = 134217729 * a, a1 = split - (split - a), a2 = a - a1;
    split = 134217729 * b;
    double b1 = split - (split - b), b2 = b - b1;
    return (struct sum){high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2};
}

static inline struct sum add_sums(struct sum a, struct sum b) {
    struct sum result = add(a.high, b.high);
    return add_smaller(result.high, result.low + (a.low + b.low));
}

static inline struct sum multiply_sums(struct sum a, struct sum b) {
    struct sum result = multiply(a.high, b.high);
    return add_smaller(result.high, result.low + (a.high * b.low + a.low * b.high));
}

static inline struct sum divide_sums(struct sum a, struct sum b) {
    double quotient = a.high / b.high;
    struct sum product = multiply(quotient, b.high);
    double rest = ((a.high - product.high) - product.low) + (a.low - quotient * b.low);
    return add_smaller(quotient, rest / b.high);
}

static inline uint64_t bits_of(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double from_bits(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/// The nearest whole number, of |x| below 2^51.
static inline double nearest(double x) { return (x + 0x1.8p52) - 0x1.8p52; }

/// x * 2^n, rounded once; n from -2,100 to 2,100.
static inline double scale(double x, int n) {
    while (n > 1023) {
        x *= 0x1p1023;
        n -= 1023;
    }
    // One step with a rounding at most: the first one stays normal.
    if (n < -1022) {
        if (n < -1022 - 969) return x * 0x1p-1022 * 0x1p-969;
        return x * from_bits((uint64_t)(n + 969 + 1023) << 52) * 0x1p-969;
    }
    return x * from_bits((uint64_t)(n + 1023) << 52);
}

/// e^x as a sum times 2^`exponent`, for |x| up to 800.
struct sum kinora_exp_sum(struct sum x, int *exponent);

/// log(x) as a sum, for positive finite x.
struct sum kinora_log_sum(double x);

/// Reduces an angle to at most pi/4; returns the number of right angles taken away, modulo 4. Finite x alone.
int kinora_reduce(double x, struct sum *rest);
struct sum kinora_sin_sum(struct sum x);
struct sum kinora_cos_sum(struct sum x);

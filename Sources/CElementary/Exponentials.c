#include "Elementary.h"
#include "Tables.h"

#include "CElementary.h"

static const struct sum ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

// MARK: Kernels

struct sum kinora_exp_sum(struct sum x, int *exponent) {
    // x = (64 * exponent + i) * ln(2) / 64 + r
    double steps = nearest(x.high * 0x1.71547652b82fep+6);
    struct sum r = add((x.high - steps * 0x1.62e42fefap-7) - steps * 0x1.cf79abc9ep-46, x.low - steps * 0x1.d9cc01f97b57ap-85);
    int number = (int)steps, i = number & 63;
    *exponent = (number - i) / 64;
    double h = r.high, tail = h * h * (0.5 + h * (1.0 / 6 + h * (1.0 / 24 + h * (1.0 / 120 + h * (1.0 / 720)))));
    struct sum p = add_smaller(h, r.low * (1 + h) + tail), power = powers_of_two[i], product = multiply(power.high, p.high);
    struct sum result = add_smaller(power.high, product.high);
    return add_smaller(result.high, result.low + (product.low + (power.high * p.low + power.low * p.high) + power.low));
}

/// A number as 2^exponent * (1 + rest) / reciprocal of a table; |rest| is below 1/200.
struct factors {
    int exponent;
    struct sum rest, logarithm;
};

static inline struct factors factors_of(double x) {
    int exponent = 0;
    if (x < 0x1p-1022) {
        x *= 0x1p54;
        exponent = -54;
    }
    uint64_t bits = bits_of(x);
    exponent += (int)(bits >> 52) - 1023;
    double m = from_bits((bits & 0x000FFFFFFFFFFFFFull) | 0x3FF0000000000000ull);
    // From 1/sqrt(2) to sqrt(2), so that numbers beside 1 keep their accuracy.
    int i = (int)(((bits >> 44 & 255) + 1) >> 1);
    struct sum table = logarithms[i].logarithm;
    if (m > 1.4142135) exponent++, table = add_sums(table, (struct sum){-ln2.high, -ln2.low});
    // m * reciprocal = 1 + rest, exactly.
    struct sum product = multiply(m, logarithms[i].reciprocal);
    return (struct factors){exponent, add_smaller(product.high - 1, product.low), table};
}

struct sum kinora_log_sum(double x) {
    struct factors factors = factors_of(x);
    struct sum z = factors.rest, square = multiply_sums(z, z);
    double h = z.high;
    double series = 1.0 / 5 + h * (-1.0 / 6 + h * (1.0 / 7 + h * (-1.0 / 8 + h * (1.0 / 9 + h * (-1.0 / 10 + h / 11)))));
    double tail = square.high * h * (1.0 / 3 - h * 0.25 + square.high * series);
    struct sum third = add_smaller(-0.5 * square.high, -0.5 * square.low);
    struct sum result = add_sums(z, third);
    result = add_smaller(result.high, result.low + tail);
    // 32 bits of ln(2) times an exponent are exact.
    struct sum whole = multiply_sums((struct sum){factors.exponent, 0}, ln2);
    return add_sums(add_sums(whole, factors.logarithm), result);
}

// MARK: Functions

static double finish(struct sum x, int exponent) { return scale(x.high + x.low, exponent); }

static double exp_(double x) {
    if (x != x) return x + x;
    if (x > 709.8) return x == INFINITY ? x : 0x1p1023 * 0x1p1023;
    if (x < -745.2) return x == -INFINITY ? 0 : 0x1p-1022 * 0x1p-1022;
    // As kinora_exp_sum, with the last bits in one number: within 0.51 units.
    double steps = nearest(x * 0x1.71547652b82fep+6);
    double high = x - steps * 0x1.62e42fefap-7, low = -steps * 0x1.cf79abc9e3b3ap-46, r = high + low;
    low += high - r;
    int number = (int)steps, i = number & 63;
    double tail = r * r * (0.5 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r * (1.0 / 720)))));
    struct sum power = powers_of_two[i];
    return scale(power.high + (power.low + power.high * (r + (low + tail))), (number - i) / 64);
}

static double exp2_(double x) {
    if (x != x) return x + x;
    if (x >= 1024) return x == INFINITY ? x : 0x1p1023 * 0x1p1023;
    if (x < -1075) return x == -INFINITY ? 0 : 0x1p-1022 * 0x1p-1022;
    int exponent;
    double whole = nearest(x);
    struct sum result = kinora_exp_sum(multiply_sums((struct sum){x - whole, 0}, ln2), &exponent);
    return finish(result, exponent + (int)whole);
}

/// e^x - 1 as a sum, for |x| up to 700.
static struct sum expm1_sum(double x) {
    if (x > -0.04 && x < 0.04) {
        struct sum square = multiply(x, x);
        double tail = x * square.high
                      * (1.0 / 6 + x * (1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720 + x * (1.0 / 5040 + x * (1.0 / 40320 + x / 362880))))));
        struct sum result = add_smaller(x, 0.5 * square.high);
        return add_smaller(result.high, result.low + (0.5 * square.low + tail));
    }
    int exponent;
    struct sum power = kinora_exp_sum((struct sum){x, 0}, &exponent);
    power = (struct sum){scale(power.high, exponent), scale(power.low, exponent)};
    return add_sums(power, (struct sum){-1, 0});
}

static double expm1_(double x) {
    if (x != x || x == 0) return x + x;
    if (x > 700) return exp_(x);
    if (x < -60) return -1;
    struct sum result = expm1_sum(x);
    return result.high + result.low;
}

static bool is_positive_number(double x) { return x > 0 && x < INFINITY; }

/// Logarithms of what is no positive number.
static double log_of_other(double x) {
    if (x == 0) return -1 / (x * x);
    return x > 0 || x != x ? x + x : (x - x) / (x - x);
}

static double log_(double x) {
    if (!is_positive_number(x)) return log_of_other(x);
    // As kinora_log_sum, with the last bits in one number: within 0.52 units.
    struct factors factors = factors_of(x);
    double h = factors.rest.high;
    double series = 1.0 / 3 + h * (-1.0 / 4 + h * (1.0 / 5 + h * (-1.0 / 6 + h * (1.0 / 7 - h / 8))));
    double tail = h * h * (-0.5 + h * series);
    struct sum whole = add_smaller(factors.exponent * 0x1.62e42fefap-1, factors.logarithm.high), result = add(whole.high, h);
    double last = factors.logarithm.low + factors.exponent * 0x1.cf79abc9e3b3ap-40;
    return result.high + (result.low + (whole.low + last + (factors.rest.low + tail)));
}

static double log2_(double x) {
    if (!is_positive_number(x)) return log_of_other(x);
    struct sum result = multiply_sums(kinora_log_sum(x), (struct sum){0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56});
    return result.high + result.low;
}

static double log10_(double x) {
    if (!is_positive_number(x)) return log_of_other(x);
    struct sum result = multiply_sums(kinora_log_sum(x), (struct sum){0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57});
    return result.high + result.low;
}

static double log1p_(double x) {
    if (x == 0 || (x > -0x1p-54 && x < 0x1p-54)) return x;
    if (!is_positive_number(1 + x)) return x == -1 ? -INFINITY : log_of_other(1 + x);
    struct sum argument = add(1, x), result = kinora_log_sum(argument.high);
    double rest = argument.low / argument.high;
    result = add_sums(result, (struct sum){rest, -0.5 * rest * rest});
    return result.high + result.low;
}

/// e^x / 2, for x above 0.
static double half_exp(double x) {
    if (x > 711) return x == INFINITY ? x : 0x1p1023 * 0x1p1023;
    int exponent;
    struct sum result = kinora_exp_sum((struct sum){x, 0}, &exponent);
    return finish(result, exponent - 1);
}

static double sinh_(double x) {
    double size = __builtin_fabs(x);
    if (x != x || x == 0 || size < 0x1p-28) return x;
    if (size > 40) return __builtin_copysign(half_exp(size), x);
    // (e + e / (e + 1)) / 2 with e = expm1(x)
    struct sum e = expm1_sum(size), one = {1, 0};
    struct sum result = add_sums(e, divide_sums(e, add_sums(e, one)));
    return __builtin_copysign(0.5 * (result.high + result.low), x);
}

static double cosh_(double x) {
    double size = __builtin_fabs(x);
    if (x != x) return x + x;
    if (size > 40) return half_exp(size);
    struct sum one = {1, 0}, power = add_sums(expm1_sum(size), one), result = add_sums(power, divide_sums(one, power));
    return 0.5 * (result.high + result.low);
}

static double tanh_(double x) {
    double size = __builtin_fabs(x);
    if (x != x || x == 0 || size < 0x1p-28) return x;
    if (size > 22) return __builtin_copysign(1, x);
    struct sum e = expm1_sum(2 * size), result = divide_sums(e, add_sums(e, (struct sum){2, 0}));
    return __builtin_copysign(result.high + result.low, x);
}

static double cbrt_(double x) {
    if (x != x || x == 0 || x - x != 0) return x + x;
    // Far from overflow and from what is too small to be exact.
    double factor = __builtin_fabs(x) < 0x1p-900 ? 0x1p300 : __builtin_fabs(x) > 0x1p900 ? 0x1p-300 : 1;
    double size = __builtin_fabs(x) * factor;
    int exponent;
    struct sum power = kinora_exp_sum((struct sum){kinora_log_sum(size).high / 3, 0}, &exponent);
    double root = scale(power.high, exponent);
    // One step of Newton's method.
    struct sum square = multiply(root, root), cube = multiply_sums(square, (struct sum){root, 0});
    root -= ((cube.high - size) + cube.low) / (3 * square.high);
    return __builtin_copysign(factor == 1 ? root : factor > 1 ? root * 0x1p-100 : root * 0x1p100, x);
}

static bool is_odd(double y) { return __builtin_fabs(y) < 0x1p53 && __builtin_trunc(y) == y && ((int64_t)y & 1); }

static double pow_(double x, double y) {
    if (y == 0 || x == 1) return 1;
    if (x != x || y != y) return x + y;
    double size = __builtin_fabs(x);
    bool is_negative = x < 0 || (x == 0 && 1 / x < 0), is_whole = __builtin_trunc(y) == y;
    double sign = is_negative && is_odd(y) ? -1 : 1;
    if (y - y != 0) return size == 1 ? 1 : (size > 1) == (y > 0) ? INFINITY : 0;
    if (size == 0) return y > 0 ? sign * 0 : sign / 0.0;
    if (size == INFINITY) return y > 0 ? sign * INFINITY : sign * 0;
    if (is_negative && !is_whole) return (x - x) / (x - x);
    if (size == 1) return sign;
    struct sum logarithm = kinora_log_sum(size);
    if (y * logarithm.high > 710) return sign * 0x1p1023 * 0x1p1023;
    if (y * logarithm.high < -746) return sign * 0x1p-1022 * 0x1p-1022;
    int exponent;
    struct sum result = kinora_exp_sum(multiply_sums(logarithm, (struct sum){y, 0}), &exponent);
    return sign * finish(result, exponent);
}

double exp(double x) { return exp_(x); }
double exp2(double x) { return exp2_(x); }
double expm1(double x) { return expm1_(x); }
double log(double x) { return log_(x); }
double log2(double x) { return log2_(x); }
double log10(double x) { return log10_(x); }
double log1p(double x) { return log1p_(x); }
double sinh(double x) { return sinh_(x); }
double cosh(double x) { return cosh_(x); }
double tanh(double x) { return tanh_(x); }
double cbrt(double x) { return cbrt_(x); }
double pow(double x, double y) { return pow_(x, y); }
float expf(float x) { return (float)exp_(x); }
float exp2f(float x) { return (float)exp2_(x); }
float logf(float x) { return (float)log_(x); }
float log2f(float x) { return (float)log2_(x); }
float log10f(float x) { return (float)log10_(x); }
float cbrtf(float x) { return (float)cbrt_(x); }
float powf(float x, float y) { return (float)pow_(x, y); }

#include "Elementary.h"
#include "Tables.h"

#include "CElementary.h"

static const struct sum right_angle = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}, half_turn = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};

// MARK: Kernels

/// The reduction of large angles: the bits of x * 2/pi about the point (Payne and Hanek 1983).
static int reduce_large(double x, struct sum *rest) {
    uint64_t bits = bits_of(x);
    int exponent = (int)(bits >> 52 & 2047) - 1075;
    uint64_t mantissa = (bits & 0x000FFFFFFFFFFFFFull) | 0x0010000000000000ull;
    // Higher bits of 2/pi add whole turns alone.
    int first = exponent - 2 > 0 ? exponent - 2 : 0, word = first / 64, shift = first % 64;
    uint64_t parts[4];
    for (int i = 0; i < 4; i++) {
        parts[i] = two_over_pi[word + i] << shift;
        if (shift > 0) parts[i] |= two_over_pi[word + i + 1] >> (64 - shift);
    }
    // The product's lowest 256 bits, the point after `above` bits.
    unsigned __int128 carry = 0;
    uint64_t product[4];
    for (int i = 3; i >= 0; i--) {
        carry += (unsigned __int128)parts[i] * mantissa;
        product[i] = (uint64_t)carry;
        carry >>= 64;
    }
    int above = exponent - first;
    // Moves the two bits before the point to the top.
    int up = above - 2;
    uint64_t high = product[0], middle = product[1], low = product[2];
    if (up < 0) {
        low = low >> -up | middle << (64 + up);
        middle = middle >> -up | high << (64 + up);
        high = high >> -up | (uint64_t)carry << (64 + up);
    } else if (up > 0) {
        high = high << up | middle >> (64 - up);
        middle = middle << up | low >> (64 - up);
        low = low << up | product[3] >> (64 - up);
    }
    int quadrant = (int)(high >> 62);
    high = high << 2 | middle >> 62;
    middle = middle << 2 | low >> 62;
    bool is_above = high >> 63;
    if (is_above) {
        quadrant++;
        middle = ~middle;
        high = ~high;
    }
    struct sum fraction = add(0x1p-64 * (double)(high & ~0x7FFull), 0);
    fraction = add_smaller(fraction.high, 0x1p-64 * (double)(high & 0x7FF) + 0x1p-128 * (double)middle);
    // Few leading bits: those below count.
    *rest = multiply_sums(fraction, right_angle);
    if (is_above) *rest = (struct sum){-rest->high, -rest->low};
    if (x < 0) {
        *rest = (struct sum){-rest->high, -rest->low};
        quadrant = -quadrant;
    }
    return quadrant & 3;
}

int kinora_reduce(double x, struct sum *rest) {
    if (__builtin_fabs(x) <= 0x1.921fb54442d18p-1) {
        *rest = (struct sum){x, 0};
        return 0;
    }
    if (__builtin_fabs(x) > 0x1p19) return reduce_large(x, rest);
    double number = nearest(x * 0x1.45f306dc9c883p-1);
    struct sum r = add(x - number * 0x1.921fb544p+0, -number * 0x1.0b4611a6p-34);
    r = add_sums(r, (struct sum){-number * 0x1.3198a2ep-69, -number * 0x1.b839a252049c1p-104});
    *rest = r;
    return (int)number & 3;
}

struct sum kinora_sin_sum(struct sum x) {
    double h = x.high, square = h * h;
    // The last term is below a hundredth of the last place.
    double series = -1.0 / 1307674368000 + square * (1.0 / 355687428096000 - square / 121645100408832000);
    series = 1.0 / 362880 + square * (-1.0 / 39916800 + square * (1.0 / 6227020800 + square * series));
    series = -1.0 / 6 + square * (1.0 / 120 + square * (-1.0 / 5040 + square * series));
    return add_smaller(h, square * h * series + x.low * (1 - 0.5 * square));
}

struct sum kinora_cos_sum(struct sum x) {
    double h = x.high;
    struct sum square = multiply(h, h);
    double s = square.high;
    double series = 1.0 / 479001600 + s * (-1.0 / 87178291200 + s * (1.0 / 20922789888000 - s / 6402373705728000));
    series = 1.0 / 24 + s * (-1.0 / 720 + s * (1.0 / 40320 + s * (-1.0 / 3628800 + s * series)));
    struct sum result = add_smaller(1, -0.5 * s);
    return add_smaller(result.high, result.low + (s * s * series - 0.5 * square.low - h * x.low));
}

/// A number without its last seven bits, so that products with a number of seven bits are exact.
static double leading_bits(double x) { return from_bits(bits_of(x) & ~0x7Full); }

/// atan(y / x), for y from 0 to x; neither is close to overflow, nor y / x to zero.
static struct sum arc_below_half(struct sum y, struct sum x) {
    int i = (int)(16 * (y.high / x.high) + 0.5);
    double c = i * 0x1p-4, x1 = leading_bits(x.high), y1 = leading_bits(y.high);
    // atan(y / x) = atan(c) + atan((y - c * x) / (x + c * y))
    struct sum numerator = add(y.high, -c * x1);
    numerator = add(numerator.high, numerator.low + (y.low - c * ((x.high - x1) + x.low)));
    struct sum denominator = add_smaller(x.high, c * y1);
    denominator.low += c * ((y.high - y1) + y.low) + x.low;
    double reciprocal = 1 / denominator.high, t = numerator.high * reciprocal;
    struct sum product = multiply(t, denominator.high);
    double rest = ((numerator.high - product.high) - product.low) + (numerator.low - t * denominator.low);
    double square = t * t;
    double series = -1.0 / 3 + square * (1.0 / 5 + square * (-1.0 / 7 + square * (1.0 / 9 - square * (1.0 / 11 - square / 13))));
    struct sum result = add_smaller(arcs[i].high, t);
    return add_smaller(result.high, result.low + (arcs[i].low + (rest * reciprocal + t * square * series)));
}

// MARK: Functions

static double sin_(double x) {
    if (x - x != 0) return (x - x) / (x - x);
    if (x == 0) return x;
    struct sum rest;
    int quadrant = kinora_reduce(x, &rest);
    struct sum result = quadrant & 1 ? kinora_cos_sum(rest) : kinora_sin_sum(rest);
    double value = result.high + result.low;
    return quadrant & 2 ? -value : value;
}

static double cos_(double x) {
    if (x - x != 0) return (x - x) / (x - x);
    struct sum rest;
    int quadrant = kinora_reduce(x, &rest);
    struct sum result = quadrant & 1 ? kinora_sin_sum(rest) : kinora_cos_sum(rest);
    double value = result.high + result.low;
    return quadrant == 1 || quadrant == 2 ? -value : value;
}

static double tan_(double x) {
    if (x - x != 0) return (x - x) / (x - x);
    if (x == 0) return x;
    struct sum rest;
    int quadrant = kinora_reduce(x, &rest);
    struct sum sine = kinora_sin_sum(rest), cosine = kinora_cos_sum(rest);
    struct sum result = quadrant & 1 ? divide_sums(cosine, sine) : divide_sums(sine, cosine);
    double value = result.high + result.low;
    return quadrant & 1 ? -value : value;
}

/// atan(y / x), for positive y and x that are not close to overflow or to each other's loss.
static struct sum arc(struct sum y, struct sum x) {
    if (y.high <= x.high) return arc_below_half(y, x);
    struct sum rest = arc_below_half(x, y), result = add_smaller(right_angle.high, -rest.high);
    return add_smaller(result.high, result.low + (right_angle.low - rest.low));
}

static double atan_(double x) {
    if (x != x || x == 0) return x + x;
    double size = __builtin_fabs(x);
    if (size < 0x1p-27) return x;
    struct sum result = size > 0x1p60 ? right_angle : arc((struct sum){size, 0}, (struct sum){1, 0});
    return __builtin_copysign(result.high + result.low, x);
}

static double atan2_(double y, double x) {
    if (x != x || y != y) return x + y;
    bool is_left = x < 0 || (x == 0 && 1 / x < 0);
    if (y == 0) return is_left ? __builtin_copysign(half_turn.high, y) : y;
    if (x == 0) return __builtin_copysign(right_angle.high, y);
    double height = __builtin_fabs(y), width = __builtin_fabs(x);
    struct sum result;
    if (height == INFINITY || width == INFINITY) {
        double angle = height == width ? right_angle.high / 2 : height == INFINITY ? right_angle.high : 0;
        if (!is_left) return __builtin_copysign(angle, y);
        return __builtin_copysign(height == width ? 0x1.2d97c7f3321d2p+1 : angle == 0 ? half_turn.high : angle, y);
    }
    // Far from overflow and from what is too small to be exact.
    double larger = height > width ? height : width;
    double factor = larger > 0x1p500 ? 0x1p-600 : larger < 0x1p-400 ? 0x1p600 : 1;
    height *= factor;
    width *= factor;
    if (height < 0x1p-60 * width) {
        if (!is_left) return __builtin_copysign(y / x, y);
        result = (struct sum){0, 0};
    } else if (width < 0x1p-60 * height) {
        result = right_angle;
    } else {
        result = arc((struct sum){height, 0}, (struct sum){width, 0});
    }
    if (is_left) result = add_sums(half_turn, (struct sum){-result.high, -result.low});
    return __builtin_copysign(result.high + result.low, y);
}

/// sqrt((1 - x) * (1 + x)) as a sum, for |x| < 1.
static struct sum opposite(double x) {
    struct sum product = multiply_sums(add(1, -x), add(1, x));
    double root = __builtin_sqrt(product.high);
    struct sum square = multiply(root, root);
    return add_smaller(root, (((product.high - square.high) - square.low) + product.low) / (2 * root));
}

static double asin_(double x) {
    double size = __builtin_fabs(x);
    if (!(size <= 1)) return (x - x) / (x - x);
    if (size < 0x1p-27) return x;
    struct sum result = size == 1 ? right_angle : arc((struct sum){size, 0}, opposite(x));
    return __builtin_copysign(result.high + result.low, x);
}

static double acos_(double x) {
    double size = __builtin_fabs(x);
    if (!(size <= 1)) return (x - x) / (x - x);
    if (size == 1) return x > 0 ? 0 : half_turn.high;
    if (size < 0x1p-60) return right_angle.high;
    struct sum result = arc(opposite(x), (struct sum){size, 0});
    if (x < 0) result = add_sums(half_turn, (struct sum){-result.high, -result.low});
    return result.high + result.low;
}

static double hypot_(double x, double y) {
    double a = __builtin_fabs(x), b = __builtin_fabs(y), factor = 1, inverse = 1;
    if (a < b) {
        double other = a;
        a = b;
        b = other;
    }
    if (!(a < 0x1p500 && b > 0x1p-450)) {
        if (a == INFINITY || b == INFINITY) return INFINITY;
        if (a != a || b != b) return a + b;
        if (b == 0 || b < 0x1p-60 * a) return a + b;
        factor = a > 1 ? 0x1p-600 : 0x1p600;
        inverse = a > 1 ? 0x1p600 : 0x1p-600;
        a *= factor;
        b *= factor;
    }
    struct sum first = multiply(a, a), second = multiply(b, b), square = add_smaller(first.high, second.high);
    double root = __builtin_sqrt(square.high), half = 0.5 / square.high;
    struct sum check = multiply(root, root);
    // One step of Newton's method.
    root += (((square.high - check.high) - check.low) + (square.low + (first.low + second.low))) * (root * half);
    return root * inverse;
}

double sin(double x) { return sin_(x); }
double cos(double x) { return cos_(x); }
double tan(double x) { return tan_(x); }
double asin(double x) { return asin_(x); }
double acos(double x) { return acos_(x); }
double atan(double x) { return atan_(x); }
double atan2(double y, double x) { return atan2_(y, x); }
double hypot(double x, double y) { return hypot_(x, y); }
/// Optimizers join calls of both.
void sincos(double x, double *sine, double *cosine) {
    *sine = sin_(x);
    *cosine = cos_(x);
}
float sinf(float x) { return (float)sin_(x); }
float cosf(float x) { return (float)cos_(x); }
float tanf(float x) { return (float)tan_(x); }
float asinf(float x) { return (float)asin_(x); }
float acosf(float x) { return (float)acos_(x); }
float atanf(float x) { return (float)atan_(x); }
float atan2f(float y, float x) { return (float)atan2_(y, x); }
float hypotf(float x, float y) { return (float)hypot_(x, y); }
void sincosf(float x, float *sine, float *cosine) {
    *sine = sinf(x);
    *cosine = cosf(x);
}

#include "CElementary.h"

#include <math.h>
#include <stddef.h>

static const struct kinora_elementary functions[] = {
    {"exp", exp, NULL},     {"exp2", exp2, NULL},   {"expm1", expm1, NULL}, {"log", log, NULL},     {"log2", log2, NULL},
    {"log10", log10, NULL}, {"log1p", log1p, NULL}, {"sinh", sinh, NULL},   {"cosh", cosh, NULL},   {"tanh", tanh, NULL},
    {"cbrt", cbrt, NULL},   {"sin", sin, NULL},     {"cos", cos, NULL},     {"tan", tan, NULL},     {"asin", asin, NULL},
    {"acos", acos, NULL},   {"atan", atan, NULL},   {"pow", NULL, pow},     {"atan2", NULL, atan2}, {"hypot", NULL, hypot},
    {NULL, NULL, NULL},
};

const struct kinora_elementary *kinora_elementary_functions(void) { return functions; }

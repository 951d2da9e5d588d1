#pragma once

/// An elementary function of this module, which replaces the C library's of that name in the whole process.
struct kinora_elementary {
    const char *name;
    double (*function)(double);
    /// Instead of `function`, for two arguments.
    double (*function_of_two)(double, double);
};

/// The functions of numbers of 64 bits; the last one has no name.
const struct kinora_elementary *kinora_elementary_functions(void);

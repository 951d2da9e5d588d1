#pragma once
#include <stddef.h>

/// A text in memory; it does not end with a zero.
struct kinora_symbol_text {
    const char *bytes;
    size_t size;
};

/// The table of the symbols' names, with a recipe for each.
struct kinora_symbol_text kinora_symbol_table(void);

/// Simple shapes that are drawn in the proportions of Apple's symbols.
struct kinora_symbol_text kinora_symbol_shapes(void);

/// Icons of Tabler (MIT license: Tabler/LICENSE.txt), those that the table uses.
struct kinora_symbol_text kinora_symbol_icons(void);

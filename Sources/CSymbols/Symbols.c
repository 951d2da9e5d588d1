#include "CSymbols.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const char table[] = {
#embed "table.txt"
};
static const char shapes[] = {
#embed "shapes.txt"
};
static const char icons[] = {
#embed "Tabler/icons.txt"
};

struct kinora_symbol_text kinora_symbol_table(void) { return (struct kinora_symbol_text){table, sizeof table}; }

struct kinora_symbol_text kinora_symbol_shapes(void) { return (struct kinora_symbol_text){shapes, sizeof shapes}; }

struct kinora_symbol_text kinora_symbol_icons(void) { return (struct kinora_symbol_text){icons, sizeof icons}; }

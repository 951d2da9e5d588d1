#pragma once
#include <stdbool.h>

/// The number of Foundation's functions that Kinora can replace.
int kinora_foundation_count(void);

/// The mangled name of a function.
const char *kinora_foundation_name(int index);

/// Foundation's own function; null if this version of Foundation has none of the name, or is linked statically.
void *kinora_foundation_original(int index);

/// Kinora's function.
void *kinora_foundation_own(int index);

/// Lets all calls of a function, those of libraries too, reach Kinora's. False if they would not.
bool kinora_foundation_replace(int index);

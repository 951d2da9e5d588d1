#include "CBrowser.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void kinora_return_free_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

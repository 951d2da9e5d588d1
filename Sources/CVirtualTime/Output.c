#include "Internal.h"
#include <stdio.h>
#include <stdio_ext.h>

bool kinora_output_begin_lines(void) {
    if (__flbf(stdout) || __fbufsize(stdout) == 1) return false;
    return setvbuf(stdout, NULL, _IOLBF, 0) == 0;
}

void kinora_output_end_lines(void) {
    fflush(stdout);
    setvbuf(stdout, NULL, _IOFBF, 0);
}

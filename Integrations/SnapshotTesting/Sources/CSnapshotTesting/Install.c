#include <stdlib.h>

/// Asks KinoraTesting for a stage in each XCTest test, before the first test begins. A value of the user's stays.
__attribute__((constructor)) static void ask_for_stages(void) { setenv("KINORA_TEST_STAGE", "1", 0); }

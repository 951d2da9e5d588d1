#include "CKinoraTesting.h"

__attribute__((constructor)) static void install(void) {
    kinora_testing_begin();
    kinora_testing_install();
}

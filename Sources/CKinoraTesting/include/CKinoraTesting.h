#ifndef KINORA_CTESTING_H
#define KINORA_CTESTING_H

/// KinoraTesting's: lets failures of the stage be failures of tests. Called once as the program starts, before any test.
void kinora_testing_install(void);

#endif

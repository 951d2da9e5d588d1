#include <stddef.h>

// `Documentation/Failures.md` and its images, for the page of `kinora demo`.

/// A file by its path in the folder Documentation, such as "Images/failure-jump.png"; NULL if there is none.
const void *kinora_failure_file(const char *path, size_t *count);

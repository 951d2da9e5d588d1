#ifndef KINORA_CPIXELS_KERNELS_H
#define KINORA_CPIXELS_KERNELS_H

/// Whether the kernels come from `Assembled` and are not compiled here: x86-64 Linux, unless `KINORA_COMPILE_KERNELS` is set for the
/// manifest.
#if defined(__x86_64__) && defined(__linux__) && !defined(KINORA_COMPILE_KERNELS)
#define KINORA_ASSEMBLED_KERNELS 1
#else
#define KINORA_ASSEMBLED_KERNELS 0
#endif

#endif

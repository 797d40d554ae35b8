#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdint.h>

/// How many times the current thread has asked for memory since it began; -1 where that cannot be counted.
///
/// Counts every `malloc`, `calloc`, `realloc` and aligned allocation of the process, because this target defines them
/// over glibc's. Not with the address sanitizer, which has its own.
int64_t allocation_count(void);

#endif

#include "CFuzzer.h"

/// Read by AddressSanitizer when the process starts: Foundation leaks with each file that it refuses.
const char *__asan_default_options(void) { return "detect_leaks=0"; }

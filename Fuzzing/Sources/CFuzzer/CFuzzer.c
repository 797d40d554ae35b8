#include "CFuzzer.h"

/// Read by AddressSanitizer when the process starts: Foundation leaks with each file that it refuses, and a backtrace of
/// each allocation takes a third of the time. `ASAN_OPTIONS=malloc_context_size=30` shows them for one input.
const char *__asan_default_options(void) { return "detect_leaks=0:malloc_context_size=0"; }

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer: calls a function with one input after another until a limit or a crash, then ends the process.
///
/// Declared here because the toolchain ships the library (`-sanitize=fuzzer`) without a header that Swift can import.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

#endif

#pragma once
#include <stddef.h>

// The pages of the rules: the files of Documentation/Rules, as they are.

#pragma clang assume_nonnull begin

/// Bytes in UTF-8.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} crulepages_text;

/// All pages in the order of their file names, each with a zero at its end.
crulepages_text crulepages_all(void);

#pragma clang assume_nonnull end

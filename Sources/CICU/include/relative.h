#pragma once
#include "number.h"
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_relative_format cicu_relative_format;

/// A format of a locale for distances in time; the width is 0 long, 1 short, 2 narrow.
/// A language that ICU does not have gives way to the root locale.
cicu_relative_format *_Nullable cicu_relative_format_open(const char *tag, int32_t width, int32_t *status);

/// Writes a distance, "in 3 days", or with words where there are some, "tomorrow"; returns its length.
/// Writes where its number stands: nowhere where words stand for it.
/// - unit: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second.
int32_t cicu_relative_format_text(const cicu_relative_format *format, double offset, int32_t unit, bool with_words,
                                  uint16_t *result, int32_t capacity, cicu_span *number, int32_t *status);
void cicu_relative_format_close(cicu_relative_format *format);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

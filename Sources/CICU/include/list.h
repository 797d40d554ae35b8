#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// Joins items to a list, "1, 2 and 3"; returns its length.
///
/// The kind is 0 for "and", 3 for "or", 6 for the parts of an amount; and 0 for wide, 1 for short, 2 for narrow words.
/// The items are UTF-16, each with a final 0, one behind the other. A language that ICU does not have gives way to
/// the root locale.
int32_t cicu_list_format(const char *tag, int32_t kind, const uint16_t *items, int32_t count, uint16_t *result,
                         int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// Writes the text in normalization form C and returns its length, which may exceed the capacity
/// (then the status is U_BUFFER_OVERFLOW_ERROR and the call is repeated with more room).
int32_t cicu_nfc(const uint16_t *text, int32_t length, uint16_t *_Nullable result, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

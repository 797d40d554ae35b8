#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// The Bidi_Class of a scalar as the letters of UAX #9: "L", "AL", "PDI"; lives for ever.
const char *cicu_bidi_class(uint32_t scalar);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

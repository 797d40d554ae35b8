#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// Writes the four parts of ICU's version.
void cicu_version(uint8_t *parts);

/// Writes the four parts of the version of CLDR that ICU's data come from.
void cicu_cldr_version(uint8_t *parts, int32_t *status);

/// Writes the four parts of the version of Unicode that ICU implements.
void cicu_unicode_version(uint8_t *parts);

/// The name of a status, such as "U_MISSING_RESOURCE_ERROR"; lives for ever.
const char *cicu_status_name(int32_t status);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

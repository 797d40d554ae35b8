#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "a status crosses the bridge as int32_t");

void cicu_version(uint8_t *parts) { u_getVersion(parts); }

void cicu_cldr_version(uint8_t *parts, int32_t *status) {
  ulocdata_getCLDRVersion(parts, (UErrorCode *)status);
}

void cicu_unicode_version(uint8_t *parts) { u_getUnicodeVersion(parts); }

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

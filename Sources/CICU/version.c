#include "CICU.h"

#if !__has_include(<unicode/uversion.h>)
#error "ICU's headers are missing: apt-get install libicu-dev, or brew install icu4c and CPATH=$(brew --prefix icu4c)/include"
#endif

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

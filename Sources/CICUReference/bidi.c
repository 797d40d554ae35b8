#include "bidi.h"

#include <unicode/uchar.h>

const char *cicu_bidi_class(uint32_t scalar) {
  UCharDirection direction = u_charDirection((UChar32)scalar);
  return u_getPropertyValueName(UCHAR_BIDI_CLASS, direction, U_SHORT_PROPERTY_NAME);
}

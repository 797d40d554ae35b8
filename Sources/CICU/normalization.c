#include "CICU.h"

#include <unicode/unorm2.h>

int32_t cicu_nfc(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(code);
  return unorm2_normalize(nfc, text, length, result, capacity, code);
}

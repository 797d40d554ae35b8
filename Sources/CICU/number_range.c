#include "CICU.h"
#include "served_locale.h"

#include <unicode/uformattedvalue.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/ustring.h>

int32_t cicu_number_range(const char *tag, const char *skeleton, const char *first, const char *last, uint16_t *result,
                          int32_t capacity, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[CICU_NAME_CAPACITY];
  UChar words[256];
  int32_t count = 0, length = 0;
  cicu_served_locale(tag, name, code);
  u_strFromUTF8(words, 256, &count, skeleton, -1, code);
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      words, count, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, name, NULL, code);
  UFormattedNumberRange *range = unumrf_openResult(code);
  if (U_SUCCESS(*code)) {
    unumrf_formatDecimalRange(formatter, first, -1, last, -1, range, code);
    const UChar *text = ufmtval_getString(unumrf_resultAsValue(range, code), &length, code);
    if (U_SUCCESS(*code) && length <= capacity) u_memcpy(result, text, length);
    if (U_SUCCESS(*code) && length > capacity) *code = U_BUFFER_OVERFLOW_ERROR;
  }
  unumrf_closeResult(range);
  unumrf_close(formatter);
  return length;
}

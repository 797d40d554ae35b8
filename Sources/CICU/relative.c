#include "CICU.h"
#include "served_locale.h"

#include <unicode/uformattedvalue.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

cicu_relative_format *cicu_relative_format_open(const char *tag, int32_t width, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[CICU_NAME_CAPACITY];
  cicu_served_locale(tag, name, code);
  if (U_FAILURE(*code)) return NULL;
  return (cicu_relative_format *)ureldatefmt_open(name, NULL, (UDateRelativeDateTimeFormatterStyle)width,
                                                  UDISPCTX_CAPITALIZATION_NONE, code);
}

int32_t cicu_relative_format_text(const cicu_relative_format *format, double offset, int32_t unit, bool with_words,
                                  uint16_t *result, int32_t capacity, cicu_span *number, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  const URelativeDateTimeFormatter *own = (const URelativeDateTimeFormatter *)format;
  UFormattedRelativeDateTime *formatted = ureldatefmt_openResult(code);
  UConstrainedFieldPosition *position = ucfpos_open(code);
  int32_t length = 0;
  number->start = number->end = 0;
  if (U_SUCCESS(*code)) {
    if (with_words) {
      ureldatefmt_formatToResult(own, offset, (URelativeDateTimeUnit)unit, formatted, code);
    } else {
      ureldatefmt_formatNumericToResult(own, offset, (URelativeDateTimeUnit)unit, formatted, code);
    }
    const UFormattedValue *value = ureldatefmt_resultAsValue(formatted, code);
    const UChar *text = ufmtval_getString(value, &length, code);
    if (U_SUCCESS(*code) && length <= capacity) u_memcpy(result, text, length);
    if (length > capacity && U_SUCCESS(*code)) *code = U_BUFFER_OVERFLOW_ERROR;
    ucfpos_constrainField(position, UFIELD_CATEGORY_RELATIVE_DATETIME, UDAT_REL_NUMERIC_FIELD, code);
    if (ufmtval_nextPosition(value, position, code)) ucfpos_getIndexes(position, &number->start, &number->end, code);
  }
  ucfpos_close(position);
  ureldatefmt_closeResult(formatted);
  return U_SUCCESS(*code) ? length : 0;
}

void cicu_relative_format_close(cicu_relative_format *format) {
  ureldatefmt_close((URelativeDateTimeFormatter *)format);
}

#include "date.h"

#include <unicode/fmtable.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/unistr.h>

extern "C" {
#include "CICU.h"
#include "served_locale.h"
}

extern "C" int32_t cicu_clock_text(const char *tag, uint16_t *result, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_served_locale(tag, name, &error);
  icu::MeasureFormat format(icu::Locale(name), UMEASFMT_WIDTH_NUMERIC, error);
  icu::Measure parts[] = {icu::Measure(11, icu::MeasureUnit::createHour(error), error),
                          icu::Measure(22, icu::MeasureUnit::createMinute(error), error),
                          icu::Measure(33, icu::MeasureUnit::createSecond(error), error)};
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  if (U_SUCCESS(error)) format.formatMeasures(parts, 3, text, position, error);
  int32_t length = U_SUCCESS(error) ? text.extract(reinterpret_cast<char16_t *>(result), capacity, error) : 0;
  *status = error;
  return length;
}

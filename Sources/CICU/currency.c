#include "CICU.h"
#include "served_locale.h"

#include <math.h>
#include <unicode/ucurr.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

int32_t cicu_number_exponent_mark(const char *tag, uint16_t *result, int32_t capacity, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[CICU_NAME_CAPACITY];
  cicu_served_locale(tag, name, code);
  if (U_FAILURE(*code)) return 0;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, code);
  int32_t length = 0;
  if (U_SUCCESS(*code)) length = unum_getSymbol(format, UNUM_EXPONENTIAL_SYMBOL, result, capacity, code);
  unum_close(format);
  return length;
}

cicu_currency_digits cicu_currency_digits_get(const char *currency, bool cash, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  UChar letters[4] = {0};
  u_uastrncpy(letters, currency, 3);
  UCurrencyUsage usage = cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD;
  cicu_currency_digits digits = {2, 0};
  digits.places = ucurr_getDefaultFractionDigitsForUsage(letters, usage, code);
  double increment = ucurr_getRoundingIncrementForUsage(letters, usage, code);
  if (U_SUCCESS(*code)) digits.step = (int32_t)lround(increment * pow(10, digits.places));
  return digits;
}

bool cicu_currency_is_known(const char *currency, int32_t *status) {
  UChar letters[4] = {0};
  u_uastrncpy(letters, currency, 3);
  return ucurr_isAvailable(letters, U_DATE_MIN, U_DATE_MAX, (UErrorCode *)status);
}

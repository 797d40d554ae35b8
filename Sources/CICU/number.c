#include "CICU.h"
#include "served_locale.h"

#include <stdbool.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

enum { NAME_CAPACITY = CICU_NAME_CAPACITY };

void cicu_served_locale(const char *tag, char *name, UErrorCode *status) {
  uloc_forLanguageTag(tag, name, NAME_CAPACITY, NULL, status);
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, status);
  if (U_FAILURE(*status)) return;
  const char *valid = unum_getLocaleByType(format, ULOC_VALID_LOCALE, status);
  char wanted_language[ULOC_LANG_CAPACITY] = "", valid_language[ULOC_LANG_CAPACITY] = "";
  UErrorCode ignored = U_ZERO_ERROR;
  uloc_getLanguage(name, wanted_language, ULOC_LANG_CAPACITY, &ignored);
  if (valid != NULL) uloc_getLanguage(valid, valid_language, ULOC_LANG_CAPACITY, &ignored);
  // Rule-based systems ("roman") tell no locale; their language is judged by the caller's retry with latn.
  if (valid != NULL && strcmp(valid, "root") != 0 && strcmp(wanted_language, valid_language) != 0) {
    char numbers[ULOC_KEYWORDS_CAPACITY] = "";
    uloc_getKeywordValue(name, "numbers", numbers, ULOC_KEYWORDS_CAPACITY, &ignored);
    strcpy(name, "root");
    if (numbers[0] != 0) uloc_setKeywordValue("numbers", numbers, name, NAME_CAPACITY, status);
  }
  unum_close(format);
}

// The digit zero, or 0 where the ten digits are not consecutive scalars.
static uint32_t zero_digit(const UNumberFormat *format, UErrorCode *status) {
  static const UNumberFormatSymbol digits[] = {
      UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL,   UNUM_TWO_DIGIT_SYMBOL,   UNUM_THREE_DIGIT_SYMBOL,
      UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL,  UNUM_SIX_DIGIT_SYMBOL,   UNUM_SEVEN_DIGIT_SYMBOL,
      UNUM_EIGHT_DIGIT_SYMBOL, UNUM_NINE_DIGIT_SYMBOL};
  uint32_t zero = 0;
  for (uint32_t value = 0; value < 10; value++) {
    UChar text[8];
    int32_t length = unum_getSymbol(format, digits[value], text, 8, status);
    if (U_FAILURE(*status) || length <= 0) return 0;
    int32_t next = 0;
    UChar32 scalar;
    U16_NEXT(text, next, length, scalar);
    if (value == 0) zero = (uint32_t)scalar;
    if (next != length || (uint32_t)scalar != zero + value) return 0;
  }
  return zero;
}

static int32_t format_decimal(const char *name, const char *number, UChar *result, int32_t capacity, UErrorCode *status) {
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(u"", 0, name, status);
  UFormattedNumber *formatted = unumf_openResult(status);
  int32_t length = 0;
  if (U_SUCCESS(*status)) {
    unumf_formatDecimal(formatter, number, -1, formatted, status);
    length = unumf_resultToString(formatted, result, capacity, status);
  }
  unumf_closeResult(formatted);
  unumf_close(formatter);
  return length;
}

// How many digits must precede the first separator. The formatter is asked because the attribute
// UNUM_MINIMUM_GROUPING_DIGITS does not tell a locale's own value.
static int32_t minimum_grouping(const char *name, const cicu_number_symbols *symbols, UErrorCode *status) {
  if (symbols->primary_group <= 0 || symbols->grouping[0] == 0) return 1;
  char number[32] = "1";
  for (int32_t digits = 2; digits < 31; digits++) {
    number[digits - 1] = '0';
    if (digits <= symbols->primary_group) continue;
    UChar text[128];
    int32_t length = format_decimal(name, number, text, 128, status);
    if (U_FAILURE(*status)) return 1;
    if (u_strFindFirst(text, length, symbols->grouping, -1) != NULL) return digits - symbols->primary_group;
  }
  return 1;
}

void cicu_number_symbols_get(const char *tag, cicu_number_symbols *symbols, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[NAME_CAPACITY];
  cicu_served_locale(tag, name, code);
  if (U_FAILURE(*code)) return;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, code);
  uint32_t zero = zero_digit(format, code);
  if (zero == 0) {
    unum_close(format);
    *code = U_ZERO_ERROR;
    uloc_setKeywordValue("numbers", "latn", name, NAME_CAPACITY, code);
    format = unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, code);
    zero = zero_digit(format, code);
  }
  symbols->zero_digit = zero;
  unum_getSymbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL, symbols->decimal, 16, code);
  unum_getSymbol(format, UNUM_GROUPING_SEPARATOR_SYMBOL, symbols->grouping, 16, code);
  unum_getSymbol(format, UNUM_MINUS_SIGN_SYMBOL, symbols->minus, 16, code);
  unum_getSymbol(format, UNUM_PLUS_SIGN_SYMBOL, symbols->plus, 16, code);
  unum_getSymbol(format, UNUM_NAN_SYMBOL, symbols->not_a_number, 32, code);
  unum_getSymbol(format, UNUM_INFINITY_SYMBOL, symbols->infinity, 16, code);
  symbols->primary_group = unum_getAttribute(format, UNUM_GROUPING_SIZE);
  int32_t secondary = unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE);
  // ICU writes 0 for "as the first".
  symbols->secondary_group = secondary > 0 ? secondary : symbols->primary_group;
  symbols->minimum_grouping = minimum_grouping(name, symbols, code);
  unum_close(format);
}

static void extend(cicu_span *span, int32_t start, int32_t end) {
  if (span->end == 0 || start < span->start) span->start = start;
  if (end > span->end) span->end = end;
}

// The UTF-16 units from the first to the last that belong to a part.
static cicu_number_parts parts_of(const UFormattedNumber *formatted, UErrorCode *status) {
  cicu_number_parts parts = {{0, 0}, {0, 0}};
  UFieldPositionIterator *fields = ufieldpositer_open(status);
  unumf_resultGetAllFieldPositions(formatted, fields, status);
  int32_t field, start, end;
  while (U_SUCCESS(*status) && (field = ufieldpositer_next(fields, &start, &end)) >= 0) {
    switch (field) {
      case UNUM_INTEGER_FIELD: extend(&parts.integer, start, end); break;
      case UNUM_FRACTION_FIELD: extend(&parts.fraction, start, end); break;
    }
  }
  ufieldpositer_close(fields);
  return parts;
}

int32_t cicu_number_format_with_skeleton(const char *tag, const char *skeleton, const char *number, uint16_t *result,
                                         int32_t capacity, cicu_number_parts *parts, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[NAME_CAPACITY];
  cicu_served_locale(tag, name, code);
  UChar pattern[256];
  int32_t pattern_length = 0, length = 0;
  u_strFromUTF8(pattern, 256, &pattern_length, skeleton, -1, code);
  if (U_FAILURE(*code)) return 0;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(pattern, pattern_length, name, code);
  UFormattedNumber *formatted = unumf_openResult(code);
  if (U_SUCCESS(*code)) {
    unumf_formatDecimal(formatter, number, -1, formatted, code);
    length = unumf_resultToString(formatted, result, capacity, code);
    *parts = parts_of(formatted, code);
  }
  unumf_closeResult(formatted);
  unumf_close(formatter);
  return length;
}

int32_t cicu_number_locale_count(void) { return uloc_countAvailable(); }

int32_t cicu_number_locale_tag(int32_t index, char *tag, int32_t capacity, int32_t *status) {
  return uloc_toLanguageTag(uloc_getAvailable(index), tag, capacity, true, (UErrorCode *)status);
}

int32_t cicu_number_language_script(const char *tag, char *result, int32_t capacity, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[NAME_CAPACITY], likely[NAME_CAPACITY];
  uloc_forLanguageTag(tag, name, NAME_CAPACITY, NULL, code);
  uloc_addLikelySubtags(name, likely, NAME_CAPACITY, code);
  int32_t length = uloc_getLanguage(likely, result, capacity, code);
  if (U_FAILURE(*code) || length + 1 >= capacity) return 0;
  result[length++] = '-';
  return length + uloc_getScript(likely, result + length, capacity - length, code);
}

// Whether a numbering system has ten digits that follow one another in Unicode.
static bool has_digits_in_a_row(const UNumberingSystem *system, UErrorCode *status) {
  UChar digits[32];
  int32_t length = unumsys_getDescription(system, digits, 32, status), next = 0, count = 0;
  bool has_digits = U_SUCCESS(*status) && !unumsys_isAlgorithmic(system);
  UChar32 zero = 0, digit;
  for (; has_digits && next < length; count++) {
    U16_NEXT(digits, next, length, digit);
    if (count == 0) zero = digit;
    has_digits = digit == zero + count;
  }
  return has_digits && count == 10;
}

bool cicu_numbering_system_is_known(const char *name, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  UNumberingSystem *system = unumsys_openByName(name, code);
  if (U_FAILURE(*code)) return false;
  bool is_known = has_digits_in_a_row(system, code);
  unumsys_close(system);
  return is_known;
}

int32_t cicu_number_native_system(const char *tag, char *result, int32_t capacity, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[NAME_CAPACITY];
  cicu_served_locale(tag, name, code);
  uloc_setKeywordValue("numbers", "native", name, NAME_CAPACITY, code);
  UNumberingSystem *system = unumsys_open(name, code);
  if (U_FAILURE(*code)) return 0;
  const char *found = has_digits_in_a_row(system, code) ? unumsys_getName(system) : "";
  int32_t length = (int32_t)strlen(found);
  if (length < capacity) strcpy(result, found);
  unumsys_close(system);
  return length < capacity ? length : 0;
}

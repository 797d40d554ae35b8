#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// How a locale writes numbers. Texts are UTF-16 with a final 0.
typedef struct {
  uint32_t zero_digit;
  uint16_t decimal[16];
  uint16_t grouping[16];
  uint16_t minus[16];
  uint16_t plus[16];
  uint16_t not_a_number[32];
  uint16_t infinity[16];
  int32_t minimum_grouping;
  int32_t primary_group;
  int32_t secondary_group;
} cicu_number_symbols;

/// Writes the symbols of a locale given by its language tag, `-u-nu-` included.
///
/// A numbering system without ten consecutive digits gives way to `latn`; a language that ICU does
/// not have, to the root locale (never to the machine's).
void cicu_number_symbols_get(const char *tag, cicu_number_symbols *symbols, int32_t *status);

/// A part of a text in UTF-16 units, half-open; empty where both are 0.
typedef struct {
  int32_t start;
  int32_t end;
} cicu_span;

/// The parts of a number that was formatted; without digits the words stand for the number.
typedef struct {
  cicu_span integer;
  cicu_span fraction;
} cicu_number_parts;

/// Formats a decimal number (ASCII) as a number skeleton says, "unit/minute unit-width-full-name"; returns its length.
/// The skeleton has at most 255 characters. A language that ICU does not have gives way to the root locale.
int32_t cicu_number_format_with_skeleton(const char *tag, const char *skeleton, const char *number, uint16_t *result,
                                         int32_t capacity, cicu_number_parts *parts, int32_t *status);

/// The number of locales for which ICU has data.
int32_t cicu_number_locale_count(void);

/// Writes the language tag of one of them; returns its length.
int32_t cicu_number_locale_tag(int32_t index, char *tag, int32_t capacity, int32_t *status);

/// Writes the language and script of a tag after likely subtags, "sr-Cyrl"; returns its length.
int32_t cicu_number_language_script(const char *tag, char *result, int32_t capacity, int32_t *status);

/// Writes what stands before the power of ten in scientific notation; returns its length.
int32_t cicu_number_exponent_mark(const char *tag, uint16_t *result, int32_t capacity, int32_t *status);

/// Digits after the point of amounts in a currency, and the step of the last one that they are rounded to, 0 for none.
typedef struct {
  int32_t places;
  int32_t step;
} cicu_currency_digits;

/// The digits of a currency by its three letters; of amounts that are paid in coins with `cash`.
cicu_currency_digits cicu_currency_digits_get(const char *code, bool cash, int32_t *status);

/// Writes two decimal numbers (ASCII) as a range, as a skeleton of at most 255 characters says; numbers that look the same
/// are written once. Returns its length.
int32_t cicu_number_range(const char *tag, const char *skeleton, const char *first, const char *last, uint16_t *result,
                          int32_t capacity, int32_t *status);

/// Whether three letters are a currency, one of today or of another time.
bool cicu_currency_is_known(const char *code, int32_t *status);

/// Whether there is a numbering system of a name with ten digits that follow one another in Unicode.
bool cicu_numbering_system_is_known(const char *name, int32_t *status);

/// Writes the name of the digits of a tag's own script (`arab`, `deva`), `latn` for most languages; nothing where the ten
/// digits do not follow one another in Unicode. Returns its length.
int32_t cicu_number_native_system(const char *tag, char *result, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

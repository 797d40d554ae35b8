#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// The plural rules of a locale, as ICU runs them.
typedef struct cicu_plural_rules cicu_plural_rules;

/// The rules of the locale that a language tag names, to be closed by `cicu_plural_rules_close`.
cicu_plural_rules *_Nullable cicu_plural_rules_open(const char *tag, bool ordinal, int32_t *status);
void cicu_plural_rules_close(cicu_plural_rules *rules);

/// The category of a decimal number (ASCII) shown in a locale by a number skeleton: its place in
/// CLDR's order, 0 (zero) to 5 (other).
int32_t cicu_plural_rules_select(const cicu_plural_rules *rules, const char *tag, const char *skeleton,
                                 const char *number, int32_t *status);

/// The category of a range of decimal numbers, shown likewise.
int32_t cicu_plural_rules_select_range(const cicu_plural_rules *rules, const char *tag, const char *skeleton,
                                       const char *start, const char *end, int32_t *status);

/// The texts of a bundle of ICU's data, a line each: "locales/ar=set37", "rules/set01/0/2=other".
///
/// NULL without memory or when the status says failure; else to be freed with `cicu_locale_free`.
char *_Nullable cicu_plural_bundle_lines(const char *bundle, int32_t *status);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

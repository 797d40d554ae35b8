#pragma once
#include <stdint.h>

// Locale matching, canonical tags, likely subtags and writing direction, and the tables behind them.
// Tags are BCP 47 in ASCII. Functions that return text return a string to be freed with
// `cicu_locale_free`, or NULL on failure. A `status` is an ICU error code; above 0 it is a failure.

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_locale_matcher cicu_locale_matcher;

cicu_locale_matcher *_Nullable cicu_locale_matcher_open(
    const char *_Nonnull const *_Nonnull available, int32_t count, int32_t *status);
/// The index of the available tag for these desired ones, -1 where none is near enough.
int32_t cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *_Nonnull const *_Nonnull desired, int32_t count,
    int32_t *status);
void cicu_locale_matcher_close(cicu_locale_matcher *matcher);

char *_Nullable cicu_locale_canonical_tag(const char *tag);
char *_Nullable cicu_locale_maximized_tag(const char *tag);
/// The name of a locale in the words of another one: "Arabic", "português (Brasil)".
char *_Nullable cicu_locale_display_name(const char *tag, const char *readers_tag);
int32_t cicu_locale_is_right_to_left(const char *tag);

/// The tags of all locales that ICU has data for, one a line.
char *_Nullable cicu_locale_available_tags(void);

typedef enum {
  CICU_LIKELY_SUBTAGS,
  CICU_DISTANCE_RULES,
  CICU_REGION_PARTITIONS,
  CICU_PARADIGMS,
  CICU_DEFAULT_DISTANCES,
  CICU_PARENTS,
  CICU_LANGUAGE_ALIASES,
  CICU_REGION_ALIASES,
  CICU_SCRIPT_ALIASES,
  CICU_VARIANT_ALIASES,
  CICU_RIGHT_TO_LEFT_SCRIPTS,
} cicu_locale_table;

/// The lines of a table, `key value` each, keys of subtags joined by '-', in no particular order.
char *_Nullable cicu_locale_table_lines(cicu_locale_table table);

void cicu_locale_free(char *_Nullable text);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

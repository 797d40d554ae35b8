#pragma once

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

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

/// The lines of a table, `key value` each, keys of subtags joined by '-', in no particular order; to be freed with
/// `cicu_locale_free`. NULL on failure.
char *_Nullable cicu_locale_table_lines(cicu_locale_table table);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

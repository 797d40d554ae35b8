#pragma once
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_display_names cicu_display_names;

/// The names of languages, scripts and regions in the words of a locale; with dialects, "British English"; as a menu has
/// them, where some languages begin with a capital letter.
/// A language that ICU does not have gives way to the root locale.
cicu_display_names *_Nullable cicu_display_names_open(const char *tag, bool dialects, bool in_menu, int32_t *status);

typedef enum {
  CICU_NAME_OF_TAG,
  CICU_NAME_OF_LANGUAGE,
  CICU_NAME_OF_SCRIPT,
  CICU_NAME_OF_REGION,
  CICU_NAME_OF_VARIANT,
} cicu_named;

/// Writes the name of a tag or a subtag; returns its length. A subtag without a name is written itself.
int32_t cicu_display_names_get(const cicu_display_names *names, cicu_named kind, const char *code, uint16_t *result,
                               int32_t capacity, int32_t *status);
void cicu_display_names_close(cicu_display_names *names);

/// The codes of the countries of ISO 3166, one a line; to be freed with `cicu_locale_free`.
char *_Nullable cicu_display_name_countries(void);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

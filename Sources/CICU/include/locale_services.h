#pragma once

// Likely subtags and names of locales. Tags are BCP 47 in ASCII. Functions return a string to be freed with
// `cicu_locale_free`, or NULL on failure.

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// The tag with its likely subtags added.
char *_Nullable cicu_locale_maximized_tag(const char *tag);

/// The name of a locale in the words of another one: "Arabic", "português (Brasil)".
char *_Nullable cicu_locale_display_name(const char *tag, const char *readers_tag);

void cicu_locale_free(char *_Nullable text);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

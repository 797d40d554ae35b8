#include "locale_services.h"

#include <cstdlib>
#include <cstring>
#include <string>

#include <unicode/locid.h>

using icu::Locale;

static char *copied(const std::string &text) { return strdup(text.c_str()); }

extern "C" char *cicu_locale_maximized_tag(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  Locale locale = Locale::forLanguageTag(tag, error);
  locale.addLikelySubtags(error);
  std::string maximized = locale.toLanguageTag<std::string>(error);
  return U_FAILURE(error) ? nullptr : copied(maximized);
}

extern "C" char *cicu_locale_display_name(const char *tag, const char *readers_tag) {
  UErrorCode error = U_ZERO_ERROR;
  Locale locale = Locale::forLanguageTag(tag, error);
  Locale reader = Locale::forLanguageTag(readers_tag, error);
  if (U_FAILURE(error)) return nullptr;
  icu::UnicodeString name;
  std::string utf8;
  return copied(locale.getDisplayName(reader, name).toUTF8String(utf8));
}

extern "C" void cicu_locale_free(char *text) { free(text); }

#include "display_names.h"

#include <cstring>
#include <string>

#include <unicode/uldnames.h>
#include <unicode/uloc.h>

extern "C" {
#include "CICU.h"
#include "served_locale.h"
}

extern "C" cicu_display_names *cicu_display_names_open(const char *tag, bool dialects, bool in_menu, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_served_locale(tag, name, &error);
  UDisplayContext contexts[] = {
      dialects ? UDISPCTX_DIALECT_NAMES : UDISPCTX_STANDARD_NAMES,
      in_menu ? UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU : UDISPCTX_CAPITALIZATION_NONE};
  ULocaleDisplayNames *names = U_FAILURE(error) ? nullptr : uldn_openForContext(name, contexts, 2, &error);
  *status = error;
  return reinterpret_cast<cicu_display_names *>(names);
}

extern "C" int32_t cicu_display_names_get(
    const cicu_display_names *names, cicu_named kind, const char *code, uint16_t *result, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto *own = reinterpret_cast<const ULocaleDisplayNames *>(names);
  auto *text = reinterpret_cast<UChar *>(result);
  int32_t length = 0;
  char name[CICU_NAME_CAPACITY];
  switch (kind) {
    case CICU_NAME_OF_TAG:
      uloc_forLanguageTag(code, name, CICU_NAME_CAPACITY, nullptr, &error);
      if (U_SUCCESS(error)) length = uldn_localeDisplayName(own, name, text, capacity, &error);
      break;
    case CICU_NAME_OF_LANGUAGE: length = uldn_languageDisplayName(own, code, text, capacity, &error); break;
    case CICU_NAME_OF_SCRIPT: length = uldn_scriptDisplayName(own, code, text, capacity, &error); break;
    case CICU_NAME_OF_REGION: length = uldn_regionDisplayName(own, code, text, capacity, &error); break;
    case CICU_NAME_OF_VARIANT: length = uldn_variantDisplayName(own, code, text, capacity, &error); break;
  }
  *status = error;
  return length;
}

extern "C" void cicu_display_names_close(cicu_display_names *names) {
  uldn_close(reinterpret_cast<ULocaleDisplayNames *>(names));
}

extern "C" char *cicu_display_name_countries(void) {
  std::string lines;
  for (const char *const *codes = uloc_getISOCountries(); *codes != nullptr; ++codes) {
    lines += std::string(*codes) + "\n";
  }
  return strdup(lines.c_str());
}

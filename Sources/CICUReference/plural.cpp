#include "plural.h"

#include <cstring>
#include <string>
#include <unicode/localpointer.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

namespace {

UErrorCode &code(int32_t *status) { return *reinterpret_cast<UErrorCode *>(status); }

std::string name_of(const char *tag, UErrorCode &status) {
  char name[ULOC_FULLNAME_CAPACITY] = "";
  uloc_forLanguageTag(tag, name, sizeof name, nullptr, &status);
  return name;
}

const UPluralRules *rules_of(const cicu_plural_rules *rules) { return reinterpret_cast<const UPluralRules *>(rules); }

int32_t position_of(const char16_t *keyword, int32_t length) {
  static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many"};
  for (int32_t position = 0; position < 5; position++) {
    if (std::u16string(keyword, static_cast<size_t>(length)) == names[position]) return position;
  }
  return 5;
}

void append_lines(const UResourceBundle *resource, const std::string &path, std::string &lines, UErrorCode &status) {
  if (U_FAILURE(status)) return;
  if (ures_getType(resource) == URES_STRING) {
    int32_t length = 0;
    const char16_t *text = ures_getString(resource, &length, &status);
    if (U_FAILURE(status)) return;
    lines += path + "=";
    icu::UnicodeString(text, length).toUTF8String(lines);
    lines += "\n";
    return;
  }
  for (int32_t index = 0; index < ures_getSize(resource) && U_SUCCESS(status); index++) {
    icu::LocalUResourceBundlePointer child(ures_getByIndex(resource, index, nullptr, &status));
    if (U_FAILURE(status)) return;
    const char *key = ures_getKey(child.getAlias());
    std::string step = key != nullptr ? key : std::to_string(index);
    append_lines(child.getAlias(), path.empty() ? step : path + "/" + step, lines, status);
  }
}

} // namespace

cicu_plural_rules *cicu_plural_rules_open(const char *tag, bool ordinal, int32_t *status) {
  std::string name = name_of(tag, code(status));
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  return reinterpret_cast<cicu_plural_rules *>(uplrules_openForType(name.c_str(), type, &code(status)));
}

void cicu_plural_rules_close(cicu_plural_rules *rules) { uplrules_close(reinterpret_cast<UPluralRules *>(rules)); }

int32_t cicu_plural_rules_select(const cicu_plural_rules *rules, const char *tag, const char *skeleton,
                                 const char *number, int32_t *status) {
  UErrorCode &error = code(status);
  icu::UnicodeString pattern = icu::UnicodeString::fromUTF8(skeleton);
  icu::LocalUNumberFormatterPointer formatter(unumf_openForSkeletonAndLocale(
      pattern.getBuffer(), pattern.length(), name_of(tag, error).c_str(), &error));
  icu::LocalUFormattedNumberPointer formatted(unumf_openResult(&error));
  if (U_FAILURE(error)) return 5;
  unumf_formatDecimal(formatter.getAlias(), number, -1, formatted.getAlias(), &error);
  char16_t keyword[16];
  int32_t length = uplrules_selectFormatted(rules_of(rules), formatted.getAlias(), keyword, 16, &error);
  return U_FAILURE(error) ? 5 : position_of(keyword, length);
}

int32_t cicu_plural_rules_select_range(const cicu_plural_rules *rules, const char *tag, const char *skeleton,
                                       const char *start, const char *end, int32_t *status) {
  UErrorCode &error = code(status);
  icu::UnicodeString pattern = icu::UnicodeString::fromUTF8(skeleton);
  icu::LocalUNumberRangeFormatterPointer formatter(unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      pattern.getBuffer(), pattern.length(), UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_RANGE,
      name_of(tag, error).c_str(), nullptr, &error));
  icu::LocalUFormattedNumberRangePointer formatted(unumrf_openResult(&error));
  if (U_FAILURE(error)) return 5;
  unumrf_formatDecimalRange(formatter.getAlias(), start, -1, end, -1, formatted.getAlias(), &error);
  char16_t keyword[16];
  int32_t length = uplrules_selectForRange(rules_of(rules), formatted.getAlias(), keyword, 16, &error);
  return U_FAILURE(error) ? 5 : position_of(keyword, length);
}

char *cicu_plural_bundle_lines(const char *bundle, int32_t *status) {
  icu::LocalUResourceBundlePointer resource(ures_openDirect(nullptr, bundle, &code(status)));
  std::string lines;
  append_lines(resource.getAlias(), "", lines, code(status));
  return U_FAILURE(code(status)) ? nullptr : strdup(lines.c_str());
}

#include "locale_matching.h"

#include <cstring>
#include <new>
#include <string>

#include <unicode/localematcher.h>
#include <unicode/locid.h>

using icu::Locale;
using icu::LocaleMatcher;

struct cicu_locale_matcher {
  LocaleMatcher matcher;
  // The names that the matcher answers with, in the order of the available tags.
  std::string *names;
  int32_t count;
};

static Locale localeForTag(const char *tag, UErrorCode &status) {
  // An undetermined language has the empty name of the root locale.
  return Locale::forLanguageTag(tag, status);
}

extern "C" cicu_locale_matcher *cicu_locale_matcher_open(
    const char *const *available, int32_t count, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  LocaleMatcher::Builder builder;
  auto *names = new (std::nothrow) std::string[count];
  for (int32_t i = 0; names != nullptr && i < count; ++i) {
    Locale locale = localeForTag(available[i], error);
    names[i] = locale.getName();
    builder.addSupportedLocale(locale);
  }
  LocaleMatcher matcher = builder.build(error);
  *status = error;
  if (U_FAILURE(error) || names == nullptr) {
    delete[] names;
    return nullptr;
  }
  return new (std::nothrow) cicu_locale_matcher{std::move(matcher), names, count};
}

namespace {
class TagIterator : public Locale::Iterator {
 public:
  TagIterator(const char *const *tags, int32_t count, UErrorCode &error)
      : tags(tags), count(count), error(error) {}
  UBool hasNext() const override { return position < count; }
  const Locale &next() override { return current = localeForTag(tags[position++], error); }

 private:
  const char *const *tags;
  int32_t count;
  UErrorCode &error;
  int32_t position = 0;
  Locale current;
};
}  // namespace

extern "C" int32_t cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *const *desired, int32_t count, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  TagIterator tags(desired, count, error);
  LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(tags, error);
  *status = error;
  if (U_FAILURE(error) || result.getDesiredIndex() < 0) return -1;
  const char *name = result.getSupportedLocale()->getName();
  for (int32_t i = 0; i < matcher->count; ++i) {
    if (matcher->names[i] == name) return i;
  }
  return -1;
}

extern "C" void cicu_locale_matcher_close(cicu_locale_matcher *matcher) {
  delete[] matcher->names;
  delete matcher;
}

extern "C" char *cicu_locale_canonical_tag(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  Locale locale = localeForTag(tag, error);
  locale.canonicalize(error);
  std::string canonical = locale.toLanguageTag<std::string>(error);
  return U_FAILURE(error) ? nullptr : strdup(canonical.c_str());
}

extern "C" int32_t cicu_locale_is_right_to_left(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  return localeForTag(tag, error).isRightToLeft();
}

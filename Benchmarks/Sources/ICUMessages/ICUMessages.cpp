#include "ICUMessages.h"

#include <unicode/fmtable.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>

namespace {
struct Message {
  icu::MessageFormat format;
  icu::UnicodeString names[2];
  icu::Formattable values[2];
};
}  // namespace

void *icu_message_create(const char *locale, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  auto *message = new Message{
      icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), status),
      {icu::UnicodeString("name"), icu::UnicodeString("count")},
      {icu::Formattable(icu::UnicodeString("Ada")), icu::Formattable(int64_t(0))}};
  return U_SUCCESS(status) ? message : nullptr;
}

int32_t icu_message_format(void *pointer, int64_t count) {
  auto *message = static_cast<Message *>(pointer);
  UErrorCode status = U_ZERO_ERROR;
  message->values[1].setInt64(count);
  icu::UnicodeString text;
  message->format.format(message->names, message->values, 2, text, status);
  return U_SUCCESS(status) ? text.length() : -1;
}

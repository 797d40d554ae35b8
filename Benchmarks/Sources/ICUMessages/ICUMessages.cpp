#include "ICUMessages.h"

#include <unicode/dtptngen.h>
#include <unicode/fmtable.h>
#include <unicode/listformatter.h>
#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/reldatefmt.h>
#include <unicode/smpdtfmt.h>

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

void *icu_date_create(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  return icu::DateFormat::createInstanceForSkeleton(icu::UnicodeString(skeleton), icu::Locale(locale), status);
}

void *icu_date_create_styled(const char *locale, int32_t date, int32_t time) {
  const auto dateStyle = static_cast<icu::DateFormat::EStyle>(date), timeStyle = static_cast<icu::DateFormat::EStyle>(time);
  return icu::DateFormat::createDateTimeInstance(dateStyle, timeStyle, icu::Locale(locale));
}

int32_t icu_date_format(void *date, double milliseconds) {
  icu::UnicodeString text;
  return static_cast<icu::DateFormat *>(date)->format(milliseconds, text).length();
}

void *icu_relative_create(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  return new icu::RelativeDateTimeFormatter(icu::Locale(locale), status);
}

int32_t icu_relative_format(void *relative, double days) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  static_cast<icu::RelativeDateTimeFormatter *>(relative)->format(days, UDAT_REL_UNIT_DAY, text, status);
  return text.length();
}

void *icu_names_create(const char *locale) {
  return icu::LocaleDisplayNames::createInstance(icu::Locale(locale), ULDN_DIALECT_NAMES);
}

int32_t icu_language_name(void *names, const char *locale) {
  icu::UnicodeString text;
  return static_cast<icu::LocaleDisplayNames *>(names)->localeDisplayName(locale, text).length();
}

void *icu_duration_create(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  return new icu::MeasureFormat(icu::Locale(locale), UMEASFMT_WIDTH_WIDE, status);
}

int32_t icu_duration_format(void *duration, double hours, double minutes, double seconds) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Measure parts[] = {icu::Measure(hours, icu::MeasureUnit::createHour(status), status),
                          icu::Measure(minutes, icu::MeasureUnit::createMinute(status), status),
                          icu::Measure(seconds, icu::MeasureUnit::createSecond(status), status)};
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  return static_cast<icu::MeasureFormat *>(duration)->formatMeasures(parts, 3, text, position, status).length();
}

void *icu_number_create(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  return new icu::number::LocalizedNumberFormatter(
      icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), status).locale(locale));
}

int32_t icu_number_format(void *number, double value) {
  UErrorCode status = U_ZERO_ERROR;
  auto *formatter = static_cast<icu::number::LocalizedNumberFormatter *>(number);
  return formatter->formatDouble(value, status).toString(status).length();
}

void *icu_range_create(const char *locale) {
  return new icu::number::LocalizedNumberRangeFormatter(icu::number::NumberRangeFormatter::withLocale(locale));
}

int32_t icu_range_format(void *range, double least, double greatest) {
  UErrorCode status = U_ZERO_ERROR;
  auto *formatter = static_cast<icu::number::LocalizedNumberRangeFormatter *>(range);
  return formatter->formatFormattableRange(least, greatest, status).toString(status).length();
}

void *icu_list_create(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  return icu::ListFormatter::createInstance(locale, status);
}

int32_t icu_list_format(void *list, int32_t count) {
  static const icu::UnicodeString items[] = {u"English", u"French", u"Arabic", u"German", u"Japanese",
                                             u"Korean",  u"Spanish", u"Danish", u"Polish", u"Swahili"};
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  return static_cast<icu::ListFormatter *>(list)->format(items, count, text, status).length();
}

int32_t icu_region_name(void *names, const char *region) {
  icu::UnicodeString text;
  return static_cast<icu::LocaleDisplayNames *>(names)->regionDisplayName(region, text).length();
}

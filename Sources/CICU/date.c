#include "CICU.h"
#include "served_locale.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

static const char *const served_calendars[] = {"gregorian", "buddhist", "persian"};

// The locale with its calendar, or the Gregorian one where that is not served.
static void date_locale(const char *tag, char *name, cicu_date_calendar *calendar, UErrorCode *status) {
  cicu_served_locale(tag, name, status);
  UCalendar *own = ucal_open(u"UTC", -1, name, UCAL_DEFAULT, status);
  if (U_FAILURE(*status)) return;
  const char *type = ucal_getType(own, status);
  bool is_served = false;
  for (size_t index = 0; index < sizeof served_calendars / sizeof *served_calendars; index++) {
    if (U_SUCCESS(*status) && strcmp(type, served_calendars[index]) == 0) is_served = true;
  }
  strcpy(calendar->calendar, is_served ? type : "gregorian");
  calendar->first_weekday = ucal_getAttribute(own, UCAL_FIRST_DAY_OF_WEEK);
  calendar->minimal_days = ucal_getAttribute(own, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
  ucal_close(own);
  if (!is_served) uloc_setKeywordValue("calendar", "gregorian", name, CICU_NAME_CAPACITY, status);
}

void cicu_date_calendar_get(const char *tag, cicu_date_calendar *calendar, int32_t *status) {
  char name[CICU_NAME_CAPACITY];
  date_locale(tag, name, calendar, (UErrorCode *)status);
}

int32_t cicu_date_skeleton_pattern(const char *tag, const char *skeleton, uint16_t *result, int32_t capacity,
                                   int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[CICU_NAME_CAPACITY];
  cicu_date_calendar calendar;
  date_locale(tag, name, &calendar, code);
  UChar letters[64];
  int32_t length = 0;
  u_strFromUTF8(letters, 64, &length, skeleton, -1, code);
  if (U_FAILURE(*code)) return 0;
  UDateTimePatternGenerator *generator = udatpg_open(name, code);
  length = udatpg_getBestPattern(generator, letters, length, result, capacity, code);
  udatpg_close(generator);
  return length;
}

int32_t cicu_date_style_pattern(const char *tag, int32_t date, int32_t time, uint16_t *result, int32_t capacity,
                                int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[CICU_NAME_CAPACITY];
  cicu_date_calendar calendar;
  date_locale(tag, name, &calendar, code);
  if (U_FAILURE(*code)) return 0;
  UDateFormat *format = udat_open((UDateFormatStyle)time, (UDateFormatStyle)date, name, u"UTC", -1, NULL, 0, code);
  int32_t length = U_SUCCESS(*code) ? udat_toPattern(format, false, result, capacity, code) : 0;
  udat_close(format);
  return length;
}

cicu_date_format *cicu_date_format_open(const char *tag, const uint16_t *pattern, int32_t length, const char *zone,
                                        int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  char name[CICU_NAME_CAPACITY];
  cicu_date_calendar calendar;
  date_locale(tag, name, &calendar, code);
  UChar zone_name[64];
  int32_t zone_length = 0;
  u_strFromUTF8(zone_name, 64, &zone_length, zone, -1, code);
  if (U_FAILURE(*code)) return NULL;
  return (cicu_date_format *)udat_open(UDAT_PATTERN, UDAT_PATTERN, name, zone_name, zone_length, pattern, length, code);
}

int32_t cicu_date_format_text(const cicu_date_format *format, double milliseconds, uint16_t *result, int32_t capacity,
                              int32_t *status) {
  return udat_format((const UDateFormat *)format, milliseconds, result, capacity, NULL, (UErrorCode *)status);
}

void cicu_date_format_close(cicu_date_format *format) { udat_close((UDateFormat *)format); }

#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// The calendar of a locale, and how it counts weeks.
typedef struct {
  /// ICU's name: "gregorian", "buddhist" or "persian".
  char calendar[32];
  /// From 1, Sunday.
  int32_t first_weekday;
  int32_t minimal_days;
} cicu_date_calendar;

/// Writes the calendar of a locale; "gregorian" where it is one that is not served.
/// A language that ICU does not have gives way to the root locale.
void cicu_date_calendar_get(const char *tag, cicu_date_calendar *calendar, int32_t *status);

/// Writes the pattern of a locale for a skeleton, "yMMMd"; returns its length.
int32_t cicu_date_skeleton_pattern(const char *tag, const char *skeleton, uint16_t *result, int32_t capacity,
                                   int32_t *status);

/// Writes the pattern of a locale for styles, 0 full to 3 short, -1 none; returns its length.
int32_t cicu_date_style_pattern(const char *tag, int32_t date, int32_t time, uint16_t *result, int32_t capacity,
                                int32_t *status);

typedef struct cicu_date_format cicu_date_format;

/// A format of a locale for a pattern in UTF-16, in a zone that ICU knows by name.
cicu_date_format *_Nullable cicu_date_format_open(const char *tag, const uint16_t *pattern, int32_t length,
                                                  const char *zone, int32_t *status);
/// Writes a number of milliseconds since 1970; returns the length.
int32_t cicu_date_format_text(const cicu_date_format *format, double milliseconds, uint16_t *result, int32_t capacity,
                              int32_t *status);
void cicu_date_format_close(cicu_date_format *format);

/// Writes a duration of 11 hours, 22 minutes and 33 seconds as a clock; returns its length.
int32_t cicu_clock_text(const char *tag, uint16_t *result, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

#ifndef ICU_MESSAGES_H
#define ICU_MESSAGES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A sentence of ICU's MessageFormat in C++, with a name and a number; never freed.
void *icu_message_create(const char *locale, const char *pattern);

/// Formats it with arguments that are in ICU's own form already, as a program keeps them that formats often.
/// Returns the length of the text in UTF-16 units, or -1.
int32_t icu_message_format(void *message, int64_t count);

/// Formatters of ICU in C++; never freed. What formats returns the length of the text in UTF-16 units.
void *icu_date_create(const char *locale, const char *skeleton);
void *icu_date_create_styled(const char *locale, int32_t date, int32_t time);
int32_t icu_date_format(void *date, double milliseconds);
void *icu_relative_create(const char *locale);
int32_t icu_relative_format(void *relative, double days);
void *icu_names_create(const char *locale);
int32_t icu_language_name(void *names, const char *locale);
void *icu_duration_create(const char *locale);
int32_t icu_duration_format(void *duration, double hours, double minutes, double seconds);
void *icu_number_create(const char *locale, const char *skeleton);
int32_t icu_number_format(void *number, double value);
void *icu_range_create(const char *locale);
int32_t icu_range_format(void *range, double least, double greatest);
void *icu_list_create(const char *locale);
int32_t icu_list_format(void *list, int32_t count);
int32_t icu_region_name(void *names, const char *region);

#ifdef __cplusplus
}
#endif

#endif

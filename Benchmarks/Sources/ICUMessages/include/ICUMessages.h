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

#ifdef __cplusplus
}
#endif

#endif

#pragma once
#include <unicode/uloc.h>

// ICU's maximum name and room for keywords.
enum { CICU_NAME_CAPACITY = ULOC_FULLNAME_CAPACITY + ULOC_KEYWORDS_CAPACITY };

// Writes the ICU name of the locale whose data serve a tag: ICU itself would give an unknown language the
// data of the machine's locale. `name` has room for CICU_NAME_CAPACITY bytes.
void cicu_served_locale(const char *tag, char *name, UErrorCode *status);

#pragma once
#include <stdint.h>

// Tags are BCP 47 in ASCII. A `status` is an ICU error code; above 0 it is a failure.

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_locale_matcher cicu_locale_matcher;

cicu_locale_matcher *_Nullable cicu_locale_matcher_open(
    const char *_Nonnull const *_Nonnull available, int32_t count, int32_t *status);
/// The index of the available tag for these desired ones, -1 where none is near enough.
int32_t cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *_Nonnull const *_Nonnull desired, int32_t count,
    int32_t *status);
void cicu_locale_matcher_close(cicu_locale_matcher *matcher);

/// The tag with its CLDR aliases resolved, to be freed with `cicu_locale_free`; NULL where ICU reads no tag.
char *_Nullable cicu_locale_canonical_tag(const char *tag);

int32_t cicu_locale_is_right_to_left(const char *tag);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

#include "bidi.h"

#include <unicode/ubidi.h>
#include <unicode/uchar.h>

_Static_assert(CICU_LEVEL_DEFAULT_LTR == UBIDI_DEFAULT_LTR && CICU_LEVEL_DEFAULT_RTL == UBIDI_DEFAULT_RTL,
               "paragraph levels are ICU's");
_Static_assert(CICU_DIRECTION_LTR == UBIDI_LTR && CICU_DIRECTION_RTL == UBIDI_RTL && CICU_DIRECTION_MIXED == UBIDI_MIXED,
               "directions are ICU's");
_Static_assert(U_BPT_OPEN == 1 && U_BPT_CLOSE == 2, "bracket types are ICU's");

cicu_bidi *cicu_bidi_open(void) { return (cicu_bidi *)ubidi_open(); }

void cicu_bidi_close(cicu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

void cicu_bidi_set(cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t paragraph_level, int32_t *status) {
  ubidi_setPara((UBiDi *)bidi, text, length, paragraph_level, NULL, (UErrorCode *)status);
}

uint8_t cicu_bidi_paragraph_level(const cicu_bidi *bidi) { return ubidi_getParaLevel((const UBiDi *)bidi); }

int32_t cicu_bidi_direction(const cicu_bidi *bidi) { return ubidi_getDirection((const UBiDi *)bidi); }

const uint8_t *cicu_bidi_levels(cicu_bidi *bidi, int32_t *status) {
  return ubidi_getLevels((UBiDi *)bidi, (UErrorCode *)status);
}

const char *cicu_bidi_class(uint32_t scalar) {
  UCharDirection direction = u_charDirection((UChar32)scalar);
  return u_getPropertyValueName(UCHAR_BIDI_CLASS, direction, U_SHORT_PROPERTY_NAME);
}

uint32_t cicu_mirrored(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

uint32_t cicu_paired_bracket(uint32_t scalar) { return (uint32_t)u_getBidiPairedBracket((UChar32)scalar); }

int32_t cicu_bracket_type(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

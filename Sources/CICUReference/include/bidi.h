#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// The paragraph levels that the bidi functions take: fixed, or by the first strong character
/// with a default for text that has none.
enum {
  CICU_LEVEL_LTR = 0,
  CICU_LEVEL_RTL = 1,
  CICU_LEVEL_DEFAULT_LTR = 0xFE,
  CICU_LEVEL_DEFAULT_RTL = 0xFF,
};

/// The directions of a whole text.
enum {
  CICU_DIRECTION_LTR = 0,
  CICU_DIRECTION_RTL = 1,
  CICU_DIRECTION_MIXED = 2,
};

/// A text laid out by the Unicode Bidirectional Algorithm.
typedef struct cicu_bidi cicu_bidi;

/// An empty layout, to be closed by `cicu_bidi_close`; NULL without memory.
cicu_bidi *_Nullable cicu_bidi_open(void);
void cicu_bidi_close(cicu_bidi *bidi);

/// Lays out UTF-16 text, which must outlive the layout's next use.
void cicu_bidi_set(cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t paragraph_level, int32_t *status);

/// The resolved level of the first paragraph: odd for right-to-left.
uint8_t cicu_bidi_paragraph_level(const cicu_bidi *bidi);

/// CICU_DIRECTION_… of the whole text.
int32_t cicu_bidi_direction(const cicu_bidi *bidi);

/// The level of every UTF-16 unit; valid until the layout is set or closed.
const uint8_t *_Nullable cicu_bidi_levels(cicu_bidi *bidi, int32_t *status);

/// The Bidi_Class of a scalar as the letters of UAX #9: "L", "AL", "PDI"; lives for ever.
const char *cicu_bidi_class(uint32_t scalar);

/// The Bidi_Mirroring_Glyph of a scalar: the scalar itself where it has none.
uint32_t cicu_mirrored(uint32_t scalar);

/// The Bidi_Paired_Bracket of a scalar: the scalar itself where it is no bracket.
uint32_t cicu_paired_bracket(uint32_t scalar);

/// Whether a scalar opens (1) or closes (2) a bracket pair, or is no bracket (0).
int32_t cicu_bracket_type(uint32_t scalar);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end

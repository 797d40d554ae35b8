// The ICU services that no command of the tool uses: for the data that the run time holds frozen, and for the answers by
// which it is measured. As in CICU, `int32_t` stands for UErrorCode, `uint16_t` for UChar, opaque structs for handles.
#pragma once

#include "bidi.h"
#include "locale_matching.h"
#include "locale_tables.h"
#include "plural.h"

// The ICU services that the tool uses, without a single ICU type: `int32_t` stands for
// UErrorCode, `uint16_t` for UChar, opaque structs for handles. ICU renames its functions with
// every version, so Swift cannot call them itself.
#pragma once

#include "date.h"
#include "display_names.h"
#include "list.h"
#include "locale_services.h"
#include "normalization.h"
#include "number.h"
#include "relative.h"
#include "version.h"

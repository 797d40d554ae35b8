#include "CICU.h"
#include "served_locale.h"

#include <unicode/ulistformatter.h>
#include <unicode/ustring.h>

// More than the patterns of a list can tell apart.
enum { MAXIMUM_COUNT = 8 };

int32_t cicu_list_format(const char *tag, int32_t kind, const uint16_t *items, int32_t count, uint16_t *result,
                         int32_t capacity, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  if (count < 0 || count > MAXIMUM_COUNT) *code = U_ILLEGAL_ARGUMENT_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_served_locale(tag, name, code);
  if (U_FAILURE(*code)) return 0;
  const UChar *strings[MAXIMUM_COUNT];
  int32_t lengths[MAXIMUM_COUNT];
  for (int32_t index = 0; index < count; index++) {
    strings[index] = items;
    lengths[index] = u_strlen(items);
    items += lengths[index] + 1;
  }
  UListFormatter *formatter =
      ulistfmt_openForType(name, (UListFormatterType)(kind / 3), (UListFormatterWidth)(kind % 3), code);
  int32_t length = 0;
  if (U_SUCCESS(*code)) length = ulistfmt_format(formatter, strings, lengths, count, result, capacity, code);
  ulistfmt_close(formatter);
  return length;
}

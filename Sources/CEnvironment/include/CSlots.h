#ifndef CSLOTS_H
#define CSLOTS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Room for what a look-up reads first of a locale, in the form that Swift gives it; all zero at first and never freed.
///
/// A slot has a place, a number of 24 bits, where a pointer would take 64 in every value of texts. The first slots are
/// where the linker puts them, so that getting at one is an addition and no load.
typedef struct {
  uint64_t words[8];
} l10n_slot;

enum { L10N_FIRST_SLOTS = 4096, L10N_SLOTS = 1 << 24 };

/// Only for `l10n_slot_at`.
extern l10n_slot l10n_first_slots[L10N_FIRST_SLOTS] __attribute__((visibility("hidden")));

/// Only for `l10n_slot_at`: the slot of a place behind the first ones.
l10n_slot *l10n_later_slot(uint32_t place);

/// The slot of a place that `l10n_slot_add` returned.
static inline l10n_slot *l10n_slot_at(uint32_t place) {
  if (__builtin_expect(place < L10N_FIRST_SLOTS, 1)) return &l10n_first_slots[place];
  return l10n_later_slot(place);
}

/// The place of a slot that no one has; `L10N_SLOTS` when all are taken or memory is out. From any thread.
uint32_t l10n_slot_add(void);

#pragma clang assume_nonnull end

#endif

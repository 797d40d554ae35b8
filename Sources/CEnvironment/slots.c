#include "CSlots.h"

#include <stdlib.h>

l10n_slot l10n_first_slots[L10N_FIRST_SLOTS] __attribute__((aligned(64)));

/// The slots behind the first ones, in blocks of as many; a block is made when the first of its slots is added.
static l10n_slot *later_blocks[L10N_SLOTS / L10N_FIRST_SLOTS];

static uint32_t count;

/// Makes the block of a place, if no other thread has; 0 when memory is out.
static int make_block(uint32_t place) {
  l10n_slot **entry = &later_blocks[place / L10N_FIRST_SLOTS];
  l10n_slot *known = __atomic_load_n(entry, __ATOMIC_ACQUIRE);
  if (known) return 1;
  l10n_slot *block = calloc(L10N_FIRST_SLOTS, sizeof(l10n_slot));
  if (!block) return 0;
  if (!__atomic_compare_exchange_n(entry, &known, block, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) free(block);
  return 1;
}

l10n_slot *l10n_later_slot(uint32_t place) {
  l10n_slot *block = __atomic_load_n(&later_blocks[place / L10N_FIRST_SLOTS], __ATOMIC_ACQUIRE);
  return &block[place % L10N_FIRST_SLOTS];
}

uint32_t l10n_slot_add(void) {
  uint32_t place = __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  if (place >= L10N_SLOTS) {
    __atomic_fetch_sub(&count, 1, __ATOMIC_RELAXED);
    return L10N_SLOTS;
  }
  return place < L10N_FIRST_SLOTS || make_block(place) ? place : L10N_SLOTS;
}

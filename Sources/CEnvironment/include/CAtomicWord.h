#ifndef CATOMICWORD_H
#define CATOMICWORD_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// The value of a word that other threads may be writing. A word is read as a whole and says nothing of other memory.
static inline uint64_t l10n_atomic_word_load(const uint64_t *word) { return __atomic_load_n(word, __ATOMIC_RELAXED); }

/// Writes a word that other threads may be reading.
static inline void l10n_atomic_word_store(uint64_t *word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

#pragma clang assume_nonnull end

#endif

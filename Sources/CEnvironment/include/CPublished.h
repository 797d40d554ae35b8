#ifndef CPUBLISHED_H
#define CPUBLISHED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A pointer that threads hand to one another; zero at first.
typedef struct {
  void *_Nullable pointer;
} l10n_published;

/// What was published, with all that its thread had written before; NULL where nothing was.
static inline void *_Nullable l10n_published_get(const l10n_published *published) {
  return __atomic_load_n(&published->pointer, __ATOMIC_ACQUIRE);
}

/// Publishes a pointer, unless another one is published already, which is returned then.
static inline void *_Nullable l10n_published_set(l10n_published *published, void *pointer) {
  void *first = NULL;
  bool is_first =
      __atomic_compare_exchange_n(&published->pointer, &first, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return is_first ? NULL : first;
}

/// Publishes a pointer in place of another one, where either may be read.
static inline void l10n_published_replace(l10n_published *published, void *pointer) {
  __atomic_store_n(&published->pointer, pointer, __ATOMIC_RELEASE);
}

/// A byte that any thread may write, where it does not matter which one is read; zero at first.
typedef struct {
  uint8_t value;
} l10n_remembered;

static inline uint8_t l10n_remembered_get(const l10n_remembered *remembered) {
  return __atomic_load_n(&remembered->value, __ATOMIC_RELAXED);
}

static inline void l10n_remembered_set(l10n_remembered *remembered, uint8_t value) {
  __atomic_store_n(&remembered->value, value, __ATOMIC_RELAXED);
}

#pragma clang assume_nonnull end

#endif

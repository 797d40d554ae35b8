#ifndef CSHAREDPOINTER_H
#define CSHAREDPOINTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A pointer that one thread replaces while others read what it points to; all zero at first.
///
/// Plain Swift has atomics from macOS 15 and iOS 18 on only. Readers never wait: they count themselves in, take the
/// pointer, make a reference of their own, and count themselves out. Who replaces the pointer waits until the readers
/// that may have seen the old one are out, which is a few instructions later. Readers come under one of two counts, so
/// that new ones cannot keep a writer waiting.
typedef struct {
  void *_Nullable pointer;
  uint64_t readers[2];
  uint32_t epoch;
  uint32_t isWriting;
} l10n_shared_pointer;

/// Whether something was ever put in. One load, in line: this is all that a look-up pays where nothing was.
static inline bool l10n_shared_pointer_is_set(const l10n_shared_pointer *shared) {
  return __atomic_load_n(&shared->pointer, __ATOMIC_RELAXED) != NULL;
}

/// Counts a reader in. The result is for `l10n_shared_pointer_leave`.
uint32_t l10n_shared_pointer_enter(l10n_shared_pointer *shared);

/// The pointer; until the reader is counted out, what it points to is not given up.
void *_Nullable l10n_shared_pointer_get(const l10n_shared_pointer *shared);

/// Counts a reader out.
void l10n_shared_pointer_leave(l10n_shared_pointer *shared, uint32_t entry);

/// Makes the caller the only writer; waits for others.
void l10n_shared_pointer_lock(l10n_shared_pointer *shared);

/// Lets other writers in.
void l10n_shared_pointer_unlock(l10n_shared_pointer *shared);

/// Replaces the pointer and waits for the readers of the old one, which is returned. Only between lock and unlock.
void *_Nullable l10n_shared_pointer_replace(l10n_shared_pointer *shared, void *_Nullable next);

#pragma clang assume_nonnull end

#endif

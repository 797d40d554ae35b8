#include "CSharedPointer.h"

#if defined(_WIN32)
#include <windows.h>
static void yield_processor(void) { SwitchToThread(); }
#else
#include <sched.h>
static void yield_processor(void) { sched_yield(); }
#endif

// The order of all threads' operations on the pointer and on the counts has to be one and the same: a reader that the
// writer does not find in a count after the replacement takes the new pointer. Hence sequential consistency throughout.

uint32_t l10n_shared_pointer_enter(l10n_shared_pointer *shared) {
  uint32_t entry = __atomic_load_n(&shared->epoch, __ATOMIC_SEQ_CST) & 1;
  __atomic_fetch_add(&shared->readers[entry], 1, __ATOMIC_SEQ_CST);
  return entry;
}

void *l10n_shared_pointer_get(const l10n_shared_pointer *shared) {
  return __atomic_load_n(&shared->pointer, __ATOMIC_SEQ_CST);
}

void l10n_shared_pointer_leave(l10n_shared_pointer *shared, uint32_t entry) {
  __atomic_fetch_sub(&shared->readers[entry & 1], 1, __ATOMIC_SEQ_CST);
}

void l10n_shared_pointer_lock(l10n_shared_pointer *shared) {
  while (__atomic_exchange_n(&shared->isWriting, 1, __ATOMIC_ACQUIRE) != 0) yield_processor();
}

void l10n_shared_pointer_unlock(l10n_shared_pointer *shared) {
  __atomic_store_n(&shared->isWriting, 0, __ATOMIC_RELEASE);
}

static void wait_for_readers(l10n_shared_pointer *shared, uint32_t entry) {
  while (__atomic_load_n(&shared->readers[entry], __ATOMIC_SEQ_CST) != 0) yield_processor();
}

void *l10n_shared_pointer_replace(l10n_shared_pointer *shared, void *next) {
  void *old = __atomic_exchange_n(&shared->pointer, next, __ATOMIC_SEQ_CST);
  uint32_t entry = __atomic_load_n(&shared->epoch, __ATOMIC_SEQ_CST) & 1;
  // Late readers of the last replacement; new ones come under the current count.
  wait_for_readers(shared, 1 - entry);
  __atomic_store_n(&shared->epoch, 1 - entry, __ATOMIC_SEQ_CST);
  wait_for_readers(shared, entry);
  return old;
}

#ifndef CENVIRONMENT_H
#define CENVIRONMENT_H

#include "CAtomicWord.h"
#include "CPublished.h"
#include "CSharedPointer.h"
#include "CSlots.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The value of an environment variable; NULL when it is not set.
///
/// With the headers above this is all that the run time needs and that plain Swift cannot do. The value belongs to the
/// environment: copy it before anything may change the environment.
const char *_Nullable l10n_environment_value(const char *name);

/// Notes that the current thread runs an observer of look-ups; false where it does so already.
bool l10n_observation_begin(void);

/// Notes that the observer is done.
void l10n_observation_end(void);

#pragma clang assume_nonnull end

#endif

#include "CEnvironment.h"

#include <stdlib.h>

const char *l10n_environment_value(const char *name) { return getenv(name); }

static _Thread_local bool is_observing = false;

bool l10n_observation_begin(void) {
  bool is_first = !is_observing;
  is_observing = true;
  return is_first;
}

void l10n_observation_end(void) { is_observing = false; }

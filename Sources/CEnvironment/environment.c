#include "CEnvironment.h"

#include <stdlib.h>

const char *l10n_environment_value(const char *name) { return getenv(name); }

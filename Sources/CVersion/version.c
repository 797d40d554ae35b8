#include "CVersion.h"

#ifndef L10N_COMMIT
#define L10N_COMMIT ""
#endif

const char *l10n_commit(void) { return L10N_COMMIT; }

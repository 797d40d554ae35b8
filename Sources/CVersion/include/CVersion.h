#pragma once

/// The commit that the program was built from, shortened as git does; empty where the build did not name one.
const char *l10n_commit(void);

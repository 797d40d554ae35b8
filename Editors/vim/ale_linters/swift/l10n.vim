call l10n#define('swift')

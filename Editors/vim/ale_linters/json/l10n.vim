call l10n#define('json')

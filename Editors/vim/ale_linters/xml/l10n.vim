call l10n#define('xml')

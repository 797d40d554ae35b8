call l10n#define('yaml')

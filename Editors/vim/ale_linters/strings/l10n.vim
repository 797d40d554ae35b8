call l10n#define('strings')

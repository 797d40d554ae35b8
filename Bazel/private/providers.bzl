"""What rules tell one another."""

L10nCatalogInfo = provider(
    doc = "A catalog: a folder with the tables of an app or a module.",
    fields = {
        "files": "Depset of all files that are read.",
        "folder": "The path of the catalog's folder.",
        "reports": "The reports of `l10n lint`: list of structs with `text`, `sarif`, `json`, `junit` and `status`, a file each.",
    },
)

L10nLintInfo = provider(
    doc = "The reports on all catalogs below a target: depsets of files.",
    fields = {
        "checks": "Empty files that are there once `l10n lint` has passed.",
        "json": "Reports in the JSON of l10n.",
        "junit": "Reports in the XML of JUnit.",
        "sarif": "Reports in SARIF.",
        "text": "Reports for people.",
    },
)

"""Rules for catalogs of l10n: checks, generated code, reports."""

load("//private:catalog.bzl", _l10n_catalog = "l10n_catalog")
load("//private:generate.bzl", _l10n_generate = "l10n_generate", _l10n_swift_sources = "l10n_swift_sources")
load("//private:lint.bzl", _l10n_lint_aspect = "l10n_lint_aspect", _l10n_lint_test = "l10n_lint_test", _l10n_merge = "l10n_merge")
load("//private:modules.bzl", _l10n_modules_test = "l10n_modules_test")
load("//private:providers.bzl", _L10nCatalogInfo = "L10nCatalogInfo", _L10nLintInfo = "L10nLintInfo")
load("//private:report.bzl", _l10n_report = "l10n_report")
load("//private:toolchain.bzl", _l10n_toolchain = "l10n_toolchain")

L10nCatalogInfo = _L10nCatalogInfo
L10nLintInfo = _L10nLintInfo
l10n_catalog = _l10n_catalog
l10n_generate = _l10n_generate
l10n_lint_aspect = _l10n_lint_aspect
l10n_lint_test = _l10n_lint_test
l10n_merge = _l10n_merge
l10n_modules_test = _l10n_modules_test
l10n_report = _l10n_report
l10n_swift_sources = _l10n_swift_sources
l10n_toolchain = _l10n_toolchain

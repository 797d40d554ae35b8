"""What only shows between the modules of an app."""

load(":catalog.bzl", "check")
load(":lint.bzl", "report_test")
load(":providers.bzl", "L10nCatalogInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _l10n_modules_test_impl(ctx):
    command = ["modules", "--quiet"]
    inputs = []
    for target, name in ctx.attr.modules.items():
        info = target[L10nCatalogInfo]
        command.append("%s=%s" % (name, info.folder))
        inputs.append(info.files)
    if ctx.attr.one_bundle:
        command.append("--one-bundle")
    for coverage in ctx.attr.min_coverage:
        command += ["--min-coverage", coverage]
    message = "Checking the modules of %s against one another" % ctx.label
    report = check(ctx, ctx.label.name, "L10nModules", message, command, depset(transitive = inputs))
    return report_test(ctx, [report])

l10n_modules_test = rule(
    implementation = _l10n_modules_test_impl,
    attrs = {
        "modules": attr.label_keyed_string_dict(
            doc = "The catalogs of the modules, and a name for each.",
            mandatory = True,
            providers = [L10nCatalogInfo],
        ),
        "fail_on": attr.string(
            doc = "The lowest severity that fails; by default error.",
            values = ["", "note", "warning", "error"],
        ),
        "min_coverage": attr.string_list(doc = "What a language of the app must have: `fr=100`, or `90` for each."),
        "one_bundle": attr.bool(doc = "Whether all tables end up in one bundle, so that keys in tables of one name must differ."),
    },
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
    doc = "A test that fails where `l10n modules` does, with its findings and what each language has of the whole app.",
)

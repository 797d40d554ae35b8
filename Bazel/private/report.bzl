"""Pages for people."""

load(":providers.bzl", "L10nCatalogInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "run_l10n")

def _l10n_report_impl(ctx):
    info = ctx.attr.catalog[L10nCatalogInfo]
    pages = ctx.actions.declare_directory(ctx.label.name)
    run_l10n(
        ctx,
        mnemonic = "L10nReport",
        message = "Writing pages of %s" % ctx.label,
        command = ["report", info.folder] + ["--output", pages.path, "--quiet"] +
                  (["--profile", ctx.attr.profile] if ctx.attr.profile else []),
        inputs = info.files,
        outputs = [pages],
    )
    return [DefaultInfo(files = depset([pages]))]

l10n_report = rule(
    implementation = _l10n_report_impl,
    attrs = {
        "catalog": attr.label(doc = "The catalog.", mandatory = True, providers = [L10nCatalogInfo]),
        "profile": attr.string(doc = "The profile whose findings are shown."),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "The pages of `l10n report`, a folder with `index.html`.",
)

"""Code and other files that are generated from catalogs."""

load(":providers.bzl", "L10nCatalogInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "run_l10n")

def _l10n_swift_sources_impl(ctx):
    info = ctx.attr.catalog[L10nCatalogInfo]
    stem = ctx.attr.stem or ctx.label.name

    # The names of the files do not depend on the texts.
    parts = [""] + ["+Texts%d" % (i + 1) for i in range(4)] + ["+Tables"]
    outputs = [ctx.actions.declare_file("%s%s.swift" % (stem, part)) for part in parts]
    run_l10n(
        ctx,
        mnemonic = "L10nSwift",
        message = "Generating Swift for %s" % ctx.label,
        command = ["generate", info.folder] + ["--output", outputs[0].dirname, "--stem", stem, "--quiet"] +
                  (["--style", ctx.attr.style] if ctx.attr.style else []),
        inputs = info.files,
        outputs = outputs,
    )
    return [DefaultInfo(files = depset(outputs))]

l10n_swift_sources = rule(
    implementation = _l10n_swift_sources_impl,
    attrs = {
        "catalog": attr.label(doc = "The catalog.", mandatory = True, providers = [L10nCatalogInfo]),
        "stem": attr.string(doc = "What the names of the files begin with; by default the name of the target."),
        "style": attr.string(
            doc = "The style of the code; by default that of `l10n.yml`.",
            values = ["", "structured", "flat", "bundle", "swiftgen", "swiftgen-flat"],
        ),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "The typed texts of a catalog in Swift, for the `srcs` of any rule that compiles Swift.",
)

def _l10n_generate_impl(ctx):
    info = ctx.attr.catalog[L10nCatalogInfo]
    outputs = ctx.outputs.outs
    if ctx.attr.pattern:
        if "{{locale}}" not in ctx.attr.pattern:
            fail("the pattern '%s' has no '{{locale}}'; leave it out for one file" % ctx.attr.pattern)
        prefix = "/".join([part for part in [ctx.bin_dir.path, ctx.label.workspace_root, ctx.label.package] if part])
        output = prefix + "/" + ctx.attr.pattern
    elif len(outputs) == 1:
        output = outputs[0].path
    else:
        fail("%d files need a 'pattern' with '{{locale}}' that says which language each is of" % len(outputs))
    template = ctx.file.template_file
    run_l10n(
        ctx,
        mnemonic = "L10nTemplate",
        message = "Generating %s" % ctx.label,
        command = ["generate", info.folder] + ["--output", output, "--quiet"] +
                  ["--template", template.path if template else ctx.attr.template] +
                  (["--keys", ctx.file.keys.path] if ctx.file.keys else []),
        inputs = depset(
            [file for file in [template, ctx.file.keys] if file] + ctx.files.data,
            transitive = [info.files],
        ),
        outputs = outputs,
    )
    return [DefaultInfo(files = depset(outputs))]

_l10n_generate = rule(
    implementation = _l10n_generate_impl,
    attrs = {
        "catalog": attr.label(doc = "The catalog.", mandatory = True, providers = [L10nCatalogInfo]),
        "template": attr.string(doc = "A built-in template: kotlin, typescript …"),
        "template_file": attr.label(doc = "A template of your own.", allow_single_file = True),
        "data": attr.label_list(doc = "Other templates, which it shows.", allow_files = True),
        "keys": attr.label(doc = "A map of an SDK's keys.", allow_single_file = True),
        "outs": attr.output_list(doc = "The files that are written.", mandatory = True),
        "pattern": attr.string(doc = "Where there is a file a language: their path below the package, with `{{locale}}`."),
    },
    toolchains = [TOOLCHAIN_TYPE],
)

def l10n_generate(name, template, **kwargs):
    """Files from a template: Kotlin, TypeScript, pages …

    Args:
        name: of the target.
        template: a built-in one (kotlin, typescript, swiftui, markdown, brightcove), or the label of a Mustache file.
        **kwargs: `catalog`, `outs`; `pattern` where there is a file a language, such as `Pages/{{locale}}.html`; `keys`
            for a map of an SDK's keys, `data` for templates that the template shows, and what all rules take.
    """
    if template.endswith(".mustache") or ":" in template or template.startswith("/"):
        _l10n_generate(name = name, template_file = template, **kwargs)
    else:
        _l10n_generate(name = name, template = template, **kwargs)

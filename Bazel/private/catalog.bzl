"""Catalogs, and what `l10n lint` says of them."""

load(":providers.bzl", "L10nCatalogInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "run_l10n")

# The formats of reports, with the suffixes of their files.
FORMATS = {"text": "txt", "sarif": "sarif", "json": "json", "junit": "xml"}

def _folder_of(path):
    """The folder of the catalog that a table or an l10n.yml belongs to.

    Args:
        path: of a file.
    """
    parts = path.split("/")
    for i, part in enumerate(parts[:-1]):
        if part.endswith(".lproj") or part == "Overrides":
            return "/".join(parts[:i])
    return "/".join(parts[:-1])

def _catalog_folder(ctx, files):
    if ctx.attr.folder:
        return "/".join([part for part in [ctx.label.workspace_root, ctx.label.package, ctx.attr.folder] if part])
    settings = [f.path for f in files if f.basename == "l10n.yml"]
    paths = sorted(settings or [f.path for f in files], key = _depth)
    return _folder_of(paths[0])

def _depth(path):
    return (path.count("/"), path)

def _staged(ctx, files):
    """The files in one folder of the output tree.

    The tables of a catalog stand in one folder. Where an action writes some of them, all are brought together.

    Args:
        ctx: the context of the rule.
        files: the sources.
    """
    name = ctx.label.name + ".catalog"
    staged = []
    for file in files:
        path = file.short_path
        prefix = ctx.label.package + "/"
        if path.startswith(prefix):
            path = path[len(prefix):]
        if ctx.attr.folder and path.startswith(ctx.attr.folder + "/"):
            path = path[len(ctx.attr.folder) + 1:]
        link = ctx.actions.declare_file(name + "/" + path)
        ctx.actions.symlink(output = link, target_file = file)
        staged.append(link)
    return staged

def check(ctx, name, mnemonic, message, command, inputs):
    """Declares one run of a command that finds something, which nobody waits for who does not use its reports.

    Args:
        ctx: the context of the rule, whose attribute `fail_on` may name a severity.
        name: of the reports, without suffixes.
        mnemonic: the name of the kind of action.
        message: what is shown while it runs.
        command: the command with its arguments.
        inputs: depset of files.

    Returns:
        The report in each format, and the file with the exit status.
    """
    outputs = {
        format: ctx.actions.declare_file("%s.%s" % (name, suffix))
        for format, suffix in FORMATS.items()
    }
    status = ctx.actions.declare_file(name + ".status")
    for format, file in outputs.items():
        command = command + ["--format", "%s=%s" % (format, file.path)]
    if ctx.attr.fail_on:
        command = command + ["--fail-on", ctx.attr.fail_on]
    run_l10n(
        ctx,
        mnemonic = mnemonic,
        message = message,
        command = command,
        inputs = inputs,
        outputs = outputs.values(),
        status = status,
    )
    return struct(status = status, **outputs)

def _lint(ctx, name, arguments, inputs):
    """Declares one run of `l10n lint`."""
    message = "Checking texts of %s" % ctx.label
    return check(ctx, name, "L10nLint", message, ["lint", "--quiet"] + arguments, inputs)

def _l10n_catalog_impl(ctx):
    sources = ctx.files.srcs
    if [file for file in sources if not file.is_source]:
        sources = _staged(ctx, sources)
        root = ctx.bin_dir.path + "/" + (ctx.label.package + "/" if ctx.label.package else "") + ctx.label.name + ".catalog"
        folder = root if not [f for f in sources if f.basename == "l10n.yml"] else _folder_of(
            [f.path for f in sources if f.basename == "l10n.yml"][0],
        )
    else:
        folder = _catalog_folder(ctx, sources)
    folder = folder or "."
    files = depset(sources + ctx.files.data)
    arguments = [folder] + (["--profile", ctx.attr.profile] if ctx.attr.profile else [])
    reports = [_lint(ctx, ctx.label.name + ".lint", arguments, files)]
    for i, base in enumerate(ctx.attr.overrides):
        info = base[L10nCatalogInfo]
        reports.append(_lint(
            ctx,
            "%s.overrides%d" % (ctx.label.name, i + 1),
            [folder, "--reference", info.folder],
            depset(transitive = [files, info.files]),
        ))
    return [
        DefaultInfo(files = depset(sources)),
        L10nCatalogInfo(folder = folder, files = files, reports = reports),
    ]

l10n_catalog = rule(
    implementation = _l10n_catalog_impl,
    attrs = {
        "srcs": attr.label_list(
            doc = "The tables, `l10n.yml`, `l10n.lock`, override layers and a baseline: `glob([\"Localizations/**\"])`.",
            allow_files = True,
            mandatory = True,
        ),
        "data": attr.label_list(
            doc = "Other files that are read, such as the Swift code that `code` in `l10n.yml` names.",
            allow_files = True,
        ),
        "folder": attr.string(
            doc = "The catalog's folder, below the package; by default that of `l10n.yml`, or the one around the languages.",
        ),
        "overrides": attr.label_list(
            doc = "Catalogs of other modules whose texts this one replaces. Each must have the keys that this one has.",
            providers = [L10nCatalogInfo],
        ),
        "profile": attr.string(doc = "The profile of `l10n lint`: debug, ci, release, strict, or one of `l10n.yml`."),
        "fail_on": attr.string(
            doc = "The lowest severity that fails; by default that of `l10n.yml`.",
            values = ["", "note", "warning", "error"],
        ),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "A catalog, as one or more modules use it.",
)

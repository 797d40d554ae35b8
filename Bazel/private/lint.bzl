"""Findings as tests, and as outputs of an aspect."""

load(":catalog.bzl", "FORMATS")
load(":providers.bzl", "L10nCatalogInfo", "L10nLintInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "run_l10n")

def report_test(ctx, reports):
    """The providers of a test that shows what was found while it was built.

    Args:
        ctx: the context of the rule.
        reports: what `check` gave.
    """
    lines = ["#!/bin/sh", "# Shows what was found while the test was built.", "result=0"]
    for report in reports:
        lines += [
            "cat '%s'" % report.text.short_path,
            "[ \"$(cat '%s')\" = 0 ] || result=1" % report.status.short_path,
        ]
    lines += [
        "if [ -n \"${XML_OUTPUT_FILE:-}\" ]; then cat '%s' >\"$XML_OUTPUT_FILE\"; fi" % reports[0].junit.short_path,
        "exit $result",
        "",
    ]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "\n".join(lines), is_executable = True)
    files = []
    for report in reports:
        files += [report.text, report.status, report.junit]
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

def _l10n_lint_test_impl(ctx):
    return report_test(ctx, ctx.attr.catalog[L10nCatalogInfo].reports)

l10n_lint_test = rule(
    implementation = _l10n_lint_test_impl,
    attrs = {
        "catalog": attr.label(doc = "The catalog.", mandatory = True, providers = [L10nCatalogInfo]),
    },
    test = True,
    doc = "A test that fails where `l10n lint` does, with its findings. The check itself is an action, which is cached.",
)

def _below(value):
    """The targets in the value of an attribute."""
    if type(value) == "Target":
        return [value]
    if type(value) == "list":
        return [item for item in value if type(item) == "Target"]
    if type(value) == "dict":
        return [item for item in value.keys() + value.values() if type(item) == "Target"]
    return []

def _check(ctx, name, report):
    """Declares an action that fails where `l10n lint` did, with its findings."""
    stamp = ctx.actions.declare_file(name)
    ctx.actions.run_shell(
        mnemonic = "L10nCheck",
        inputs = [report.status, report.text],
        outputs = [stamp],
        command = "[ \"$(cat '%s')\" = 0 ] || { cat '%s' >&2; exit 1; }; : >'%s'" % (
            report.status.path,
            report.text.path,
            stamp.path,
        ),
    )
    return stamp

def _l10n_lint_aspect_impl(target, ctx):
    reports = target[L10nCatalogInfo].reports if L10nCatalogInfo in target else []
    below = []
    for name in dir(ctx.rule.attr):
        below += [item[L10nLintInfo] for item in _below(getattr(ctx.rule.attr, name)) if L10nLintInfo in item]
    files = {
        format: depset([getattr(report, format) for report in reports], transitive = [getattr(info, format) for info in below])
        for format in FORMATS
    }
    checks = depset(
        [_check(ctx, "%s.l10n-check%d" % (ctx.label.name, i), report) for i, report in enumerate(reports)],
        transitive = [info.checks for info in below],
    )
    groups = {"l10n_" + format: reports for format, reports in files.items()}
    return [
        L10nLintInfo(checks = checks, **files),
        OutputGroupInfo(l10n_checks = checks, **groups),
    ]

l10n_lint_aspect = aspect(
    implementation = _l10n_lint_aspect_impl,
    attr_aspects = ["*"],
    doc = """The findings in all catalogs below a target, as output groups.

`l10n_sarif`, `l10n_json`, `l10n_junit` and `l10n_text` are the reports, whatever they say; `l10n_checks` fails where
`l10n lint` does.
""",
)

def _l10n_merge_impl(ctx):
    outputs = []
    for format in ["sarif", "json"]:
        reports = depset(transitive = [getattr(target[L10nLintInfo], format) for target in ctx.attr.deps])
        output = ctx.actions.declare_file("%s.%s" % (ctx.label.name, format))
        run_l10n(
            ctx,
            mnemonic = "L10nCombine",
            message = "Combining reports of %s" % ctx.label,
            command = ["combine", "--format", format, "--output", output.path] + [file.path for file in reports.to_list()],
            inputs = reports,
            outputs = [output],
        )
        outputs.append(output)
    return [
        DefaultInfo(files = depset(outputs)),
        OutputGroupInfo(json = depset(outputs[1:]), sarif = depset(outputs[:1])),
    ]

l10n_merge = rule(
    implementation = _l10n_merge_impl,
    attrs = {
        "deps": attr.label_list(doc = "Targets of any kind; the catalogs below them count.", aspects = [l10n_lint_aspect]),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "One report on all catalogs below targets: `NAME.sarif` and `NAME.json`.",
)

"""The program for projects with a MODULE.bazel."""

load(":repositories.bzl", "l10n_local", "l10n_release", "l10n_source")

def _is_used(module):
    return not module.is_root

def _l10n_impl(mctx):
    # What the project itself asks for counts, and what a module that it uses asks for where it asks for nothing.
    for module in sorted(mctx.modules, key = _is_used):
        for tag in module.tags.release:
            l10n_release(
                name = "l10n",
                sha256 = tag.sha256,
                urls = tag.urls,
                version = tag.version,
            )
            return
        for tag in module.tags.source:
            l10n_source(
                name = "l10n",
                path = tag.path,
                sha256 = tag.sha256,
                strip_prefix = tag.strip_prefix,
                urls = tag.urls,
            )
            return
        for tag in module.tags.local:
            l10n_local(name = "l10n", program = tag.program)
            return
    l10n_local(name = "l10n")

l10n = module_extension(
    implementation = _l10n_impl,
    tag_classes = {
        "local": tag_class(attrs = {"program": attr.string()}, doc = "As `l10n_local`."),
        "release": tag_class(
            attrs = {
                "sha256": attr.string_dict(mandatory = True),
                "urls": attr.string_list(mandatory = True),
                "version": attr.string(mandatory = True),
            },
            doc = "As `l10n_release`.",
        ),
        "source": tag_class(
            attrs = {
                "path": attr.string(),
                "sha256": attr.string(),
                "strip_prefix": attr.string(),
                "urls": attr.string_list(),
            },
            doc = "As `l10n_source`.",
        ),
    },
    doc = "The program, as the repository `l10n`.",
)

"""Where the program comes from: this machine, a release, or its sources."""

_BUILD = """load("@rules_l10n//:defs.bzl", "l10n_toolchain")

package(default_visibility = ["//visibility:public"])

exports_files(["l10n"])

l10n_toolchain(
    name = "program",
    program = "l10n",
)

toolchain(
    name = "toolchain",
    toolchain = ":program",
    toolchain_type = "@rules_l10n//:toolchain_type",
)
"""

def _finish(rctx, program):
    if str(program) != str(rctx.path("l10n")):
        rctx.symlink(program, "l10n")
    rctx.file("BUILD.bazel", _BUILD)

def _l10n_local_impl(rctx):
    program = rctx.attr.program or rctx.os.environ.get("L10N") or rctx.which("l10n")
    if not program:
        fail("there is no 'l10n' on the PATH; set 'program' or the variable L10N to its path, or take a release")
    program = rctx.path(str(program))
    if not program.exists:
        fail("there is no program '%s'" % program)
    _finish(rctx, program)

l10n_local = repository_rule(
    implementation = _l10n_local_impl,
    attrs = {
        "program": attr.string(doc = "Its path; by default the variable L10N, or `l10n` on the PATH."),
    },
    environ = ["L10N", "PATH"],
    local = True,
    doc = "The program that is installed on this machine.",
)

def _triple(rctx):
    machine = rctx.execute(["uname", "-m"]).stdout.strip()
    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)
    if rctx.os.name.startswith("mac"):
        return ("arm64" if machine == "aarch64" else machine) + "-apple-macosx"
    return machine + "-unknown-linux-gnu"

def _l10n_release_impl(rctx):
    triple = _triple(rctx)
    sha256 = rctx.attr.sha256.get(triple)
    if not sha256:
        fail("'sha256' has no checksum for %s; SHA256SUMS of the release lists them" % triple)
    name = "l10n-%s-%s" % (rctx.attr.version, triple)
    urls = [url.format(name = name, version = rctx.attr.version) for url in rctx.attr.urls]

    # By position: the last one has another name in newer versions of Bazel.
    rctx.download_and_extract(urls, "release", sha256, "tar.gz", name)
    _finish(rctx, rctx.path("release/bin/l10n"))

l10n_release = repository_rule(
    implementation = _l10n_release_impl,
    attrs = {
        "sha256": attr.string_dict(doc = "The checksums of the archives, by platform: `x86_64-unknown-linux-gnu` …", mandatory = True),
        "urls": attr.string_list(doc = "Where the archives are; `{name}` and `{version}` are replaced.", mandatory = True),
        "version": attr.string(doc = "The version of the release.", mandatory = True),
    },
    doc = "The program of a release, `l10n-VERSION-PLATFORM.tar.gz`, by its checksum.",
)

def _l10n_source_impl(rctx):
    if rctx.attr.urls:
        rctx.download_and_extract(rctx.attr.urls, "source", rctx.attr.sha256, "", rctx.attr.strip_prefix)
        source = rctx.path("source")
    elif rctx.attr.path:
        source = rctx.path(rctx.attr.path)
    else:
        fail("set 'urls' and 'sha256', or 'path' to a folder with the sources")
    swift = rctx.which("swift")
    if not swift:
        fail("there is no 'swift' on the PATH, which builds the program")
    build = [swift, "build", "--configuration", "release", "--product", "l10n", "--package-path", source, "--scratch-path", rctx.path("build")]
    result = rctx.execute(build, timeout = 3600, quiet = False)
    if result.return_code != 0:
        fail("the program cannot be built:\n" + result.stdout + result.stderr)
    _finish(rctx, rctx.path("build/release/l10n"))

l10n_source = repository_rule(
    implementation = _l10n_source_impl,
    attrs = {
        "path": attr.string(doc = "A folder with the sources, where no archive is named."),
        "sha256": attr.string(doc = "The checksum of the archive."),
        "strip_prefix": attr.string(doc = "The folder in the archive that has the sources."),
        "urls": attr.string_list(doc = "Where an archive of the sources is."),
    },
    environ = ["PATH"],
    doc = "The program, built from its sources by the Swift toolchain of this machine.",
)

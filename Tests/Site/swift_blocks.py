"""Compiles the Swift blocks of all pages as one package's tests, and runs them.

Each page is a test target, each block a function in it. Errors name the line of the page.
"""

import os
import re
import shutil
import subprocess

EXPECTED = re.compile(r'^(?P<space> *)(?P<expression>[^\s/].*?)\s+// (?P<text>nil\b|\.\w+|"(?:[^"\\]|\\.)*")')
STATEMENT = re.compile(r"^(let|var|for|if|guard|switch|import|func|return|case|print|public|struct|final|\}|@)\b")
IMPORT = re.compile(r"^(?:internal |public )?import [\w.]+$", re.M)
DECLARATIONS = re.compile(r"^(@Test|@main|extension|public|actor|struct|enum|final class|protocol)\b", re.M)

SUPPORT = '''import L10nRuntime

/// What is compared of a value: its text without characters that isolate directions.
func shown(_ value: Any?, keeping isolates: Bool = false) -> String? {
  guard let value else { return nil }
  let text = value as? String ?? String(describing: value)
  let scalars = text.unicodeScalars.filter { isolates || !(0x2066...0x2069).contains($0.value) }
  return String(String.UnicodeScalarView(scalars))
}
'''

MANIFEST = '''// swift-tools-version: 6.1
import PackageDescription

let l10n: [Target.Dependency] = ["L10nOverrideFolders", "L10nOverrides", "L10nRuntime", "PlayerStrings", "L10nSyntax"].map {
  .product(name: $0, package: "l10n")
}

let package = Package(
  name: "Blocks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10n", path: "ROOT")],
  targets: [TARGETS].map {
    .testTarget(name: $0, dependencies: l10n, swiftSettings: [.unsafeFlags(["-suppress-warnings"])])
  }
)
'''


def with_expectations(text):
    """The code with each `expression  // "text"` as an expectation."""
    lines = []
    for line in text.splitlines():
        match = EXPECTED.match(line)
        if not match or STATEMENT.match(line.strip()):
            lines.append(line)
            continue
        expression, value = match["expression"], match["text"]
        attempt, plain = ("try ", expression[4:]) if expression.startswith("try ") else ("", expression)
        if value.startswith("."):
            lines.append(f'#expect({attempt}"\\({plain})".contains("{value[1:]}"))')
        elif value == "nil":
            lines.append(f"#expect({attempt}shown({plain}) == nil)")
        else:
            isolates = "true" if re.search(r"\\u\{206[6-9]\}", value) else "false"
            lines.append(f"#expect({attempt}shown({plain}, keeping: {isolates}) == {value})")
    return "\n".join(lines) + "\n"


def write_page(blocks, runner, folder):
    """The page's blocks as one file."""
    imports = {"import Testing", "import L10nRuntime", "import PlayerStrings", "import L10nSyntax"}
    setup, bodies, count = "", [], 0
    for block in blocks:
        if block.language == "swift sources":
            for file in sorted((runner.folder / block.text).rglob("*.swift")):
                shutil.copy(file, folder / file.name)
            continue
        imports |= {match[0] for match in IMPORT.finditer(block.text)}
        code = IMPORT.sub("", block.text)
        if block.language == "swift":
            place = f'#sourceLocation(file: "{block.page.path}", line: {block.line})\n'
            if DECLARATIONS.search(code):
                bodies.append(place + code + "#sourceLocation()\n")
            else:
                count += 1
                bodies.append(
                    f"@Test func block{count}() async throws {{\n{setup}do {{\n{place}{with_expectations(code)}"
                    f"#sourceLocation()\n}}\n}}\n")
        else:
            setup += code + "\n"
    (folder / "Blocks.swift").write_text("\n".join(sorted(imports)) + "\n\n" + "\n".join(bodies))
    (folder / "Shown.swift").write_text(SUPPORT)


def check(found, root, work):
    """Writes, builds and runs the package; returns what is wrong."""
    package = work / "swift"
    shutil.rmtree(package / "Tests", ignore_errors=True)
    targets = []
    for runner in dict.fromkeys(runner for runner, _ in found):
        blocks = [block for owner, block in found if owner is runner]
        if not any(block.language == "swift" for block in blocks):
            continue
        name = runner.page.name + "Tests"
        folder = package / "Tests" / name
        folder.mkdir(parents=True)
        write_page(blocks, runner, folder)
        targets.append(name)
    names = ", ".join(f'"{name}"' for name in targets)
    (package / "Package.swift").write_text(MANIFEST.replace("ROOT", str(root)).replace("TARGETS", names))
    done = subprocess.run(
        ["swift", "test", "--package-path", str(package), "--disable-xctest", "--no-parallel", "--quiet",
         "-Xswiftc", "-wmo", "-Xswiftc", "-num-threads", "-Xswiftc", "2", "-Xswiftc", "-gnone",
         "-Xswiftc", "-index-ignore-system-modules"],
        # The folder of builds and the options that Examples/BuildScript has in CI, with the same libraries.
        env=os.environ | {"SWIFTPM_BUILD_DIR": str(root / ".build" / "examples")},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=900)
    if done.returncode == 0:
        return []
    output = done.stdout.decode(errors="replace")
    wrong = [line for line in output.splitlines() if re.search(r"error:|recorded an issue|✘", line)]
    return ["Swift blocks:\n" + "\n".join(dict.fromkeys(wrong) or output.splitlines()[-40:])]

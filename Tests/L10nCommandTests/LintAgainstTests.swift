import Foundation
import TemporaryFolders
import Testing

/// `lint --against`: files that are damaged as translation services and merges do it.
struct LintAgainstTests {
  private static let files = [
    "l10n.yml": "development: en\n",
    "en.lproj/T.strings": "\"a\" = \"Play\";\n\"b\" = \"One\\nTwo\";\n\"c\" = \"Time: %@\";\n",
    "fr.lproj/T.strings": "/* A. */\n\"a\" = \"Lire\";\n\"b\" = \"Un\\nDeux\";\n\"c\" = \"Durée\u{A0}: %@\";\n",
  ]

  /// A program's change to the French table, and the rules that report it.
  @Test(
    arguments: [
      ("s/\u{A0}/ /", "lost-no-break-space"), ("s/Lire/Play/", "source-copied"),
      ("s/\\\\n/\\\\\\\\n/", "doubled-escape"),
      ("/A[.]/d", "dropped-comment"), ("s/é/Ã©/;s/\u{A0}/Â\u{A0}/", "garbled-text"), ("s/$/\\r/", "changed-encoding"),
      ("3{h;d};4G", "reordered-keys"), ("d", "emptied-table"), ("/Lire/d", "lost-translation"), ("s/Lire/Lis/", ""),
    ])
  func findsWhatWasDamaged(script: String, rule: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try shell("git init -q && git add -A && git -c user.name=A -c user.email=a@b commit -qm x", in: folder)
    try shell("mkdir .copy && cp -r *.lproj .copy && sed -i '\(script)' fr.lproj/T.strings", in: folder)
    for against in ["HEAD", ".copy"] {
      let run = try folder.run("lint . --against \(against) --format json", environment: Self.environment)
      let found = run.output.matches(of: /"rule": ?"([a-z-]+)"/).map { String($0.1) }
      let own = Set(found).intersection(Self.rules)
      #expect(own == (rule.isEmpty ? [] : [rule]), "\(against): \(run.output)\(run.errors)")
    }
    let plain = try folder.run("lint . --format json")
    #expect(!Self.rules.contains { plain.output.contains("\"\($0)\"") }, "\(plain.output)")
  }

  private static let rules: Set<String> = [
    "lost-no-break-space", "source-copied", "doubled-escape", "dropped-comment", "garbled-text", "changed-encoding",
    "reordered-keys", "emptied-table", "lost-translation", "changed-quotes", "dropped-state", "lost-plural-form",
    "invented-plural-form",
  ]

  private static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

  private func shell(_ command: String, in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// A catalog that a revision does not have has lost nothing since.
  @Test func takesNewCatalogs() throws {
    let folder = try TemporaryFolder(Self.files)
    try shell("git init -q && git -c user.name=A -c user.email=a@b commit --allow-empty -qm x", in: folder)
    let run = try folder.run("lint . --against HEAD", environment: Self.environment)
    #expect(run.status == 0 && run.output.contains("2 files, 6 entries") && run.errors == "", "\(run)")
  }

  @Test(arguments: [
    ("nix", 2, "'nix' cannot be compared with"), ("HEAD --fix", 64, "leave out --fix"),
    ("empty", 2, "'empty' has no tables to compare with"),
  ])
  func saysWhatCannotBeCompared(arguments: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.makeFolder("empty")
    let run = try folder.run("lint . --against \(arguments)", environment: Self.environment)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}

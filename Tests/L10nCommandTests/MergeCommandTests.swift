import Foundation
import TemporaryFolders
import Testing

/// `l10n merge` and `l10n diff` as git starts them, in a repository of each test's own.
struct MergeCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var environment: [String: String] {
    [
      "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1", "GIT_CEILING_DIRECTORIES": "/",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    ]
  }

  /// Runs a script of the shell, in which `l10n` is the built command and `commit` commits all files.
  private func script(_ script: String) throws -> CommandRun {
    let start = "l10n() { \"$tool\" \"$@\"; }; tool=$1\ncommit() { git add -A && git commit -qm \"$1\"; }\n"
    return try CommandRun([], environment: environment, in: folder, shell: start + script)
  }

  private func setUp() throws {
    try folder.write(".output-*\n", to: ".git-ignored")
    let run = try script(
      "git init -q -b main . && git config core.excludesFile .git-ignored && l10n merge --install")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("added to .gitattributes: *.strings merge=l10n diff=l10n\n"))
  }

  private func write(_ text: String, inUTF16 isUTF16: Bool, to path: String) throws {
    try folder.write(text, to: path)
    guard isUTF16 else { return }
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(path)"))
  }

  private func text(_ path: String, inUTF16 isUTF16: Bool) -> String? {
    guard isUTF16 else { return folder.text(of: path) }
    let data = FileManager.default.contents(atPath: "\(folder.path)/\(path)")
    return data.flatMap { String(data: $0, encoding: .utf16) }
  }

  private static let path = "fr.lproj/T.strings"

  @Test(arguments: ["merge topic -qm merged", "rebase -q main topic"], [false, true])
  func mergesBranches(_ command: String, _ isUTF16: Bool) throws {
    try setUp()
    try write("/* A */\n\"a\" = \"A\";\n\"b\" = \"É\";\n", inUTF16: isUTF16, to: Self.path)
    #expect(try script("commit base && git checkout -qb topic").status == 0)
    try write("/* A */\n\"a\" = \"A\";\n\"x\" = \"Ü\";\n\"b\" = \"É\";\n", inUTF16: isUTF16, to: Self.path)
    #expect(try script("commit topic && git checkout -q main").status == 0)
    try write("/* A! */\n\"a\" = \"A\";\n\"y\" = \"Ö\";\n\"b\" = \"Ê\";\n", inUTF16: isUTF16, to: Self.path)
    let run = try script("commit main && git \(command) >/dev/null && git status --porcelain")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "")
    #expect(
      text(Self.path, inUTF16: isUTF16)
        == "/* A! */\n\"a\" = \"A\";\n\"y\" = \"Ö\";\n\"x\" = \"Ü\";\n\"b\" = \"Ê\";\n")
  }

  @Test(arguments: [false, true])
  func marksConflictsAndAsks(_ isUTF16: Bool) throws {
    try setUp()
    for (branch, text) in [("main", "A"), ("topic", "B"), ("main", "C")] {
      let start = branch == "topic" ? "git checkout -qb topic" : "git checkout -q main 2>/dev/null || true"
      #expect(try script(start).status == 0)
      try write("\"a\" = \"\(text)\";\n\"b\" = \"Ü\";\n", inUTF16: isUTF16, to: Self.path)
      #expect(try script("commit x").status == 0)
    }
    let run = try script("git merge topic -qm merged")
    #expect(run.status == 1)
    #expect(run.errors.contains("fr.lproj/T.strings:1:1: error: 'a' was changed on both sides\n"))
    #expect(
      text(Self.path, inUTF16: isUTF16)
        == "<<<<<<< ours\n\"a\" = \"C\";\n=======\n\"a\" = \"B\";\n>>>>>>> theirs\n\"b\" = \"Ü\";\n")
    let dialog = try script("printf 'x\\nt\\n' | git mergetool --tool l10n && git status --porcelain -uno")
    #expect(dialog.status == 0, "\(dialog.errors)")
    #expect(dialog.errors.contains("1 of 1: 'a' was changed on both sides\n"))
    #expect(text(Self.path, inUTF16: isUTF16) == "\"a\" = \"B\";\n\"b\" = \"Ü\";\n")
  }

  /// git passes the unchanged name of a file in the repository's folder.
  @Test func takesNamesThatLookLikeOptions() throws {
    try setUp()
    for (branch, text) in [("main", "1"), ("topic", "2"), ("main", "3")] {
      let start = branch == "topic" ? "git checkout -qb topic" : "git checkout -q main 2>/dev/null || true"
      #expect(try script(start).status == 0)
      try folder.write("a=\(text);\nb=\(branch == "topic" ? 5 : 4);\n", to: "-x.strings")
      #expect(try script("commit x").status == 0)
    }
    #expect(try script("git diff HEAD~1 | grep '^+a'").output == "+a=3;\n")
    #expect(try script("git merge topic -qm merged").errors.contains("-x.strings:1:1: error: 'a' was changed"))
    #expect(
      folder.text(of: "-x.strings") == "<<<<<<< ours\na=3;\n=======\na=2;\n>>>>>>> theirs\nb=5;\n")
  }

  /// Git starts the program as the user did.
  @Test(arguments: [
    ("PATH=$(dirname \"$tool\"):$PATH; command l10n merge --install", "l10n"),
    ("mkdir -p 'a b' && ln -s \"$tool\" 'a b/l10n' && cd 'a b' && ./l10n merge --install", "'$PWD/a b/l10n'"),
    ("l10n merge --install --program 'nice l10n'", "nice l10n"),
  ])
  func startsTheProgramAsItWasStarted(line: String, program: String) throws {
    let run = try script("git init -q . && here=$PWD; \(line) >/dev/null; cd \"$here\"; git config merge.l10n.driver")
    let path = program.replacing("$PWD", with: folder.path)
    #expect(run.output == "\(path) merge --marker-size %L -- %O %A %B %P\n", "\(run.errors)")
  }

  @Test func installsOnceAndKeepsWhatIsThere() throws {
    try setUp()
    try folder.write("*.png binary\n*.strings diff=plain\n", to: ".gitattributes")
    #expect(try script("l10n merge --install").status == 0)
    let text = folder.text(of: ".gitattributes") ?? ""
    #expect(
      text.hasPrefix("*.png binary\n*.strings diff=plain\n*.strings merge=l10n\n*.stringsdict merge=l10n diff=l10n\n"))
    #expect(try script("l10n merge --install").output == "git is set up already\n")
    #expect(folder.text(of: ".gitattributes") == text)
    // Not every JSON file is a table.
    for path in ["web/locales/en/common", "web/locales/pt_BR/common", "web/locales/en/menu", "lib/i18n/fr"] {
      try folder.write("{\"play\": \"Play\"}", to: "\(path).json")
    }
    try folder.write("{\"play\": \"Play\"}", to: "lib/package.json")
    let run = try script("cd web && l10n merge --install")
    #expect(
      run.output
        == ["lib/i18n/*.json", "web/locales/*/*.json"].map {
          "added to .gitattributes: /\($0) merge=l10n diff=l10n\n"
        }.joined())
  }

  /// Files that git merges line by line, and files that are not merged.
  @Test(
    arguments: [
      ("notes.txt", "a\nb\nc\n", "a2\nb\nc\n", "a\nb\nc2\n", Int32(0), "a2\nb\nc2\n", ""),
      ("T.strings", "a = ;\nb\nc\n", "a2\nb\nc\n", "a\nb\nc2\n", 1, nil, "merging line by line"),
      ("T.strings", "bplist00\0a", "bplist00\0b", "bplist00\0c", 1, "bplist00\0b", "git merges no binary files"),
      ("T.strings", "a=1;\n", "a=2;\n", "a=1;\n", 0, "a=2;\n", ""),
      // With --favor there are no conflicts.
      ("--favor theirs notes.txt", "a\n", "b\n", "c\n", 0, "c\n", ""),
      ("--favor ours T.strings", "a = ;\n", "b\n", "c\n", 0, "b\n", "merging line by line"),
      ("--favor theirs T.strings", "bplist00\0a", "bplist00\0b", "bplist00\0c", 0, "bplist00\0c", "theirs is kept"),
      // git passes any number in its attribute.
      ("--marker-size 9223372036854775807 T.strings", "a=1;\n", "a=2;\n", "a=3;\n", 64, "a=2;\n", "from 1 to 1000"),
      ("--marker-size 12 T.strings", "a=1;\n", "a=2;\n", "a=3;\n", 1, nil, "both sides"),
    ])
  func mergesOtherFiles(
    _ path: String, _ base: String, _ ours: String, _ theirs: String, _ status: Int32, _ expected: String?,
    _ message: String
  ) throws {
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] { try folder.write(text, to: name) }
    let arguments = ["merge", "base", "ours", "theirs"] + path.split(separator: " ").map(String.init)
    let run = try CommandRun(arguments, environment: environment, in: folder)
    #expect(run.status == status, "\(run.errors)")
    if let expected { #expect(folder.text(of: "ours") == expected) }
    #expect(message.isEmpty ? run.errors.isEmpty : run.errors.contains(message))
  }

  // MARK: Comparing

  @Test func comparesRevisionsAndTheWorkingTree() throws {
    try setUp()
    try write("\"a\" = \"Play the movie\";\n", inUTF16: true, to: "en.lproj/T.strings")
    try write("\"a\" = \"Film\";\n", inUTF16: true, to: "fr.lproj/T.strings")
    #expect(try script("commit one").status == 0)
    try write("\"a\" = \"Play the film\";\n\"b\" = \"New\";\n", inUTF16: true, to: "en.lproj/T.strings")
    let expected = """
      from HEAD to the working tree: development texts: 1 changed, 1 added; 1 translation went stale

      en (development language)
        changed T: a
          Play the [-movie-]{+film+}
          went stale in fr
        added T: b
          {+New+}
          missing in fr

      """
    #expect(try script("l10n diff --check").output == expected)
    let committed = try script("commit two && l10n diff HEAD~1.. && git diff HEAD~1 -- en.lproj")
    #expect(
      committed.output.hasPrefix(
        expected.replacing("the working tree", with: "HEAD").replacing("from HEAD", with: "from HEAD~1")))
    #expect(committed.output.contains("-\"a\" = \"Play the movie\";\n+\"a\" = \"Play the film\";\n"))
    #expect(try script("l10n diff HEAD~1 HEAD fr.lproj/T.strings").output == "no text differs from HEAD~1 to HEAD\n")
    #expect(try script("l10n diff --check HEAD~1..").status == 1)
  }

  @Test(
    arguments: [
      ("diff nowhere", "git knows no revision 'nowhere'", Int32(2)),
      ("diff a b c d", "two versions are compared, not 4", 64),
      ("diff HEAD fr.lproj/T.strings en.lproj", "git knows no revision 'fr.lproj/T.strings'", 2),
    ])
  func saysWhatCannotBeCompared(_ line: String, _ message: String, _ status: Int32) throws {
    try setUp()
    try folder.write("a=b;\n", to: Self.path)
    try folder.makeFolder("en.lproj")
    #expect(try script("commit one").status == 0)
    let run = try folder.run(line, environment: environment)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status == status)
  }

  @Test func needsARepositoryForRevisions() throws {
    try folder.write("a=b;\n", to: Self.path)
    let run = try folder.run("diff HEAD", environment: environment)
    #expect(run.errors == "l10n: error: '.' is not in a git repository\n  help: name two folders or files to compare\n")
    #expect(run.status == 2)
    #expect(try folder.run("merge --install", environment: environment).status == 2)
  }
}

import Foundation
import TemporaryFolders
import Testing

struct LockCommandTests {
  private static let files = [
    "L/en.lproj/T.strings": "a = \"A\";\nb = \"B\";\n", "L/fr.lproj/T.strings": "a = \"A fr\";\nb = \"B fr\";\n",
    "L/de.lproj/T.strings": "a = \"A de\";\n",
  ]

  @Test func followsTextsAndTheirTranslations() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.run("lock L --check").errors.hasPrefix("l10n: error: there is no 'L/l10n.lock'\n"))
    #expect(
      try folder.run("lock L").output
        == "wrote L/l10n.lock: 3 translations, none from a text that has changed since\n")
    #expect(try folder.run("lock L --check").output == "L/l10n.lock is up to date\n")
    try folder.write("a = \"A, new\";\nb = \"B\";\n", to: "L/en.lproj/T.strings")
    try folder.write("a = \"A fr, new\";\nb = \"B fr\";\n", to: "L/fr.lproj/T.strings")
    let finding = "L/de.lproj/T.strings:1:5: warning: 'a' was translated from a text that has changed since"
    for _ in 1...2 {
      let stale = try folder.run("lint L").output.split(separator: "\n").filter { $0.contains("[stale-translation]") }
      #expect(stale == ["\(finding) [stale-translation]"])
      #expect(try folder.run("lock L").output.hasSuffix("3 translations, 1 from a text that has changed since\n"))
    }
    #expect(try folder.run("lock L --accept a --locale fr").output.contains("1 from a text"))
    #expect(try folder.run("lock L --accept a b --locale de").output.contains("none from a text"))
    #expect(try !folder.run("lint L").output.contains("stale-translation"))
    try folder.write("a = \"A de 2\";\n", to: "L/de.lproj/T.strings")
    let check = try folder.run("lock L --check")
    #expect(check.status == 1 && check.errors.contains("'L/l10n.lock' is out of date"))
  }

  /// The contents of the lock, or of a table; the command, its exit status, the first line of its errors.
  @Test(arguments: [
    (
      "L/l10n.lock=<<<<<<< a", "lock L", 2,
      "L/l10n.lock:1:1: error: a merge conflict was left in the file [configuration]"
    ),
    ("L/l10n.lock=x", "lint L", 2, "L/l10n.lock:1:1: error: the first line is not 'l10n.lock 1' [configuration]"),
    (
      "L/l10n.lock=x", "lock L --check", 2,
      "L/l10n.lock:1:1: error: the first line is not 'l10n.lock 1' [configuration]"
    ),
    (
      "L/l10n.lock/x=", "lock L", 2,
      "L/l10n.lock:1:1: error: 'l10n.lock' cannot be read: it is a folder [unreadable-file]"
    ),
    (
      "L/fr.lproj/T.strings=a = { };", "lock L", 2,
      "l10n: error: nothing was written: parts of the catalog cannot be read"
    ),
    ("x=", "lock L --accept aa", 64, "l10n: error: the development language has no 'aa'"),
    ("x=", "lock L --accept a --locale it", 64, "l10n: error: the catalog is not translated into 'it'"),
    ("x=", "lock L --accept a --locale x", 64, "l10n: error: 'x' is not a language tag; write one such as pt-BR"),
    ("x=", "lock L --accept a --check", 64, "l10n: error: --check changes nothing, so it takes no --accept"),
    ("x=", "lock none", 2, "l10n: error: there is no 'none'"),
  ])
  func neverOverwritesWhatItCannotRead(file: String, line: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let parts = file.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    try folder.write(parts[1], to: parts[0])
    let run = try folder.run(line)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.split(separator: "\n").contains(Substring(message)), "\(run.errors)")
    if parts[0] == "L/l10n.lock" { #expect(folder.text(of: parts[0]) == parts[1]) }
    if parts[0] != "L/l10n.lock" { #expect(folder.text(of: "L/l10n.lock") == nil) }
    #expect(try folder.run("resolve L a --locale de").status == 0)
  }
}

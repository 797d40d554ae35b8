import ArgumentParser
import Foundation
import TemporaryFolders
import Testing

@testable import l10n

/// The properties that all commands share.
struct CommandLineTests {
  private static let commands = L10n.configuration.subcommands

  /// A locale is chosen by `--locale`, a path to write by `--output`, whatever the command; older names still work and
  /// are not shown.
  @Test func helpIsAlike() {
    for command in Self.commands {
      let name = command.configuration.commandName ?? ""
      let help = L10n.helpMessage(for: command, columns: 100)
      #expect(help.contains("\nEXAMPLE:\n  l10n \(name)") || help.contains("\nEXAMPLES:\n  l10n \(name)"), "\(help)")
      for old in ["--only-locale", "--html", "--language"] { #expect(!help.contains(old), "\(name): \(old)") }
      if help.contains("--quiet") { #expect(help.contains("-v, --verbose") && help.contains("-q, --quiet")) }
      for word in ["catalogue", "olour", " told", " tells", "somebody", "nobody", "neighbour"] {
        #expect(!help.contains(word), "\(name): \(word)")
      }
    }
  }

  private static let files = CatalogTexts.sound.merging([
    "T.icu.strings": "\"a\" = \"{n, plural, one {# file} other {# files}}\";\n", "in": "a='1';",
    "Other/en.lproj/T.strings": "play = Play;\n",
    "sdk.keys.yml": "b1: play\n", "SDK/en.lproj/T.strings": "b1 = Start;\n",
  ]) { first, _ in first }

  /// The older way to say something, the standard one, and an output file to compare.
  @Test(
    arguments: [
      ("lint --only-locale fr --rule extra-key", "lint --locale fr --rule extra-key", nil),
      ("lint --only-locale fr --only-locale ar", "lint --locale fr,ar", nil),
      ("fix --only-locale fr --dry-run", "fix --locale fr --dry-run", nil),
      ("accessibility --locale fr --locale ar", "accessibility --locale fr,␠ar", nil),
      ("coverage --locale fr,ar", "coverage --locale fr --locale ar", nil),
      ("coverage --format json", "coverage --format json --output -", nil),
      ("sync --locale fr,ar --dry-run", "sync --locale fr --locale ar --dry-run", nil),
      ("resolve play --locale fr-CA,ar", "resolve play --locale fr-CA --locale ar", nil),
      ("export --locale fr,ar --output Out", "export --locale fr --locale ar --output Out", "Out/ar.xliff"),
      ("report --html Out", "report --output Out", "Out/index.html"),
      ("pseudo Localizations en-XA --output Out", "pseudo --locale en-XA --output Out", "Out/en-XA.lproj/T.strings"),
      ("render T.icu.strings a --format icu --args [2]", "render T.icu.strings a --syntax icu --args [2]", nil),
      ("format Localizations --check", "format --check", nil),
      ("format - --format strings", "format - --from strings", nil),
      (
        "convert Localizations --to po --output Out", "convert --to po --output Out", "Out/fr/T.po"
      ),
      ("accessibility Localizations --format json", "accessibility --format json", nil),
    ] as [(String, String, String?)])
  func olderSpellingsStillWork(older: String, standard: String, path: String?) throws {
    func run(_ line: String) throws -> (run: CommandRun, text: String?) {
      let folder = try TemporaryFolder(Self.files)
      let run = try folder.run(line, shell: line.contains(" - ") ? "exec \"$@\" < in" : nil)
      return (run, path.flatMap(folder.text))
    }
    let (old, new) = (try run(older), try run(standard))
    // The summary says how long the run took.
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.hasSuffix(" s)") } }
    #expect(lines(old.run.output) == lines(new.run.output) && old.run.errors == new.run.errors)
    #expect(old.run.status == new.run.status && new.run.status < 2, "\(new.run.errors)")
    #expect(old.text == new.text && (path == nil) == (new.text == nil))
  }

  /// A command line, and the beginning of the errors; all exit with 64.
  @Test(arguments: [
    ("lnit", "unknown command 'lnit'; did you mean 'lint'?\n"), ("help lnit", "unknown command 'lnit'; did you mean"),
    ("genrate --output Out", "unknown command 'genrate'; did you mean 'generate'?\n"),
    ("frobnicate", "unknown command 'frobnicate'\n  help: l10n --help lists the commands\n"),
    ("lint --formt json", "Unknown option '--formt'. Did you mean '--format'?\n"),
    ("lint --frobnicate", "Unknown option '--frobnicate'\n"),
    ("lint --only-local fr", "Unknown option '--only-local'\n"),
    ("sync --locales fr", "Unknown option '--locales'. Did"),
    ("lint -q -v", "--quiet and --verbose exclude each other\n"),
    ("render T.strings a --locale fr,de", "--locale takes one language here, not fr, de\n"),
    ("dump T.strings --locale fr --locale de", "--locale takes one language here, not fr, de\n"),
    ("convert T.strings --to json --output x --locale fr,de", "--locale takes one language here, not fr, de\n"),
    (
      "lint T.icu.strings --reference Other --locale fr,de",
      "the place of 'T.icu.strings' does not say its language, and"
    ),
    ("report --html a --output b", "--html is an older name of --output; leave it out\n"),
    ("lint --unsafe", "--unsafe and --dry-run are for --fix\n"),
    ("lint --fix --write-baseline x", "--fix changes a catalog; leave out --reference and --write-baseline\n"),
    ("lint --locale fr --write-baseline x", "a baseline holds what all rules find; leave out --rule and --locale\n"),
    ("format - --dry-run", "standard input is written to standard output; leave out --dry-run\n"),
    ("pseudo Localizations --locale fr", "there is no pseudolocale 'fr'; there are en-XA, ar-XB, qps-keys\n"),
  ])
  func saysWhatIsMeant(line: String, errors: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.status == 64 && run.output == "" && run.errors.hasPrefix("l10n: error: \(errors)"), "\(run.errors)")
  }

  /// A command that changes something, the output of its dry run, and its effect.
  @Test(arguments: [
    ("generate --output Out", "+++ b/Out/L10n.swift\n"), ("lock", "+++ b/Localizations/l10n.lock\n"),
    ("format --sort key", "+++ b/Localizations/en.lproj/T.strings\n"),
    ("sync", "+++ b/Localizations/ar.lproj/T.strings\n"),
    ("import SDK --key-map sdk.keys.yml", "+++ b/Localizations/en.lproj/T.strings\n"),
  ])
  func dryRunsPrintADiff(line: String, part: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let before = try folder.run("dump Localizations/en.lproj/T.strings").output
    let run = try folder.run("\(line) --dry-run")
    #expect(run.output.hasPrefix("--- ") && run.output.contains(part), "\(run.output.prefix(300))\n\(run.errors)")
    #expect(run.status == (line.hasPrefix("import") ? 0 : 1))
    #expect(try folder.run("dump Localizations/en.lproj/T.strings").output == before)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Out"))
  }
}

import ArgumentParser
import Foundation
import L10nCore
import L10nWorkspace

@main
struct L10n: ParsableCommand {
  static func main() {
    // A command finishes its work even if no one reads the output.
    signal(SIGPIPE, SIG_IGN)
    let arguments = CommandLine.arguments.dropFirst()
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    if let name, let error = unknownCommand(name) { exit(withError: error) }
    do {
      var command = try parseAsRoot()
      try command.run()
      exit(withError: ReadingStatus.of(.success))
    } catch let status as ExitCode {
      exit(withError: ReadingStatus.of(status))
    } catch let refusal as Refusal {
      exit(withError: ReadingStatus.of(Terminal.failure(refusal)))
    } catch {
      exit(withError: error)
    }
  }

  /// Messages of the argument parser begin like all others.
  static var _errorPrefix: String { "l10n: error: " }

  /// Ends a run whose first argument is not a command; `nil` for commands and options.
  ///
  /// The argument parser would treat such a name as an argument of the root command, without a hint about commands.
  private static func unknownCommand(_ name: String) -> ExitCode? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if name.hasPrefix("-") || names.contains(name) { return nil }
    let suggestion = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
    return Terminal.misuse(
      "unknown command '\(name)'\(suggestion ?? "")",
      help: suggestion == nil ? "l10n --help lists the commands" : nil)
  }

  static let configuration = CommandConfiguration(
    commandName: "l10n",
    abstract: "Checks localization tables, resolves texts, and generates typed Swift.",
    discussion: """
      A catalog is a folder of .lproj folders with .strings and .stringsdict tables, or of String Catalogs \
      (.xcstrings), of Android's values folders, of Flutter's ARB files, or of JSON or .properties files by language, \
      or several of these, perhaps with settings in an l10n.yml. Without a folder on the command line, the catalog is \
      the current folder, its folder Localizations, or the only folder below it with tables; l10n lint checks all of \
      several.

      --locale takes language tags, repeated or with commas between them; --output is where something is written; \
      --format is the format of a report; --check compares, and exits with 1; --dry-run prints a diff.

      EXAMPLES:
        l10n init
        l10n lint
        l10n lint --fix --locale fr,de
        l10n generate Localizations --output Sources/PlayerStrings
        l10n explain Localizations controls.playback.play.label --locale fr-CA

      EXIT STATUS:
        0   clean: everything was read
        1   findings at or above the fail level, a difference with --check or
            --dry-run (of import only texts that cannot be taken), or a file that
            another program changed meanwhile
        2   could not run: a folder, a file or a part of a table cannot be read
            or written
        64  wrong usage
      """,
    version: ProgramVersion.numberAndCommit,
    subcommands: [
      InitCommand.self, LintCommand.self, ModulesCommand.self, CoverageCommand.self, AccessibilityCommand.self,
      ReportCommand.self, GenerateCommand.self, ResolveCommand.self, ExplainCommand.self, LabelCommand.self,
      SpeakCommand.self, RenderCommand.self, DiffCommand.self, DumpCommand.self, FixCommand.self,
      FormatCommand.self, AddCommand.self, SyncCommand.self, SuggestCommand.self, ExtractCommand.self,
      RenameCommand.self, RemoveCommand.self, ExportCommand.self, ImportCommand.self, ConvertCommand.self,
      PseudoCommand.self, LockCommand.self, MergeCommand.self, RulesCommand.self, CombineCommand.self,
      LanguageServerCommand.self, ModelContextCommand.self,
    ])
}

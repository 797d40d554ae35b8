import ArgumentParser
import Foundation

@main
struct L10n: ParsableCommand {
  static func main() {
    // Where nobody reads the output, a command still finishes its work.
    signal(SIGPIPE, SIG_IGN)
    main(nil)
  }

  static let configuration = CommandConfiguration(
    commandName: "l10n",
    abstract: "Checks localization tables, resolves texts, and generates typed Swift.",
    discussion: """
      A catalogue is a folder of .lproj directories with .strings and .stringsdict tables, or of String Catalogs \
      (.xcstrings), or both, and perhaps an l10n.yml.

      EXAMPLES:
        l10n lint Localizations
        l10n generate Localizations --output Sources/PlayerStrings
        l10n explain Localizations controls.playback.play.label --locale fr-CA

      EXIT STATUS:
        0  clean
        1  findings at or above the fail level, --check found a difference, or a file was left alone because another
           program changed it meanwhile
        2  could not run: a folder, a file or a part of a table cannot be read or written. Only l10n lint goes on, and
           looking texts up where a table has syntax errors. 0 says that everything was read.
        64 wrong usage
      """,
    version: ProgramVersion.number,
    subcommands: [
      InitCommand.self, LintCommand.self, CoverageCommand.self, AccessibilityCommand.self, ReportCommand.self,
      GenerateCommand.self, ResolveCommand.self, ExplainCommand.self, LabelCommand.self, RenderCommand.self,
      DumpCommand.self, FixCommand.self, FormatCommand.self, SyncCommand.self, ExportCommand.self, ImportCommand.self,
      ConvertCommand.self, PseudoCommand.self, LockCommand.self, RulesCommand.self,
    ])
}

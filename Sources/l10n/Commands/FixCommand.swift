import ArgumentParser
import L10nCore

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Applies the safe fixes of findings.",
    discussion: """
      Applies the safe fixes of l10n lint's findings and changes no other byte. A safe fix deletes no entry and no \
      word, and changes no argument of a text; --unsafe applies the others, too. A fix that would cause another finding \
      is left out, with the reason. Findings that l10n.yml turns off or a comment suppresses are not fixed; findings in \
      a baseline are. Running it again changes nothing. l10n lint --fix does the same and reports what is left.

      Without a folder, all catalogs below the current one are fixed. A file that changed on disk meanwhile is left alone. The exit status is 1 when a fix could not be applied, and \
      with --check and --dry-run when there is anything to fix.

      EXAMPLE:
        l10n fix Localizations --dry-run
        l10n fix Localizations --rule unknown-escape --locale fr
        l10n fix Localizations --rule extra-key --unsafe
      """)

  @OptionGroup var options: CatalogOptions

  @OptionGroup var fixOptions: FixOptions

  @Flag(help: "Write nothing; exit with 1 when something would change.")
  var check = false

  @Flag(help: "Write nothing; print what would change as a unified diff, and exit with 1 when something would.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Colors in the diff: auto means on terminals, unless NO_COLOR is set or TERM is dumb.", valueName: "when"))
  var color: ColorChoice = .auto

  @OptionGroup var verbosity: VerbosityOptions

  /// Fixes the given catalog, or all that are found. Nothing is changed if one of them cannot be read.
  mutating func run() throws {
    let catalogs = try options.all(verbosity).map { access in
      let loaded = try access.load(reading: [.lock, .code], requiring: .nothing)
      try access.require(.files, of: loaded, orElse: "nothing was changed")
      guard !loaded.catalog.files.isEmpty else { throw access.emptyCatalog }
      return (access: access, catalog: try access.setup(loaded).catalog)
    }
    let runs = try catalogs.map { access, catalog in
      FixRun(of: catalog, try fixOptions.selection(in: catalog, among: catalogs.map(\.catalog)), access)
    }
    var status = ExitCode.success
    for run in runs {
      do {
        try check || dryRun ? run.show(dryRun ? color : nil) : run.write(verbosity)
      } catch let failure as ExitCode { status = failure }
    }
    throw status
  }
}

import ArgumentParser
import L10nCore
import L10nReport
import L10nWorkspace

struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Writes the texts of Swift code into the development tables.",
    discussion: """
      Reads the Swift code under 'code' in l10n.yml and adds what it looks up and the tables lack: keys, the texts that the \
      code gives, and comments, as genstrings and Xcode do. Taken are the literals of String(localized:), NSLocalizedString, \
      LocalizedStringResource, LocalizedStringKey and the like, of parameters and values of these types, of the functions \
      under 'functions', and of views: those of SwiftUI where the catalog has a String Catalog, or what 'views' names.

      An interpolation becomes %@, %lld, %lf … where the code shows the value's type; other texts are listed and not \
      written. Texts and comments of a String Catalog that came from the code follow it; others stay, and what differs is \
      listed. Keys that are no longer in the code are marked as stale in String Catalogs and listed for other tables; \
      nothing is removed.

      The exit status is 1 with --check and --dry-run when something would change, and when a table cannot be edited.

      EXAMPLE:
        l10n extract
        l10n extract Localizations --dry-run
        l10n extract --check
      """)

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Replace texts of the tables by those that the code gives.")
  var overwrite = false

  @Flag(help: "Write nothing; exit with 1 when something would change.")
  var check = false

  @Flag(help: "Write nothing; print what would change as a unified diff, and exit with 1 when something would.")
  var dryRun = false

  @OptionGroup var verbosity: VerbosityOptions

  mutating func run() throws {
    try options.find(verbosity)
    let access = options.access
    let loaded = try access.load(reading: .code, requiring: .layout, orElse: "nothing was changed")
    guard let edit = ExtractionEdit(loaded.catalog, overwrites: overwrite) else {
      throw Terminal.failure(
        "there is no Swift code to read",
        help: "name its folders in l10n.yml: 'code:' with 'sources: [../Sources]'")
    }
    let listed = edit.refusals + (verbosity.quiet ? [] : edit.notes + (verbosity.verbose ? edit.unused : []))
    Terminal.report(access.reporter(for: loaded).text(for: listed.sorted(by: Diagnostic.precedes)))
    var files = ChangedFiles()
    files.add(edit.changedFiles, of: loaded.catalog, at: access, verb: "wrote")
    let writes = !check && !dryRun
    if dryRun { try files.showDiff() }
    if writes {
      guard try files.write(orElse: "nothing was changed", verbosity) else { throw ExitCode(1) }
    }
    try verbosity.print(Self.summary(edit, isWritten: writes))
    if !edit.refusals.isEmpty || !writes && !edit.changedFiles.isEmpty { throw ExitCode(1) }
  }

  private static func summary(_ edit: ExtractionEdit, isWritten: Bool) -> String {
    let counts = edit.counts
    let changes = [
      (counts.added, "added"), (counts.texts, "with a new text"), (counts.comments, "with a new comment"),
      (counts.stale, "marked as stale"), (counts.foundAgain, "found again"),
    ]
    let parts = changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    var text = "\(counts.found.counted("text")) in the code: "
    text += parts.isEmpty ? "the tables have them all" : parts.joined(separator: ", ")
    if !isWritten, !parts.isEmpty { text += " if written" }
    let unclear = edit.notes.count { $0.ruleID == "unclear-text" }
    if unclear > 0 { text += "; \(unclear.counted("text is", "texts are")) not extracted" }
    if !edit.unused.isEmpty {
      text += "; \(edit.unused.count.counted("key is", "keys are")) no longer in the code (-v lists them)"
    }
    return text + "\n"
  }
}

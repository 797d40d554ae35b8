import ArgumentParser
import L10nCore
import L10nReport
import L10nSyntax
import L10nWorkspace

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Formats .strings and .stringsdict files in one style.",
    discussion: """
      Comments stay with their entries, and what a file says does not change. A file with errors is left alone, its \
      errors are printed, and the exit status is 2 where a part of it was not read, else 1. Files are replaced only when they change, and left \
      alone when another program changed them meanwhile.

      EXAMPLE:
        l10n format --check
        l10n format --sort development Localizations/fr.lproj/Player.strings
        l10n format - < Player.strings
      """)

  /// The order of the written entries.
  enum Sorting: String, CaseIterable, ExpressibleByArgument {
    case none, key, development
  }

  @Argument(
    help: ArgumentHelp(
      "Files and folders; by default the catalog's folder. - reads standard input and writes standard output.",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The order of the entries; none keeps it.", valueName: "order"))
  var sort = Sorting.none

  @Flag(help: "Keep encoding, byte order mark and line ends; otherwise files become UTF-8 without a mark, with LF.")
  var keepEncoding = false

  @Flag(help: "Write nothing; exit with 1 and name the files that would change.")
  var check = false

  @Flag(help: "Write nothing; print what would change as a unified diff, and exit with 1.")
  var dryRun = false

  /// The formats that standard input may have. String Catalogs have Xcode's style.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case strings, stringsdict

    var place: TableFormat { self == .strings ? .strings : .stringsdict }
  }

  @Option(help: ArgumentHelp("The format of standard input; strings by default.", valueName: "format"))
  var from: Format?

  @Option(help: .hidden)
  var format: Format?

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    guard paths.contains("-") else { return }
    if paths.count > 1 { throw ValidationError("'-' cannot be combined with other paths: standard input is one table") }
    if dryRun { throw ValidationError("standard input is written to standard output; leave out --dry-run") }
    if sort == .development { throw ValidationError("standard input has no development table beside it") }
  }

  func run() throws {
    if paths == ["-"] { return try formatStandardInput() }
    var orders = DevelopmentOrders()
    var (changed, isRefused) = (0, false)
    for path in try tablePaths() {
      let table = try FormattableTable(at: path)
      guard let result = try formatted(table, order: order(for: path, in: &orders)) else {
        isRefused = true
        continue
      }
      if result == table.bytes { continue }
      changed += 1
      if try !write(result, to: path, insteadOf: table.bytes) { isRefused = true }
    }
    if check, changed > 0 {
      Terminal.report(
        error: changed == 1 ? "a table is not formatted" : "\(changed) tables are not formatted",
        help: "run l10n format without --check")
    }
    if isRefused || (check || dryRun) && changed > 0 { throw ExitCode(1) }
  }

  private func tablePaths() throws -> [String] {
    let named = try paths.isEmpty ? [CatalogAccess.found(verbosity)] : paths
    return try Terminal.orFail { try named.flatMap { try FormattableTables.paths(at: $0) } }
  }

  private func formatStandardInput() throws {
    let table = FormattableTable(
      path: "standard input", format: (from ?? format ?? .strings).place, bytes: try Terminal.readInput())
    guard let result = try formatted(table, order: sort == .key ? .byKey : .unchanged) else { throw ExitCode(1) }
    if !check { return try Terminal.write(bytes: result) }
    if result != table.bytes {
      try Terminal.write("would change standard input\n")
      throw ExitCode(1)
    }
  }

  /// The table in the standard style; `nil` for one that is left unchanged, whose errors are printed.
  private func formatted(_ table: FormattableTable, order: TableFormatter.Order) throws -> [UInt8]? {
    let diagnostics = table.errors
    if diagnostics.isEmpty, let document = table.file.document {
      do {
        return try TableFormatter(order: order, keepsEncoding: keepEncoding).formatted(document)
      } catch {
        Terminal.report(table.report([Diagnostic(error, of: table.file, subject: table.file.subject())]))
        return nil
      }
    }
    Terminal.report(table.report(diagnostics))
    if diagnostics.contains(where: \.isUnread) { ReadingStatus.noteUnread() }
    return nil
  }

  private func order(for path: String, in orders: inout DevelopmentOrders) throws -> TableFormatter.Order {
    switch sort {
    case .none: .unchanged
    case .key: .byKey
    case .development: .list(try orders.keys(for: path))
    }
  }

  /// - Returns: `false` if the file has changed on disk meanwhile and was not written.
  private func write(_ bytes: [UInt8], to path: String, insteadOf old: [UInt8]) throws -> Bool {
    if check {
      try Terminal.write("would change \(VisibleText.of(path))\n")
      return true
    }
    var file = ChangedFiles()
    file.add(bytes, to: path, insteadOf: old, note: "formatted \(path)\n")
    if dryRun {
      try file.showDiff()
      return true
    }
    return try file.write(verbosity)
  }
}

import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace

/// Writes what `l10n init` proposes, and says what it saw and what to do next.
struct InitReport {
  let survey: ProjectSurvey
  let isDryRun: Bool
  let verbosity: VerbosityOptions

  /// The file of generated code that another tool wrote, by the catalog's folder.
  var outputs: [String: String] = [:]

  /// - Throws: exit status 2, with a message, when every catalog has its `l10n.yml`, or one cannot be written.
  func write(_ proposals: [CatalogProposal]) throws {
    for proposal in proposals { try say(summary(of: proposal)) }
    for folder in survey.unreadableFolders {
      Terminal.report("l10n: note: '\(survey.path(folder))' cannot be read and was passed over\n")
    }
    for folder in survey.testFolders {
      try verbosity.print("\(survey.path(folder)): tables of tests, passed over")
    }
    let open = proposals.filter { !$0.isConfigured }
    for proposal in proposals where proposal.isConfigured && !isDryRun && !open.isEmpty {
      try verbosity.print("\(proposal.path) is there already and stays as it is")
    }
    if isDryRun {
      for proposal in proposals {
        let verb = proposal.isConfigured ? "is there already; proposed would be" : "would be written"
        try Terminal.write("\n\(proposal.path) \(verb):\n\(Self.indented(proposal.settings.text))")
      }
    } else if open.isEmpty, let first = proposals.first {
      throw Terminal.failure(
        "'\(first.path)' is there already", help: "l10n init --dry-run prints what would be proposed; change it by hand"
      )
    } else {
      for proposal in open { try write(proposal) }
    }
    try say("\n" + nextSteps(for: proposals))
  }

  /// Prints lines of the report.
  private func say(_ text: String) throws {
    if !verbosity.quiet { try Terminal.write(text) }
  }

  private func write(_ proposal: CatalogProposal) throws {
    var file = ChangedFiles()
    file.add(
      Array(proposal.settings.text.utf8), to: proposal.path, insteadOf: nil, note: "wrote \(proposal.path)\n")
    guard try file.write(verbosity) else { throw ExitCode(1) }
  }

  /// One line on the folder, one a language.
  private func summary(of proposal: CatalogProposal) -> String {
    let tables = proposal.tables.count
    let locales = proposal.locales.count
    var lines = [
      "\(survey.path(proposal.folder)): \(tables) \(tables == 1 ? "table" : "tables") in "
        + "\(locales) \(locales == 1 ? "language" : "languages")"
    ]
    let width = proposal.locales.map(\.directory.count).max() ?? 0
    let digits = proposal.locales.map { "\($0.count)".count }.max() ?? 0
    for locale in proposal.locales {
      let name = locale.directory + String(repeating: " ", count: width - locale.directory.count)
      let count = String(repeating: " ", count: digits - "\(locale.count)".count) + "\(locale.count)"
      lines.append("  \(name)  \(count) \(locale.count == 1 ? "text" : "texts")\(role(of: locale, in: proposal))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func role(of locale: CatalogProposal.Locale, in proposal: CatalogProposal) -> String {
    let development = proposal.development
    let directories = proposal.locales.map(\.directory)
    let own = directories.first { LanguageTag(directoryName: $0) == development.tag }
    guard locale.directory == (own ?? "Base") else { return "" }
    return "  development language\(own == nil ? " (\(development.tag))" : ""), by: \(development.reason)"
  }

  /// The commands that come after.
  private func nextSteps(for proposals: [CatalogProposal]) -> String {
    var lines = ["Next:"]
    for proposal in proposals {
      let folder = survey.path(proposal.folder)
      let replaced = outputs[proposal.folder]
      let output =
        replaced.map { survey.path($0.split(separator: "/").dropLast().joined(separator: "/")) }
        ?? survey.path(CatalogNames.output(for: proposal.folder, named: proposal.settings.name, in: survey))
      if let replaced { lines.append("  rm \(survey.path(replaced).shellQuoted)") }
      lines.append("  l10n lint \(folder.shellQuoted)")
      lines.append("  l10n generate \(folder.shellQuoted) --output \(output.shellQuoted)")
    }
    lines.append("Generated code imports L10nRuntime, a product of the package l10n: add it to your target.")
    return lines.joined(separator: "\n") + "\n"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

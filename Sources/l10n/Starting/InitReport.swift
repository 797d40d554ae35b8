import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nWorkspace

/// Writes the proposal of `l10n init`, and reports what it found and what to do next.
struct InitReport {
  let survey: ProjectSurvey
  let isDryRun: Bool
  let verbosity: VerbosityOptions

  /// Whether an existing `l10n.yml` is replaced.
  var replaces = false

  /// Folders with hardly anything to translate.
  var skipped: [CatalogProposal] = []

  /// The file of generated code that another tool wrote, by the catalog's folder.
  var outputs: [String: String] = [:]

  /// The most catalogs that the last part covers, because it is the same for all.
  private static let limit = 3

  /// - Throws: exit status 2, with a message, if every catalog has its `l10n.yml`, or one cannot be written.
  func write(_ proposals: [CatalogProposal]) throws {
    for proposal in proposals { try say(summary(of: proposal)) }
    for folder in survey.unreadableFolders {
      Terminal.report("l10n: note: '\(survey.path(folder))' cannot be read and was skipped\n")
    }
    for folder in survey.testFolders {
      try verbosity.print("\(survey.path(folder)): tables of tests, skipped")
    }
    for proposal in skipped {
      let path = survey.path(proposal.folder)
      let contents = proposal.size == 0 ? "no texts" : "\(proposal.size.counted("text")) in one language"
      let wayOut = proposal.size == 0 ? "" : ": l10n init \(path.shellQuoted) takes them"
      try verbosity.print("\(path): \(contents), skipped\(wayOut)")
    }
    let open = proposals.filter { !$0.isConfigured || replaces }
    for proposal in proposals where proposal.isConfigured && !isDryRun && !open.isEmpty && !replaces {
      try verbosity.print("\(proposal.path) already exists and stays unchanged")
    }
    if isDryRun {
      for proposal in proposals {
        let verb =
          proposal.isConfigured && !replaces ? "already exists; proposed would be" : "would be written"
        try Terminal.write("\n\(proposal.path) \(verb):\n\(Self.indented(proposal.settings.text))")
      }
    } else if open.isEmpty, let first = proposals.first {
      throw Terminal.failure(
        proposals.count == 1
          ? "'\(first.path)' already exists"
          : "all \(proposals.count) catalogs have an \(Configuration.fileName) already",
        help: "--dry-run prints what would be proposed, --force replaces the file")
    } else {
      for proposal in open { try write(proposal) }
    }
    let checked = proposals.prefix(Self.limit)
    try say(
      "\n" + checked.compactMap { lint($0, isOne: proposals.count == 1) }.joined()
        + nextSteps(for: Array(checked), of: proposals.count))
  }

  /// Prints lines of the report.
  private func say(_ text: String) throws {
    if !verbosity.quiet { try Terminal.write(text) }
  }

  private func write(_ proposal: CatalogProposal) throws {
    var file = ChangedFiles()
    let old = proposal.isConfigured ? try? FileReader.bytes(of: proposal.path) : nil
    file.add(
      Array(proposal.settings.text.utf8), to: proposal.path, insteadOf: old, note: "wrote \(proposal.path)\n")
    guard try file.write(verbosity) else { throw ExitCode(1) }
  }

  /// One line for the folder, and one for each language.
  private func summary(of proposal: CatalogProposal) -> String {
    var lines = [
      "\(survey.path(proposal.folder)): \(proposal.tables.count.counted("table")) in "
        + "\(proposal.locales.count.counted("language"))"
    ]
    let width = proposal.locales.map(\.directory.count).max() ?? 0
    let digits = proposal.locales.map(\.count.withSeparators.count).max() ?? 0
    for locale in proposal.locales {
      let name = locale.directory + String(repeating: " ", count: width - locale.directory.count)
      let indent = String(repeating: " ", count: digits - locale.count.withSeparators.count)
      lines.append("  \(name)  \(indent)\(locale.count.counted("text"))\(role(of: locale, in: proposal))")
    }
    if proposal.hasDocumentation { lines.append("  qqq: descriptions of texts for translatewiki.net, skipped") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func role(of locale: CatalogProposal.Locale, in proposal: CatalogProposal) -> String {
    let development = proposal.development
    let directories = proposal.locales.map(\.directory)
    let own = directories.first { LanguageTag(directoryName: $0) == development.tag }
    guard locale.directory == (own ?? "Base") else { return locale.isInProgress ? "  in progress" : "" }
    return "  development language\(own == nil ? " (\(development.tag))" : ""), by: \(development.reason)"
  }

  /// The findings of `l10n lint` with the written or existing settings, in three lines: their number, the rules with
  /// most of them, and the rules that need settings.
  private func lint(_ proposal: CatalogProposal, isOne: Bool) -> String? {
    var session = CatalogSession(CatalogFolder(survey.path(proposal.folder)), reading: [.lock, .code])
    if !proposal.isConfigured || replaces {
      session.open(Configuration.fileName, Array(proposal.settings.text.utf8))
    }
    guard let run = try? session.lint(LintRequest(baseline: .ofSettingsIfReadable)) else { return nil }
    let result = run.result
    let summary = LintSummary(run.catalog, result.diagnostics, baselined: result.baselinedCount)
    let counts = Dictionary(result.diagnostics.map { ($0.ruleID, 1) }, uniquingKeysWith: +)
    let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
      .map { "\($0.key) \($0.value.withSeparators)" }
    let rest = counts.count > 5 ? " and \((counts.count - 5).counted("more rule"))" : ""
    let lines = [
      "l10n lint\(isOne ? "" : " \(survey.path(proposal.folder).shellQuoted)"): \(summary.line)",
      most.isEmpty ? nil : "  \(most.joined(separator: ", "))\(rest)",
      result.unchecked.isEmpty
        ? nil : "  further rules need settings, as for the labels of controls: see l10n rules",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n") + "\n\n"
  }

  /// The lines that a package's target needs for the plugin; `nil` for tables outside of a target.
  private func manifestLines(for proposal: CatalogProposal) -> String? {
    let parts = proposal.folder.split(separator: "/").map(String.init)
    for folder in survey.packageFolders {
      let above = folder.split(separator: "/").map(String.init)
      guard parts.starts(with: above + ["Sources"]), parts.count > above.count + 2 else { continue }
      let excluded = parts.dropFirst(above.count + 2).joined(separator: "/")
      return """
        With the build plugin nothing is generated by hand. In \((above + ["Package.swift"]).joined(separator: "/")), for \
        the target '\(parts[above.count + 1])':
          dependencies: [.product(name: "L10nRuntime", package: "l10n")],
          exclude: ["\(excluded)"],
          plugins: [.plugin(name: "L10nPlugin", package: "l10n")]
        """
    }
    return nil
  }

  /// The next commands.
  ///
  /// - Parameter count: the number of catalogs.
  private func nextSteps(for proposals: [CatalogProposal], of count: Int) -> String {
    var lines = ["Next:"]
    for proposal in proposals {
      let folder = survey.path(proposal.folder)
      let replaced = outputs[proposal.folder]
      let output =
        replaced.map { survey.path($0.split(separator: "/").dropLast().joined(separator: "/")) }
        ?? survey.path(CatalogNames.output(for: proposal.folder, named: proposal.settings.name, in: survey))
      if let replaced { lines.append("  rm \(survey.path(replaced).shellQuoted)") }
      lines.append("  l10n lint \(folder.shellQuoted)")
      if !proposal.settings.isForSwift { continue }
      lines.append("  l10n generate \(folder.shellQuoted) --output \(output.shellQuoted)")
    }
    if count > proposals.count { lines.append("  … and the same for \(count - proposals.count) more") }
    lines += proposals.compactMap(manifestLines)
    if proposals.contains(where: \.settings.isForSwift) {
      lines.append("Generated code imports L10nRuntime, a product of the package l10n: add it to your target.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

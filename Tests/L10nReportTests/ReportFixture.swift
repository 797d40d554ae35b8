import L10nCore
import L10nReport
import L10nSyntax

/// A report with everything in it that a format may trip over.
enum ReportFixture {
  static let report = report(root: "Über mich/L10n")

  static func report(root: String, failLevel: Severity = .error) -> Report {
    Report(
      root: root, sources: sources, files: catalog.files, diagnostics: diagnostics, rules: rules(of:),
      summary: LintSummary(
        catalog, diagnostics,
        unchecked: [
          UncheckedRule(id: "label-in-name", reason: "no control has a visible-text in l10n.yml"),
          UncheckedRule(id: "unlisted", reason: "'concepts' & <more> are missing"),
          UncheckedRule(id: "name-order", reason: "no control has a visible-text in l10n.yml"),
        ], suppressed: 3, baselined: 12),
      failLevel: failLevel, version: "0.1.0")
  }

  /// The findings of some rules.
  static func report(only ids: Set<String>) -> Report {
    Report(
      root: report.root, sources: report.sources, files: catalog.files,
      diagnostics: diagnostics.filter { ids.contains($0.ruleID) }, rules: rules(of:), summary: report.summary,
      version: "0.1.0")
  }

  /// The same findings in a file that has grown at its head, with other words.
  static var moved: Report {
    let moved = report.diagnostics.map { diagnostic in
      Diagnostic(
        diagnostic.ruleID, diagnostic.severity, diagnostic.message + "!",
        at: diagnostic.location.map { SourceLocation($0.path, $0.range.lowerBound + 7..<$0.range.upperBound + 9) },
        subject: diagnostic.subject)
    }
    return Report(
      root: report.root, sources: report.sources, diagnostics: moved, rules: { _ in [] }, summary: report.summary,
      version: "0.1.0")
  }

  /// A run that found nothing.
  static var clean: Report {
    Report(
      root: ".", sources: ["en.lproj/T.strings": source(en)], diagnostics: [], rules: rules(of:),
      summary: LintSummary(catalog, []), version: "0.1.0")
  }

  private static let en = "a = \"One\";\nb = \"%lld & <%@>\";\n"
  private static let ar = "a = \"مرحبا %@ بكم\";\r\n/* two\r\nlines */\r\nb = \"😀👩\u{200D}💻日本\u{202E}x\";\r\n"

  private static var catalog: Catalog {
    var loader = CatalogLoader(Configuration())
    return loader.catalog(of: [
      SourceFile(path: arPath, bytes: Array(ar.utf8)),
      SourceFile(path: "en.lproj/T.strings", bytes: Array(en.utf8)),
    ])
  }

  private static var sources: [String: SourceText] {
    [
      "ar.lproj/T, 1: 50%.strings": source(ar), "en.lproj/T.strings": source(en),
      "fr.lproj/B.strings": PropertyListDocument(Array("bplist00".utf8)).source,
    ]
  }

  private static func source(_ text: String) -> SourceText { SourceText(decoding: Array(text.utf8)) }

  private static func place(of range: String, in text: String, _ path: String) -> SourceLocation {
    let bytes = Array(text.utf8)
    let wanted = Array(range.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceLocation(path, start..<start + wanted.count)
  }

  private static let arPath = "ar.lproj/T, 1: 50%.strings"

  private static func rules(of ids: Set<String>) -> [RuleDescription] { allRules.filter { ids.contains($0.id) } }

  private static let allRules = [
    RuleDescription(
      RuleInfo("argument-type", .error, "A text takes another *type* of argument.", fixes: .safe), group: "Arguments",
      rationale: "The format reads memory that is {not} there.",
      sources: ["C11, 7.21.6.1", "Unicode Standard Annex #9"]),
    RuleDescription(
      RuleInfo("label-in-name", .warning, "A label lacks what is drawn.", use: .onRequest), group: "Accessibility"),
    RuleDescription(RuleInfo("odd", .note, "Something is odd."), group: "Texts"),
  ]

  private static let diagnostics: [Diagnostic] = {
    let word = place(of: "بكم", in: ar, arPath)
    let comment = place(of: "/* two\r\nlines */", in: ar, arPath)
    let subject = Diagnostic.Subject(locale: "ar", layer: "acme", table: "T", key: "a{b}")
    return [
      Diagnostic(
        "missing-table", .error, "table '<T>' is missing from 'de'", at: nil, help: "add \"T\", or | leave it"),
      Diagnostic(
        "argument-type", .error, "'a{b}' takes %@, $1$, [x](1): `%lld` & *more*\u{202E}\u{7}", at: word,
        subject: subject,
        related: [.init("the development text", at: place(of: "\"One\"", in: en, "en.lproj/T.strings"))],
        help: "write %lld",
        fix: Fix(
          "write %lld", .source(word, replacement: "%lld {x}"),
          .source(place(of: "One", in: en, "en.lproj/T.strings"), replacement: ""))),
      Diagnostic("argument-type", .warning, "again", at: word, subject: subject),
      Diagnostic("odd", .note, "two lines", at: comment, fix: Fix("remove it", .remove(entryAt: comment))),
      Diagnostic(
        "odd", .note, "wide", at: place(of: "日本", in: ar, arPath),
        subject: Diagnostic.Subject(locale: "ar", table: "T", key: "b"),
        fix: Fix(
          "quote it",
          .text(
            place(of: "\"😀👩\u{200D}💻日本\u{202E}x\"", in: ar, arPath), range: 21..<24, replacement: "\""))),
      Diagnostic("corrupt-binary-property-list", .error, "damaged", at: SourceLocation("fr.lproj/B.strings", 0..<8)),
      Diagnostic("unreadable-file", .error, "it cannot be read", at: SourceLocation("gone.strings", 0..<0)),
    ]
  }()
}

extension Report {
  /// The report of one catalog in a format, ended by a line break.
  func text(
    as format: ReportFormat, options: TextReportOptions = TextReportOptions(), style: TextStyle = .plain,
    seconds: Double?
  ) -> String {
    [self].text(as: format, options: options, style: style, seconds: seconds)
  }
}

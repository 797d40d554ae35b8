package import L10nCore
package import L10nSyntax

/// The reason why a request is not carried out.
package struct Refusal: Error {
  /// The problems, in the order of reports.
  package let diagnostics: [Diagnostic]

  /// The files that the findings point into, by path; `nil` for those of the catalog.
  package let sources: [String: SourceText]?

  /// The problem in one clause, if no finding reports it.
  package let message: String?
  package let help: String?

  /// Whether the request does not fit the catalog.
  package private(set) var isMisuse = false

  package init(
    _ diagnostics: [Diagnostic], sources: [String: SourceText]? = nil, message: String? = nil, help: String? = nil
  ) {
    self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
    (self.sources, self.message, self.help) = (sources, message, help)
  }

  /// - Parameter isMisuse: whether the request does not fit the catalog.
  package init(_ message: String, help: String? = nil, isMisuse: Bool = false) {
    self.init([], message: message, help: help)
    self.isMisuse = isMisuse
  }

  /// The refusal for an unknown name.
  ///
  /// - Parameter help: the known names, used if none is similar.
  package static func unknown(
    _ kind: String, _ name: String, among known: some Sequence<String>, orElse help: String
  ) -> Refusal {
    Refusal("there is no \(kind) '\(name)'", help: Suggestion.question(name, among: known) ?? help, isMisuse: true)
  }

  /// The refusal for a folder without tables.
  package static func noTables(in folder: String) -> Refusal {
    let above = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return Refusal(
      "'\(folder)' has no tables",
      help: folder.hasSuffix(".lproj")
        ? "that is one language: name the folder that holds it, '\(above.isEmpty ? "." : above)'"
        : "a table is an .xcstrings, .arb or .po file, a .strings or .stringsdict file in an .lproj directory, "
          + "an .xml file in one of Android's values directories, or a .json or .properties file of a language")
  }
}

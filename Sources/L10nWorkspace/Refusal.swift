package import L10nCore
package import L10nSyntax

/// Why something that was asked for is not done.
package struct Refusal: Error {
  /// What is wrong, in the order of reports.
  package let diagnostics: [Diagnostic]

  /// The files that the findings point into, by path; `nil` for those of the catalog.
  package let sources: [String: SourceText]?

  /// What is wrong where no finding says it, one clause.
  package let message: String?
  package let help: String?

  /// Whether what is asked for does not fit the catalog.
  package private(set) var isMisuse = false

  package init(
    _ diagnostics: [Diagnostic], sources: [String: SourceText]? = nil, message: String? = nil, help: String? = nil
  ) {
    self.diagnostics = diagnostics.sorted(by: Diagnostic.precedes)
    (self.sources, self.message, self.help) = (sources, message, help)
  }

  /// - Parameter isMisuse: whether what is asked for does not fit the catalog.
  package init(_ message: String, help: String? = nil, isMisuse: Bool = false) {
    self.init([], message: message, help: help)
    self.isMisuse = isMisuse
  }

  /// That something which is asked for by its name is not there.
  ///
  /// - Parameter help: what there is, where no name is like it.
  package static func unknown(
    _ kind: String, _ name: String, among known: some Sequence<String>, orElse help: String
  ) -> Refusal {
    Refusal("there is no \(kind) '\(name)'", help: Suggestion.question(name, among: known) ?? help, isMisuse: true)
  }

  /// That a folder has no tables.
  package static func noTables(in folder: String) -> Refusal {
    let above = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return Refusal(
      "'\(folder)' has no tables",
      help: folder.hasSuffix(".lproj")
        ? "that is one language: name the folder that holds it, '\(above.isEmpty ? "." : above)'"
        : "a table is an .xcstrings, .arb or .po file, a .strings or .stringsdict file in an .lproj directory, "
          + "an .xml file in one of Android's values directories, or a .json file of a language")
  }
}

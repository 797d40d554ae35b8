import L10nCore

/// The documentation comment of an accessor: the development text, the comment for translators, the key.
struct EntryDocumentation {
  /// The lines after `///`, each with its leading space; empty ones without.
  let lines: [String]

  init(_ entry: CatalogEntry) {
    var lines = Self.texts(of: entry)
    if let comment = entry.prose {
      lines.append("")
      lines += comment.split(separator: "\n", omittingEmptySubsequences: false).map {
        SwiftLiteral.documented(String($0))
      }
    }
    lines += ["", "Key `\(SwiftLiteral.documented(entry.key.text))`."]
    self.lines = lines.map { $0.isEmpty ? "" : " " + $0 }
  }

  /// The text or the pattern, or the plural forms as a list; for several variables with the text around them.
  private static func texts(of entry: CatalogEntry) -> [String] {
    if let pattern = entry.pattern { return spelling(of: pattern.text) }
    let forms = entry.texts.filter { $0.category != nil }
    guard let first = entry.texts.first, !forms.isEmpty else { return [quoted(entry.texts.first?.text ?? "")] }
    let isOnlyVariable = Set(forms.map(\.variable)).count == 1
    let heading = isOnlyVariable ? "By number:" : "\(quoted(first.text)), by number:"
    return [heading, ""]
      + forms.map { form in
        let variable = isOnlyVariable ? "" : "`\(SwiftLiteral.documented(form.variable ?? ""))` "
        return "* \(variable)`\(form.category ?? "")`: \(quoted(form.text))"
      }
  }

  /// A pattern in quotes; a multiline one without.
  private static func spelling(of pattern: String) -> [String] {
    let lines = pattern.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      SwiftLiteral.documented(String($0))
    }
    guard lines.count > 1, !pattern.contains("```") else { return [quoted(pattern)] }
    return ["```"] + lines + ["```"]
  }

  private static func quoted(_ text: String) -> String { "“\(SwiftLiteral.documented(text))”" }
}

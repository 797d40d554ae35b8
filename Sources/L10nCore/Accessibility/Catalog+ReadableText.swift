import L10nRuntime
import L10nSyntax

extension Catalog {
  /// An entry's text without specifiers: arguments are their names in braces; of plural forms it is `other`, of devices
  /// and widths the first.
  ///
  ///     "%1$@ of %2$@"   {position} of {duration}
  ///     "%2$@"           {2}, where it has no name
  ///
  /// An ICU pattern is unchanged.
  package func readableText(of entry: CatalogEntry) -> String {
    if let pattern = entry.pattern { return pattern.text }
    let texts = entry.texts
    guard let first = texts.first else { return "" }
    guard entry.isRule || !(developmentEntries[entry.id]?.message.signature.arguments.isEmpty ?? true) else {
      return first.text
    }
    let names = parameters(of: developmentEntries[entry.id] ?? entry).map(\.name)
    let forms = texts.filter { $0.variants == first.variants && $0.category == "other" }
    let others = Dictionary(forms.map { ($0.variable ?? "", $0.text) }, uniquingKeysWith: { first, _ in first })
    return ReadableFormat(names: names, forms: others).text(of: first.text, within: [])
  }
}

/// Replaces the specifiers of formats.
private struct ReadableFormat {
  /// The arguments' names by position.
  let names: [String?]

  /// The text of each variable.
  let forms: [String: String]

  /// - Parameter variables: the variables whose texts contain this one; a variable in a cycle is shown as its name.
  func text(of format: String, within variables: Set<String>) -> String {
    FormatString(format).segments.map { segment in
      switch segment {
      case .literal(let text): return text
      case .placeholder(let placeholder):
        guard let variable = placeholder.variable else { return name(at: placeholder.position) }
        guard let form = forms[variable], !variables.contains(variable) else { return "{\(variable)}" }
        // A form's own number is the variable's argument, whatever its counted position.
        let isOnly = FormatString(form).arguments.count == 1
        return isOnly
          ? ReadableFormat(names: [variable], forms: forms).text(of: form, within: variables.union([variable]))
          : text(of: form, within: variables.union([variable]))
      }
    }.joined()
  }

  private func name(at position: Int) -> String {
    let name = names.indices.contains(position - 1) ? names[position - 1] : nil
    return "{\(name ?? "\(position)")}"
  }
}

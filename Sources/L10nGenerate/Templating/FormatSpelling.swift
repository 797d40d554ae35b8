import L10nCore
import L10nRuntime
import L10nSyntax

/// Spells formats for other systems, which use a text unchanged.
package enum FormatSpelling {
  /// A text with its specifiers replaced.
  ///
  ///     "Ad %1$lld of %2$lld" with ["%d", "%d"]   →   "Ad %1$d of %2$d"
  ///
  /// - Parameter specifiers: the specifiers by the position of the argument; for missing ones the text's own stay.
  package static func text(_ text: String, with specifiers: [String]) -> String {
    guard !specifiers.isEmpty else { return text }
    return replacing(text) { placeholder, _ in
      guard specifiers.indices.contains(placeholder.position - 1) else { return nil }
      let specifier = specifiers[placeholder.position - 1]
      guard placeholder.isNumbered, specifier.first == "%" else { return specifier }
      return "%\(placeholder.position)$\(specifier.dropFirst())"
    }
  }

  /// A text with each specifier kept or replaced.
  ///
  /// - Parameter replacement: takes a specifier with its spelling; `nil` keeps it.
  fileprivate static func replacing(_ text: String, _ replacement: (FormatPlaceholder, String) -> String?) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var end = 0
    for placeholder in FormatString(text).placeholders where placeholder.range.lowerBound >= end {
      let own = bytes[placeholder.range]
      output += bytes[end..<placeholder.range.lowerBound]
      output += replacement(placeholder, String(decoding: own, as: UTF8.self)).map { Array($0.utf8) } ?? Array(own)
      end = placeholder.range.upperBound
    }
    return String(decoding: output + bytes[end...], as: UTF8.self)
  }
}

extension CatalogEntry {
  /// The entry's text as one string: for plural rules with one form of each variable in its place; for a pattern its
  /// spelling.
  ///
  /// - Parameter form: the plural category; `nil` for `other`, which also replaces a missing form.
  func text(inForm form: String?) -> String {
    if let pattern { return pattern.text }
    // Texts without devices and widths, or those of the first ones.
    let all = texts
    let variants = all.last { $0.variants.last == "other" }?.variants ?? all.last?.variants ?? []
    let texts = all.filter { $0.variants == variants }
    guard let base = texts.first(where: { $0.category == nil })?.text else { return "" }
    let forms = Dictionary(grouping: texts.filter { $0.category != nil }) { $0.variable ?? "" }
    if forms.isEmpty { return base }
    return FormatSpelling.replacing(base) { placeholder, _ in
      guard let name = placeholder.variable, let forms = forms[name] else { return nil }
      let chosen = forms.last { $0.category == form } ?? forms.last { $0.category == "other" } ?? forms.last
      guard placeholder.isNumbered, let text = chosen?.text else { return chosen?.text }
      // The form's own specifier replaces the variable.
      return FormatSpelling.replacing(text) { inner, own in
        inner.isNumbered || inner.position != 1 ? nil : "%\(placeholder.position)$\(own.dropFirst())"
      }
    }
  }
}

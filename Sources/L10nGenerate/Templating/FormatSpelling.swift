import L10nCore
import L10nRuntime
import L10nSyntax

/// Formats spelled for others, who take a text as it is.
package enum FormatSpelling {
  /// A text with other specifiers in the places of its own.
  ///
  ///     "Ad %1$lld of %2$lld" with ["%d", "%d"]   →   "Ad %1$d of %2$d"
  ///
  /// - Parameter specifiers: by the position of the argument; those that there are not leave the text's own.
  package static func text(_ text: String, with specifiers: [String]) -> String {
    guard !specifiers.isEmpty else { return text }
    return replacing(text) { placeholder, _ in
      guard specifiers.indices.contains(placeholder.position - 1) else { return nil }
      let specifier = specifiers[placeholder.position - 1]
      guard placeholder.isNumbered, specifier.first == "%" else { return specifier }
      return "%\(placeholder.position)$\(specifier.dropFirst())"
    }
  }

  /// A text with each specifier as it is, or as something else.
  ///
  /// - Parameter replacement: is given a specifier with its spelling; `nil` leaves it.
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
  /// The text as one text: for plural rules one form of each variable, stated in its place; a pattern as it is written.
  ///
  /// - Parameter form: the plural category; `nil` for `other`. Where a variable does not have it, `other` is taken.
  func text(inForm form: String?) -> String {
    if let pattern { return pattern.text }
    // Of devices and widths, those that have no place of their own.
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
      // The form's own specifier takes the place of the variable.
      return FormatSpelling.replacing(text) { inner, own in
        inner.isNumbered || inner.position != 1 ? nil : "%\(placeholder.position)$\(own.dropFirst())"
      }
    }
  }
}

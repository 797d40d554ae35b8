import L10nCore
import L10nRuntime
import L10nSyntax

/// The identity of a message of a PO file: the context and source by which programs look it up.
struct POIdentity {
  /// The spelling of our texts' percent signs.
  enum Percents {
    case unchanged
    /// `%` as `%%`, in a format without arguments that we know: Python's `%(name)s` is unchanged.
    case doubled
  }

  /// The context; `nil` for a message that its source alone identifies.
  let context: String?

  var percents = Percents.unchanged

  /// A message whose context is its key.
  init(key: TableKey) { context = key.text }

  /// A message of a file that was made for gettext, where the key is the source, or `context|source`.
  ///
  /// - Parameter id: the source as our texts spell it.
  /// - Returns: `nil` if the key is something else.
  init?(gettext key: TableKey, id: String, isPlural: Bool) {
    let isFormat = !FormatString(id).placeholders.isEmpty
    let spellings: [(text: String, percents: Percents)] = [
      (id, .unchanged), (isFormat || isPlural ? id : id.withDoubledPercents, .doubled),
    ]
    for (text, percents) in spellings where !text.isEmpty {
      let isWhole = key.text.utf8.elementsEqual(text.utf8)
      guard isWhole || key.text.hasSuffix("|" + text) else { continue }
      context = isWhole ? nil : String(key.text.dropLast(text.count + 1))
      self.percents = percents
      return
    }
    return nil
  }

  func written(_ text: String) -> String {
    switch percents {
    case .unchanged: text
    case .doubled: text.withDoubledPercents
    }
  }
}

extension String {
  fileprivate var withDoubledPercents: String { replacing("%", with: "%%").replacing("%%(", with: "%(") }
}

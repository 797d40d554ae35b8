import L10nCore
import L10nRuntime
import L10nSyntax

/// How a message of a PO file is told apart from the others: by the context and source that programs look it up with.
struct POIdentity {
  /// How percent signs of our texts are written.
  enum Percents {
    case unchanged
    /// `%` as `%%`, in a format of which we know no argument: `%(name)s` of Python stays.
    case doubled
  }

  /// `nil` for a message that its source alone tells apart.
  let context: String?

  var percents = Percents.unchanged

  /// A message whose context is its key.
  init(key: TableKey) { context = key.text }

  /// A message of a file that was made for gettext, where the key is the source, or `context|source`.
  ///
  /// - Parameter id: the source as our texts have it.
  /// - Returns: `nil` where the key is something else.
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

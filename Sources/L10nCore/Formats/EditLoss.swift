import L10nSyntax

/// The reason why a format cannot hold a change, as a clause after the key.
struct EditLoss: Error {
  let message: String

  /// The reason why an untranslated text is not added to a format that has no states.
  static func noPlaceForStates(_ format: TableFormat) -> EditLoss {
    EditLoss(message: "is not translated, and \(format.title) has no place to say so")
  }
}

extension Message {
  /// The text of a message in a format in which nothing is beside it.
  func onlyText(in format: TableFormat) throws(EditLoss) -> String {
    if case .text(let text) = content { return text }
    throw EditLoss(message: "has plural forms or variants beside its text, which \(format.title) has no place for")
  }
}

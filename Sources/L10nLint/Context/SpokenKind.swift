import L10nRuntime

/// What a text is for, as far as screen readers are concerned.
package enum SpokenKind: String, CaseIterable, Sendable {
  /// The name of a control.
  case label
  /// What happens when the control is used.
  case hint
  /// What the control is set to.
  case value
  /// What is said before a time or another argument.
  case prefix
  /// What is said without anyone's touching anything.
  case announcement
  /// What is drawn and may be spoken.
  case text
  /// What is drawn when something went wrong, or how to go on then.
  case error
  /// What people may say to use a control, with `|` between.
  case inputLabels
  /// How a label is pronounced, in phonetic letters.
  case pronunciation
  /// What is drawn large while a control is pressed.
  case largeContent

  /// What only screen readers get.
  static let spoken: [SpokenKind] = [.label, .hint, .value, .prefix, .announcement]

  /// What a text is for that a control declares.
  init(_ kind: ControlTextKind) {
    self =
      switch kind {
      case .label: .label
      case .hint: .hint
      case .value: .value
      case .prefix: .prefix
      case .text: .text
      case .inputLabels: .inputLabels
      case .pronunciation: .pronunciation
      case .largeContent: .largeContent
      }
  }

  /// The kind of a text by the last part of its key, if it has parts.
  ///
  ///     SpokenKind(lastPartOf: "live.returned.announcement")   // announcement
  init?(lastPartOf key: String) {
    guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let part = key.utf8[key.utf8.index(after: dot)...]
    switch part.count {
    case 4...13: self.init(rawValue: part.elementsEqual("recovery".utf8) ? "error" : String(Substring(part)))
    default: return nil
    }
  }
}

package import L10nRuntime
package import L10nSyntax

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
  package static let spoken: [SpokenKind] = [.label, .hint, .value, .prefix, .announcement]

  /// What a text is for that a control declares.
  package init(_ kind: ControlTextKind) {
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
  package init?(lastPartOf key: String) {
    guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let part = key.utf8[key.utf8.index(after: dot)...]
    switch part.count {
    case 4...13: self.init(rawValue: part.elementsEqual("recovery".utf8) ? "error" : String(Substring(part)))
    default: return nil
    }
  }
}

extension Configuration {
  /// The kind of a text by the control that declares it, else by the last part of its key.
  /// - Parameter declared: what controls declare the text to be; `nil` for a text of no control.
  package func spokenKind(of key: TableKey, declared: ControlTextKind?) -> SpokenKind? {
    if let declared { return SpokenKind(declared) }
    guard let kind = SpokenKind(lastPartOf: key.text), !key.isObjectKey else { return nil }
    return namesSpokenTexts || key.namesAccessibility ? kind : nil
  }

  /// Whether a text is written for the ear: a label, a hint, a value or a prefix that is not drawn, or an announcement.
  ///
  /// Known only where controls or announcements are declared.
  package func isOnlySpoken(_ key: TableKey) -> Bool {
    if announcements.contains(where: { $0.key.name == key.text }) { return true }
    if controls.isEmpty || controls.contains(where: { $0.visibleText?.name == key.text }) { return false }
    let declared = controls.lazy.flatMap(\.texts).first { $0.key == key.text }?.kind
    return spokenKind(of: key, declared: declared).map { SpokenKind.spoken.contains($0) } ?? false
  }
}

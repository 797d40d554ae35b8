package import L10nRuntime
package import L10nSyntax

/// The purpose of a text for screen readers.
package enum SpokenKind: String, CaseIterable, Sendable {
  /// The name of a control.
  case label
  /// The effect of using a control.
  case hint
  /// The current value of a control.
  case value
  /// Words before a time or another argument.
  case prefix
  /// A text that is spoken without interaction.
  case announcement
  /// A visible text that may be spoken.
  case text
  /// A visible text about a problem, or about the way to continue.
  case error
  /// Voice commands that use a control, separated by `|`.
  case inputLabels
  /// The pronunciation of a label in phonetic letters.
  case pronunciation
  /// The text that is drawn large while a control is pressed.
  case largeContent

  /// The purposes of texts that only screen readers use.
  package static let spoken: [SpokenKind] = [.label, .hint, .value, .prefix, .announcement]

  /// The purpose of a text that a control declares.
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

  /// The purpose of a text by the last part of its key, if it has parts.
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
  /// The purpose of a text by the control that declares it, otherwise by the last part of its key.
  /// - Parameter declared: the kind that controls declare for the text; `nil` for a text of no control.
  package func spokenKind(of key: TableKey, declared: ControlTextKind?) -> SpokenKind? {
    if let declared { return SpokenKind(declared) }
    guard let kind = SpokenKind(lastPartOf: key.text), !key.isObjectKey else { return nil }
    return namesSpokenTexts || key.namesAccessibility ? kind : nil
  }

  /// Whether a text is written for speech: an invisible label, hint, value or prefix, or an announcement.
  ///
  /// Known only if controls or announcements are declared.
  package func isOnlySpoken(_ key: TableKey) -> Bool {
    if announcements.contains(where: { $0.key.name == key.text }) { return true }
    if controls.isEmpty || controls.contains(where: { $0.visibleText?.name == key.text }) { return false }
    let declared = controls.lazy.flatMap(\.texts).first { $0.key == key.text }?.kind
    return spokenKind(of: key, declared: declared).map { SpokenKind.spoken.contains($0) } ?? false
  }
}

import L10nSyntax

extension MF2Source {
  /// The message in a pseudo-language: the texts of its patterns are changed; placeholders, tags, declarations and keys
  /// stay.
  ///
  /// Each pattern has brackets and padding.
  /// - Parameter key: the text's key.
  func pseudo(_ language: PseudoLanguage, key: String) -> String {
    func changed(_ pattern: [MF2Part]) -> [MF2Part] {
      let shown = pattern.map { if case .text(let text) = $0 { text } else { "" } }.joined()
      guard pattern.contains(where: { if case .text = $0 { false } else { true } }) || !shown.allSatisfy(\.isWhitespace)
      else { return pattern }
      func texts(_ change: (Substring) -> String) -> [MF2Part] {
        pattern.map { if case .text(let text) = $0 { .text(PseudoText.changed(text, change)) } else { $0 } }
      }
      switch language {
      case .accented:
        return [.text("[")] + texts(PseudoText.accented) + [.text(PseudoText.padding(for: shown) + "]")]
      case .mirrored: return texts(PseudoText.mirrored)
      case .keys: return [.text("[\(key)]")]
      }
    }
    var message = message
    switch message.body {
    case .pattern(let pattern): message.body = .pattern(changed(pattern))
    case .match(let selectors, var variants):
      for index in variants.indices { variants[index].pattern = changed(variants[index].pattern) }
      message.body = .match(selectors: selectors, variants)
    }
    return text(of: message)
  }
}

internal import L10nCore
internal import L10nSyntax

/// Damage by programs between a catalog and its translators.
extension TranslatedTable {
  typealias Text = (part: TextPart, text: String)

  /// The reason to refuse the texts of a key: a program damaged parts that it should not have changed, so the existing
  /// texts are better.
  func damage(in texts: [Text], of key: TableKey) -> TranslationRefusal? {
    for text in texts {
      if let escape = escape(in: text, of: key) { return escape }
      if let damage = damages(of: text, key).first(where: \.isOnlyChange) {
        return TranslationRefusal(
          "import-damage", "'\(key)' \(damage.clause), and nothing else changed", in: text.part,
          help: Self.damageHelp)
      }
      if isSourceCopy(text, key) {
        return TranslationRefusal(
          "import-source-copy",
          current(text.part, key) == nil
            ? "'\(key)' has the development text for a translation"
            : "'\(key)' is translated, and the file has the development text for it",
          in: text.part, help: "leave the target empty; a text that is the same in both languages goes into the table")
      }
    }
    return nil
  }

  /// The reason to refuse a text that shows an escape instead of a character.
  func escape(in text: Text, of key: TableKey) -> TranslationRefusal? {
    let (current, source) = (current(text.part, key), source(text.part, key))
    let damage =
      (current ?? source).flatMap { TextDamage.escape(in: text.text, translating: $0) }
      ?? TextDamage.escape(in: text.text, besides: [current, source].compactMap { $0 })
    return damage.map {
      TranslationRefusal("import-damage", "'\(key)' \($0.clause)", in: text.part, help: Self.damageHelp)
    }
  }

  private static let damageHelp = "a program did that, not a translator; what the catalog has stays"

  /// Possible damage in texts that also have other changes.
  func doubts(about texts: [Text], of key: TableKey) -> [(part: TextPart, clause: String)] {
    texts.flatMap { text in
      damages(of: text, key).filter { !$0.isOnlyChange }.map { (text.part, $0.clause) }
    }
  }

  /// Whether a text differs from the existing translation only by its state, which is translated there.
  func hasTranslated(_ text: CheckedText) -> Bool {
    translations[text.key].map { $0.state == .translated && $0.message == text.message } ?? false
  }

  private func damages(of text: Text, _ key: TableKey) -> [TextDamage] {
    current(text.part, key).map { TextDamage.found(in: text.text, comparedWith: $0) } ?? []
  }

  /// Whether a text is a copy of the development text, if the language has a different one or such a text is unlikely
  /// to be the same.
  private func isSourceCopy(_ text: Text, _ key: TableKey) -> Bool {
    guard text.part.form == nil, let source = source(text.part, key), source == text.text, !isOfSameLanguage,
      development[key]?.message.variables.isEmpty ?? true
    else { return false }
    return current(text.part, key).map { $0 != source } ?? SourceCopy.isUnlikely(source)
  }

  /// The existing text of a part; `nil` for a stub.
  private func current(_ part: TextPart, _ key: TableKey) -> String? {
    guard let unit = translations[key], unit.state != .new else { return nil }
    return unit.message.text(of: part)
  }

  private func source(_ part: TextPart, _ key: TableKey) -> String? { development[key]?.message.text(of: part) }
}

extension Message {
  /// The text of a part; `nil` if the message does not have it.
  fileprivate func text(of part: TextPart) -> String? {
    guard let leaf = leaves.first(where: { $0.path == part.choices })?.message else { return nil }
    switch (leaf.content, part.form) {
    case (.text(let text), nil), (.format(let text, _), nil): return text
    case (.format(_, let variables), let form?):
      let variable = variables.first { variable in
        variable.rule == form.rule && (form.variable.map { $0 == variable.name } ?? (variables.count == 1))
      }
      return variable?.variants.last { $0.category == form.category }?.text
    default: return nil
    }
  }
}

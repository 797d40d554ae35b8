import L10nRuntime
import L10nSyntax

/// Writes an ICU pattern in a pseudo-language: the texts around arguments and within branches are changed; names,
/// types, styles, selectors and offsets stay.
///
///     accented: {n, plural, one {# file} other {# files}}
///     // [{n, plural, one {# ƒîļé} other {# ƒîļéš}} one two]
///
/// The whole pattern has brackets and padding once.
struct PseudoPattern {
  /// Represents parts that are not text while texts of one level are changed together, so that a tag around an argument
  /// is recognized. It is a control, which is kept.
  private static let mark: Character = "\u{1}"

  private let language: PseudoLanguage
  private let pattern: String
  private let message: ICUMessage

  /// - Returns: `nil` for an invalid pattern.
  init?(_ pattern: String, _ language: PseudoLanguage) {
    guard let message = try? ICUMessage(pattern) else { return nil }
    (self.message, self.language, self.pattern) = (message, language, pattern)
  }

  /// The pattern in the pseudo-language.
  ///
  /// - Parameter key: the text's key.
  func text(key: String) -> String {
    let parts = message.parts
    let shown = Self.shown(parts)
    if parts.isEmpty || message.argumentNames.isEmpty && shown.allSatisfy(\.isWhitespace) { return pattern }
    let changed: [MessagePart] =
      switch language {
      case .accented:
        [.text("[")] + changed(parts, PseudoText.accented) + [.text(PseudoText.padding(for: shown) + "]")]
      case .mirrored: changed(parts, PseudoText.mirrored)
      case .keys: [.text("[" + key + "]")]
      }
    return message.text(of: changed.joined, in: pattern)
  }

  /// The text of the pattern with `other` and without arguments, for its length.
  private static func shown(_ parts: [MessagePart]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder, .markup: ""
      case .number: "0"
      case .select(let select): select.other.map { shown($0.parts) } ?? ""
      }
    }.joined()
  }

  // MARK: Changing

  /// Changes texts of one level together, so that a tag around an argument is recognized; separately if one contains
  /// the mark.
  private func changed(_ parts: [MessagePart], _ change: (Substring) -> String) -> [MessagePart] {
    let level = parts.map { if case .text(let text) = $0 { text } else { String(Self.mark) } }.joined()
    let pieces = PseudoText.changed(level, change).split(separator: Self.mark, omittingEmptySubsequences: false)
    let others = parts.filter { if case .text = $0 { false } else { true } }
    guard pieces.count == others.count + 1 else {
      return parts.map { part in
        if case .text(let text) = part { .text(PseudoText.changed(text, change)) } else { changed(part, change) }
      }
    }
    return [.text(String(pieces[0]))]
      + zip(others, pieces.dropFirst()).flatMap { [changed($0, change), .text(String($1))] }
  }

  private func changed(_ part: MessagePart, _ change: (Substring) -> String) -> MessagePart {
    guard case .select(let select) = part else { return part }
    var variants = select.variants.map { MessageSelect.Variant($0.key, changed($0.parts, change).joined) }
    let other = select.variants.firstIndex { $0.key == .keyword(PluralCategory.other.rawValue) }
    if select.function == .plural, let tag = language.pluralLanguage, let other {
      let known = select.variants.map(\.key)
      for category in PluralRules(for: tag).categories where !known.contains(.keyword(category.rawValue)) {
        variants.append(MessageSelect.Variant(.keyword(category.rawValue), variants[other].parts))
      }
    }
    return .select(select.with(variants))
  }
}

extension [MessagePart] {
  /// The parts with adjacent texts joined, and without empty ones.
  fileprivate var joined: [MessagePart] {
    reduce(into: []) { parts, part in if part != .text("") { parts.add(part) } }
  }
}

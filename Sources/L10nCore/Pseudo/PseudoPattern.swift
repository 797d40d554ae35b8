import L10nRuntime
import StringsFormat

/// Writes an ICU pattern in a pseudo-language: the texts around arguments and within branches are changed; names, types,
/// styles, selectors and offsets stay.
///
///     accented: {n, plural, one {# file} other {# files}}
///     // [{n, plural, one {# ƒîļé} other {# ƒîļéš}} one two]
///
/// Brackets and padding stand once, around the whole pattern.
struct PseudoPattern {
  /// Stands for what is no text while texts of one level are changed together, so that a tag around an argument is seen as
  /// a tag. It is a control, which stays.
  private static let mark: Character = "\u{1}"

  private let language: PseudoLanguage
  private let bytes: [UInt8]
  private let message: ICUMessage

  /// - Returns: `nil` for what is no pattern.
  init?(_ pattern: String, _ language: PseudoLanguage) {
    guard let message = try? ICUMessage(pattern) else { return nil }
    (self.message, self.language, bytes) = (message, language, Array(pattern.utf8))
  }

  /// The pattern in the language.
  ///
  /// - Parameter key: the text's key.
  func text(key: String) -> String {
    let shown = Self.shown(message.parts)
    if message.parts.isEmpty || message.argumentNames.isEmpty && shown.allSatisfy(\.isWhitespace) {
      return String(decoding: bytes, as: UTF8.self)
    }
    switch language {
    case .accented:
      return "[" + changed(message.parts, inPlural: false, PseudoText.accented) + PseudoText.padding(for: shown) + "]"
    case .mirrored: return changed(message.parts, inPlural: false, PseudoText.mirrored)
    case .keys: return "[" + Self.quoted(key, inPlural: false) + "]"
    }
  }

  /// What the pattern shows for `other`, arguments aside: what its length is taken from.
  private static func shown(_ parts: [ICUMessage.Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .argument: ""
      case .number: "0"
      case .choice(let choice): choice.other.map { shown($0.parts) } ?? ""
      }
    }.joined()
  }

  // MARK: Changing

  private func changed(
    _ parts: [ICUMessage.Part], inPlural: Bool, _ change: (Substring) -> String
  ) -> String {
    var level = ""
    var others: [String] = []
    for part in parts {
      switch part {
      case .text(let text):
        level += text
        continue
      case .argument(let argument): others.append(source(argument.range))
      case .number: others.append("#")
      case .choice(let choice): others.append(changed(choice, inPlural: inPlural, change))
      }
      level.append(Self.mark)
    }
    let pieces = PseudoText.changed(level, change).split(separator: Self.mark, omittingEmptySubsequences: false)
    guard pieces.count == others.count + 1 else { return separately(parts, inPlural: inPlural, change, others) }
    var result = Self.quoted(pieces[0], inPlural: inPlural)
    for (other, piece) in zip(others, pieces.dropFirst()) { result += other + Self.quoted(piece, inPlural: inPlural) }
    return result
  }

  /// Each text for itself, where a text has the mark in it.
  private func separately(
    _ parts: [ICUMessage.Part], inPlural: Bool, _ change: (Substring) -> String, _ others: [String]
  ) -> String {
    var others = others[...]
    return parts.map { part in
      if case .text(let text) = part { return Self.quoted(PseudoText.changed(text, change), inPlural: inPlural) }
      return others.popFirst() ?? ""
    }.joined()
  }

  private func changed(_ choice: ICUChoice, inPlural: Bool, _ change: (Substring) -> String) -> String {
    let isPlural = choice.kind != .select
    func branch(_ selector: String, _ parts: [ICUMessage.Part]) -> String {
      "\(selector) {\(changed(parts, inPlural: isPlural, change))}"
    }
    var branches = choice.branches.map { branch(source($0.range), $0.parts) }
    if choice.kind == .plural, let tag = language.pluralLanguage,
      let other = choice.other
    {
      let known = choice.branches.map(\.selector)
      for category in PluralRules(for: tag).categories where !known.contains(.keyword(category.rawValue)) {
        branches.append(branch(category.rawValue, other.parts))
      }
    }
    let first = choice.branches.first?.range.lowerBound ?? choice.range.upperBound - 1
    return source(choice.range.lowerBound..<first) + branches.joined(separator: " ") + "}"
  }

  private func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A text as a pattern spells it: syntax between apostrophes, apostrophes doubled.
  private static func quoted(_ text: some StringProtocol, inPlural: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "''"
      case "{", "}": result += "'\(scalar)'"
      case "#" where inPlural: result += "'#'"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

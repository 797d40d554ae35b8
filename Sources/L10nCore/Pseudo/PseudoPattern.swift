import L10nRuntime
import L10nSyntax

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
      return "[" + changed(message.parts, at: [], inPlural: false, PseudoText.accented) + PseudoText.padding(for: shown)
        + "]"
    case .mirrored: return changed(message.parts, at: [], inPlural: false, PseudoText.mirrored)
    case .keys: return "[" + Self.quoted(key, inPlural: false) + "]"
    }
  }

  /// What the pattern shows for `other`, arguments aside: what its length is taken from.
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

  private func changed(
    _ parts: [MessagePart], at path: [Int], inPlural: Bool, _ change: (Substring) -> String
  ) -> String {
    var level = ""
    var others: [String] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        level += text
        continue
      case .placeholder, .markup: others.append(source(path + [index]))
      case .number: others.append("#")
      case .select(let select): others.append(changed(select, at: path + [index], change))
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
    _ parts: [MessagePart], inPlural: Bool, _ change: (Substring) -> String, _ others: [String]
  ) -> String {
    var others = others[...]
    return parts.map { part in
      if case .text(let text) = part { return Self.quoted(PseudoText.changed(text, change), inPlural: inPlural) }
      return others.popFirst() ?? ""
    }.joined()
  }

  private func changed(_ select: MessageSelect, at path: [Int], _ change: (Substring) -> String) -> String {
    func variant(_ key: String, _ parts: [MessagePart], at index: Int) -> String {
      "\(key) {\(changed(parts, at: path + [index], inPlural: select.function != .text, change))}"
    }
    var variants = select.variants.enumerated().map { variant(source(path + [$0]), $1.parts, at: $0) }
    let other = select.variants.firstIndex { $0.key == .keyword(PluralCategory.other.rawValue) }
    if select.function == .plural, let tag = language.pluralLanguage, let other {
      let known = select.variants.map(\.key)
      for category in PluralRules(for: tag).categories where !known.contains(.keyword(category.rawValue)) {
        variants.append(variant(category.rawValue, select.variants[other].parts, at: other))
      }
    }
    let head = message.places[path].lowerBound..<message.places[path + [0]].lowerBound
    return String(decoding: bytes[head], as: UTF8.self) + variants.joined(separator: " ") + "}"
  }

  private func source(_ path: [Int]) -> String { String(decoding: bytes[message.places[path]], as: UTF8.self) }

  /// A text as a pattern spells it: syntax between apostrophes, apostrophes doubled.
  private static func quoted(_ text: some StringProtocol, inPlural: Bool) -> String {
    String(text).escaped { scalar in
      switch scalar {
      case "'": "''"
      case "{", "}": "'\(scalar)'"
      case "#" where inPlural: "'#'"
      default: nil
      }
    }
  }
}

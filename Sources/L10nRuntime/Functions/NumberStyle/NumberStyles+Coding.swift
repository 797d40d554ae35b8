extension NumberStyles {
  /// The patterns from a `coded` text, each read on first use; none for any other text.
  package convenience init(coded: CodedText, of own: NumberStyles?) { self.init(.coded(Coding(coded, of: own))) }

  /// The styles from a `coded` text.
  final class Coding: Sendable {
    fileprivate let coded: CodedText
    /// The patterns of the locale, for a region without its own.
    fileprivate let own: NumberStyles?

    init(_ coded: CodedText, of own: NumberStyles?) { (self.coded, self.own) = (coded, own) }
  }
}

extension NumberStyles.Coding {
  typealias Entry = NumberStyles.Entry

  /// A new entry of a style; entries of other styles are not read.
  func entry(_ wording: NumberStyle) -> Entry? { coded(wording) ?? own?.newEntry(for: wording) }

  /// All entries.
  func entries() -> [Entry] {
    var entries: [Entry] = []
    var wording: NumberStyle?
    var place = 0
    coded.forEachPair { name, _, range in
      let skeleton = String(decoding: name, as: UTF8.self)
      (wording, place) =
        name.isNextCurrency
        ? (wording?.counting(String(skeleton.dropFirst())), place + 1) : (NumberStyle(skeleton: skeleton), 0)
      if let wording { entries.append(entry(wording, coded[range], after: place)) }
      return true
    }
    let changed = entries
    return entries + (own?.entries ?? []).filter { old in !changed.contains { $0.wording == old.wording } }
  }

  /// The entry of a style; `nil` if there is none.
  /// - Parameter limit: the number of the style's currencies to search.
  private func coded(_ wording: NumberStyle, atMost limit: Int = .max) -> Entry? {
    guard case .currency(var currency) = wording.unit else {
      return coded.value(of: wording.skeleton).map { entry(wording, $0, after: 0) }
    }
    var place = 0
    var found: CodedText?
    currency.withUTF8 { currency in
      forEachAmount(of: wording.counting(NumberStyle.anyCurrency)) { code, range in
        guard place < limit else { return false }
        if code.elementsEqual(currency) { found = coded[range] } else { place += 1 }
        return found == nil
      }
    }
    return found.map { entry(wording, $0, after: place) }
  }

  /// - Parameter place: the number of the style's currencies before this one. Patterns refer only to those, so that
  ///   references end.
  private func entry(_ wording: NumberStyle, _ text: CodedText, after place: Int) -> Entry {
    switch text.first {
    case UInt8(ascii: "="):
      guard let sign = SignCoding(text.text) else { break }
      return Entry(wording) {
        let other = wording.counting(sign.currency)
        let patterns = self.coded(other, atMost: place) ?? self.own?.newEntry(for: other)
        return patterns.map { sign.patterns(like: $0) } ?? StylePatterns()
      }
    case UInt8(ascii: "~"):
      guard let old = own?.newEntry(for: wording) else { break }
      return Entry(wording) {
        var patterns = old.patterns
        patterns.symbols = NumberSymbols(serialized: String(text.text.dropFirst()))
        return patterns
      }
    default: break
    }
    return Entry(wording) { StylePatterns(coded: text.text) }
  }

  /// Calls a function for each currency with patterns in a style, with their range, until it returns `false`.
  /// - Parameter style: the style in any currency.
  private func forEachAmount(of style: NumberStyle, _ body: (_ code: FieldReader.Bytes, Range<Int>) -> Bool) {
    var isWanted = false
    coded.forEachPair { name, _, range in
      if name.isNextCurrency { return !isWanted || body(FieldReader.Bytes(rebasing: name.dropFirst()), range) }
      isWanted = false
      guard let code = name.currency else { return true }
      var skeleton = style.counting(String(decoding: code, as: UTF8.self)).skeleton
      isWanted = skeleton.withUTF8 { name.elementsEqual($0) }
      return !isWanted || body(code, range)
    }
  }
}

/// The names of the fields.
extension FieldReader.Bytes {
  /// Whether the field is the previous style in another currency.
  fileprivate var isNextCurrency: Bool { first == UInt8(ascii: "+") }

  /// The currency in a style of amounts of money; `nil` for other styles.
  fileprivate var currency: FieldReader.Bytes? {
    let word: StaticString = "currency/"
    let length = word.utf8CodeUnitCount
    var start = 0
    while count - start >= length + 3 {
      if (0..<length).allSatisfy({ self[start + $0] == word.utf8Start[$0] }) {
        return FieldReader.Bytes(rebasing: self[start + length..<start + length + 3])
      }
      guard let blank = place(of: UInt8(ascii: " "), from: start) else { return nil }
      start = blank + 1
    }
    return nil
  }
}

/// The coded patterns of one currency as those of another one with another sign.
private struct SignCoding {
  let currency: String
  private let money: String
  private let sign: String

  /// - Returns: `nil` for patterns that are written out.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "="), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let words = text[..<colon].dropFirst()
    (currency, money) = (String(words.prefix(3)), String(words.dropFirst(3)))
    sign = String(text[text.utf8.index(after: colon)...])
  }

  func patterns(like other: NumberStyles.Entry) -> StylePatterns {
    guard let old = other.patterns.currencySign else { return StylePatterns() }
    var patterns = other.patterns.replacing(old, by: sign)
    if let digits = MoneyDigits(coded: money) { patterns.money = digits }
    return patterns
  }
}

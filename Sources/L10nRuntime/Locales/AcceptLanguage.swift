/// The value of an HTTP `Accept-Language` header.
///
///     AcceptLanguage("fr;q=0.5, de-CH, *;q=0.1, en;q=0").preferences    // ["de-CH", "fr", "*"]
///
/// Follows RFC 9110, section 12.5.4: highest weight first, equal weights in the order written, weight 0 left
/// out. Weights count to three digits. An entry that is malformed is ignored, never the header. Work is
/// bounded: only the first 64 entries in the first 4096 bytes are read.
public struct AcceptLanguage: Hashable, Sendable {
  /// The language ranges as written, most wanted first, with `*` where it stands.
  public let preferences: [String]

  /// The preferences of a header's value.
  public init(_ header: String) {
    var entries: [(range: String, weight: Int)] = []
    let text = header.utf8.prefix(4096)
    for field in text.split(separator: UInt8(ascii: ","), maxSplits: 64).prefix(64) {
      guard let entry = AcceptLanguage.entry(field), entry.weight > 0 else { continue }
      entries.append(entry)
    }
    // The standard sort is stable in practice but not by contract.
    let order = entries.indices.sorted { (-entries[$0].weight, $0) < (-entries[$1].weight, $1) }
    preferences = order.map { entries[$0].range }
  }

  /// The language tags among the preferences, most wanted first; `*` carries no language.
  public var tags: [LanguageTag] {
    preferences.compactMap { LanguageTag($0) }
  }

  // MARK: Entries

  private typealias Text = Substring.UTF8View

  /// The range and its weight in thousandths: `fr-CH ; q=0.8`.
  private static func entry(_ field: Text.SubSequence) -> (range: String, weight: Int)? {
    let parts = field.split(separator: UInt8(ascii: ";"), maxSplits: 8, omittingEmptySubsequences: false).map(trimmed)
    guard let range = parts.first, isRange(range) else { return nil }
    var weight = 1000
    for parameter in parts.dropFirst() {
      guard let value = weightText(parameter) else { continue }
      guard let read = thousandths(value) else { return nil }
      weight = read
    }
    return (String(Substring(range)), weight)
  }

  /// `*`, or a language range of RFC 4647: subtags of up to eight letters and digits, the first of letters.
  private static func isRange(_ range: Text) -> Bool {
    if range.elementsEqual("*".utf8) { return true }
    let subtags = range.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let areWellFormed = subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
    return areWellFormed && subtags.first?.allSatisfy(isLetter) == true
  }

  /// What follows `q=` in a parameter; `nil` for a parameter of another name.
  private static func weightText(_ parameter: Text) -> Text? {
    guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = trimmed(parameter[..<equals])
    guard name.elementsEqual("q".utf8) || name.elementsEqual("Q".utf8) else { return nil }
    return trimmed(parameter[parameter.index(after: equals)...])
  }

  /// The weight 0…1000 that `0.8` or `1` writes; digits after the third do not count.
  private static func thousandths(_ text: Text) -> Int? {
    guard let first = text.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return nil }
    let fraction = text.dropFirst()
    guard fraction.isEmpty || fraction.first == UInt8(ascii: "."), fraction.dropFirst().allSatisfy(isDigit) else {
      return nil
    }
    var weight = first == UInt8(ascii: "1") ? 1000 : 0
    var unit = 100
    for digit in fraction.dropFirst().prefix(3) {
      weight += Int(digit - UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return weight <= 1000 ? weight : nil
  }

  private static func trimmed(_ text: Text) -> Text {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}

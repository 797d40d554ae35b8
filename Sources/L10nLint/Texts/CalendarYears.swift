/// The years of a language's calendar other than the Gregorian.
///
///     "พ.ศ. 2567"   // 2024 in Thai
///     "令和6年"       // 2024 in Japanese
struct CalendarYears {
  /// The differences to a Gregorian year.
  private let differences: [Int]

  /// - Parameter language: a language without region.
  init(of language: String) {
    switch language {
    case "th", "lo": differences = [543]
    // The year of the Buddha begins in spring.
    case "km", "my": differences = [543, 544]
    // The year begins in March.
    case "fa", "prs", "ps": differences = [-621, -622]
    default: differences = []
    }
  }

  /// Eras, two characters each, with the year before their first one.
  private static let eras: [(name: String, year: Int)] = [
    ("令和", 2018), ("平成", 1988), ("昭和", 1925), ("大正", 1911), ("民國", 1911), ("民国", 1911),
  ]

  /// The Gregorian years that a number may mean, as digits.
  func gregorian(_ digits: String) -> [String] {
    guard !differences.isEmpty, digits.utf8.count == 4, let year = Int(digits) else { return [] }
    return differences.map { year - $0 }.filter { (1800...2200).contains($0) }.map { "\($0)" }
  }

  /// The Gregorian year of a number after the name of an era; `nil` after anything else.
  static func year(_ digits: String, after text: ArraySlice<PlacedScalar>) -> String? {
    let before = text.last?.scalar == " " ? text.dropLast() : text
    guard let era = era(before.suffix(2)), let year = Int(digits), year < 150 else { return nil }
    return "\(era + year)"
  }

  /// The Gregorian year of a text that begins with the first year of an era, "令和元年"; `nil` for others.
  static func firstYear(of text: ArraySlice<PlacedScalar>) -> String? {
    guard text.dropFirst(2).first?.scalar == "元", let era = era(text.prefix(2)) else { return nil }
    return "\(era + 1)"
  }

  private static func era(_ name: ArraySlice<PlacedScalar>) -> Int? {
    guard name.count == 2 else { return nil }
    return eras.first { $0.name.unicodeScalars.elementsEqual(name.map(\.scalar)) }?.year
  }
}

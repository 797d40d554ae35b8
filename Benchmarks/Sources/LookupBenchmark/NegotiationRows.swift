import L10nRuntime
import PlayerStrings

/// Choosing a language for a request.
enum NegotiationRows {
  static let typicalHeader = "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"

  static var all: [Row] {
    [
      Row("texts for a typical header") { keep(PlayerStrings(acceptLanguage: typicalHeader)) },
      Row("the same with the reason") {
        let negotiation = PlayerStrings.negotiate(acceptLanguage: typicalHeader)
        keep(negotiation.contentLanguage)
        keep(negotiation.reason)
      },
      Row("the same for an app in three languages") {
        keep(PlayerStrings.negotiate(acceptLanguage: typicalHeader, available: threeLanguages))
      },
      Row("texts for a locale’s tag") { keep(PlayerStrings(locale: "fr-CH")) },
    ] + HostileHeader.all.map { header in Row(header.name) { keep(PlayerStrings(acceptLanguage: header.next())) } }
  }

  private static let threeLanguages = ["en", "de", "ja"].compactMap { LanguageTag($0) }
}

/// Headers of 4 KB that are made to cost much. There are many of each kind and they take turns, so that nothing can be
/// remembered of them.
final class HostileHeader {
  let name: String

  private let headers: [String]
  private var turn = 0

  init(_ name: String, _ entry: (Int) -> String) {
    self.name = "4 KB of \(name)"
    headers = (0..<512).map { header in
      var text = ""
      var number = header * 64
      while text.utf8.count < 4096 {
        text += entry(number) + ","
        number += 1
      }
      return String(text.prefix(4096))
    }
  }

  func next() -> String {
    turn = (turn + 1) % headers.count
    return headers[turn]
  }

  static var all: [HostileHeader] {
    [
      HostileHeader("commas") { _ in "" },
      HostileHeader("parameters") { _ in "en;" + String(repeating: "a=b;", count: 14) },
      HostileHeader("rising weights") { "\(tag($0, 2))-\(region($0));a=b;c=d;e=f;q=0.\(100 + $0 % 64)" },
      HostileHeader("languages that no catalog has") { tag($0, 3) },
      HostileHeader("Arabic in every region") { "arz-Arab-\(region($0)), ar-\(region($0))" },
      HostileHeader("long tags") {
        "ar-Latn-\(region($0))-variant\($0 % 10)-nedis-rozaj-u-nu-latn-ca-buddhist-x-\($0)"
      },
      HostileHeader("legacy tags") { "zh-min-nan-\(region($0)), i-klingon, sgn-be-fr, hy-arevmda-\(region($0))" },
      HostileHeader("refusals") { "fr-\(region($0));q=0, ar-\(region($0)), en-\(region($0)), en;q=0, *;q=0" },
    ]
  }

  private static func tag(_ number: Int, _ count: Int) -> String { letters(number &* 7919, count) }
  private static func region(_ number: Int) -> String { letters(number &* 31, 2).uppercased() }

  private static func letters(_ number: Int, _ count: Int) -> String {
    var number = number
    var text = ""
    for _ in 0..<count {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
      number /= 26
    }
    return text
  }
}

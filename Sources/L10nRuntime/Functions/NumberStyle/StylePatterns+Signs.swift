extension StylePatterns {
  /// The sign of the currency beside the digits: "€", "US$"; `nil` if there is none.
  package var currencySign: String? {
    guard let affixes else { return nil }
    let sign = (affixes.unsigned.before + affixes.unsigned.after).unicodeScalars.filter { !Self.spaces.contains($0) }
    return sign.isEmpty ? nil : String(String.UnicodeScalarView(sign))
  }

  /// Spaces and direction marks.
  private static let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}", "\u{200E}", "\u{200F}", "\u{61C}"]

  /// The patterns with each occurrence of a text replaced.
  package func replacing(_ old: String, by new: String) -> StylePatterns {
    func replaced(_ text: String) -> String { text.replacing(old, by: new) }
    var patterns = self
    patterns.affixes = affixes?.mapTexts(replaced)
    patterns.affixesOfNoDigits = affixesOfNoDigits?.mapTexts(replaced)
    patterns.compacts = compacts.map { compacts in
      CompactPatterns(
        compacts.words.map {
          CompactPatterns.Words(
            least: $0.least, power: $0.power, signPlace: $0.signPlace, one: $0.one?.mapTexts(replaced),
            units: $0.units.mapTexts(replaced))
        })
    }
    patterns.units = units?.mapTexts(replaced)
    return patterns
  }
}

extension String {
  /// The text with each occurrence of another one replaced, without Foundation.
  fileprivate func replacing(_ old: String, by new: String) -> String {
    var (text, old, new) = (self, old, new)
    return text.withUTF8 { text in
      old.withUTF8 { old in
        new.withUTF8 { new in
          var bytes: [UInt8] = []
          var start = 0
          var place = 0
          while place + old.count <= text.count, let first = old.first {
            guard text[place] == first, text[place...].starts(with: old) else {
              place += 1
              continue
            }
            bytes += text[start..<place]
            bytes += new
            place += old.count
            start = place
          }
          return start == 0 ? nil : String(decoding: bytes + text[start...], as: UTF8.self)
        }
      }
    } ?? self
  }
}

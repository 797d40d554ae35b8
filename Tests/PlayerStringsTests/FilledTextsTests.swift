import L10nCore
import L10nRuntime
import L10nSyntax
import PlayerStrings
import Testing

/// The shipped texts with values put in.
struct FilledTextsTests {
  private static let counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_200, 12_345, 999_999, 1_000_000]

  /// The texts of a catalog in a locale, with a number in all arguments; without those that show dates.
  private func texts(of catalog: Catalog, _ locale: String, _ count: Int) throws -> [(key: TableKey, text: String)] {
    let strings = PlayerStrings(locale: locale, options: TextOptions(isolation: .plain))
    return try catalog.developmentEntries.values.compactMap { entry in
      let values = catalog.parameters(of: entry).map { parameter -> MessageArgument? in
        switch parameter.format?.function {
        case let number as NumberFunction: .number(count, number.form)
        case let duration as DurationFunction: .duration(.seconds(count * 61), duration.style)
        case is PercentFunction: .percent(Double(count % 100) / 100)
        case let price as CurrencyFunction: .currency(CurrencyAmount(DecimalNumber(count), "USD"), price.form)
        case let relative as RelativeTimeFunction: .relative(RelativeTime(-Double(count), .day), relative.style)
        case let name as LanguageNameFunction: .languageName("es-419", name.style, name.context)
        case is DateFunction: nil
        case _ where parameter.type == .integer: .integer(count)
        default: "AirPlay"
        }
      }
      let arguments = values.compactMap(\.self)
      guard arguments.count == values.count else { return nil }
      return (entry.key, try strings.text(for: entry.key.text, arguments: arguments))
    }
  }

  /// Voices make several numbers of one in groups: French "1 200" is heard as one and two hundred.
  @Test(arguments: PlayerStrings.locales.map(\.description))
  func groupsNoDigitsInWhatIsSpoken(locale: String) throws {
    let catalog = try PlayerCatalog.loaded()
    for count in Self.counts {
      for (key, text) in try texts(of: catalog, locale, count)
      where catalog.configuration.isOnlySpoken(key) {
        let scalars = Array(text.unicodeScalars)
        let isGrouped = scalars.indices.dropFirst().dropLast().contains { place in
          scalars[place - 1].isDecimalDigit && scalars[place + 1].isDecimalDigit && scalars[place].separatesGroups
        }
        #expect(!isGrouped, "\(key): \(text)")
      }
    }
    let strings = PlayerStrings(locale: locale)
    let label = strings.label(for: .buttonJumpBack, arguments: [1_200])
    #expect(label == strings.controls.jumpBack.interval.label(seconds: 1_200))
  }

  /// Chinese has no space between two characters, and Japanese has none between a number and its counter either.
  @Test(arguments: ["ja", "zh-HK", "zh-Hans", "zh-Hant"])
  func putsNoSpacesBetweenCharacters(locale: String) throws {
    let catalog = try PlayerCatalog.loaded()
    for count in Self.counts {
      for (key, text) in try texts(of: catalog, locale, count) where !key.text.hasSuffix("inputLabels") {
        let scalars = Array(text.unicodeScalars)
        let isSpaced = scalars.indices.dropFirst().dropLast().contains { place in
          (scalars[place] == " " || scalars[place] == "\u{A0}") && scalars[place + 1].isHanOrKana
            && (scalars[place - 1].isHanOrKana || locale == "ja" && scalars[place - 1].isDecimalDigit)
        }
        #expect(!isSpaced, "\(key): \(text)")
      }
    }
  }

  /// Names of languages may have brackets: they are not put into brackets, and none follow them.
  @Test(arguments: PlayerStrings.locales.map(\.description))
  func putsNoBracketsBesideOthers(locale: String) throws {
    for (key, text) in try texts(of: PlayerCatalog.loaded(), locale, 2) {
      #expect(text.unicodeScalars.filter { $0 == "(" || $0 == "（" }.count < 2, "\(key): \(text)")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDecimalDigit: Bool { properties.numericType == .decimal }
  fileprivate var separatesGroups: Bool { ",.’٬\u{A0}\u{202F} ".unicodeScalars.contains(self) }
  fileprivate var isHanOrKana: Bool { 0x3041...0x30FF ~= value || 0x4E00...0x9FFF ~= value }
}

import L10nCore
import L10nICU
import L10nRuntime
import L10nSyntax

extension Rule {
  static let doubledSign: Rule = Rule(
    id: "doubled-sign", severity: .warning, reach: .allTables,
    summary: "A percent or currency sign, or a unit, is beside an argument that already shows one."
  ) { context, settings in
    var units = UnitsByLanguage()
    var formats: [TextID: [Int: ShownSign]] = [:]
    for entry in context.developmentEntries where context.configuration.arguments[entry.key.text] != nil {
      for (index, parameter) in context.catalog.parameters(of: entry).enumerated() {
        formats[entry.id, default: [:]][index + 1] = parameter.format.flatMap { ShownSign($0) }
      }
    }
    let formatted = context.texts(of: formats.keys).flatMap { text -> [Diagnostic] in
      guard let own = formats[text.entry.id], text.entry.pattern == nil, !settings.allowedTexts.contains(text.string)
      else { return [] }
      return FormatString(text.string).placeholders.compactMap { placeholder in
        guard let sign = own[placeholder.position],
          let range = sign.range(beside: placeholder.range, in: text.string, of: text.language, &units, isFormat: true)
        else { return nil }
        return Diagnostic(
          doubled(text.string.characters(in: range), in: text.entry), at: range, in: text, help: removal)
      }
    }
    return formatted
      + (context.hasPatterns ? context.entries : []).flatMap { entry -> [Diagnostic] in
        guard let pattern = entry.pattern, !settings.allowedTexts.contains(pattern.text) else { return [] }
        return pattern.doubledSigns(in: context.language(of: entry), &units).map { range in
          Diagnostic(
            doubled(pattern.text.characters(in: range), in: entry), at: entry.location(ofPattern: range),
            subject: entry.subject, help: removal)
        }
      }
  }

  private static func doubled(_ sign: String, in entry: CatalogEntry) -> String {
    "'\(entry.key)' has '\(sign)' beside an argument that is shown with a sign already"
  }

  private static let removal = "remove it from the text: the language's own is shown in its place"
}

extension TextPattern {
  /// The places of signs and units beside arguments that are shown with their own, in UTF-8 offsets of the pattern.
  func doubledSigns(in language: LanguageTag, _ units: inout UnitsByLanguage) -> [Range<Int>] {
    placedArguments.compactMap { argument in
      guard case .placeholder(let placeholder) = argument.part, case .number(let style) = placeholder.function else {
        return nil
      }
      return ShownSign(style)?.range(beside: argument.range, in: text, of: language, &units, isFormat: false)
    }
  }
}

/// The unit words of languages, each computed on first use.
struct UnitsByLanguage {
  private var known: [LanguageTag: [String: UnitWords]] = [:]

  /// - Parameter unit: in the spelling of number skeletons.
  mutating func words(of unit: String, in language: LanguageTag) -> Set<String> {
    if let units = known[language]?[unit] { return units.words }
    let units = UnitWords(for: language, unit)
    known[language, default: [:]][unit] = units
    return units.words
  }
}

/// The sign that is shown with an argument.
private enum ShownSign {
  case percent, currency
  /// A unit, in the spelling of number skeletons.
  case unit(String)

  init?(_ style: NumberStyle) {
    switch style.unit {
    case .percent: self = .percent
    case .currency: self = .currency
    case .measure(let unit): self = .unit(unit)
    case .none, .permille: return nil
    }
  }

  init?(_ format: ArgumentFormat) {
    switch format.function {
    case is PercentFunction: self = .percent
    case is CurrencyFunction: self = .currency
    case let function:
      guard let sign = function.numberForm?.style.flatMap({ ShownSign($0) }) else { return nil }
      self = sign
    }
  }

  private func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .percent: scalar == "%" || scalar == "٪" || scalar == "％" || scalar == "﹪"
    case .currency: scalar.properties.generalCategory == .currencySymbol
    case .unit: false
    }
  }

  private var isPercent: Bool { if case .percent = self { true } else { false } }

  /// The place of the sign next to an argument, or separated from it by a space.
  ///
  /// - Parameters:
  ///   - argument: in UTF-8 offsets, like the result.
  ///   - isFormat: whether percent signs are doubled.
  func range(
    beside argument: Range<Int>, in text: String, of language: LanguageTag, _ units: inout UnitsByLanguage,
    isFormat: Bool
  ) -> Range<Int>? {
    if case .unit(let unit) = self {
      return Self.range(after: argument, in: text) { units.words(of: unit, in: language).contains($0) }
    }
    let (before, after) = (text.utf8.prefix(argument.lowerBound), text.utf8.dropFirst(argument.upperBound))
    let next = String(decoding: after, as: UTF8.self).unicodeScalars
    if let place = next.firstIndex(where: { !Self.isPassedOver($0) }), isWritten(next[place]) {
      let start = argument.upperBound + String(next[..<place]).utf8.count
      let isTwice = isFormat && isPercent && next[next.index(after: place)...].first == "%"
      // "%2$@" is the next argument.
      let isArgument = isFormat && isPercent && next[place] == "%" && !isTwice
      if !isArgument { return start..<start + String(next[place]).utf8.count * (isTwice ? 2 : 1) }
    }
    let last = String(decoding: before, as: UTF8.self).unicodeScalars
    guard let place = last.lastIndex(where: { !Self.isPassedOver($0) }), isWritten(last[place]) else { return nil }
    let end = String(last[...place]).utf8.count
    let isTwice = isFormat && isPercent && last[..<place].last == "%"
    return end - String(last[place]).utf8.count * (isTwice ? 2 : 1)..<end
  }

  /// The place of a unit after an argument.
  private static func range(
    after argument: Range<Int>, in text: String, isUnit: (String) -> Bool
  ) -> Range<Int>? {
    let rest = String(decoding: text.utf8.dropFirst(argument.upperBound), as: UTF8.self)
    let next = rest.unicodeScalars.drop { isPassedOver($0) }
    let word = next.prefix { $0.isLetterOrDigit || "°/²³".unicodeScalars.contains($0) }
    guard !word.isEmpty, isUnit(String(word).lowercased()) else { return nil }
    let start = argument.upperBound + rest.utf8.count - String(next).utf8.count
    return start..<start + String(word).utf8.count
  }

  /// Whether it is a space or an invisible mark.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    " \u{A0}\u{202F}\u{200E}\u{200F}\u{61C}\u{2066}\u{2068}\u{2069}".unicodeScalars.contains(scalar)
  }
}

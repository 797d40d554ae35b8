import L10nCore
import L10nRuntime

extension Rule {
  static let halfWidthPunctuation: Rule = Rule(
    id: "half-width-punctuation", severity: .note, reach: .allTables,
    summary: "A Chinese or Japanese sentence has narrow punctuation, or a Korean one the wide marks of the others.",
    fixes: .safe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.profile(for: $0).conventions }
    // Most catalogs have no such language.
    let locales = Set(context.catalog.locales.filter { !conventions[$0.tag].foreignWidths.isEmpty })
    if locales.isEmpty { return [] }
    var untranslated = UntranslatedTexts()
    var widths: [String: [WidthHabit.Sign: WidthHabit]] = [:]
    var found: [(text: LintText, place: NarrowPlace)] = []
    for text in context.texts(in: locales.contains) where text.traits.contains(.otherScripts) {
      let habits = conventions[text.language]
      guard !habits.foreignWidths.isEmpty else { continue }
      found += NarrowPlace.marks(in: text, habits.foreignWidths).map { (text, $0) }
      let marks = habits.fullWidth
      for (sign, count) in WidthHabit.wide(in: text.string) {
        widths[text.language.description, default: [:]][sign, default: WidthHabit()].wide += count
      }
      guard !marks.isEmpty, !text.traits.isDisjoint(with: [.asciiPunctuation, .parentheses]) else { continue }
      for place in NarrowPlace.all(in: text, marks) {
        widths[text.language.description, default: [:]][place.sign, default: WidthHabit()].narrow += 1
        found.append((text, place))
      }
    }
    return found.filter { text, place in
      // A comma between characters is wrong everywhere; for other signs, a project may prefer the narrow ones.
      let isHabit = widths[text.language.description]?[place.sign].map { $0.narrow * 2 > $0.wide } ?? true
      return (place.isCertain || !isHabit) && !settings.allowedTexts.contains(text.string)
        && !untranslated.contains(text)
    }.map { text, place in
      Diagnostic(
        "'\(text.entry.key)' has \(place.fault)", at: place.range, in: text,
        fix: Fix(
          "write \(place.replacements.map(\.text).joined(separator: " … "))",
          place.replacements.flatMap { text.fix("", $0.range, with: $0.text)?.changes ?? [] }))
    }
  }
}

/// The counts of each sign in each width in the texts of a language.
private struct WidthHabit {
  enum Sign: Hashable {
    case comma, mark, colon, bracket
  }

  var narrow = 0
  var wide = 0

  /// The wide signs of a text.
  static func wide(in text: String) -> [(Sign, Int)] {
    var counts: [Sign: Int] = [:]
    for scalar in text.unicodeScalars where scalar.value >= 0x3000 {
      switch scalar {
      case "，", "、", "；": counts[.comma, default: 0] += 1
      case "！", "？": counts[.mark, default: 0] += 1
      case "：": counts[.colon, default: 0] += 1
      case "（": counts[.bracket, default: 0] += 1
      default: break
      }
    }
    return counts.map { ($0.key, $0.value) }
  }
}

/// A sign of the wrong width, or a pair of brackets of which one is narrow, beside the characters of a language.
private struct NarrowPlace {
  let sign: WidthHabit.Sign

  /// The fault, to be read after "has".
  let fault: String

  /// Whether it is wrong regardless of the habits of the project.
  let isCertain: Bool

  let range: Range<Int>

  /// The replacements, in UTF-8 offsets.
  let replacements: [(range: Range<Int>, text: String)]

  /// Marks of a width that the language never has, after one of its characters.
  static func marks(in text: LintText, _ own: [Unicode.Scalar: String]) -> [NarrowPlace] {
    guard text.string.unicodeScalars.contains(where: { own[$0] != nil }) else { return [] }
    let scalars = text.string.placedScalars
    return scalars.indices.dropFirst().compactMap { index in
      let (mark, previous) = (scalars[index].scalar, scalars[index - 1].scalar)
      guard let sign = own[mark], previous.isCJKLetter && previous.value < 0xFF00 || LetterScript(previous) == .hangul
      else { return nil }
      let isWide = sign.utf8.count == 1
      if isWide != (LetterScript(previous) == .hangul) { return nil }
      let joins = isWide && scalars.indices.contains(index + 1) && scalars[index + 1].scalar.isLetterOrDigit
      return NarrowPlace(
        sign: .mark, fault: "a \(isWide ? "wide" : "narrow") '\(mark)' for '\(sign)'", isCertain: true,
        range: scalars[index].range, replacements: [(scalars[index].range, joins ? sign + " " : sign)])
    }
  }

  /// - Parameter marks: the wide signs of the language by the narrow ones.
  static func all(in text: LintText, _ marks: [Unicode.Scalar: String]) -> [NarrowPlace] {
    let scalars = Array(text.string.unicodeScalars)
    var offsets: [Int] = []
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    let isCharacter = scalars.map { $0.isCJKLetter }
    /// The wide sign with the range of the narrow one and the space after it, or before it if it opens.
    func wide(_ index: Int, _ sign: String, opens: Bool = false) -> (range: Range<Int>, text: String) {
      let hasSpace =
        opens
        ? index > 0 && scalars[index - 1] == " " : scalars.indices.contains(index + 1) && scalars[index + 1] == " "
      return (
        offsets[hasSpace && opens ? index - 1 : index]..<offsets[hasSpace && !opens ? index + 2 : index + 1], sign
      )
    }
    let argumentEnds = Set(text.specifierRanges.map(\.upperBound))
    var places: [NarrowPlace] = []
    /// Signs without a character after them.
    var last: [NarrowPlace] = []
    var opening: Int?
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "(", "（":
        opening = index
      case ")", "）":
        guard let start = opening else { continue }
        opening = nil
        let (isOpeningNarrow, isClosingNarrow) = (scalars[start] == "(", scalar == ")")
        guard isOpeningNarrow || isClosingNarrow, isCharacter[start..<index].contains(true) else { continue }
        let isMixed = isOpeningNarrow != isClosingNarrow
        places.append(
          NarrowPlace(
            sign: .bracket, fault: isMixed ? "brackets of two widths" : "narrow brackets", isCertain: isMixed,
            range: offsets[start]..<offsets[index + 1],
            replacements: (isOpeningNarrow ? [wide(start, "（", opens: true)] : [])
              + (isClosingNarrow ? [wide(index, "）")] : [])))
      default:
        let isAfterArgument = argumentEnds.contains(offsets[index])
        guard let sign = marks[scalar], index > 0, isCharacter[index - 1] || isAfterArgument else { continue }
        // Another rule checks the end of the text.
        let rest = scalars[(index + 1)...].drop { $0 == " " }
        guard let next = rest.first, next != "\n", next != "\r" else { continue }
        let isComma = scalar == "," || scalar == ";"
        let place = NarrowPlace(
          sign: isComma ? .comma : scalar == ":" ? .colon : .mark, fault: "a narrow '\(scalar)' for '\(sign)'",
          isCertain: isComma, range: offsets[index]..<offsets[index + 1], replacements: [wide(index, sign)])
        if isAfterArgument {
          if isComma, next.isCJKLetter { places.append(place) }
        } else if next.isCJKLetter || isComma && next == "%" || !isComma && rest.contains(where: \.isCJKLetter) {
          places.append(place)
        } else if !isComma {
          last.append(place)
        }
      }
    }
    // A label before Latin text alone may keep its sign, but not where the text's other labels have wide ones.
    let signs = Set(places.map(\.sign) + (last.isEmpty ? [] : WidthHabit.wide(in: text.string).map(\.0)))
    return places + last.filter { signs.contains($0.sign) }
  }
}

extension Unicode.Scalar {
  fileprivate var isCJKLetter: Bool {
    guard value >= 0x3000 else { return false }
    let script = LetterScript(self)
    return script == .han || script == .kana
  }
}

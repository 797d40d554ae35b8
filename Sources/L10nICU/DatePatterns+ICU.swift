internal import CICU
package import L10nRuntime

extension DatePatterns {
  /// ICU's patterns for forms in a locale, and the names that they show.
  ///
  /// A language whose calendar is neither the Gregorian nor that of Thailand or Iran uses the Gregorian one.
  /// - Parameter countsWeeks: whether the rules for weeks are included even if no form shows them, for "last week".
  /// - Throws: `ICUError` for a tag that ICU cannot read, for a form that it refuses, and for unknown fields.
  package convenience init(for tag: LanguageTag, _ forms: [DateForm], countsWeeks: Bool = false) throws(ICUError) {
    let (calendar, week) = try DateForm.calendar(of: tag)
    var patterns: [(form: DateForm, text: String)] = []
    var fields: [DateField] = []
    for form in forms where !patterns.contains(where: { $0.form == form }) {
      let icu = try form.pattern(in: tag)
      let pattern = form.isSpoken ? icu.namingFirstDay(in: tag) : icu
      guard let own = DateField.fields(of: pattern), !own.isEmpty else {
        let status = pattern.isEmpty ? "no pattern for this skeleton" : "unknown letters in '\(pattern)'"
        throw ICUError(task: "'\(form.text)' in '\(tag)'", status: status)
      }
      fields += own
      patterns.append((form, pattern))
    }
    var names: [(field: String, names: [String])] = []
    for field in fields where field.nameCount > 0 && !names.contains(where: { $0.field == field.text }) {
      names.append((field.text, try field.names(in: tag, calendar)))
    }
    self.init(
      calendar: calendar, patterns: patterns, names: names,
      week: countsWeeks || fields.contains { $0.needsWeek } ? week : nil,
      offsets: fields.contains { $0.isZone } ? try OffsetPatterns(for: tag) : nil)
  }
}

extension DateForm {
  /// ICU's pattern for the form in a locale.
  ///
  /// ICU ignores the hour cycle of a tag (`-u-hc-`) for a time with a style; here it is applied.
  /// - Throws: `ICUError` for a tag that ICU cannot read and for a skeleton that it refuses.
  package func pattern(in tag: LanguageTag) throws(ICUError) -> String {
    let pattern = try ownPattern(in: tag)
    guard skeleton == nil, styles.time != nil, tag.unicodeKeyword("hc") != nil else { return pattern }
    let time = try DateForm(time: styles.time).ownPattern(in: tag)
    let fields = (DateField.fields(of: time) ?? []).filter { !"abBhHKk".utf8.contains($0.letter) }.map(\.text)
    let counted = try DateForm(skeleton: "j" + fields.joined()).ownPattern(in: tag)
    guard let place = pattern[...].unicodeScalars.range(of: time) else { return pattern }
    return pattern[..<place.lowerBound] + counted + pattern[place.upperBound...]
  }

  private func ownPattern(in tag: LanguageTag) throws(ICUError) -> String {
    try textOfICU(for: "'\(text)' in '\(tag)'") { buffer, capacity, status in
      if let skeleton {
        return cicu_date_skeleton_pattern(tag.description, skeleton, buffer, capacity, &status)
      }
      let (date, time) = styles
      return cicu_date_style_pattern(
        tag.description, date?.number ?? -1, time?.number ?? -1, buffer, capacity, &status)
    }
  }

  fileprivate static func calendar(of tag: LanguageTag) throws(ICUError) -> (DateCalendar, CalendarWeek) {
    let own = try callICU(for: "the calendar of '\(tag)'") { status in
      var calendar = cicu_date_calendar()
      cicu_date_calendar_get(tag.description, &calendar, &status)
      return calendar
    }
    let name = withUnsafeBytes(of: own.calendar) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return (
      DateCalendar(rawValue: name) ?? .gregorian,
      CalendarWeek(firstWeekday: Int(own.first_weekday), minimalDays: Int(own.minimal_days))
    )
  }
}

extension DateForm.Style {
  /// ICU's number of the style.
  fileprivate var number: Int32 {
    switch self {
    case .full: 0
    case .long: 1
    case .medium: 2
    case .short: 3
    }
  }
}

extension DateField {
  /// ICU's names of the field, read from instants that show each of them.
  fileprivate func names(in tag: LanguageTag, _ calendar: DateCalendar) throws(ICUError) -> [String] {
    let days = (Int64(20_000)..<20_400).map { (day: $0, date: CalendarDate(days: $0, in: calendar)) }
    func day(_ isWanted: (CalendarDate) -> Bool) -> Instant {
      Instant(secondsSince1970: (days.first { isWanted($0.date) }?.day ?? 0) * 86_400 + 43_200)
    }
    var names: [String] = []
    let format = try DateSamples(text, in: tag)
    // Minutes are shown, so that an hour is not read as noon itself.
    let hours = try DateSamples("\(text)'|'m", in: tag)
    for place in 0..<nameCount {
      switch UnicodeScalar(letter) {
      case "G": names.append(try format.text(of: Instant(year: place == 0 && calendar == .gregorian ? -10 : 2026)))
      case "d":
        if let first = tag.firstDayOfMonth {
          names.append(first)
        } else {
          names.append(try format.text(of: Instant(year: 2026)))
        }
      case "M", "L": names.append(try format.text(of: day { $0.month == place + 1 }))
      case "Q", "q": names.append(try format.text(of: day { $0.month == 3 * place + 1 }))
      case "E", "e", "c": names.append(try format.text(of: day { $0.weekday == place + 1 }))
      case "b" where place == 2, "B" where place == 24: names.append(try format.text(of: Instant(year: 2026, hour: 12)))
      default:
        let hour = letter == UInt8(ascii: "B") ? place : 12 * place + 1
        let text = try hours.text(of: Instant(year: 2026, hour: hour, minute: 1))
        names.append(String(text.prefix { $0 != "|" }))
      }
    }
    return names
  }
}

extension OffsetPatterns {
  /// ICU's formats of offsets from UTC in a locale.
  /// - Throws: `ICUError` for a tag that ICU cannot read, and if the samples do not show their digits.
  init(for tag: LanguageTag) throws(ICUError) {
    let symbols = try NumberSymbols(for: tag)
    func digits(_ number: Int) -> String {
      String(
        String.UnicodeScalarView(
          String(number).unicodeScalars.compactMap { Unicode.Scalar(symbols.zeroDigit.value + $0.value - 0x30) }))
    }
    func parts(_ zone: String) throws(ICUError) -> [String] {
      let text = try DateSamples("OOOO", in: tag, zone: zone).text(of: Instant(year: 2026))
      guard let hours = text[...].unicodeScalars.range(of: digits(12)), case let rest = text[hours.upperBound...],
        let minutes = rest.unicodeScalars.range(of: digits(34))
      else { throw ICUError(task: "offsets from UTC of '\(tag)'", status: "no digits in '\(text)'") }
      return [text[..<hours.lowerBound], rest[..<minutes.lowerBound], rest[minutes.upperBound...]].map { String($0) }
    }
    func universal(_ pattern: String) throws(ICUError) -> String {
      try DateSamples(pattern, in: tag).text(of: Instant(year: 2026))
    }
    let (east, west) = (try parts("GMT+12:34"), try parts("GMT-12:34"))
    self.init(
      zero: try universal("O"), universal: try universal("z"), longUniversal: try universal("zzzz"),
      east: PercentPatterns.Affixes(before: east[0], after: east[2]),
      west: PercentPatterns.Affixes(before: west[0], after: west[2]), separator: east[1])
  }
}

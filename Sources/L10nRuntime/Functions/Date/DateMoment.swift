/// An instant in a zone and a calendar, with its fields as text.
struct DateMoment {
  private let date: CalendarDate
  private let hour: Int
  private let minute: Int
  private let second: Int
  private let instant: Instant

  init(_ instant: Instant, in calendar: DateCalendar) {
    self.instant = instant
    let (day, time) = instant.local(in: instant.zone)
    date = CalendarDate(days: day, in: calendar)
    (hour, minute, second) = (Int(time) / 3600, Int(time) / 60 % 60, Int(time) % 60)
  }

  private var offset: Int { Int(instant.zone.secondsFromUTC) }

  /// Writes a field, or a text of the pattern.
  /// - Parameter place: the index of the pattern.
  func write(
    _ field: DateField, at place: Int, of patterns: DatePatterns.Content, _ symbols: NumberSymbols,
    to output: inout TextBytes
  ) {
    if field.letter == 0 { return patterns.texts.write(field.first, to: &output) }
    // Only the first day of a month has a name.
    if field.first >= 0, field.letter != UInt8(ascii: "d") || date.day == 1 {
      return patterns.texts.write(field.first + nameIndex(field, of: patterns.patterns[place]), to: &output)
    }
    if field.isZone { return writeZone(field, patterns, symbols, to: &output) }
    let (number, width) = number(field, patterns)
    if number < 0 { output.append(symbols.minus) }
    output.append(number.magnitude, width: width, zero: symbols.zeroDigit)
  }

  /// The index of the shown name among the names of a field.
  private func nameIndex(_ field: DateField, of pattern: DatePatterns.Pattern) -> Int {
    switch UnicodeScalar(field.letter) {
    case "G": date.era
    case "M", "L": date.month - 1
    case "Q", "q": (date.month - 1) / 3
    case "d": 0
    case "E", "e", "c": date.weekday - 1
    // A word for noon is used if the shown time is exactly twelve o'clock.
    case "b": hour == 12 && isWholeHour(as: pattern) ? 2 : hour / 12
    case "B": hour == 12 && isWholeHour(as: pattern) ? 24 : hour
    default: hour / 12
    }
  }

  private func isWholeHour(as pattern: DatePatterns.Pattern) -> Bool {
    pattern.fields.allSatisfy {
      switch UnicodeScalar($0.letter) {
      case "m": minute == 0
      case "s": second == 0
      default: true
      }
    }
  }

  /// The number that a field shows, and the least number of its digits.
  private func number(_ field: DateField, _ patterns: DatePatterns.Content) -> (Int64, width: Int) {
    let week = patterns.week ?? CalendarWeek(firstWeekday: 2, minimalDays: 4)
    let number: Int64
    switch UnicodeScalar(field.letter) {
    case "y", "U": return field.width == 2 ? (date.yearOfEra % 100, 2) : (date.yearOfEra, field.width)
    case "Y":
      let year = date.weekOfYear(week).year
      return field.width == 2 ? (year % 100, 2) : (year, field.width)
    case "S":
      // Tenths, hundredths, thousandths; further digits are zeros.
      let digits = min(field.width, 18)
      let milliseconds = Int64(instant.milliseconds)
      return (
        (3..<max(digits, 3)).reduce(digits == 1 ? milliseconds / 100 : digits == 2 ? milliseconds / 10 : milliseconds) {
          value, _ in value * 10
        }, digits
      )
    case "u", "r": number = date.extendedYear
    case "M", "L": number = Int64(date.month)
    case "Q", "q": number = Int64((date.month + 2) / 3)
    case "d": return (Int64(date.day), field.nameCount > 0 ? 1 : field.width)
    case "D": number = Int64(date.dayOfYear)
    case "F": number = Int64((date.day + 6) / 7)
    case "g": number = date.days + 40_587
    case "w": number = Int64(date.weekOfYear(week).week)
    case "W": number = Int64(date.weekOfMonth(week))
    case "e": number = Int64(week.place(ofWeekday: date.weekday) + 1)
    case "c": return (Int64(week.place(ofWeekday: date.weekday) + 1), 1)
    case "h": number = Int64((hour + 11) % 12 + 1)
    case "H": number = Int64(hour)
    case "k": number = Int64(hour == 0 ? 24 : hour)
    case "K": number = Int64(hour % 12)
    case "m": number = Int64(minute)
    case "s": number = Int64(second)
    case "A": number = Int64((hour * 3600 + minute * 60 + second) * 1000) + Int64(instant.milliseconds)
    default: number = 0
    }
    return (number, field.width)
  }

  private func writeZone(
    _ field: DateField, _ patterns: DatePatterns.Content, _ symbols: NumberSymbols, to output: inout TextBytes
  ) {
    let offsets = patterns.offsets ?? .english
    let isLong = field.width >= 4
    switch UnicodeScalar(field.letter) {
    case "z", "v", "V":
      if let name = instant.zone.name(isLong: isLong) { return output.append(name) }
      if offset == 0 { return output.append(isLong ? offsets.longUniversal : offsets.universal) }
      offsets.write(offset, isLong: isLong, zero: symbols.zeroDigit, to: &output)
    case "Z" where field.width == 4: offsets.write(offset, isLong: true, zero: symbols.zeroDigit, to: &output)
    case "Z":
      let isExtended = field.width == 5
      OffsetPatterns.writeISO(offset, hasColons: isExtended, hasZ: isExtended, hasSeconds: true, to: &output)
    case "O": offsets.write(offset, isLong: isLong, zero: symbols.zeroDigit, to: &output)
    default:
      OffsetPatterns.writeISO(
        offset, hasColons: field.width == 3 || field.width == 5, isShort: field.width == 1,
        hasZ: field.letter == UInt8(ascii: "X"), hasSeconds: field.width >= 4, to: &output)
    }
  }

  /// Writes the date and the time in ISO 8601, without the zone: `2026-11-22 20:00`.
  func writePlainText(date hasDate: Bool, time hasTime: Bool, to output: inout TextBytes) {
    func append(_ number: Int, _ separator: String) {
      output.append(separator)
      output.append(UInt64(number.magnitude), width: 2, zero: "0")
    }
    if hasDate || !hasTime {
      if date.extendedYear < 0 { output.append("-") }
      output.append(date.extendedYear.magnitude, width: 4, zero: "0")
      append(date.month, "-")
      append(date.day, "-")
    }
    if hasTime {
      append(hour, hasDate ? " " : "")
      append(minute, ":")
    }
  }
}

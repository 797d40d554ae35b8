import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let splitDate: Rule = Rule(
    id: "split-date", severity: .warning, use: .inStrict, reach: .allTables,
    summary: "A text puts a date together from day, month and year, or from a date and a time."
  ) { context, settings in
    var parts: [TextID: [Int: DatePart]] = [:]
    for entry in context.developmentEntries {
      let own = datePositions(of: entry)
      if own.values.contains(.whole) || own.count > 1 { parts[entry.id] = own }
    }
    return context.texts(of: parts.keys).compactMap { text -> Diagnostic? in
      guard let own = parts[text.entry.id], !settings.allowedTexts.contains(text.string) else { return nil }
      let bytes = Array(text.string.utf8)
      let placeholders = FormatString(text.string).placeholders
      let pair = zip(placeholders, placeholders.dropFirst()).first { first, second in
        guard let part = own[first.position], let next = own[second.position],
          part == .whole ? first.position == second.position : part.isPart(ofOneDateWith: next)
        else { return false }
        let between = String(decoding: bytes[first.range.upperBound..<second.range.lowerBound], as: UTF8.self)
        return between.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      }
      guard let pair else { return nil }
      let isWhole = own[pair.0.position] == .whole
      return Diagnostic(
        isWhole
          ? "'\(text.entry.key)' shows one date in two pieces, whose order is not the same in all languages"
          : "'\(text.entry.key)' puts a date together from pieces, whose order is not the same in all languages",
        at: pair.0.range.lowerBound..<pair.1.range.upperBound, in: text,
        help: isWhole
          ? "show it once, with one skeleton such as ::yMMMdjm"
          : "take one date, and give it a format under 'arguments' in l10n.yml: {format: date, skeleton: yMMMd}")
    }
  }

  /// The arguments that are a date or a part of one, by position.
  private static func datePositions(of entry: CatalogEntry) -> [Int: DatePart] {
    var positions: [Int: DatePart] = [:]
    for (index, parameter) in entry.parameters.enumerated() {
      if parameter.type == .instant {
        positions[index + 1] = .whole
      } else if let name = parameter.name, let part = DatePart(argument: name) {
        positions[index + 1] = part
      }
    }
    return positions
  }
}

/// The part of a date that an argument is.
private enum DatePart {
  /// The whole date.
  case whole
  case weekday, day, month, year
  /// The date without its time, and the time of day.
  case date, time

  /// The part that the name of an argument indicates: `dayOfMonth`, `month_name`.
  init?(argument name: String) {
    switch name.lowercased().filter({ $0 != "_" }) {
    case "weekday", "dayofweek", "dayname", "weekdayname": self = .weekday
    case "day", "dayofmonth", "monthday", "daynumber": self = .day
    case "month", "monthname", "monthnumber": self = .month
    case "year": self = .year
    case "date", "datetext", "datestring", "formatteddate": self = .date
    case "time", "timetext", "timestring", "formattedtime": self = .time
    default: return nil
    }
  }

  /// Whether the two belong to one date; a time belongs to a day beside it, and may be a duration elsewhere.
  func isPart(ofOneDateWith other: DatePart) -> Bool {
    if self == .whole || other == .whole || self == other { return false }
    let beside = self == .time ? other : other == .time ? self : nil
    return beside.map { $0 == .date || $0 == .weekday } ?? (self != .date && other != .date)
  }
}

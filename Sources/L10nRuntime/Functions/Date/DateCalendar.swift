/// A calendar for dates.
package enum DateCalendar: String, CaseIterable, Sendable {
  /// The calendar of most of the world, Julian before October 15, 1582.
  case gregorian
  /// Thailand's: Gregorian with years that are 543 higher.
  case buddhist
  /// The solar calendar of Iran and Afghanistan, with the 33-year arithmetic of ICU 72.
  case persian
}

/// A day's date in a calendar.
package struct CalendarDate {
  /// The index of the era among the names of eras.
  package let era: Int
  let yearOfEra: Int64
  /// The year, which continues below 1.
  let extendedYear: Int64
  /// The month, from 1.
  package let month: Int
  let day: Int
  /// The day since 1970-01-01.
  let days: Int64
  private let calendar: DateCalendar

  /// - Parameter days: days since 1970-01-01, below 2^50 in magnitude to avoid overflow.
  package init(days: Int64, in calendar: DateCalendar) {
    self.days = days
    self.calendar = calendar
    switch calendar {
    case .gregorian, .buddhist:
      let date = GregorianDays.date(ofDay: days)
      (extendedYear, month, day) = (date.year, date.month, date.day)
      if calendar == .buddhist {
        (era, yearOfEra) = (0, date.year + 543)
      } else {
        (era, yearOfEra) = date.year > 0 ? (1, date.year) : (0, 1 - date.year)
      }
    case .persian:
      let sinceEpoch = days - Self.persianEpoch
      extendedYear = 1 + (33 * sinceEpoch + 3).floorDivided(by: 12_053).quotient
      let dayOfYear = Int(sinceEpoch - Self.persianYear(extendedYear))
      let month = dayOfYear < 216 ? dayOfYear / 31 : (dayOfYear - 6) / 30
      (era, yearOfEra) = (0, extendedYear)
      self.month = month + 1
      day = dayOfYear - (month < 7 ? 31 * month : 30 * month + 6) + 1
    }
  }

  /// March 18, 622, in the Julian calendar.
  private static let persianEpoch: Int64 = 1_948_320 - 2_440_588

  private static func persianYear(_ year: Int64) -> Int64 {
    365 * (year - 1) + (8 * year + 21).floorDivided(by: 33).quotient
  }

  /// The day of the year, from 1.
  var dayOfYear: Int { Int(days - firstDay(ofYear: extendedYear)) + 1 }

  /// The day of the week, from 1, Sunday.
  package var weekday: Int { Int((days + 4).floorDivided(by: 7).remainder) + 1 }

  private func firstDay(ofYear year: Int64) -> Int64 {
    calendar == .persian
      ? Self.persianEpoch + Self.persianYear(year) : GregorianDays.day(year: year, month: 1, day: 1)
  }

  /// The number of the week in its month.
  func weekOfMonth(_ week: CalendarWeek) -> Int { week.number(ofDay: day, weekday: weekday) }

  /// The number of the week, and the year to which it belongs.
  func weekOfYear(_ week: CalendarWeek) -> (week: Int, year: Int64) {
    let (weekday, dayOfYear) = (weekday, dayOfYear)
    let number = week.number(ofDay: dayOfYear, weekday: weekday)
    if number == 0 {
      let before = Int(days - firstDay(ofYear: extendedYear - 1)) + 1
      return (week.number(ofDay: before, weekday: weekday), extendedYear - 1)
    }
    let length = Int(firstDay(ofYear: extendedYear + 1) - firstDay(ofYear: extendedYear))
    let place = week.place(ofWeekday: weekday)
    if dayOfYear >= length - 5, dayOfYear + 7 - place > length {
      let last = (place + length - dayOfYear) % 7
      if 6 - last >= week.minimalDays { return (1, extendedYear + 1) }
    }
    return (number, extendedYear)
  }
}

/// The rules for weeks in a region.
package struct CalendarWeek: Sendable {
  /// The first day of the week, from 1, Sunday.
  package let firstWeekday: Int
  /// The least number of days in the first week of a year.
  package let minimalDays: Int

  package init(firstWeekday: Int, minimalDays: Int) {
    (self.firstWeekday, self.minimalDays) = (firstWeekday, minimalDays)
  }

  /// The index of a weekday in the week, from 0.
  func place(ofWeekday weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 }

  /// The number of a day's week in a year or a month, from 1; 0 if it belongs to the previous one.
  func number(ofDay day: Int, weekday: Int) -> Int {
    let start = ((weekday - firstWeekday - day + 1) % 7 + 7) % 7
    return (day + start - 1) / 7 + (7 - start >= minimalDays ? 1 : 0)
  }
}

/// The arithmetic of days in the Gregorian calendar, and in the Julian one before October 15, 1582, as in ICU.
///
/// Days are counted from 1970-01-01. Years are astronomical: 0 is 1 BC.
enum GregorianDays {
  /// 1582-10-15, the first day of the Gregorian calendar.
  private static let cutover: Int64 = -141_427

  /// The day of a date; months outside of 1...12 and days outside of the month are carried.
  static func day(year: Int64, month: Int64, day: Int64) -> Int64 {
    let (years, month) = (month - 1).floorDivided(by: 12)
    let year = year + years
    let gregorian = firstDay(year, month, isJulian: false) + day - 1
    return gregorian >= cutover ? gregorian : firstDay(year, month, isJulian: true) + day - 1
  }

  /// The date of a day.
  static func date(ofDay day: Int64) -> (year: Int64, month: Int, day: Int) {
    let isJulian = day < cutover
    // Years begin in March here, so that a leap day is the last day. Day 0 is March 1, 0000.
    let (cycle, rest) = (day + (isJulian ? 719_470 : 719_468)).floorDivided(by: isJulian ? 1461 : 146_097)
    let yearOfCycle =
      isJulian ? (rest - rest / 1460) / 365 : (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * yearOfCycle + yearOfCycle / 4 - (isJulian ? 0 : yearOfCycle / 100))
    let month = (5 * dayOfYear + 2) / 153
    let year = cycle * (isJulian ? 4 : 400) + yearOfCycle + (month >= 10 ? 1 : 0)
    return (year, Int(month < 10 ? month + 3 : month - 9), Int(dayOfYear - (153 * month + 2) / 5 + 1))
  }

  /// - Parameter month: the month from 0, January.
  private static func firstDay(_ year: Int64, _ month: Int64, isJulian: Bool) -> Int64 {
    let year = month < 2 ? year - 1 : year
    let month = month < 2 ? month + 10 : month - 2
    let (cycle, rest) = year.floorDivided(by: isJulian ? 4 : 400)
    let dayOfYear = (153 * month + 2) / 5
    let days = 365 * rest + rest / 4 - (isJulian ? 0 : rest / 100) + dayOfYear
    return cycle * (isJulian ? 1461 : 146_097) + days - (isJulian ? 719_470 : 719_468)
  }
}

extension Int64 {
  /// The quotient rounded down, and the remainder, which is never negative.
  /// - Parameter divisor: a positive number.
  func floorDivided(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

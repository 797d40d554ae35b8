internal import CICU
internal import L10nRuntime

/// An ICU date format for one pattern, from which patterns and names of a locale are read.
final class DateSamples {
  private let format: OpaquePointer
  private let task: String

  /// - Parameter zone: a time zone by its name in ICU.
  /// - Throws: `ICUError` for a tag or a pattern that ICU cannot read.
  init(_ pattern: String, in tag: LanguageTag, zone: String = "UTC") throws(ICUError) {
    task = "dates of '\(tag)' as '\(pattern)'"
    let units = Array(pattern.utf16)
    let opened = try callICU(for: "'\(pattern)' in '\(tag)'") { status in
      cicu_date_format_open(tag.description, units, Int32(units.count), zone, &status)
    }
    guard let opened else { throw ICUError(task: task, status: "no format") }
    format = opened
  }

  deinit { cicu_date_format_close(format) }

  /// The text of an instant in the pattern.
  func text(of instant: Instant) throws(ICUError) -> String {
    let milliseconds = Double(instant.secondsSince1970) * 1000 + Double(instant.milliseconds)
    return try textOfICU(for: task) { cicu_date_format_text(format, milliseconds, $0, $1, &$2) }
  }
}

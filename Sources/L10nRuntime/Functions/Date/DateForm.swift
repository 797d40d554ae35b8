/// The form of a date or a time: a style, or a skeleton with the shown fields, whose order the locale determines.
///
///     DateForm(date: .long)                  // January 21, 2025
///     DateForm(date: .medium, time: .short)  // Jan 21, 2025, 1:39 PM
///     DateForm(skeleton: "yMMMd")            // Jan 21, 2025
///     DateForm(skeleton: "jm")               // 1:39 PM, where hours are counted to 24: 13:39
public struct DateForm: Hashable, Sendable {
  /// The length of a date or a time.
  public enum Style: String, CaseIterable, Sendable {
    /// Tuesday, January 21, 2025; of a time, with its zone.
    case full
    /// January 21, 2025; of a time, with its zone.
    case long
    /// Jan 21, 2025; 1:39:17 PM
    case medium
    /// 1/21/25; 1:39 PM
    case short
  }

  /// The form as one text: a skeleton, or the styles of date and time separated by a slash, `long/short`; then `~` if it
  /// is for speech.
  public let text: String

  /// No form: if a pattern has none either, date and time are written in ISO 8601.
  public static let unspecified = DateForm(text: "")

  /// A form from its `text`.
  package init(text: String) { self.text = text }

  /// The form that shows the fields of a skeleton: UTS #35, "Matching Skeletons".
  public init(skeleton: String) { text = skeleton }

  /// A date, a time, or both.
  public init(date: Style? = nil, time: Style? = nil) {
    text = "\(date?.rawValue ?? "")/\(time?.rawValue ?? "")"
  }

  /// The same form for speech, in which the first day of a month is an ordinal where a language has one: `1er novembre`.
  package var spoken: DateForm { isSpoken || !shows.date ? self : DateForm(text: text + "~") }

  /// Whether it is for speech.
  package var isSpoken: Bool { text.utf8.last == UInt8(ascii: "~") }

  /// The text without the mark of speech.
  private var shown: String { isSpoken ? String(Substring(text.utf8.dropLast())) : text }

  /// The skeleton; `nil` for styles.
  package var skeleton: String? { text.utf8.contains(UInt8(ascii: "/")) ? nil : shown }

  /// The styles of the date and of the time; `nil` for a skeleton.
  package var styles: (date: Style?, time: Style?) {
    let shown = shown
    guard let slash = shown.utf8.firstIndex(of: UInt8(ascii: "/")) else { return (nil, nil) }
    return (
      Style(rawValue: String(shown[..<slash])), Style(rawValue: String(shown[shown.utf8.index(after: slash)...]))
    )
  }

  /// Whether it shows a date, and whether a time.
  package var shows: (date: Bool, time: Bool) {
    if text.isEmpty { return (true, true) }
    guard let skeleton else { return (styles.date != nil, styles.time != nil) }
    return (
      skeleton.utf8.contains { "GyYuUrQqMLwWdDFgEec".utf8.contains($0) },
      skeleton.utf8.contains { "abBhHKkjJCmsSA".utf8.contains($0) }
    )
  }
}

extension DateForm: ExpressibleByStringLiteral {
  /// A form from its `text`, as generated code writes it.
  public init(stringLiteral text: String) { self.text = text }
}

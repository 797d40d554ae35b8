/// One thing that is wrong in a file, as a value beside what could be read.
///
/// One cause gives one finding: what follows from a broken entry is not reported again.
public struct StringsFinding: Sendable {
  /// How bad a finding is.
  public enum Severity: String, Sendable {
    /// Foundation refuses the file, or reads something other than what is written.
    case error
    /// The file is read, but hardly as meant.
    case warning
  }

  /// Whether the entry or file is lost or merely doubtful.
  public let severity: Severity

  /// What is wrong.
  public let kind: FindingKind

  /// The smallest range of text to blame, as offsets into `SourceText.utf8`. Empty where something is missing:
  /// the place just after the last thing before it.
  public let range: Range<Int>

  /// One clause for people, lowercase, without a final period.
  public let message: String

  /// How to fix it, where that is not plain from the message.
  public let help: String?

  /// Another place that explains the finding, such as the first of two equal keys.
  public let related: Range<Int>?

  /// A finding at a place.
  public init(
    _ severity: Severity, _ kind: FindingKind, at range: Range<Int>, _ message: String, help: String? = nil,
    related: Range<Int>? = nil
  ) {
    self.severity = severity
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.related = related
  }
}

extension [StringsFinding] {
  /// The findings by their places; findings at one place in the order in which they were made.
  var inFileOrder: [StringsFinding] {
    if count < 2 { return self }
    return enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map { $0.element }
  }
}

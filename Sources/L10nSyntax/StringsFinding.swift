/// One problem in a file, as a value beside the contents.
///
/// One cause gives one finding: consequences of a broken entry are not reported again.
public struct StringsFinding: Sendable {
  /// The severity of a finding.
  public enum Severity: String, Sendable {
    /// Foundation refuses the file, or reads something else than is written.
    case error
    /// The file is read, but probably not as intended.
    case warning
  }

  /// Whether the entry or file is lost or merely doubtful.
  public let severity: Severity

  /// The kind of the problem.
  public let kind: FindingKind

  /// The smallest range with the problem, as offsets into `SourceText.utf8`. Empty if something is missing: the place
  /// after the text before it.
  public let range: Range<Int>

  /// One clause in lowercase, without a final period.
  public let message: String

  /// How to fix it, unless the message makes that clear.
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
  /// The findings by their places; findings at one place keep their order.
  var inFileOrder: [StringsFinding] {
    if count < 2 { return self }
    return enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map { $0.element }
  }
}

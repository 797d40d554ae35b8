/// How arguments are written into texts.
public struct TextOptions: Hashable, Sendable {
  /// Which digits numbers are written with.
  public enum Digits: Hashable, Sendable {
    /// As the locale writes numbers, separators included.
    case locale
    /// ASCII digits without grouping, for logs and for machines.
    case latin
  }

  /// Whether arguments are kept apart from the direction of the text around them.
  public var isolation: BidiIsolation

  /// Which digits numbers are written with.
  public var digits: Digits

  /// Options for people to read; `.plain` isolation and `.latin` digits are for logs.
  public init(isolation: BidiIsolation = .automatic, digits: Digits = .locale) {
    self.isolation = isolation
    self.digits = digits
  }
}

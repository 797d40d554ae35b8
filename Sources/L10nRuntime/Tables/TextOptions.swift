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

extension TextOptions {
  /// The options as bits; `TextOptions(bits:)` gives them back.
  var bits: UInt16 {
    let isolation: UInt16 =
      switch isolation {
      case .automatic: 0
      case .plain: 1
      case .always: 2
      }
    return isolation | (digits == .latin ? 4 : 0)
  }

  init(bits: UInt16) {
    isolation =
      switch bits & 3 {
      case 0: .automatic
      case 1: .plain
      default: .always
      }
    digits = bits & 4 == 0 ? .locale : .latin
  }
}

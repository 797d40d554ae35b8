/// Options for formatting arguments in texts.
public struct TextOptions: Hashable, Sendable {
  /// The digits of numbers.
  public enum Digits: Hashable, Sendable {
    /// The locale's digits and separators.
    case locale
    /// ASCII digits without grouping, for logs and for machines.
    case latin
  }

  /// The spaces of texts.
  public enum Spaces: Hashable, Sendable {
    /// The spaces of the tables and of the locale: French has a no-break one before a percent sign.
    case locale
    /// U+0020 in place of no-break and narrow spaces, as people type it in a test; with `.plain` isolation also without
    /// direction marks.
    case plain
  }

  /// The isolation of arguments from the direction of the text around them.
  public var isolation: BidiIsolation

  /// The digits of numbers.
  public var digits: Digits

  /// The spaces of texts, in their own words and in their arguments.
  public var spaces: Spaces

  /// Options for readers; use `.plain` isolation and `.latin` digits for logs.
  public init(isolation: BidiIsolation = .automatic, digits: Digits = .locale, spaces: Spaces = .locale) {
    self.isolation = isolation
    self.digits = digits
    self.spaces = spaces
  }

  /// Options for tests, so that texts equal what people type: no isolates around arguments and no direction marks,
  /// ASCII digits without grouping, plain spaces.
  ///
  ///     let strings = PlayerStrings(locale: "fr", options: .comparable)
  ///     strings.offline.state.downloading.value(percent: 0.45) == "Téléchargement en cours, 45%"
  public static var comparable: TextOptions { TextOptions(isolation: .plain, digits: .latin, spaces: .plain) }
}

extension TextOptions {
  /// The options as bits; `TextOptions(bits:)` restores them.
  var bits: UInt16 {
    let isolation: UInt16 =
      switch isolation {
      case .automatic: 0
      case .plain: 1
      case .always: 2
      }
    return isolation | (digits == .latin ? 4 : 0) | (spaces == .plain ? 8 : 0)
  }

  init(bits: UInt16) {
    isolation =
      switch bits & 3 {
      case 0: .automatic
      case 1: .plain
      default: .always
      }
    digits = bits & 4 == 0 ? .locale : .latin
    spaces = bits & 8 == 0 ? .locale : .plain
  }
}

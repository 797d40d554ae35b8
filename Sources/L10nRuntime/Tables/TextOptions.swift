/// How arguments are written into texts.
public struct TextOptions: Hashable, Sendable {
  /// Which digits numbers are written with.
  public enum Digits: Hashable, Sendable {
    /// As the locale writes numbers, separators included.
    case locale
    /// ASCII digits without grouping, for logs and for machines.
    case latin
  }

  /// Which spaces texts have.
  public enum Spaces: Hashable, Sendable {
    /// Those of the tables and of the locale: French has a no-break one before a percent sign.
    case locale
    /// U+0020 in place of those that do not break or are narrower, as people type it in a test; with `.plain` isolation no
    /// marks of direction either.
    case plain
  }

  /// Whether arguments are kept apart from the direction of the text around them.
  public var isolation: BidiIsolation

  /// Which digits numbers are written with.
  public var digits: Digits

  /// Which spaces texts have, in their own words and in their arguments.
  public var spaces: Spaces

  /// Options for people to read; `.plain` isolation and `.latin` digits are for logs.
  public init(isolation: BidiIsolation = .automatic, digits: Digits = .locale, spaces: Spaces = .locale) {
    self.isolation = isolation
    self.digits = digits
    self.spaces = spaces
  }

  /// Options for tests, whose texts equal what people type: no isolates around arguments and no marks of direction, ASCII
  /// digits without grouping, plain spaces.
  ///
  ///     let strings = PlayerStrings(locale: "fr", options: .comparable)
  ///     strings.offline.state.downloading.value(percent: 0.45) == "Téléchargement en cours, 45%"
  public static var comparable: TextOptions { TextOptions(isolation: .plain, digits: .latin, spaces: .plain) }
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

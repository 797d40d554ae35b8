import L10nRuntime

/// The flags of a Java specifier.
struct JavaFlags {
  private static let letters = Array("-#+ 0,(<".utf8)

  private var seen: Set<UInt8> = []
  private(set) var hasRepetition = false

  /// Adds a flag; returns `false` for any other character.
  mutating func insert(_ byte: UInt8) -> Bool {
    guard Self.letters.contains(byte) else { return false }
    if !seen.insert(byte).inserted { hasRepetition = true }
    return true
  }

  func contains(_ flag: Unicode.Scalar) -> Bool { seen.contains(UInt8(ascii: flag)) }

  /// Whether the specifier uses the argument of the previous specifier.
  var takesLast: Bool { contains("<") }

  /// Whether all flags are among the allowed ones and `<`.
  func isWithin(_ allowed: String) -> Bool { seen.isSubset(of: Array((allowed + "<").utf8)) }

  /// The flags that C also has.
  var common: FormatFlags {
    var flags: FormatFlags = []
    for (flag, own) in [("-", FormatFlags.left), ("#", .alternate), ("+", .plus), (" ", .space), ("0", .zero)]
    where contains(Unicode.Scalar(flag) ?? "-") { flags.insert(own) }
    return flags
  }
}

/// The conversion of a Java specifier: `java.util.Formatter`, "Conversions".
enum JavaConversion {
  case general
  case character
  case decimal
  case octal
  case hexadecimal
  case fixed
  case exponent
  case shortest
  case hexadecimalFloat
  case date
  case lineBreak
  case percent

  /// - Parameter isDate: whether a `t` precedes the letter.
  init?(_ letter: UInt8, isDate: Bool) {
    let scalar = Unicode.Scalar(letter)
    if isDate {
      guard "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".unicodeScalars.contains(scalar) else { return nil }
      self = .date
      return
    }
    switch scalar {
    case "s", "S", "b", "B", "h", "H": self = .general
    case "c", "C": self = .character
    case "d": self = .decimal
    case "o": self = .octal
    case "x", "X": self = .hexadecimal
    case "f": self = .fixed
    case "e", "E": self = .exponent
    case "g", "G": self = .shortest
    case "a", "A": self = .hexadecimalFloat
    case "n": self = .lineBreak
    case "%": self = .percent
    default: return nil
    }
  }

  var isInteger: Bool { [.decimal, .octal, .hexadecimal].contains(self) }

  /// C's conversion with the same kind of argument; dates and booleans are objects.
  var common: FormatConversion {
    switch self {
    case .general, .date, .lineBreak, .percent: .object
    case .character: .utf16Unit
    case .decimal: .decimal
    case .octal: .octal
    case .hexadecimal: .hexadecimal(uppercase: false)
    case .fixed: .fixed(uppercase: false)
    case .exponent: .exponent(uppercase: false)
    case .shortest: .general(uppercase: false)
    case .hexadecimalFloat: .hexadecimalFloat(uppercase: false)
    }
  }

  private var allowedFlags: String {
    switch self {
    case .general, .character, .date, .percent: "-"
    case .decimal: "-+ 0,("
    case .octal, .hexadecimal: "-#0"
    case .fixed: "-#+ 0,("
    case .exponent: "-#+ 0("
    case .shortest: "-+ 0,("
    case .hexadecimalFloat: "-#+ 0"
    case .lineBreak: ""
    }
  }

  private var takesPrecision: Bool {
    switch self {
    case .general, .fixed, .exponent, .shortest, .hexadecimalFloat: true
    default: false
    }
  }

  /// The error that `Formatter` throws; `nil` if it throws none.
  func fault(_ flags: JavaFlags, hasWidth: Bool, hasPrecision: Bool) -> FormatError.Code? {
    if hasPrecision, !takesPrecision { return .badPrecision }
    if flags.hasRepetition || !flags.isWithin(allowedFlags) || hasWidth && self == .lineBreak { return .badFlag }
    if flags.contains("-"), flags.contains("0") { return .badFlag }
    if flags.contains("+"), flags.contains(" ") { return .badFlag }
    return !hasWidth && (flags.contains("-") || flags.contains("0")) ? .missingWidth : nil
  }
}

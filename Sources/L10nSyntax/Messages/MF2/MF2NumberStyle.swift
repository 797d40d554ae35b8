package import L10nRuntime

/// The style in which a function of MessageFormat 2 shows a number, from its options.
///
///     MF2NumberStyle("number", ["minimumFractionDigits": "2"]).words   // .00#, rounding-mode-half-up
///
/// The options become the tokens of a number skeleton, so that a style has one meaning in every syntax.
package struct MF2NumberStyle: Hashable, Sendable {
  /// The tokens of the skeleton.
  package private(set) var words: [String] = []
  /// The options with invalid values, which are left out of the style.
  package private(set) var badOptions: [String] = []

  private let function: String
  private let options: [String: String]
  private var hasPrecision = false

  /// The functions that show numbers.
  package static let functions: Set<String> = ["number", "integer", "percent", "currency", "unit", "offset"]

  /// The style of a function.
  /// - Parameter options: the options with the values of variables filled in. Unknown options are ignored.
  package init(_ function: String, _ options: [String: String]) {
    self.function = function
    self.options = options
    addUnit()
    addPrecision()
    addRest()
    badOptions.sort()
  }

  /// The style; `nil` if it is not supported.
  package var style: NumberStyle? { NumberStyle(skeleton: words) }

  /// The options of an operand that a function inherits.
  package static func inherited<Value>(_ options: [String: Value], by function: String) -> [String: Value] {
    let dropped =
      switch function {
      case "integer": ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
      case "percent": ["minimumIntegerDigits", "roundingIncrement", "select"]
      default: [String]()
      }
    return options.filter { !dropped.contains($0.key) }
  }

  /// The word for the value of an option; `nil`, and a bad option, for an invalid value.
  private mutating func word(_ option: String, _ words: KeyValuePairs<String, String>) -> String? {
    guard let value = options[option] else { return nil }
    if let word = words.first(where: { $0.key == value })?.value { return word.isEmpty ? nil : word }
    badOptions.append(option)
    return nil
  }

  /// A number of digits, 0...99.
  private mutating func digits(_ option: String) -> Int? {
    guard let value = options[option] else { return nil }
    if let count = value.mf2DigitSize { return count }
    badOptions.append(option)
    return nil
  }

  private mutating func addUnit() {
    switch function {
    case "percent": words.append("%x100")
    case "currency":
      guard let code = options["currency"] else { return }
      words.append("currency/\(code.asciiUppercased)")
      let display = word(
        "currencyDisplay",
        [
          "symbol": "", "narrowSymbol": "unit-width-narrow", "name": "unit-width-full-name",
          "code": "unit-width-iso-code", "never": "unit-width-hidden",
        ])
      if let display { words.append(display) }
    case "unit":
      guard let unit = options["unit"] else { return }
      words.append("unit/\(unit)")
      let display = word(
        "unitDisplay", ["short": "", "narrow": "unit-width-narrow", "long": "unit-width-full-name"])
      if let display { words.append(display) }
    default: break
    }
  }

  private mutating func addPrecision() {
    let fraction = fractionDigits()
    var precision: String?
    if let increment = increment(maximum: fraction?.1 ?? 0) {
      precision = increment
    } else {
      if let (least, most) = fraction {
        // A number shown by `:number` may have a fraction, so its argument is not a whole number.
        precision = most == 0 && function == "number" ? "precision-increment/1" : Self.fraction(least, most)
      }
      let least = function == "integer" ? nil : digits("minimumSignificantDigits")
      let most = digits("maximumSignificantDigits")
      if least != nil || most != nil {
        let sure = max(least ?? 1, 1)
        let significant =
          String(repeating: "@", count: sure) + String(repeating: "#", count: max((most ?? 21) - sure, 0))
        // Both bounds are used together only if there is a priority.
        switch (precision, word("roundingPriority", ["auto": "", "morePrecision": "r", "lessPrecision": "s"])) {
        case (let own?, let priority?): precision = "\(own)/\(significant)\(priority)"
        default: precision = significant
        }
      } else {
        _ = word("roundingPriority", ["auto": "", "morePrecision": "r", "lessPrecision": "s"])
      }
    }
    if word("trailingZeroDisplay", ["auto": "", "stripIfInteger": "/w"]) != nil {
      precision = (precision ?? (function == "currency" ? "precision-currency-standard" : ".###")) + "/w"
    }
    if let precision { words.append(precision) }
    hasPrecision = precision != nil
  }

  /// The bounds from the options; `nil` if the options set none.
  private mutating func fractionDigits() -> (Int, Int)? {
    switch function {
    case "integer": return (0, 0)
    case "currency":
      if options["fractionDigits"] == "auto" { return nil }
      return digits("fractionDigits").map { ($0, $0) }
    default:
      let least = digits("minimumFractionDigits")
      let most = digits("maximumFractionDigits")
      let usual = function == "percent" ? 0 : 3
      if least == nil, most == nil { return function == "percent" ? (0, 0) : nil }
      let upper = most ?? max(least ?? 0, usual)
      return (min(least ?? 0, upper), upper)
    }
  }

  private static func fraction(_ least: Int, _ most: Int) -> String {
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }

  private mutating func increment(maximum: Int) -> String? {
    guard function != "integer", function != "percent", let value = options["roundingIncrement"], value != "1" else {
      return nil
    }
    guard
      ["2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500", "5000"].contains(value)
    else {
      badOptions.append("roundingIncrement")
      return nil
    }
    guard maximum > 0 else { return "precision-increment/\(value)" }
    let digits = String(repeating: "0", count: max(0, maximum + 1 - value.utf8.count)) + value
    return "precision-increment/\(digits.dropLast(maximum)).\(digits.suffix(maximum))"
  }

  private mutating func addRest() {
    let isAccounting = function == "currency" && word("currencySign", ["standard": "", "accounting": "a"]) != nil
    let sign = word(
      "signDisplay",
      [
        "auto": "", "always": "-always", "exceptZero": "-except-zero", "negative": "-negative", "never": "-never",
      ])
    if isAccounting { words.append("sign-accounting" + (sign ?? "")) } else if let sign { words.append("sign" + sign) }
    let grouping = word(
      "useGrouping", ["auto": "", "always": "group-on-aligned", "never": "group-off", "min2": "group-min2"])
    if let grouping { words.append(grouping) }
    if function != "percent", let least = digits("minimumIntegerDigits"), least > 1 {
      words.append("integer-width/+" + String(repeating: "0", count: least))
    }
    let mode = word(
      "roundingMode",
      [
        "ceil": "rounding-mode-ceiling", "floor": "rounding-mode-floor", "expand": "rounding-mode-up",
        "trunc": "rounding-mode-down", "halfCeil": "rounding-mode-half-ceiling",
        "halfFloor": "rounding-mode-half-floor", "halfExpand": "rounding-mode-half-up",
        "halfTrunc": "rounding-mode-half-down", "halfEven": "rounding-mode-half-even",
      ])
    // The standard rounds halves away from zero; a skeleton without a mode rounds them to even digits.
    words.append(mode ?? "rounding-mode-half-up")
    addNotation()
    // Without a precision, a skeleton shows up to six fraction digits, and MessageFormat 2 three.
    let isUsual = options["notation"] ?? "standard" == "standard" && function != "currency"
    if !hasPrecision, isUsual { words.append(".###") }
  }

  /// Adds compact and scientific notation and numbering systems, which MessageFormat 1 has but no standard option sets.
  private mutating func addNotation() {
    let compact = word("compactDisplay", ["short": "", "long": "compact-long"])
    let notation = word(
      "notation",
      [
        "standard": "", "compact": compact ?? "compact-short", "scientific": "scientific",
        "engineering": "engineering",
      ])
    if let notation { words.append(notation) }
    if let system = options["numberingSystem"] { words.append("numbering-system/\(system)") }
  }
}

extension String {
  /// The number of a digit size option, 0...99; `nil` for any other text.
  package var mf2DigitSize: Int? {
    guard let value = Int(self), 0...99 ~= value, "\(value)" == self else { return nil }
    return value
  }

  /// Whether the text is a number literal of MessageFormat 2: `-1.5e3`, but not `01`, `+1` or `.5`.
  package var isMF2Number: Bool {
    var rest = utf8[...]
    func digits() -> Substring.UTF8View {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return digits
    }
    func accept(_ letters: String) -> Bool {
      guard let first = rest.first, letters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = accept("-")
    let whole = digits()
    guard whole.count == 1 || !whole.isEmpty && whole.first != UInt8(ascii: "0") else { return false }
    if accept("."), digits().isEmpty { return false }
    if accept("eE") {
      _ = accept("+-")
      if digits().isEmpty { return false }
    }
    return rest.isEmpty
  }
}

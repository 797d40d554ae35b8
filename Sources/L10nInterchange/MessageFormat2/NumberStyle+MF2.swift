import StringsFormat

extension NumberStyle {
  /// The function and options of MessageFormat 2 that show numbers in the style; `nil` where none do.
  ///
  ///     ::percent scale/100 .0#   // :percent minimumFractionDigits=1 maximumFractionDigits=2
  var mf2Function: MF2Function? {
    var words = skeleton.split(separator: " ").map(String.init)
    var function = "number"
    var options: [MF2Option] = []
    func add(_ name: String, _ value: some StringProtocol) { options.append(MF2Option(name, .literal(String(value)))) }
    func take(_ word: String) -> Bool {
      guard let index = words.firstIndex(of: word) else { return false }
      words.remove(at: index)
      return true
    }
    if words.contains("scale/100"), take("percent") {
      _ = take("scale/100")
      function = "percent"
      _ = take("precision-integer")
    } else if take("precision-integer") {
      function = "integer"
    }
    for word in words {
      let parts = word.split(separator: "/", maxSplits: 1)
      switch (parts.first ?? "", parts.count > 1 ? parts[1] : nil) {
      case ("currency", let code?):
        function = "currency"
        add("currency", code)
      case ("unit", let unit?):
        function = "unit"
        add("unit", unit)
      case ("compact-short", nil): add("notation", "compact")
      case ("compact-long", nil):
        add("notation", "compact")
        add("compactDisplay", "long")
      case ("scientific", nil), ("engineering", nil): add("notation", word)
      case ("numbering-system", let system?): add("numberingSystem", system)
      case ("integer-width", let width?): add("minimumIntegerDigits", "\(width.utf8.count - 1)")
      default:
        if let (name, value) = Self.options[word] {
          add(name, value)
        } else if !Self.addPrecision(word, add) {
          return nil
        }
      }
    }
    let made = MF2NumberStyle(
      function, Dictionary(options.map { ($0.name, $0.value.literal ?? "") }) { _, last in last })
    // Where no mode is given, halves are rounded away from zero there and to even digits here.
    return made.style?.roundingHalvesToEven == roundingHalvesToEven ? MF2Function(function, options) : nil
  }

  private static let options: [String: (String, String)] = [
    "sign-always": ("signDisplay", "always"), "sign-never": ("signDisplay", "never"),
    "sign-except-zero": ("signDisplay", "exceptZero"), "sign-negative": ("signDisplay", "negative"),
    "sign-accounting": ("currencySign", "accounting"), "group-off": ("useGrouping", "never"),
    "group-min2": ("useGrouping", "min2"), "group-on-aligned": ("useGrouping", "always"),
    "unit-width-narrow": ("unitDisplay", "narrow"), "unit-width-full-name": ("unitDisplay", "long"),
    "rounding-mode-ceiling": ("roundingMode", "ceil"), "rounding-mode-floor": ("roundingMode", "floor"),
    "rounding-mode-up": ("roundingMode", "expand"), "rounding-mode-down": ("roundingMode", "trunc"),
    "rounding-mode-half-up": ("roundingMode", "halfExpand"), "rounding-mode-half-down": ("roundingMode", "halfTrunc"),
  ]

  /// `.0#` and `@@#`
  private static func addPrecision(_ word: String, _ add: (String, String) -> Void) -> Bool {
    let kind = word.utf8.first == UInt8(ascii: ".") ? "Fraction" : "Significant"
    let digits = kind == "Fraction" ? word.utf8.dropFirst() : word.utf8[...]
    let sure = digits.prefix { $0 == UInt8(ascii: kind == "Fraction" ? "0" : "@") }.count
    guard digits.dropFirst(sure).allSatisfy({ $0 == UInt8(ascii: "#") }), kind == "Fraction" || sure > 0 else {
      return false
    }
    if sure > (kind == "Fraction" ? 0 : 1) { add("minimum\(kind)Digits", "\(sure)") }
    add("maximum\(kind)Digits", "\(digits.count)")
    return true
  }
}

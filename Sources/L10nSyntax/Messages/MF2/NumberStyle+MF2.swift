package import L10nRuntime

extension NumberStyle {
  /// The function and options of MessageFormat 2 that show numbers in this style; `nil` if there are none.
  ///
  ///     ::percent scale/100 .0#     // :percent minimumFractionDigits=1 maximumFractionDigits=2
  ///     ::currency/EUR sign-always  // :currency currency=EUR signDisplay=always
  ///     ::unit/kilometer            // :unit unit=kilometer maximumFractionDigits=6
  ///
  /// By default a skeleton shows up to six fraction digits, and MessageFormat 2 three.
  package var mf2Function: MF2Function? {
    let plainest = self.inWordsOfOneUnit
    for function in plainest.mf2FunctionNames {
      let style = function == "number" ? plainest.inMultiplesOfOne : plainest
      guard let unit = style.unitOptions(of: function) else { continue }
      let rest = style.roundingOptions + style.signAndGroupOptions
      // Digits are set only if the function's default differs.
      for precision in [[], style.precisionOptions(of: function)] {
        guard let precision else { continue }
        let options = (unit + style.notationOptions + precision + rest).map { MF2Option($0.0, .literal($0.1)) }
        let made = MF2NumberStyle(function, Dictionary(options.map { ($0.name, $0.value.literal ?? "") }) { $1 })
        // Without a mode, MessageFormat 2 rounds halves away from zero, and a skeleton rounds them to even digits.
        if made.badOptions.isEmpty, made.style?.roundingHalvesToEven == style.roundingHalvesToEven {
          return MF2Function(function, options)
        }
      }
    }
    return nil
  }

  private typealias Options = [(String, String)]

  /// The functions that may show the style, the simplest first.
  private var mf2FunctionNames: [String] {
    switch unit {
    case .currency: ["currency"]
    case .measure, .permille: ["unit"]
    case .percent: scale == .one ? ["unit"] : ["percent"]
    // `:integer` rounds halves away from zero before it formats.
    case .none: precision == .fraction(0, 0) && roundingHalvesToEven.rounding == .halfEven ? ["integer"] : ["number"]
    }
  }

  /// The style with its unit as one name: `unit/meter-per-second` for the equivalent
  /// `measure-unit/length-meter per-measure-unit/duration-second`.
  private var inWordsOfOneUnit: NumberStyle {
    guard case .measure(let measure) = unit, measure.utf8.starts(with: "measure-unit/".utf8) else { return self }
    let names = measure.split(separator: " ").compactMap { word -> Substring? in
      // The unit without its kind, which has no hyphen: `length-meter`, `speed-meter-per-second`.
      word.split(separator: "/").last?.split(separator: "-", maxSplits: 1).last
    }
    if names.count > 1, names.contains(where: { $0.contains("-per-") }) { return self }
    return NumberStyle(skeleton: skeleton.replacing(measure, with: "unit/" + names.joined(separator: "-per-"))) ?? self
  }

  /// The style without fraction digits as multiples of one, which show the same: `:number` is for numbers that may have
  /// a fraction.
  private var inMultiplesOfOne: NumberStyle {
    guard precision == .fraction(0, 0) else { return self }
    return NumberStyle(skeleton: skeleton.replacing("precision-integer", with: "precision-increment/1")) ?? self
  }

  /// The options for the unit and the width of its name; `nil` if the function has no such width.
  private func unitOptions(of function: String) -> Options? {
    switch unit {
    case .currency(let code):
      let widths: [UnitWidth: String] = [
        .narrow: "narrowSymbol", .fullName: "name", .isoCode: "code", .hidden: "never",
      ]
      guard unitWidth != .short else { return [("currency", code)] }
      return widths[unitWidth].map { [("currency", code), ("currencyDisplay", $0)] }
    case .measure, .percent, .permille:
      guard function == "unit", let word = unit.word else { return [] }
      let name = word.utf8.starts(with: "unit/".utf8) ? String(word.dropFirst("unit/".count)) : word
      switch unitWidth {
      case .short: return [("unit", name)]
      case .narrow: return [("unit", name), ("unitDisplay", "narrow")]
      case .fullName: return [("unit", name), ("unitDisplay", "long")]
      case .isoCode, .formal, .variant, .hidden: return nil
      }
    case .none: return []
    }
  }

  private var notationOptions: Options {
    switch notation {
    case .standard: []
    case .compactShort: [("notation", "compact")]
    case .compactLong: [("notation", "compact"), ("compactDisplay", "long")]
    case .scientific(let exponent): [("notation", exponent.interval == 3 ? "engineering" : "scientific")]
    }
  }

  /// The options for the number of digits; `nil` if there are none for the precision.
  private func precisionOptions(of function: String) -> Options? {
    func fraction(_ least: Int, _ most: Int) -> Options? {
      if function == "currency" { return least == most ? [("fractionDigits", "\(most)")] : nil }
      return (least > 0 ? [("minimumFractionDigits", "\(least)")] : []) + [("maximumFractionDigits", "\(most)")]
    }
    func significant(_ least: Int, _ most: Int) -> Options {
      (least > 1 ? [("minimumSignificantDigits", "\(least)")] : []) + [("maximumSignificantDigits", "\(most)")]
    }
    switch precision {
    case .fraction(let least, let most): return fraction(least, most)
    case .significant(let least, let most): return significant(least, most)
    case .increment(let number, let places):
      return fraction(places, places).map { $0 + (number == 1 ? [] : [("roundingIncrement", "\(number)")]) }
    case .mixed(let mixed):
      guard !mixed.keepsBoth, let digits = fraction(mixed.fraction.lowerBound, mixed.fraction.upperBound) else {
        return nil
      }
      return digits + significant(mixed.significant.lowerBound, mixed.significant.upperBound)
        + [("roundingPriority", mixed.prefersMore ? "morePrecision" : "lessPrecision")]
    case .currency: return nil
    }
  }

  private var roundingOptions: Options {
    let modes: [Rounding: String] = [
      .ceiling: "ceil", .floor: "floor", .up: "expand", .down: "trunc", .halfCeiling: "halfCeil",
      .halfFloor: "halfFloor", .halfUp: "halfExpand", .halfDown: "halfTrunc",
    ]
    return (modes[rounding].map { [("roundingMode", $0)] } ?? [])
      + (hidesZeroFraction ? [("trailingZeroDisplay", "stripIfInteger")] : [])
  }

  private var signAndGroupOptions: Options {
    var options: Options = []
    if wholeDigits.least > 1 { options.append(("minimumIntegerDigits", "\(wholeDigits.least)")) }
    switch grouping {
    case .never: options.append(("useGrouping", "never"))
    case .fromTwoDigits: if !isCompact { options.append(("useGrouping", "min2")) }
    case .always: options.append(("useGrouping", "always"))
    case .automatic, .thousands: break
    }
    if let numberingSystem { options.append(("numberingSystem", numberingSystem)) }
    if isAccounting { options.append(("currencySign", "accounting")) }
    switch sign {
    case .ofNegative: break
    case .always: options.append(("signDisplay", "always"))
    case .never: options.append(("signDisplay", "never"))
    case .exceptZero: options.append(("signDisplay", "exceptZero"))
    case .belowZero: options.append(("signDisplay", "negative"))
    }
    return options
  }
}

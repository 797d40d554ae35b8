import L10nRuntime
package import L10nSyntax

/// Flutter's format of a placeholder, as the attributes of an ARB file declare it.
///
///     "format": "decimalPatternDigits", "optionalParameters": { "decimalDigits": 1 }   // number, ::.0
///     "type": "DateTime", "format": "yMMMd"                                            // date, ::yMMMd
///
/// Sources: Flutter, `gen_l10n_types.dart`; Dart's `intl`, `NumberFormat` and `DateFormat`.
package struct FlutterFormat: Hashable {
  /// The attributes of the format, besides the type.
  package static let attributes: Set<String> = ["format", "optionalParameters", "isCustomDateFormat"]

  package let type: String
  package let format: String
  private(set) var digits: Int?
  private(set) var currency: String?

  /// The words of ICU number skeletons, by the names of Flutter's number formats.
  private static let words: KeyValuePairs = [
    "compact": "compact-short", "compactLong": "compact-long", "scientificPattern": "scientific",
    "decimalPercentPattern": "percent scale/100", "decimalPatternDigits": "", "percentPattern": "percent scale/100",
    "simpleCurrency": "", "currency": "unit-width-iso-code", "compactSimpleCurrency": "compact-short",
    "compactCurrency": "compact-short unit-width-iso-code", "decimalPattern": "",
  ]

  /// The date skeletons that are constructors of `DateFormat`.
  private static let dates: Set<String> = [
    "d", "E", "EEEE", "LLL", "LLLL", "M", "Md", "MEd", "MMM", "MMMd", "MMMEd", "MMMM", "MMMMd", "MMMMEEEEd", "QQQ",
    "QQQQ",
    "y", "yM", "yMd", "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMM", "yMMMMd", "yMMMMEEEEd", "yQQQ", "yQQQQ", "H", "Hm",
    "Hms", "j", "jm", "jms", "jmv", "jmz", "jv", "jz", "m", "ms", "s",
  ]

  /// The format of a placeholder; `nil` for a placeholder without one, or for a format that no ICU message can express.
  package init?(_ attributes: JSONValue?) {
    guard let format = attributes?["format"]?.value.string, let type = attributes?["type"]?.value.string else {
      return nil
    }
    (self.type, self.format) = (type, format)
    for member in attributes?["optionalParameters"]?.value.members.map(\.self) ?? [] {
      switch member.key.text {
      case "decimalDigits": digits = member.value.integer
      case "name": currency = member.value.string
      default: return nil
      }
    }
    if function == nil { return nil }
  }

  /// The format that shows an argument as a function does; `nil` if none does.
  package init?(_ function: MessagePlaceholder.Function) {
    switch function {
    case .integer: self.init("int", "decimalPattern", digits: nil, nil)
    case .number(let style):
      var (digits, currency): (Int?, String?)
      if case .fraction(let least, let most) = style.precision, least == most { digits = most }
      if style.precision == .increment(1, 0) { digits = 0 }
      if case .currency(let code) = style.unit { currency = code }
      let candidates = Self.words.flatMap { name, _ in
        [nil, digits].map { Self("double", name, digits: $0, currency) }
      }
      guard let made = candidates.first(where: { $0.function == .number(style.roundingHalvesToEven) }) else {
        return nil
      }
      self = made
    case .date(let form):
      guard let skeleton = DateForm(text: form).skeleton else { return nil }
      let time = skeleton.firstIndex { "jHhmsvz".contains($0) } ?? skeleton.endIndex
      let parts = [skeleton[..<time], skeleton[time...]].filter { !$0.isEmpty }.map(String.init)
      self.init("DateTime", parts.joined(separator: "+"), digits: nil, nil)
      if self.function != function { return nil }
    case .none, .text, .specifier, .damaged, .unsupported: return nil
    }
  }

  private init(_ type: String, _ format: String, digits: Int?, _ currency: String?) {
    (self.type, self.format, self.digits, self.currency) = (type, format, digits, currency)
  }

  /// The function of an ICU message that shows the same.
  package var function: MessagePlaceholder.Function? {
    if type == "DateTime" {
      let parts = format.split(separator: "+").map(String.init)
      guard !parts.isEmpty, parts.allSatisfy(Self.dates.contains), DateSkeleton.isValid(parts.joined()) else {
        return nil
      }
      return .date(parts.joined())
    }
    guard let words = Self.words.first(where: { $0.key == format })?.value else { return nil }
    var skeleton = words.split(separator: " ").map(String.init)
    if format.lowercased().hasSuffix("currency") {
      guard let currency else { return nil }
      skeleton.append("currency/\(currency)")
    }
    switch (format, digits) {
    case ("decimalPattern", _): return type == "int" ? .integer : .number(.plain)
    case ("percentPattern", _): skeleton.append("precision-integer")
    case (_, 0?): skeleton.append(format == "decimalPatternDigits" ? "precision-increment/1" : "precision-integer")
    case (_, let digits?): skeleton.append("." + String(repeating: "0", count: min(digits, 99)))
    case ("decimalPatternDigits", nil), ("decimalPercentPattern", nil): return nil
    default: break
    }
    return NumberStyle(skeleton: skeleton).map { .number($0) }
  }

  /// The attributes, with their values as JSON.
  package var members: [(name: String, value: String)] {
    var parameters: [String] = []
    if let currency { parameters.append("\"name\": \(JSONText.quoted(currency))") }
    if let digits { parameters.append("\"decimalDigits\": \(digits)") }
    return [("format", JSONText.quoted(format))]
      + (parameters.isEmpty ? [] : [("optionalParameters", "{ \(parameters.joined(separator: ", ")) }")])
  }
}

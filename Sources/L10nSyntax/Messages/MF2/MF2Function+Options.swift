extension MF2Function {
  /// The options of a function without those in namespaces, in alphabetical order; `nil` for an unknown function.
  ///
  /// `MF2NumberStyle` and `MF2DateStyle` read these and ignore all others.
  package static func optionNames(of function: String) -> [String]? {
    let number = [
      "compactDisplay", "maximumSignificantDigits", "notation", "numberingSystem", "roundingMode", "roundingPriority",
      "signDisplay", "trailingZeroDisplay", "useGrouping",
    ]
    let own: [String]
    switch function {
    case "number":
      own = number + ["minimumIntegerDigits", "roundingIncrement", "select"] + fractionDigits
    case "integer": own = number + ["minimumIntegerDigits", "select"]
    case "percent": own = number + fractionDigits
    case "unit": own = number + ["minimumIntegerDigits", "roundingIncrement", "unit", "unitDisplay"] + fractionDigits
    case "currency":
      own =
        number + [
          "currency", "currencyDisplay", "currencySign", "fractionDigits", "minimumIntegerDigits",
          "minimumSignificantDigits", "roundingIncrement",
        ]
    case "offset": own = ["add", "subtract"]
    case "string": own = []
    case "date": own = ["calendar", "fields", "hour12", "length", "timeZone"]
    case "time": own = ["calendar", "hour12", "precision", "timeZone", "timeZoneStyle"]
    case "datetime":
      own = ["calendar", "dateFields", "dateLength", "hour12", "timePrecision", "timeZone", "timeZoneStyle"]
    default: return nil
    }
    return own.sorted()
  }

  private static let fractionDigits = ["maximumFractionDigits", "minimumFractionDigits", "minimumSignificantDigits"]

  /// The options that all functions have.
  package static let sharedOptionNames = ["u:dir", "u:id"]

  /// The words that an option accepts; `nil` for one that takes numbers or names.
  package static func values(ofOption option: String) -> [String]? {
    switch option {
    case "compactDisplay": ["short", "long"]
    case "currencyDisplay": ["symbol", "narrowSymbol", "name", "code", "never"]
    case "currencySign": ["standard", "accounting"]
    case "dateFields", "fields":
      ["weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day", "year-month-day-weekday"]
    case "dateLength", "length": ["long", "medium", "short"]
    case "hour12": ["true", "false"]
    case "notation": ["standard", "compact", "scientific", "engineering"]
    case "precision", "timePrecision": ["hour", "minute", "second"]
    case "roundingMode":
      ["ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven"]
    case "roundingPriority": ["auto", "morePrecision", "lessPrecision"]
    case "select": ["plural", "ordinal", "exact"]
    case "signDisplay": ["auto", "always", "exceptZero", "negative", "never"]
    case "timeZoneStyle": ["long", "short"]
    case "trailingZeroDisplay": ["auto", "stripIfInteger"]
    case "useGrouping": ["auto", "always", "never", "min2"]
    case "unitDisplay": ["short", "narrow", "long"]
    case "u:dir": ["ltr", "rtl", "auto", "inherit"]
    default: nil
    }
  }
}

import L10nSyntax

/// Names of constants, such as `ADS_COUNTDOWN_TEXT`, no two of them the same.
struct ConstantNames {
  let names: [String]

  /// - Parameter identifiers: names in lowerCamel, no two of them the same.
  init(_ identifiers: [String]) {
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    names = identifiers.map { identifier in
      let wanted = Self.constant(identifier)
      var name = wanted
      while !taken.insert(name).inserted {
        let number = numbers[wanted, default: 1] + 1
        numbers[wanted] = number
        name = "\(wanted)_\(number)"
      }
      return name
    }
  }

  /// `adsCountdownText` becomes `ADS_COUNTDOWN_TEXT`, `error404` `ERROR404`.
  private static func constant(_ identifier: String) -> String {
    var words = ""
    var previous: Character?
    for character in identifier {
      if character.isUppercase, let previous, !previous.isUppercase, previous != "_" { words += "_" }
      words.append(character)
      previous = character
    }
    return words.uppercased()
  }

  /// A constant as Kotlin spells it: what has more than letters and digits stands between back-ticks.
  static func kotlin(_ name: String) -> String {
    name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic && !isMark($0) || isDigit($0) }
      ? name : "`\(name)`"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }

  /// A name as a member of an object in TypeScript: between quotes where it is not plain.
  static func typeScript(_ name: String) -> String {
    // After a colon this name would set the object's prototype.
    if name == "__proto__" { return "[\"__proto__\"]" }
    let isPlain = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0.isASCIIAlphanumeric
    }
    return isPlain ? name : EscapedForm.json.spelling(of: name)
  }
}

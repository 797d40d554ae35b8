import L10nSyntax

/// Distinct names of constants, such as `ADS_COUNTDOWN_TEXT`.
struct ConstantNames {
  let names: [String]

  /// - Parameter identifiers: distinct names in lowerCamel.
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

  /// A constant in Kotlin, in backticks if it has other characters than letters and digits.
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

  /// A name as a member of an object in TypeScript, in quotes if necessary.
  static func typeScript(_ name: String) -> String {
    // After a colon this name would set the object's prototype.
    if name == "__proto__" { return "[\"__proto__\"]" }
    let isPlain = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0.isASCIIAlphanumeric
    }
    return isPlain ? name : EscapedForm.json.spelling(of: name)
  }
}

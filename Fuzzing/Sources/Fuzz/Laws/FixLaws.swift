internal import L10nCore
internal import L10nLint

/// A catalog with its safe fixes applied, including those of optional rules.
struct FixReading {
  let fixed: FixedCatalog

  /// Whether no possible fix removes a lowercase letter.
  let keepsLetter: (Character) -> Bool

  init(_ bytes: [UInt8]) {
    fixed = FixedCatalog(CatalogInput(bytes).files, Self.configuration)
    // Fixes of escapes remove letters, which may be any letter of a specifier; and fixes replace Han variants.
    let hasEscapes = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 != UInt8(ascii: "\"") }
    keepsLetter = { letter in
      !hasEscapes && !"acdefghijlnopqstuxz\u{640}".contains(letter)
        && !letter.unicodeScalars.contains(where: \.properties.isIdeographic)
    }
  }

  private static let configuration: Configuration = {
    var configuration = Configuration()
    for rule in Rule.all where rule.use != .always && rule.fixes != nil {
      configuration.rules[rule.id, default: RuleSettings()].severity = rule.severity
    }
    return configuration
  }()
}

extension Law<FixReading> {
  /// The laws of fixes.
  static var ofFixes: [Law] { [keepWhatIsThere, bringUpNothing, leaveNothing] }

  static var keepWhatIsThere: Law {
    Law("fixes keep entries, letters and the arguments of right texts") { reading in
      reading.described(reading.fixed.lost(keepsLetter: reading.keepsLetter))
    }
  }

  static var bringUpNothing: Law {
    Law("fixes bring up no findings") { $0.described($0.fixed.newFindings) }
  }

  static var leaveNothing: Law {
    Law("fixing again changes nothing") { $0.described($0.fixed.unsettledFiles) }
  }
}

extension FixReading {
  /// The violations of a law, with the changed files.
  fileprivate func described(_ violations: [String]) -> String? {
    violations.isEmpty ? nil : "\(violations.joined(separator: "\n  "))\n\(fixed.changes)"
  }
}

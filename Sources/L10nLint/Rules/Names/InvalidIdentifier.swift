import L10nCore
import StringsFormat

extension Rule {
  static let invalidIdentifier: Rule = Rule(
    id: "invalid-identifier", severity: .warning,
    summary: "A key has no letter to make a Swift name of.",
    rationale: "The generated code calls it 'text' or '_123': nobody knows at a call site which text that is.",
    sources: ["Unicode Standard Annex #31, Identifiers and Syntax"]
  ) { context in
    context.developmentEntries.filter { !$0.key.text.hasNameLetter }.map { entry in
      RuleFinding(
        "'\(entry.key)' gives no Swift name", at: entry.keyLocation, subject: entry.subject,
        help: "name the key after what the text is for, as in 'player.play'")
    }
  }
}

extension String {
  /// Whether a name can be made of the text that says something: there is a letter besides those of specifiers.
  var hasNameLetter: Bool {
    var isSpecifier = false
    for scalar in unicodeScalars {
      if isSpecifier {
        // The letter that ends a specifier may have lengths before it: %lld.
        if "@aAcCdDeEfFgGiopsSuUxX".unicodeScalars.contains(scalar) || scalar == "%" { isSpecifier = false }
        if scalar.isLetter && !scalar.isASCII { return true }
      } else if scalar == "%" {
        isSpecifier = true
      } else if scalar.isLetter {
        return true
      }
    }
    return false
  }
}

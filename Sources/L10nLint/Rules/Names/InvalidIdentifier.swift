import L10nCore
import L10nSyntax

extension Rule {
  static let invalidIdentifier: Rule = Rule(
    id: "invalid-identifier", severity: .warning,
    summary: "A key has no letter to make a Swift name of, or the name in its comment is none.",
    obstacle: { context, _ in context.accessorObstacle }
  ) { context, _ in
    context.developmentEntries.compactMap { entry in
      if let name = entry.accessorName {
        let valid = name.split(separator: ".").map { SwiftIdentifier.lowerCamel(String($0)) }.joined(separator: ".")
        if valid == name, !name.isEmpty { return nil }
        return Diagnostic(
          "'@name(\(name))' is not a Swift name", at: entry.keyLocation, subject: entry.subject,
          help: valid.isEmpty ? "write one such as '@name(play)'" : "it is called '\(valid)' instead; write that")
      }
      if entry.key.text.hasNameLetter { return nil }
      return Diagnostic(
        "'\(entry.key)' gives no Swift name", at: entry.keyLocation, subject: entry.subject,
        help: "name the key after what the text is for, as in 'player.play', or write '@name(play)' in its comment")
    }
  }
}

extension String {
  /// Whether a meaningful name can be made from the text: it has a letter besides those of specifiers.
  var hasNameLetter: Bool {
    var isSpecifier = false
    for scalar in unicodeScalars {
      if isSpecifier {
        // The letter that ends a specifier may have a length before it: %lld.
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

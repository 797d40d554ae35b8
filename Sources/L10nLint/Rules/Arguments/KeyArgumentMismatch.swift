import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let keyArgumentMismatch: Rule = Rule(
    id: "key-argument-mismatch", severity: .warning,
    summary: "A key that is a text with specifiers takes different arguments from its development text."
  ) { context, _ in
    context.developmentEntries.compactMap { entry in
      // A key cannot have named arguments.
      if entry.pattern != nil || entry.file.place.format.looksUpTexts { return nil }
      let arguments = entry.key.arguments
      guard !arguments.isEmpty, context.specifierFaults(of: entry).isEmpty else { return nil }
      let own = EntryArguments(entry)
      guard !own.uses.contains(where: { own.isContradicted($0) }) else { return nil }
      return finding(arguments, own)
    }
  }

  private static func finding(_ arguments: [FormatArgument], _ own: EntryArguments) -> Diagnostic? {
    let entry = own.entry
    let taken = Dictionary(arguments.map { ($0.position, $0.type) }) { first, _ in first }
    for position in own.positions.sorted() {
      guard let use = own.definingUse(of: position) else { continue }
      guard let type = taken[position] else {
        return Diagnostic(
          "the development text of '\(entry.key)' takes \(use.specifier), which its key does not have",
          at: use.location, subject: entry.subject, help: help)
      }
      if type.isAlike(use.type) { continue }
      return Diagnostic(
        "the development text of '\(entry.key)' takes \(use.specifier) as argument \(position), which its key does not",
        at: use.location, subject: entry.subject, help: help)
    }
    let lost = taken.keys.filter { !own.positions.contains($0) }.min()
    return lost.map { position in
      Diagnostic(
        "the development text of '\(entry.key)' does not show argument \(position), which its key has",
        atValueOf: entry, help: help)
    }
  }

  private static var help: String { "let the key and the text take the same arguments" }
}

extension TableKey {
  /// The arguments of a key that is a text with specifiers, `starred %lld`, as `String(localized:)` makes them; empty
  /// for prose such as "100% sure", and for names.
  var arguments: [FormatArgument] {
    guard text.utf8.contains(UInt8(ascii: "%")), isOwnText else { return [] }
    let format = FormatString(text)
    return format.errors.isEmpty ? format.arguments : []
  }
}

extension ArgumentType {
  /// Whether both are whole numbers, both fractions, or both the same; another rule checks the width.
  fileprivate func isAlike(_ other: ArgumentType) -> Bool {
    if self == .variable || other == .variable { return true }
    if integerWidth != nil { return other.integerWidth != nil }
    return isFloatingPoint ? other.isFloatingPoint : self == other
  }
}

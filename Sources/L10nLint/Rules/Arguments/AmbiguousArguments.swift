import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let ambiguousArguments: Rule = Rule(
    id: "ambiguous-arguments", severity: .note, reach: .allTables,
    summary: "A text takes several arguments of one type that nothing distinguishes: no numbers, and no comment.",
    fixes: .safe
  ) { context, _ in
    context.developmentArguments().compactMap { arguments in
      guard arguments.uses.count > 1, let use = arguments.ambiguousUse else { return nil }
      let entry = arguments.entry
      if entry.comment?.namesArguments ?? false { return nil }
      return Diagnostic(
        "'\(entry.key)' takes several arguments as \(use.specifier), and nothing distinguishes them", at: use.location,
        subject: entry.subject,
        help: entry.specifiers.spelled("number them, and name them in a comment: %1$@ = sender, %2$@ = title"),
        // If the specifiers are only mentioned, readers would see the numbers.
        fix: arguments.mayBeSpokenOf ? nil : fix(use.text, in: entry))
    }
  }

  private static func fix(_ text: EntryText, in entry: CatalogEntry) -> Fix? {
    Fix("number the specifiers", in: [entry]) { use in
      use.text == text && !use.isDeclared && !use.isNumbered && !use.specifier.contains("*")
        ? "%\(use.position)$\(use.specifier.dropFirst())" : nil
    }
  }
}

extension EntryArguments {
  /// The second of two unnumbered uses of one type in a text that is not a plural form. Two numbers without a word
  /// between them, such as a range or a time of day, are not ambiguous.
  fileprivate var ambiguousUse: Use? {
    for text in entry.texts where text.variable == nil {
      let shown = uses.filter { $0.text == text && !$0.isDeclared }
      if shown.contains(where: { $0.isNumbered || $0.argument.role != nil }) { continue }
      for (index, second) in shown.enumerated() where second.type != .variable {
        let isAmbiguous = shown[..<index].enumerated().contains { earlier, first in
          first.type.isCompatible(with: second.type)
            && !(earlier + 1 == index && first.type != .object && Self.hasNoWord(between: first, second))
        }
        if isAmbiguous { return second }
      }
    }
    return nil
  }

  private static func hasNoWord(between first: Use, _ second: Use) -> Bool {
    let between = Array(first.text.text.utf8)[first.range.upperBound..<second.range.lowerBound]
    // A size: 16x9.
    if between == [UInt8(ascii: "x")] { return true }
    return !String(decoding: between, as: UTF8.self).unicodeScalars.contains(where: \.isLetter)
  }
}

extension String {
  /// Whether a comment explains the arguments: by specifiers, or by counting them.
  fileprivate var namesArguments: Bool {
    if FormatString(self).placeholders.count > 1 { return true }
    let words = Set(lowercased().split { !$0.isLetter && !$0.isNumber })
    return [["1", "2"], ["1st", "2nd"], ["first", "second"]].contains { words.isSuperset(of: $0) }
  }
}

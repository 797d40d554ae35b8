import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let unsafeSpecifier: Rule = Rule(
    id: "unsafe-specifier", severity: .error,
    summary: "A text takes a pointer or a character of C: %s, %S, %p, %c, %C or %n.",
    fixes: .unsafe, weigh: { context, written in written + unsafeArguments(in: context) }
  ) { context, _ in
    context.entrySpecifierFaults().compactMap { entry, fault -> Diagnostic? in
      guard case .unreadable(.forbidden) = fault.kind, !fault.isLiteral else { return nil }
      return Diagnostic(
        "'\(fault.written)' in '\(entry.key)' writes to memory",
        at: entry.location(of: fault.range, in: fault.text), subject: entry.subject, help: "remove it")
    }
  }

  /// The development texts of all tables with such an argument.
  private static func unsafeArguments(in context: LintContext) -> [Diagnostic] {
    typealias Found = (entry: CatalogEntry, use: EntryArguments.Use, mayBeSpokenOf: Bool)
    let unsafe = context.developmentArguments().flatMap { arguments -> [Found] in
      if !arguments.entry.specifiers.takesArgumentsOfC { return [] }
      let mayBeSpokenOf = arguments.mayBeSpokenOf
      return arguments.uses.filter { !$0.isDeclared && $0.isUnsafe && !$0.isInAddress }
        .map { (arguments.entry, $0, mayBeSpokenOf) }
    }
    let formatsStrings = unsafe.contains { $0.use.object != nil && !$0.mayBeSpokenOf }
    return unsafe.map { entry, use, mayBeSpokenOf in
      // A guide's text, if no other text takes such a string.
      let isDoubtful = mayBeSpokenOf && !formatsStrings
      return Diagnostic(
        "'\(entry.key)' takes \(use.specifier), which no Swift string or number is",
        at: use.location, subject: entry.subject,
        help: (isDoubtful ? "if the text is run as a format, " : "")
          + (use.object.map { "write \($0) here and in every locale" } ?? "write %@, and give a string"),
        fix: use.object.flatMap { fix(use.position, "write \($0) in every locale", context.entries(of: entry.id)) },
        // Objective-C has characters.
        severity: use.isCharacter ? .note : isDoubtful ? .warning : nil)
    }
  }

  private static func fix(_ position: Int, _ summary: String, _ entries: [CatalogEntry]) -> Fix? {
    guard let key = entries.first?.key, FormatString(key.text).arguments.isEmpty else { return nil }
    return Fix(summary, in: entries, safety: .unsafe) { $0.position == position ? $0.object : nil }
  }
}

extension EntryArguments.Use {
  fileprivate var isUnsafe: Bool {
    switch type {
    case .cString, .utf16String, .pointer: true
    default: isCharacter
    }
  }

  /// Whether it is in the address of a page, `https://example.com/?q=%s`, where a program replaces it.
  fileprivate var isInAddress: Bool {
    let word = String(decoding: written.text.utf8.prefix(range.lowerBound), as: UTF8.self).split {
      $0.isWhitespace
    }
    return word.last?.contains("://") ?? false
  }

  fileprivate var isCharacter: Bool {
    (specifier.hasSuffix("c") || specifier.hasSuffix("C")) && type.integerWidth != nil && argument.role == nil
  }

  /// The specifier of an object, if this is one of a C string.
  fileprivate var object: String? {
    guard type == .cString || type == .utf16String, !specifier.contains("."), !specifier.contains("*") else {
      return nil
    }
    return specifier.dropLast() + "@"
  }
}

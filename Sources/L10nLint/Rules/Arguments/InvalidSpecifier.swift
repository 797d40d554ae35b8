import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let invalidSpecifier: Rule = Rule(
    id: "invalid-specifier", severity: .error,
    summary: "A text that is run as a format has a percent sign that does not begin a specifier.",
    fixes: .safe
  ) { context, _ in
    context.entrySpecifierFaults().compactMap { entry, fault in
      if fault.isLiteral { return nil }
      let message: String
      let code: FormatError.Code
      switch fault.kind {
      case .damaged, .unreadable(.mixedPositional), .unreadable(.forbidden): return nil
      case .spaceFlag, .unreadable(.percentSign):
        let suffix = fault.written.contains(" ") ? " with a leading space" : ""
        message = "'\(fault.written)' in '\(entry.key)' is read as a number\(suffix)"
        code = if case .spaceFlag = fault.kind { .badFlag } else { .percentSign }
      case .unreadable(let found):
        message = "'\(fault.written)' in '\(entry.key)' is not a specifier: \(FormatError(found, at: fault.range))"
        code = found
      case .foreign:
        message = "'\(fault.written)' in '\(entry.key)' is not a specifier of \(entry.specifiers.reader)"
        code = .unsupportedConversion
      }
      return Diagnostic(
        message, at: entry.location(of: fault.range, in: fault.text), subject: entry.subject,
        help: help(for: fault, code, in: entry), fix: fix(fault, in: entry))
    }
  }

  private static func fix(_ fault: SpecifierFault, in entry: CatalogEntry) -> Fix? {
    guard fault.isCertain else { return nil }
    if case .foreign(let specifier?) = fault.kind {
      return entry.fix("write \(specifier)", fault.range, of: fault.text, with: specifier)
    }
    let start = fault.range.lowerBound
    return entry.fix("write %%", start..<start + 1, of: fault.text, with: "%%")
  }

  private static func help(for fault: SpecifierFault, _ code: FormatError.Code, in entry: CatalogEntry) -> String {
    if case .foreign(let specifier) = fault.kind {
      return specifier.map { "write \($0)" } ?? "give it plural forms: \(entry.file.place.format.pluralAdvice)"
    }
    if SpecifierFault.isPosition(fault.written.utf8), fault.missing == nil {
      return fault.isUnexpected
        ? "write % for a percent sign, or remove it"
        : "write the whole specifier, as in \(entry.specifiers.spelled("%1$@")), or remove it"
    }
    switch code {
    case .percentSign: return "write %% for a percent sign"
    case .incomplete, .unknownConversion, .badFlag:
      return fault.missing.map { "write \($0), or %% for a percent sign" } ?? "write %% for a percent sign"
    default: return fault.missing.map { "write \($0)" } ?? entry.specifiers.spelled(help(for: code))
    }
  }

  private static func help(for code: FormatError.Code) -> String {
    switch code {
    case .incomplete, .unknownConversion, .badFlag, .percentSign: "write %% for a percent sign"
    case .badLength, .badPrecision, .unsupportedFlag, .unsupportedConversion:
      "write a specifier that every system knows, such as %@ or %lld"
    case .fieldTooLarge: "write no width and no precision above 255"
    case .forbidden: "remove it"
    case .mixedPositional: "number all of them, as in %1$@"
    case .missingWidth: "write a number after the flag, or remove it"
    case .noEarlierArgument: "write the number of the argument, as in %1$@"
    case .positionTooLarge: "use no more than 127 arguments"
    case .positionZero, .missingPosition, .typeConflict: "count positions from 1"
    case .badVariable: "write the variable's name between %#@ and @"
    }
  }
}

import L10nCore
import L10nRuntime

extension Rule {
  static let invalidSpecifier: Rule = Rule(
    id: "invalid-specifier", severity: .error,
    summary: "A text that is run as a format has a percent sign that begins no specifier.",
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
        message = "'\(fault.written)' in '\(entry.key)' is no specifier: \(FormatError(found, at: fault.range))"
        code = found
      }
      let start = fault.range.lowerBound
      return Diagnostic(
        message, at: entry.location(of: fault.range, in: fault.text), subject: entry.subject,
        help: help(for: fault, code),
        fix: fault.isCertain ? entry.fix("write %%", start..<start + 1, of: fault.text, with: "%%") : nil)
    }
  }

  private static func help(for fault: SpecifierFault, _ code: FormatError.Code) -> String {
    if SpecifierFault.isPosition(fault.written.utf8), fault.missing == nil {
      return fault.isUnexpected
        ? "write % for a percent sign, or remove it" : "write the whole specifier, as in %1$@, or remove it"
    }
    switch code {
    case .percentSign: return "write %% for a percent sign"
    case .incomplete, .unknownConversion, .badFlag:
      return fault.missing.map { "write \($0), or %% for a percent sign" } ?? "write %% for a percent sign"
    default: return fault.missing.map { "write \($0)" } ?? help(for: code)
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
    case .positionTooLarge: "use no more than 127 arguments"
    case .positionZero, .missingPosition, .typeConflict: "count positions from 1"
    case .badVariable: "write the variable's name between %#@ and @"
    }
  }
}

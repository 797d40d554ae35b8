import L10nCore

extension Rule {
  static let foreignQuotes: Rule = Rule(
    id: "foreign-quotes", severity: .note,
    summary: "The quotation marks are those of another language, or one of two is missing.",
    fixes: .safe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.profile(for: $0).conventions }
    var untranslated = UntranslatedTexts()
    return context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.contains(.nonASCII), Quotation.mayBe(in: text.string) else { return [] }
      let habits = conventions[text.language]
      guard let marks = habits.quotes, !settings.allowedTexts.contains(text.string) else { return [] }
      let quotations = Quotation.quotations(in: text.string, isSpaced: habits.spacesGuillemets)
      if quotations.isEmpty || untranslated.contains(text) { return [] }
      // If one has no closing mark, the rest may be paired wrongly.
      let isSure = quotations.allSatisfy { $0.closing != nil }
      return quotations.filter { !habits.takes($0) }.map { quotation in
        guard let closing = quotation.closing else {
          return Diagnostic(
            "'\(text.entry.key)' has '\(quotation.opening.scalar)' without its other", at: quotation.range, in: text)
        }
        let written = "\(quotation.opening.scalar) \(closing.scalar)"
        let wanted = "\(marks.signs.opening ?? " ") \(marks.signs.closing ?? " ")"
        return Diagnostic(
          "'\(text.entry.key)' has '\(written)' for '\(wanted)'", at: quotation.range, in: text,
          fix: isSure ? text.fix(quotation, closing, with: marks) : nil)
      }
    }
  }
}

extension TextConventions {
  /// Whether the language uses such a quotation.
  fileprivate func takes(_ quotation: Quotation) -> Bool {
    let allowed = [quotes].compactMap { $0 } + otherQuotes + (quotation.isNested ? nestedQuotes : [])
    return allowed.contains {
      $0.signs.opening == quotation.opening.scalar && $0.signs.closing == quotation.closing?.scalar
    }
  }
}

extension LintText {
  /// A fix that gives a quotation other marks, with their spaces in place of the existing ones. It reads only the
  /// characters beside the marks: a text may have thousands of quotations.
  ///
  /// - Returns: `nil` if a mark is in a part of a pattern that is spelled differently.
  fileprivate func fix(_ quotation: Quotation, _ closing: PlacedScalar, with marks: QuotationMarks) -> Fix? {
    let scalars = string.unicodeScalars
    var opened = quotation.opening.range
    var closed = closing.range
    let next = scalars[string.utf8.index(string.startIndex, offsetBy: opened.upperBound)]
    if next.properties.isWhitespace, opened.upperBound + UTF8.width(next) < closed.lowerBound {
      opened = opened.lowerBound..<opened.upperBound + UTF8.width(next)
    }
    let end = string.utf8.index(string.startIndex, offsetBy: closed.lowerBound)
    let previous = scalars[scalars.index(before: end)]
    if previous.properties.isWhitespace, closed.lowerBound - UTF8.width(previous) >= opened.upperBound {
      closed = closed.lowerBound - UTF8.width(previous)..<closed.upperBound
    }
    let summary = "write \(marks.signs.opening ?? " ") \(marks.signs.closing ?? " ")"
    guard let first = fix(summary, opened, with: marks.opening), let second = fix(summary, closed, with: marks.closing)
    else { return nil }
    return Fix(summary, first.changes + second.changes)
  }
}

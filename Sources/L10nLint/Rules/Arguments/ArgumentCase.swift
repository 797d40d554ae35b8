import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let argumentCase: Rule = Rule(
    id: "argument-case", severity: .warning, reach: .allTables,
    summary: "A duration or a relative time is put in where the language would inflect it.",
    obstacle: { context, _ in
      context.configuration.arguments.isEmpty ? "no argument has a format in l10n.yml" : nil
    }
  ) { context, settings in
    let positions = spokenPositions(in: context)
    var cases = LanguageCache { LanguageProfile.profile(for: $0).cases }
    return context.texts(of: positions.keys).flatMap { text -> [Diagnostic] in
      guard let spoken = positions[text.entry.id], let words = cases[text.language],
        !settings.allowedTexts.contains(text.string)
      else { return [] }
      return FormatString(text.string).placeholders.compactMap { placeholder in
        guard let value = spoken[placeholder.position],
          let place = words.place(around: placeholder.range, in: text.string)
        else { return nil }
        let word = String(decoding: Array(text.string.utf8)[place], as: UTF8.self)
        return Diagnostic(
          "'\(word)' asks for a case that the \(value) in '\(text.entry.key)' does not have", at: place, in: text,
          related: context.developmentTexts(beside: text.entry),
          help: "put the \(value) after a colon or a comma, where it needs no case")
      }
    }
  }

  /// The arguments that come with a noun in the nominative, in words: by text and position.
  private static func spokenPositions(in context: LintContext) -> [TextID: [Int: String]] {
    let declared = context.configuration.arguments.mapValues { declarations in
      declarations.filter { $0.format.uninflected != nil }
    }
    var positions: [TextID: [Int: String]] = [:]
    for entry in context.developmentEntries {
      guard let declarations = declared[entry.key.text], !declarations.isEmpty else { continue }
      for (index, parameter) in entry.parameters.enumerated() {
        let declaration = declarations.first { $0.names(parameter, at: index + 1) }
        positions[entry.id, default: [:]][index + 1] = declaration?.format.uninflected
      }
    }
    return positions
  }
}

extension CaseWords {
  /// The word that governs the argument at a place, or the ending that is joined to it, in UTF-8 offsets.
  fileprivate func place(around placeholder: Range<Int>, in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    let (before, after) = (bytes[..<placeholder.lowerBound], bytes[placeholder.upperBound...])
    if !self.before.isEmpty, let last = before.last {
      let words = String(decoding: last == 0x20 ? before.dropLast() : before, as: UTF8.self)
      let word = String(words.reversed().prefix { $0.isLetter || $0 == "\u{640}" }.reversed())
      let end = before.count - (last == 0x20 ? 1 : 0)
      if last == 0x20 ? self.before.contains(word.lowercased()) : joined.contains(word) {
        return end - word.utf8.count..<end
      }
    }
    if after.first == 0x20 {
      let word = String(decoding: after.dropFirst(), as: UTF8.self).prefix { $0.isLetter }
      guard self.after.contains(word.lowercased()) else { return nil }
      return placeholder.upperBound + 1..<placeholder.upperBound + 1 + word.utf8.count
    }
    guard takesEndings else { return nil }
    let ending = String(decoding: after, as: UTF8.self)
    let letters = ending.dropFirst().prefix { $0.isLetter }
    guard let sign = ending.first, "-:'’".contains(sign), !letters.isEmpty else { return nil }
    return placeholder.upperBound..<placeholder.upperBound + String(sign).utf8.count + letters.utf8.count
  }
}

import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let roleWord: Rule = Rule(
    id: "a11y-role-word", severity: .warning, use: .forSpeech,
    summary: "A label or hint says what kind of control it belongs to.",
    fixes: .unsafe
  ) { context, settings in
    let names = context.names
    var searches: [LanguageTag: RoleWordSearch] = [:]
    for tag in Set(names.map(\.language)) {
      searches[tag] = LanguageProfile.profile(for: tag).spoken.map(RoleWordSearch.init)
    }
    return names.flatMap { entry, kind, language -> [Diagnostic] in
      guard let search = searches[language] else { return [] }
      return entry.texts.filter { !settings.allowedTexts.contains($0.text) }.compactMap { text in
        let specifiers = FormatString(text.text).placeholders.map(\.range)
        guard let match = search.match(in: text.text, specifiers: specifiers, isLabel: kind == .label) else {
          return nil
        }
        let word = String(decoding: Array(text.text.utf8)[match.range], as: UTF8.self)
        let isPlainButton = kind == .label && match.role == .button && specifiers.isEmpty && text.pieces == nil
        let ending = isPlainButton ? search.clearEnding(of: text.text, at: match.range) : nil
        return Diagnostic(
          "\(kind) '\(entry.key)' says '\(word)', as screen readers do for every \(match.role)",
          at: entry.location(of: match.range, in: text), subject: entry.subject,
          related: context.developmentTexts(beside: entry), help: "leave the kind of control out",
          fix: ending.map { ending in
            Fix(
              "remove '\(word)'", .text(entry.file.location(text.range), range: ending, replacement: ""),
              safety: .unsafe)
          })
      }
    }
  }
}

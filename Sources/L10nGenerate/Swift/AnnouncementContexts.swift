import L10nCore

/// One announcement as an enum case.
struct AnnouncementContext {
  /// The case's name, in backticks if it is a keyword.
  let name: String
  /// The text's key, escaped for a string literal.
  let key: String
  let documentation: String
  /// `.polite` or `.assertive`.
  let priority: String
  /// The interval in seconds, as a literal.
  let interval: String
  /// `true` or `false`: whether it is a state that holds until another one.
  let isState: String
  /// The cases that it makes outdated, as an array literal.
  let replaced: String

  /// The contexts of a catalog's announcements that have a text, in the order of `l10n.yml`.
  static func all(_ declarations: [AnnouncementDeclaration], texts generated: GeneratedTexts) -> [AnnouncementContext] {
    let known = declarations.filter { generated.index(ofKey: $0.key.name) != nil }
    var taken = ControlContexts.reservedNames
    var names: [String: String] = [:]
    for declaration in known {
      var name = SwiftIdentifier.lowerCamel(declaration.key.name)
      // Keys that differ only in their punctuation.
      while name.isEmpty || !taken.insert(name).inserted { name += "Announcement" }
      names[declaration.key.name] = SwiftIdentifier.escaped(name)
    }
    let outdated = Set(known.flatMap { $0.replaced.map(\.name) })
    return known.map { declaration in
      let key = declaration.key.name
      let replaced = declaration.replaced.compactMap { names[$0.name] }
      let text = generated.index(ofKey: key).flatMap { generated.development(generated.ids[$0]) }?.texts.last?.text
      return AnnouncementContext(
        name: names[key] ?? key, key: SwiftLiteral.escaped(key),
        documentation: "“\(SwiftLiteral.documented(text ?? key))”.",
        priority: ".\(declaration.priority)", interval: "\(declaration.interval)",
        isState: "\(!replaced.isEmpty || outdated.contains(key))",
        replaced: "[\(replaced.map { ".\($0)" }.joined(separator: ", "))]")
    }
  }
}

import L10nSyntax

extension MessageMarkup {
  /// The problem with the options of a tag compared with those of the development text, as a clause; `nil` if there is
  /// none.
  ///
  /// Texts for people may differ, and so may paths: `/terms` is `/de/agb`. Addresses must keep their host, or one of
  /// the same name, and their scheme (`LinkDestination`); everything else must be equal.
  func difference(from development: MessageMarkup) -> String? {
    for option in development.options {
      guard let own = self[option.name] else {
        return Self.isForPeople(option.name) ? nil : "leaves out '\(option.name)' of the tag '\(name)'"
      }
      if own == option.value || Self.isForPeople(option.name) { continue }
      if own.argumentNames.sorted() != option.value.argumentNames.sorted() {
        return "sets '\(option.name)' of the tag '\(name)' with different arguments from the development text"
      }
      let (destination, other) = (LinkDestination(own.spelled), LinkDestination(option.value.spelled))
      guard Self.isAddress(option.name) || destination.scheme != nil && other.scheme != nil else {
        return "sets '\(option.name)' of the tag '\(name)' to '\(own.spelled)', where the development text has "
          + "'\(option.value.spelled)'"
      }
      if let clause = destination.clause(notBeside: other) { return clause }
    }
    let extra = options.first { option in
      !Self.isForPeople(option.name) && !development.options.contains { $0.name == option.name }
    }
    return extra.map { "sets '\($0.name)' of the tag '\(name)', which the development text does not set" }
  }

  private subscript(name: String) -> Option.Value? { options.first { $0.name == name }?.value }

  /// Whether an option is a text in a language, names the language, or follows from its grammar.
  private static func isForPeople(_ name: String) -> Bool {
    [
      "title", "alt", "label", "lang", "dir", "hreflang", "inflect", "morphology", "agreeWithArgument",
      "agreeWithConcept", "inflectionAlternative",
    ].contains(name) || name.hasPrefix("aria-") || name.hasPrefix("u:")
  }

  private static func isAddress(_ name: String) -> Bool {
    ["href", "src", "url", "action", "formaction", "poster", "data", "xlink:href"].contains(name.lowercased())
  }

  /// The destination of the tag if it differs from those of the development text's tags with its name, as a clause;
  /// `nil` if it equals one of them, or if there are none.
  func strayLink(from development: [MessageMarkup]) -> String? {
    let known = development.filter { $0.name == name && $0.kind != .close }
    for option in options where Self.isAddress(option.name) {
      let destination = LinkDestination(option.value.spelled)
      let clauses = known.flatMap { $0.options.filter { $0.name == option.name } }.map {
        destination.clause(notBeside: LinkDestination($0.value.spelled))
      }
      if let clause = clauses.first, !clauses.contains(nil) { return clause }
    }
    return nil
  }
}

extension MessageMarkup.Option.Value {
  /// The value with arguments as their names in braces.
  fileprivate var spelled: String {
    switch self {
    case .text(let text): text
    case .argument(let name): "{\(name)}"
    case .joined(let values): values.map(\.spelled).joined()
    }
  }
}

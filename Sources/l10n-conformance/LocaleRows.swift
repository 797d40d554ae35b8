import L10nRuntime

extension RowFamily {
  /// Preferences and directories: the fallback chain of texts.
  static let locale = RowFamily(
    fileName: "locale.json", expectedFields: ["best", "matched", "chain", "cldrParents"]
  ) { row in
    let desired = try row.strings("desired")
    let supported = try row.strings("supported")
    guard let development = try row.optionalString("development") ?? supported.first else {
      throw RowProblem("the row has no 'development'")
    }
    let available = AvailableLocales(names: supported, development: development)
    let chain = available.chain(for: LocalePreferences(desired).tags)
    let wanted = LocalePreferences(Array(desired.prefix(1))).tags.first
    let parents = wanted.map { ParentLocales.inheritance(of: $0).map(\.description) + ["root"] }
    return [
      "best": .string(chain.best),
      "matched": .bool(chain.isMatched),
      "chain": .strings(chain.names),
      "cldrParents": .strings(parents ?? []),
    ]
  }

  /// A request's header, and the language that a server would choose for it.
  static let acceptLanguage = RowFamily(
    fileName: "accept_language.json", expectedFields: ["preferences", "best"]
  ) { row in
    let header = AcceptLanguage(try row.string("header"))
    let supported = try row.strings("supported")
    let available = AvailableLocales(names: supported, development: supported.first ?? "en")
    let best = available.bestMatch(for: header.tags).map { supported[$0.index] }
    return [
      "preferences": .strings(header.preferences),
      "best": best.map { .string($0) } ?? .null,
    ]
  }
}

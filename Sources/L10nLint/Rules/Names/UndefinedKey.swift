import L10nCore
import L10nSyntax

extension Rule {
  static let undefinedKey: Rule = Rule(
    id: "undefined-key", severity: .error, reach: .allTables,
    summary: "Swift code asks for a key that no table has.",
    obstacle: { context, _ in context.codeObstacle }
  ) { context, _ in
    let calls = (context.catalog.code?.calls ?? []).filter { !$0.call.isForOtherBundle }
    let development = KnownKeys(context.catalog, languages: context.catalog.developmentIndices)
    if !calls.contains(where: { development.lacks($0.call) }) { return [] }
    // Other rules report a key that only another language has, or that is broken.
    let keys = KnownKeys(context.catalog, languages: Array(context.catalog.locales.indices))
    let undefined = calls.filter { keys.lacks($0.call) }
    // So many are not typing errors, and looking for the meant keys would take long.
    let suggests = undefined.count <= 200
    return undefined.map { found in
      let call = found.call
      let isShown = call.hasText || call.key.isOwnText
      return Diagnostic(
        keys.message(call), at: found.location,
        subject: Diagnostic.Subject(table: keys.tableName(call), key: call.key.text),
        help: (suggests ? keys.suggestion(for: call) : nil) ?? "add it to the development language",
        severity: isShown ? .warning : nil)
    }
  }
}

/// The keys that code may ask for.
private struct KnownKeys {
  /// The tables that have a key, by the names that code uses for them.
  private var tables: [TableKey: Set<String>] = [:]
  private var tableNames: Set<String> = []

  /// - Parameter languages: the indices of the locales whose tables count.
  init(_ catalog: Catalog, languages: [Int]) {
    func name(_ table: String) -> String { table.split(separator: "/").last.map(String.init) ?? table }
    for file in languages.flatMap({ catalog.files(locale: $0) }) {
      let table = name(file.place.table)
      tableNames.insert(table)
      for key in file.keys + file.brokenKeys { tables[key, default: []].insert(table) }
    }
  }

  private static let standard = "Localizable"

  /// The name of the table that a call uses; `nil` if it may be any.
  func tableName(_ call: LocalizationCall) -> String? {
    switch call.table {
    case .named(let name): name
    case .standard: tableNames.contains(Self.standard) ? Self.standard : nil
    case .unknown: nil
    }
  }

  func lacks(_ call: LocalizationCall) -> Bool {
    guard !call.key.text.isEmpty else { return false }
    guard let name = tableName(call) else { return tables[call.key] == nil }
    if tableNames.contains(name) { return !(tables[call.key]?.contains(name) ?? false) }
    // Another module's table, or a misspelled one.
    return Suggestion.nearest(to: name, among: tableNames.sorted()) != nil
  }

  func message(_ call: LocalizationCall) -> String {
    guard let name = tableName(call) else { return "no table has '\(call.key)'" }
    return tableNames.contains(name) ? "table '\(name)' has no '\(call.key)'" : "there is no table '\(name)'"
  }

  func suggestion(for call: LocalizationCall) -> String? {
    let name = tableName(call)
    if let name, !tableNames.contains(name) {
      return Suggestion.nearest(to: name, among: tableNames.sorted()).map { "did you mean table '\($0)'?" }
    }
    if let other = tables[call.key]?.min() { return "the key is in table '\(other)'" }
    let keys = tables.lazy.filter { name.map($0.value.contains) ?? true }.map(\.key.text)
    return Suggestion.question(call.key.text, among: keys)
  }
}

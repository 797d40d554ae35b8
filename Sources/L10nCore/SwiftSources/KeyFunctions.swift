package import L10nSyntax

/// Functions and properties of a project that look up the key they are given, for `code.functions`.
///
///     extension String { var localized: String { NSLocalizedString(self, comment: "") } }      // "title".localized
///     func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, …) }         // tr("title")
package enum KeyFunctions {
  /// The types of look-ups' results. Functions with other ones may have the name of a system's function, as `setTitle`.
  private static let results: Set<String> = [
    "AttributedString", "LocalizedStringKey", "NSAttributedString", "NSString", "String", "Text",
  ]

  /// The types of keys.
  private static let keyTypes: Set<String> = [
    "LocalizationValue", "LocalizedStringKey", "NSString", "StaticString", "String", "Substring",
  ]

  /// The names, in order: those that are given a key of the catalog at least as often as other literals, and those to
  /// which these pass it on.
  ///
  /// - Parameter files: Swift files.
  package static func names(in files: [SourceFile], keys: Set<TableKey>) -> [String] {
    let rows = files.concurrentMap { file -> [SwiftTokenRow] in
      let source = SourceText(decoding: file.bytes)
      return SwiftCode.isGenerated(source, by: ["by l10n "]) ? [] : SwiftLexer.rows(in: source).map(SwiftTokenRow.init)
    }.flatMap(\.self)
    var declared: [String: Set<String>] = [:]
    var count: Int
    repeat {
      count = declared.count
      for (name, callees) in rows.flatMap({ self.declared(in: $0, knowing: Set(declared.keys)) }) {
        declared[name, default: []].formUnion(callees)
      }
    } while declared.count > count
    let used = declared.keys.filter { name in
      let given = rows.flatMap { self.keys(givenTo: name, in: $0) }
      let known = given.count(where: keys.contains)
      return known > 0 && known * 2 >= given.count
    }
    return Set(used + used.flatMap { declared[$0] ?? [] }).sorted()
  }

  /// The literal keys in calls of one function.
  private static func keys(givenTo name: String, in row: SwiftTokenRow) -> [TableKey] {
    guard row.tokens.contains(where: { $0.name == name }) else { return [] }
    let others = Set(LocalizationCallFinder(row, functions: []).calls.map(\.range))
    return LocalizationCallFinder(row, functions: [name]).calls.filter { !others.contains($0.range) }.map(\.key)
  }

  /// The functions and properties whose bodies look up their first argument or the value that they belong to, or pass
  /// it on to known ones, each with these.
  private static func declared(
    in row: SwiftTokenRow, knowing known: Set<String>
  ) -> [(name: String, callees: Set<String>)] {
    let keys = Set(LocalizationCallFinder(row, functions: known).dynamic.map(\.lowerBound))
    if keys.isEmpty, known.isEmpty { return [] }
    return row.tokens.indices.compactMap { index in
      guard let name = row.name(at: index + 1), let (parameters, end) = parameters(declaredAt: index, in: row),
        let body = row.brace(from: end, orUntil: { $0.name == "func" || $0.name == "var" }),
        let bodyEnd = row.closing(of: body),
        row.tokens[end..<body].contains(where: { $0.name.map(results.contains) ?? false })
      else { return nil }
      var looksUp = false
      var callees: Set<String> = []
      for index in body..<bodyEnd {
        guard let own = row.name(at: index), own != name else { continue }
        let isPassed =
          keys.contains(row.tokens[index].range.lowerBound) && parameters.contains(own)
          && [",", ")"].contains { row.tokens[index + 1].isSymbol($0) }
        looksUp = looksUp || isPassed || known.contains(own) && passesItself(at: index, in: row)
        if known.contains(own) { callees.insert(own) }
      }
      return looksUp ? (name, callees) : nil
    }
  }

  /// Whether a call of an own function, in a body of the same type, looks up the value that they belong to: `tr()`,
  /// `self.tr(comment: "")`.
  private static func passesItself(at index: Int, in row: SwiftTokenRow) -> Bool {
    let isMember = row.token(at: index - 1)?.isSymbol(".") ?? false
    guard !isMember || row.name(at: index - 2) == "self", row.token(at: index + 1)?.isSymbol("(") ?? false,
      let end = row.closing(of: index + 1)
    else { return false }
    return row.arguments(in: index + 2..<end).first.map {
      $0.label.map(LocalizationCallFinder.otherLabels.contains) ?? false
    }
      ?? true
  }

  /// The names by which a body uses what it is given, and the index after them; `nil` where nothing is declared.
  private static func parameters(declaredAt index: Int, in row: SwiftTokenRow) -> (names: [String], end: Int)? {
    switch row.name(at: index) {
    case "var": return (["self"], index + 2)
    case "func":
      let open = (index + 2..<min(index + 20, row.tokens.count)).first { row.tokens[$0].isSymbol("(") }
      guard let open, let close = row.closing(of: open) else { return nil }
      guard let colon = (open..<close).first(where: { row.tokens[$0].isSymbol(":") }),
        let type = row.tokens[colon..<close].first(where: { $0.isSymbol(",") || keyTypes.contains($0.name ?? "") }),
        type.name != nil, let name = row.name(at: colon - 1)
      else { return (["self"], close + 1) }
      return (["self", name], close + 1)
    default: return nil
    }
  }
}

import L10nCore
import L10nLint
import L10nSyntax
import L10nWorkspace

/// Actions that allow or suppress a finding.
extension LanguageServer {
  /// The actions that allow the text of a finding or suppress the finding.
  func waysToPass(_ finding: Diagnostic, _ file: File) -> [EditorAction] {
    guard let place = finding.location else { return [] }
    let found = [json(finding, file.text, in: file.catalog)]
    let id = finding.ruleID
    var actions: [EditorAction] = []
    if let text = allowableText(of: finding, at: place, file.catalog),
      let edit = setting(.allow, of: id, to: text, in: file.catalog)
    {
      actions.append(
        EditorAction(rank: .allow, title: "Allow \(text.shownShort) for \(id)", diagnostics: found, edit: edit))
    }
    if let replacement = suppression(of: id, at: place, file), let edit = edit([replacement], in: file.catalog) {
      actions.append(EditorAction(rank: .suppress, title: "Suppress \(id) here", diagnostics: found, edit: edit))
    } else if let key = finding.subject.key, let edit = setting(.ignore, of: id, to: key, in: file.catalog) {
      actions.append(
        EditorAction(rank: .suppress, title: "Ignore '\(key)' for \(id)", diagnostics: found, edit: edit))
    }
    return actions
  }

  /// The edit that adds a text to the settings of a rule; `nil` if that is impossible.
  private func setting(
    _ setting: RuleSettingEdit.Setting, of rule: String, to text: String, in served: ServedCatalog
  ) -> JSONOutput? {
    guard let loaded = served.loaded else { return nil }
    let (path, source) =
      loaded.configurationSource.first.map { ($0.key, $0.value) }
      ?? (Configuration.fileName, SourceText(decoding: []))
    let bytes = RuleSettingEdit(setting, of: rule, in: source, at: path).adding(text)
    return bytes.flatMap { edit([SourceFile(path: path, bytes: $0)], in: served) }
  }

  /// The text at a finding, if the rule would ignore it once the settings allow it.
  private func allowableText(of finding: Diagnostic, at place: SourceLocation, _ served: ServedCatalog) -> String? {
    guard let catalog = served.catalog, let rule = Rule.all.first(where: { $0.id == finding.ruleID }),
      let (file, loaded) = served.entry(at: place.range.lowerBound, of: place.path),
      let table = catalog.tables.first(where: { $0.name == file.place.table })
    else { return nil }
    let texts = loaded.text.texts.filter { $0.range.meets(place.range) }.map(\.text)
    guard let text = texts.count == 1 ? texts.first : loaded.message.texts.first, !text.isEmpty else { return nil }
    let wide = catalog.keeping(table)
    // A rule that compares texts finds nothing in one alone.
    var alone = wide.keeping([TextID(table: table.name, key: loaded.key)])
    func isFound() -> Bool {
      Linter(rules: [rule]).result(in: alone).diagnostics.contains {
        $0.ruleID == finding.ruleID && $0.location == finding.location && $0.message == finding.message
      }
    }
    if !isFound() {
      alone = wide
      if !isFound() { return nil }
    }
    var configuration = catalog.configuration
    configuration.rules[rule.id, default: RuleSettings()].allowedTexts.insert(text)
    alone = alone.configured(configuration)
    return isFound() ? nil : text
  }

  // MARK: Comments

  /// The replacement that adds a comment to suppress a rule at an entry; `nil` if no comment can.
  private func suppression(of rule: String, at place: SourceLocation, _ file: File) -> SourceReplacement? {
    guard let (table, entry) = file.catalog.entry(at: place.range.lowerBound, of: file.path),
      file.source.encoding != .binary
    else { return nil }
    let marker = "\(SuppressionMarker.text) \(rule)"
    if table.place.format.holdsAllLanguages { return commentMember(marker, of: entry, file) }
    let isXML = table.document.map { $0.syntax == .xml } ?? true
    let comment = isXML ? "<!-- \(marker) -->" : "/* \(marker) */"
    let start = entry.range.lowerBound
    let before = file.source.utf8[..<start].reversed().prefix { $0.isSpaceOrTab }
    let indentation = String(decoding: before.reversed(), as: UTF8.self)
    // A comment after another entry, on the same line, would belong to that one.
    let isFirst = file.source.utf8[..<(start - before.count)].last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    return SourceReplacement(
      path: file.path, range: start..<start, text: comment + (isFirst ? "\n" + indentation : " "))
  }

  /// The comment of a String Catalog's entry with one more line.
  private func commentMember(_ line: String, of entry: LoadedEntry, _ file: File) -> SourceReplacement? {
    let root = JSONDocument(file.source.bytes).root
    let strings = root?.member("strings")?.members.map { $0 } ?? []
    guard let member = strings.last(where: { $0.keyRange == entry.ownKeyRange }), member.value.kind == .object else {
      return nil
    }
    func replacement(_ range: Range<Int>, _ text: String) -> SourceReplacement {
      SourceReplacement(path: file.path, range: range, text: text)
    }
    if let comment = member.value.member("comment") {
      guard comment.kind == .string else { return nil }
      let end = comment.range.upperBound - 1
      return replacement(end..<end, comment.range.count == 2 ? line : "\\n\(line)")
    }
    let bytes = file.source.utf8
    let colon = String(decoding: bytes[member.keyRange.upperBound..<member.value.range.lowerBound], as: UTF8.self)
    let new = "\"comment\"\(colon)\"\(line)\""
    let start = member.value.range.lowerBound + 1
    if let first = member.value.members.first(where: { _ in true }) {
      let blanks = String(decoding: bytes[start..<first.keyRange.lowerBound], as: UTF8.self)
      return replacement(first.keyRange.lowerBound..<first.keyRange.lowerBound, "\(new),\(blanks)")
    }
    let lineStart = bytes[..<member.keyRange.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indentation = String(decoding: bytes[lineStart..<member.keyRange.lowerBound], as: UTF8.self)
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return replacement(start..<start, new) }
    // Keys are nested two levels deep.
    let deeper = indentation + indentation.prefix(indentation.count / 2)
    return replacement(member.value.range, "{\n\(deeper)\(new)\n\(indentation)}")
  }
}

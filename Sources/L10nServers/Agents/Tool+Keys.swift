import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import L10nWorkspace

extension Tool {
  static let addText = Tool(
    name: "add_text", title: "Add a text",
    description: """
      Adds a key with its text in the development language, a comment for translators, and perhaps translations. Refused \
      where the key is there or a new error of 'lint' comes up; then nothing is written. Write %@, %lld or %1$@ where the \
      code passes values, and give 'forms' for texts with a number: {"one": "%lld file", "other": "%lld files"}. Languages \
      without a translation lack the text after that: list_gaps shows them.
      """,
    parameters: [
      .catalog, .key, ToolParameter("table", .string, "The table; not needed where there is only one."),
    ] + ToolParameter.texts + [
      ToolParameter(
        "comment", .string,
        "What translators have to know: where the text is shown, what each argument is. %1$@ = title names an argument."
      ),
      ToolParameter(
        "translations",
        .list(of: .object([ToolParameter("locale", .string, "The language.", isRequired: true)] + ToolParameter.texts)),
        "Translations of the text."),
      .state,
    ], annotations: .removes
  ) { project, arguments in
    var catalog = try project.writableCatalog(arguments.string("catalog"))
    let known = try project.findings(of: &catalog)
    let (id, file) = try catalog.addition(arguments)
    var added = try catalog.changed(by: [file])
    let found = try added.findings()
    let own = found.new(since: known)
    if let fault = own.first(where: { $0.severity == .error && $0.subject.key == id.key.text && !$0.isGap }) {
      throw Refusal("\(fault.message) [\(fault.ruleID)]", help: fault.help)
    }
    let state = arguments.string("state") ?? TranslationState.needsReview.rawValue
    let given = arguments.objects("translations").map {
      GivenTranslation(
        locale: $0.string("locale") ?? "", key: id.key.text, table: id.table, texts: $0.givenTexts,
        state: TranslationState(rawValue: state) ?? .needsReview)
    }
    let batch = try TranslationBatch(given, into: added, known: found)
    if let refused = batch.refused.first {
      throw Refusal(
        "the translation into '\(given[refused.index].locale)' is refused: \(refused.message)", help: refused.help)
    }
    let changed = [file].filter { file in !batch.files.contains { $0.path == file.path } } + batch.files
    let written = try project.write(changed, of: catalog)
    let gaps = TranslationGaps(batch.after.catalog)
    let lacking = catalog.catalog.translationIndices.filter { gaps[$0].contains(id) }
    return ToolResult(
      "added '\(id.key)' to table \(id.table)" + (lacking.isEmpty ? "" : "; \(lacking.count) languages lack it"),
      [
        "key": .string(id.key.text), "table": .string(id.table), "files": .strings(written),
        "missing_in": .strings(Set(lacking.map { catalog.catalog.locales[$0].tag.description }).sorted()),
        "warnings": batch.after.warnings((own + batch.findings).filter { !$0.isGap }),
      ])
  }

  static let renameKey = Tool(
    name: "rename_key", title: "Rename a key",
    description: """
      Gives a text another key in all languages and override layers, in l10n.lock, where l10n.yml names it, and in the Swift \
      code that l10n.yml names, where it is certain that it means this text. Refused where the new key is taken. The \
      answer has under 'notes' what in the code may mean the text, and under 'code' the look-ups by the old key that are left.
      """,
    parameters: [.catalog, .key, ToolParameter("new_key", .string, "The new key.", isRequired: true), .table],
    annotations: .removes
  ) { project, arguments in
    let catalog = try project.writableCatalog(arguments.string("catalog"))
    let id = try catalog.catalog.id(of: arguments.string("key") ?? "", table: arguments.string("table"))
    let newKey = try TableKey(checkingNew: arguments.string("new_key"))
    let edit = KeyEdit(
      renaming: id, to: newKey, in: catalog.catalog, catalog.loaded.configurationSource,
      code: CodeIndex(of: catalog.catalog))
    return try project.apply(edit, to: catalog, of: id, "renamed '\(id.key)' to '\(newKey)'")
  }

  static let removeKey = Tool(
    name: "remove_key", title: "Remove a key",
    description: """
      Removes a text from all languages and override layers and from l10n.lock. Refused while l10n.yml names it, as the label \
      of a control. Code is not changed: the answer names the look-ups by the key where l10n.yml names the code.
      """,
    parameters: [.catalog, .key, .table], annotations: .removes
  ) { project, arguments in
    let catalog = try project.writableCatalog(arguments.string("catalog"))
    let id = try catalog.catalog.id(of: arguments.string("key") ?? "", table: arguments.string("table"))
    let edit = KeyEdit(removing: id, in: catalog.catalog)
    return try project.apply(edit, to: catalog, of: id, "removed '\(id.key)'")
  }
}

extension AgentProject {
  /// Writes the files of a renamed or removed key.
  fileprivate mutating func apply(_ edit: KeyEdit, to catalog: AgentCatalog, of id: TextID, _ text: String) throws
    -> ToolResult
  {
    if let refusal = edit.refusals.first { throw Refusal(refusal) }
    var catalog = catalog
    let known = try findings(of: &catalog)
    var after = try catalog.changed(by: edit.changedFiles)
    let found = try after.findings().new(since: known)
    let written = try write(edit.changedFiles, of: catalog)
    return ToolResult(
      "\(text) in \(written.count) files",
      [
        "files": .strings(written), "code": after.code(using: id.key), "notes": catalog.warnings(edit.notes),
        "warnings": after.warnings(found),
      ])
  }
}

extension AgentCatalog {
  /// The development language's file of a table with a new text.
  ///
  /// - Throws: `Refusal` for an existing key, and for a text that the table cannot contain.
  fileprivate func addition(_ arguments: ToolArguments) throws -> (id: TextID, file: SourceFile) {
    let key = try TableKey(checkingNew: arguments.string("key"))
    let tables = catalog.developmentTables.map(\.name)
    if let table = arguments.string("table") { try catalog.check(table: table) }
    guard let table = arguments.string("table") ?? (tables.count == 1 ? tables[0] : nil), tables.contains(table) else {
      throw Refusal(
        "it is not clear which table is meant", help: "say in 'table': \(tables.joined(separator: ", "))")
    }
    let id = TextID(table: table, key: key)
    let files = catalog.files.filter { $0.place.table == table }
    if let file = files.first(where: { $0.keys.contains(key) || $0.brokenKeys.contains(key) }) {
      throw Refusal("'\(key)' already exists, in '\(path(file.path))'", help: "get_text shows it")
    }
    let change = TableChange(key, .set(try arguments.message, .translated), comment: arguments.string("comment"))
    var edit = CatalogEdit(catalog)
    if let refusal = edit.add(change, to: table) { throw Refusal(refusal) }
    guard let file = edit.changedFiles.first else { throw Refusal("'\(key)' cannot be added to table '\(table)'") }
    return (id, file)
  }
}

extension ToolArguments {
  /// The message of a new text.
  ///
  /// - Throws: `Refusal` if there is no text.
  fileprivate var message: Message {
    get throws {
      let forms = texts("forms") ?? []
      switch (string("text"), forms.isEmpty) {
      case (let text?, true):
        if text.isEmpty { throw Refusal("'text' is empty") }
        return Message(text: text)
      case (nil, false):
        let variants = forms.map { MessageVariable.Variant(category: $0.name, text: $0.text) }
        if let wrong = variants.first(where: { PluralCategory(rawValue: $0.category) == nil || $0.text.isEmpty }) {
          throw Refusal(
            wrong.text.isEmpty
              ? "the form '\(wrong.category)' is empty" : "'\(wrong.category)' is not a plural category",
            help: "categories are: \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return Message(pluralForms: variants)
      case (nil, true): throw Refusal("there is neither 'text' nor 'forms'")
      case (_?, false): throw Refusal("there are both 'text' and 'forms'", help: "give one of them")
      }
    }
  }
}

extension TableKey {
  /// A key for a new text.
  ///
  /// - Throws: `Refusal` for an unusable key.
  fileprivate init(checkingNew text: String?) throws(Refusal) {
    guard let text, !text.isEmpty else { throw Refusal("the key is empty") }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) {
      throw Refusal("the key has a control character")
    }
    self.init(text)
  }
}

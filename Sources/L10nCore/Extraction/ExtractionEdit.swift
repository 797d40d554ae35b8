import L10nSyntax

/// The changes that make the development tables match the Swift code: new keys with their texts and comments, changed
/// comments and texts, and marks on keys that the code no longer has. Nothing is removed.
package struct ExtractionEdit: Sendable {
  /// The number of changed texts of each kind.
  package struct Counts: Equatable, Sendable {
    package var found = 0
    package var added = 0
    package var texts = 0
    package var comments = 0
    package var stale = 0
    package var foundAgain = 0
  }

  /// The changed and new files, in the order of their paths.
  package private(set) var changedFiles: [SourceFile] = []

  package private(set) var counts = Counts()

  /// Texts that were not extracted, and differences between code and tables: nothing is lost, but people have to
  /// decide.
  package private(set) var notes: [Diagnostic] = []

  /// Keys that the code no longer has, in tables without a state for that.
  package private(set) var unused: [Diagnostic] = []

  /// The reasons for tables that are left alone.
  package private(set) var refusals: [Diagnostic] = []

  private let catalog: Catalog
  private let code: CodeUses
  private let overwrites: Bool

  /// The changes by table.
  private var changes: [String: [TableChange]] = [:]

  /// The keys in the code, by table.
  private var found: [String: Set<TableKey>] = [:]

  /// - Parameters:
  ///   - overwrites: whether texts in the code replace those of the tables. Texts that a String Catalog has from the
  ///     code always follow it.
  /// - Returns: `nil` if no code was read.
  package init?(_ catalog: Catalog, overwrites: Bool = false) {
    guard let code = catalog.code, let settings = catalog.configuration.code else { return nil }
    (self.catalog, self.code, self.overwrites) = (catalog, code, overwrites)
    let targets = ExtractionTargets(catalog)
    let extraction = CodeExtraction(
      code.texts, functions: Set(settings.functions), views: settings.extractedViews(asInXcode: targets.hasCatalogs))
    notes = extraction.conflicts
    counts.found = extraction.texts.count
    for text in extraction.texts { add(text, targets) }
    for call in extraction.unclear { add(call, targets) }
    markUnused(targets)
    for (table, changes) in changes.sorted(by: { $0.key < $1.key }) { apply(changes, to: table, targets) }
    changedFiles.sort { $0.path < $1.path }
    notes.sort(by: Diagnostic.precedes)
    unused.sort(by: Diagnostic.precedes)
  }

  // MARK: Texts of the code

  private mutating func add(_ text: ExtractedText, _ targets: ExtractionTargets) {
    let table = targets.table(of: text)
    found[table, default: []].insert(text.key)
    let id = TextID(table: table, key: text.key)
    guard let entry = catalog.developmentEntries[id] else {
      if targets.brokenKeys(of: table).contains(text.key) { return }
      counts.added += 1
      change(
        TableChange(text.key, .extract(text.newText, isGiven: text.text != nil), comment: text.comment), of: table)
      return
    }
    if entry.loaded.extractionState == TextUnit.noLongerExtracted {
      counts.foundAgain += 1
      let state = text.text == nil ? nil : TextUnit.extractedWithText
      change(TableChange(text.key, .extractionState(state)), of: table)
    }
    compareText(text, entry)
    compareComment(text, entry)
  }

  private mutating func compareText(_ text: ExtractedText, _ entry: CatalogEntry) {
    guard text.text != nil, let old = entry.plainText, !text.newText.utf8.elementsEqual(old.utf8) else { return }
    if overwrites || entry.loaded.extractionState == TextUnit.extractedWithText {
      counts.texts += 1
      let isOfCode = entry.loaded.extractionState == TextUnit.extractedWithText
      let change = TableChange(text.key, .set(Message(text: text.newText), isOfCode ? .new : .translated))
      self.change(change, of: entry.id.table)
      return
    }
    notes.append(
      Diagnostic(
        "extraction-conflict", .warning, "the code gives '\(text.key)' another text than its table: '\(text.newText)'",
        at: text.location, subject: entry.subject,
        related: [Diagnostic.Related("the text of the table", at: entry.valueLocation)],
        help: "make them alike, or run l10n extract --overwrite to take the text of the code"))
  }

  /// Compares the comment. Comments of String Catalogs follow the code if the text came from it; otherwise people
  /// maintain them, and only missing ones are written.
  private mutating func compareComment(_ text: ExtractedText, _ entry: CatalogEntry) {
    guard let comment = text.comment, entry.comment?.utf8.elementsEqual(comment.utf8) != true else { return }
    let state = entry.loaded.extractionState
    let isExtracted = state == TextUnit.extracted || state == TextUnit.extractedWithText
    // A rule has the comment of the text that it hides.
    guard isExtracted || entry.comment == nil && state == nil && entry.plainText != nil else { return }
    counts.comments += 1
    change(TableChange(text.key, .comment(comment)), of: entry.id.table)
  }

  /// Adds a look-up with an unknown key, which may be that of the only similar key.
  private mutating func add(_ call: UnclearCall, _ targets: ExtractionTargets) {
    let ids = call.pattern.map { targets.texts(like: $0, table: call.table, at: call.location.path) } ?? []
    for id in ids { found[id.table, default: []].insert(id.key) }
    if !ids.isEmpty { return }
    notes.append(
      Diagnostic(
        "unclear-text", .note, "this text is not extracted: \(call.reason)", at: call.location,
        help: call.pattern == nil
          ? "write the key as a literal, or name the function that takes it under 'functions' of 'code' in l10n.yml"
          : "declare the value's type in this code, or add the text to the table by hand"))
  }

  // MARK: Keys that are no longer in the code

  private mutating func markUnused(_ targets: ExtractionTargets) {
    let controls = Set(catalog.configuration.controls.flatMap(\.texts).map { TableKey($0.key) })
    let paths = Dictionary(catalog.accessors.paths.map { ($0.id, $0.path) }) { first, _ in first }
    let candidates = catalog.developmentIDs.filter { !$0.isReadBySystem && !controls.contains($0.key) }
    let gone = candidates.filter { id in
      !(found[id.table]?.contains(id.key) ?? false) && !code.holdsKey(id.key)
        && !(paths[id].map(code.usesAccessor) ?? false)
    }
    // Code that uses none of many texts is not the code of this catalog.
    if gone.count == candidates.count, gone.count >= Self.fewestTexts { return }
    for id in gone {
      guard let entry = catalog.developmentEntries[id] else { continue }
      switch entry.loaded.extractionState {
      case TextUnit.extracted?, TextUnit.extractedWithText?:
        counts.stale += 1
        change(TableChange(id.key, .extractionState(TextUnit.noLongerExtracted)), of: id.table)
      case nil:
        unused.append(
          Diagnostic(
            "unused-key", .note, "no code uses '\(id.key)'", at: entry.keyLocation, subject: entry.subject,
            shared: Diagnostic.Shared("keys are used by no code", of: candidates.count)))
      default: break
      }
    }
  }

  private static let fewestTexts = 10

  // MARK: Tables

  private mutating func change(_ change: TableChange, of table: String) { changes[table, default: []].append(change) }

  private mutating func apply(_ changes: [TableChange], to table: String, _ targets: ExtractionTargets) {
    let files = targets.files(of: table)
    if files.isEmpty, targets.hasCatalogs {
      changedFiles += targets.newCatalog(table, changes)
      return
    }
    var editor = TableEditor(files: files, development: files, table: table, directory: targets.directory(of: files))
    for change in changes {
      if let refusal = editor.apply(change), !refusals.contains(refusal) { refusals.append(refusal) }
    }
    changedFiles += editor.changedFiles()
  }
}

extension CodeSettings {
  /// The views whose first argument is a key.
  fileprivate func extractedViews(asInXcode isXcode: Bool) -> Set<String> {
    let standard = LocalizationCallFinder.standardViews
    guard let views else { return isXcode ? standard : [] }
    let own = Set(views)
    return own.contains("SwiftUI") ? own.subtracting(["SwiftUI"]).union(standard) : own
  }
}

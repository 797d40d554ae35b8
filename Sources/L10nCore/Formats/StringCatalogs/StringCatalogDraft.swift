import L10nRuntime
import L10nSyntax

/// A String Catalog for writing: one table in all its languages.
package struct StringCatalogDraft: Sendable {
  /// A part that the file cannot hold.
  package struct Loss: Sendable {
    package let table: TextTable
    package let unit: TextUnit

    /// One clause with the key.
    package let message: String
  }

  /// The losses in the order of the tables.
  package private(set) var losses: [Loss] = []

  private let sourceLanguage: String
  private var entries: [StringCatalogWriter.Entry] = []
  private var indices: [TableKey: Int] = [:]

  /// Joins the languages of one table.
  ///
  /// As in Xcode, a key that is its own text in the source language gets no localization there. No entry can express
  /// that the source language lacks its text, so reading one back returns the key as the text; this is among the
  /// losses. Entries of other formats become `manual`: Xcode would mark others that it does not find in the code as
  /// stale. An entry has one comment: that of the source language, or one that all others share if that has none. Other
  /// comments are among the losses, once for each key.
  /// - Parameters:
  ///   - tables: the same table in several languages, each once.
  ///   - source: the locale of the source language among them.
  package init(_ tables: [TextTable], source: String) {
    sourceLanguage = Self.language(of: source)
    let sorted = tables.filter { $0.locale == source } + tables.filter { $0.locale != source }
    // Comments name the arguments of all languages.
    for unit in sorted.flatMap(\.units) { addKey(of: unit) }
    addComments(sorted)
    for table in sorted { add(table) }
    addUnsourced(sorted, source)
  }

  /// The whole file, as Xcode writes it.
  package var text: String { StringCatalogWriter.catalog(sourceLanguage: sourceLanguage, entries: entries) }

  private mutating func add(_ table: TextTable) {
    let language = Self.language(of: table.locale)
    for unit in table.units {
      guard let index = indices[unit.key] else { continue }
      if language == sourceLanguage, unit.state == .translated, unit.isOwnKey { continue }
      let entry = entries[index]
      let source = entry.localizations[sourceLanguage]
      let (localization, loss) = unit.message.localization(states: unit.allStates, comment: entry.comment) {
        (source.map { Message.texts(of: $0) } ?? []) + [entry.key.text]
      }
      entries[index].localizations[language] = localization
      if let loss { losses.append(Loss(table: table, unit: unit, message: "'\(unit.key)' \(loss)")) }
    }
  }

  /// Reports the keys that the source language lacks, each once.
  private mutating func addUnsourced(_ tables: [TextTable], _ source: String) {
    // An entry "" is not a text that code looks up.
    var seen: Set<TableKey> = [""]
    for table in tables {
      for unit in table.units where seen.insert(unit.key).inserted && table.locale != source {
        let message = "'\(unit.key)' has no text in \(sourceLanguage), where a String Catalog takes the key for it"
        losses.append(Loss(table: table, unit: unit, message: message))
      }
    }
  }

  /// Sets the comments of the entries, and reports those that are lost.
  private mutating func addComments(_ tables: [TextTable]) {
    var uses: [TableKey: [(table: TextTable, unit: TextUnit)]] = [:]
    for table in tables { for unit in table.units { uses[unit.key, default: []].append((table, unit)) } }
    for index in entries.indices {
      let uses = uses[entries[index].key] ?? []
      let own = uses.first { Self.language(of: $0.table.locale) == sourceLanguage }?.unit.comment
      let others = uses.filter { Self.language(of: $0.table.locale) != sourceLanguage }.compactMap(\.unit.comment)
      let shared = others.first.flatMap { first in others.allSatisfy { $0 == first } ? first : nil }
      let comment = own ?? shared
      entries[index].comment = comment
      entries[index].isCommentGenerated = comment != nil && uses.contains(where: \.unit.isCommentGenerated)
      let lost = uses.filter { $0.unit.comment != nil && $0.unit.comment != comment }
      guard let first = lost.first else { continue }
      let comments = lost.count == 1 ? "another comment" : "other comments"
      let locales = lost.map(\.table.locale).joined(separator: ", ")
      losses.append(
        Loss(
          table: first.table, unit: first.unit,
          message: "'\(first.unit.key)' has \(comments) in \(locales): a String Catalog has one for all languages"))
    }
  }

  private mutating func addKey(of unit: TextUnit) {
    let index = indices[unit.key] ?? entries.count
    if index == entries.count {
      indices[unit.key] = index
      entries.append(StringCatalogWriter.Entry(unit.key))
      entries[index].extractionState =
        unit.extractionState == TextUnit.extracted ? nil : unit.extractionState ?? "manual"
    }
    if !unit.isTranslatable { entries[index].shouldTranslate = false }
  }

  /// The code of the language of a locale's directory.
  private static func language(of directory: String) -> String {
    LanguageTag(directoryName: directory)?.code(named: directory) ?? directory
  }
}

extension TextUnit {
  /// Whether the text is the key, scalar by scalar, so that a String Catalog need not repeat it.
  fileprivate var isOwnKey: Bool {
    guard case .text(let text) = message.content, !text.isEmpty else { return false }
    return text.utf8.elementsEqual(key.text.utf8)
  }
}

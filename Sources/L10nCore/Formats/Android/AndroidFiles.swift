import L10nRuntime
import L10nSyntax

extension TextTable {
  /// Resource files in their canonical form, and their losses: texts that are not written, and texts that differ when
  /// they are read back. A loss is one clause with the key.
  ///
  /// Lost without a report are states other than `.new`, and the origin of texts in a String Catalog.
  /// - Parameter source: the locale of `Base`, which files declare unless it is English.
  package static func androidFiles(
    of tables: [TextTable], source: String? = nil
  ) -> (files: [SourceFile], losses: [(table: TextTable, unit: TextUnit, message: String)]) {
    var files: [SourceFile] = []
    var losses: [(table: TextTable, unit: TextUnit, message: String)] = []
    for table in tables {
      let place = table.locale == "Base" ? source ?? table.locale : table.locale
      var writer = AndroidTableWriter(language: LanguageTag(directoryName: place) ?? .english)
      for unit in table.units {
        for loss in writer.add(unit) { losses.append((table, unit, "'\(unit.key)' \(loss)")) }
      }
      if writer.entries.isEmpty { continue }
      let path = CatalogPlace.path(
        table: table.name, directory: table.locale, layer: table.layer, format: .android)
      let language = table.locale == "Base" ? source.flatMap { LanguageTag(directoryName: $0) } : nil
      let text = AndroidEntry.file(writer.entries, in: language == .english ? nil : language)
      files.append(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    return (files, losses)
  }
}

/// Writes the texts of a table as resources.
private struct AndroidTableWriter {
  private let showsZero: Bool
  private(set) var entries: [AndroidEntry] = []
  private var arrays: [String: (index: Int, count: Int)] = [:]

  init(language: LanguageTag) { showsZero = PluralRules(for: language).categories.contains(.zero) }

  /// Adds a text.
  ///
  /// - Returns: the losses, as clauses after the key.
  mutating func add(_ unit: TextUnit) -> [String] {
    do throws(EditLoss) {
      let message = showsZero ? unit.message : unit.message.leavingOut(.zero)
      let isZeroLost = message != unit.message
      let notes = unit.resource ?? ResourceNotes()
      let contents = try CountedContents(message, in: AndroidDialect.android.title).numbered(notes)
      if let item = AndroidName.item(unit.key) { return [add(unit, contents, item)].compactMap(\.self) }
      guard AndroidName.isName(unit.key.text) else { return ["is not a name of an Android resource"] }
      entries.append(
        AndroidEntry(
          name: unit.key.text, contents: Self.written(contents, notes), comment: unit.comment,
          isUntranslated: unit.state == .new, isTranslatable: unit.isTranslatable || notes.isReference,
          isFormatted: notes.isFormatted, product: notes.product))
      let zero = isZeroLost ? "has a text for the number 0, which Android never shows in this language" : nil
      return [zero, Self.loss(reading: entries.last, of: message, as: contents)].compactMap(\.self)
    } catch {
      return [error.message]
    }
  }

  private mutating func add(
    _ unit: TextUnit, _ contents: CountedContents, _ item: (array: String, index: Int)
  ) -> String? {
    guard AndroidName.isName(item.array), case .text(let text) = contents else {
      return "is not a name of an Android resource"
    }
    let count = arrays[item.array]?.count ?? 0
    guard item.index == count else { return "has no place in an array with \(count) items" }
    let notes = unit.resource ?? ResourceNotes()
    let added = (Self.written(text, notes), unit.comment, unit.state == .new)
    if let index = arrays[item.array]?.index, case .array(let items) = entries[index].contents {
      // A comment of all items is written once, before the array.
      let isShared = entries[index].comment == unit.comment
      entries[index].contents = .array(items + [(added.0, isShared ? nil : added.1, added.2)])
      arrays[item.array]?.count += 1
    } else {
      arrays[item.array] = (entries.count, 1)
      entries.append(
        AndroidEntry(
          name: item.array, contents: .array([(added.0, nil, added.2)]), comment: unit.comment,
          isTranslatable: unit.isTranslatable || notes.isReference))
    }
    return nil
  }

  private static func written(_ contents: CountedContents, _ notes: ResourceNotes) -> AndroidEntry.Contents {
    switch contents {
    case .text(let text): .text(written(text, notes))
    case .plural(let forms): .plural(forms.map { ($0.category, written($0.text, notes)) })
    }
  }

  private static func written(_ text: String, _ notes: ResourceNotes) -> String {
    if notes.isReference, AndroidReference.isReference(text) { return text }
    return AndroidSpelling.written(text, withTags: notes.hasTags)
  }

  /// The loss when an entry with a message is read back, as a clause after the key.
  private static func loss(reading entry: AndroidEntry?, of message: Message, as contents: CountedContents) -> String? {
    let changed = "says something that Android reads otherwise"
    let lengths = "comes back with other lengths of its numbers"
    guard let entry else { return changed }
    let read = AndroidResources(Array(AndroidEntry.file([entry]).utf8))
    if let specifier = contents.unreadable { return "has \(specifier), which Java cannot read" }
    guard read.findings.isEmpty, let found = read.entries.first?.message else { return changed }
    func java(_ texts: [String]) -> [String] { texts.map(JavaSpecifier.java) }
    switch contents {
    case .text(let text):
      if found.texts.elementsEqual([text], by: { $0.utf8.elementsEqual($1.utf8) }) { return nil }
      return java(found.texts) == java([text]) ? lengths : changed
    case .plural(let forms):
      guard let variable = found.variables.first, variable.variants.map(\.category) == forms.map(\.category),
        java(variable.variants.map(\.text)) == java(forms.map(\.text))
      else { return changed }
      if found.byCategory == message.byCategory { return nil }
      guard case .format(let format, let variables) = message.content, let own = variables.first else { return changed }
      if own.name != variable.name { return "loses the name of its variable '\(own.name)'" }
      return format.utf8.starts(with: "%#@".utf8) && format.hasSuffix("@")
        ? lengths : "has words around its number, which become a part of each form"
    }
  }
}

extension CountedContents {
  /// The text with a number in each of several specifiers, which `aapt2` requires.
  func numbered(_ notes: ResourceNotes) -> CountedContents {
    guard case .text(let text) = self, notes.isFormatted, !notes.isReference else { return self }
    let format = FormatString(text)
    guard format.placeholders.count > 1, format.arguments.allSatisfy({ $0.role == nil }),
      !format.errors.contains(where: { $0.code == .mixedPositional })
    else { return self }
    return .text(text.withNumberedArguments)
  }

  /// The first of Foundation's specifiers that Java refuses; `nil` if there is none.
  var unreadable: String? {
    texts.lazy.flatMap { text -> [String] in
      let bytes = Array(text.utf8)
      return FormatString(text).placeholders.filter { !$0.flags.contains(.space) }.map {
        String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }.first { JavaFormatReader.placeholder(startingText: JavaSpecifier.java($0)) == nil }
  }
}

extension Message {
  /// The message with its forms in the order of their categories, which has no meaning.
  fileprivate var byCategory: Message {
    mapVariables { variable in
      var variable = variable
      variable.variants.sort { $0.category < $1.category }
      return variable
    }
  }
}

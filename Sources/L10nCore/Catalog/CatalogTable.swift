package import L10nSyntax

/// One table in all its languages and layers: `Localizable` in `en.lproj`, in `de.lproj`, in `Overrides/acme/de.lproj`.
///
/// Keys are unique within a table, so most facts about a text depend on its table only. A class, though immutable: two
/// catalogs with the same object have the same files of the table.
package final class CatalogTable: Sendable {
  package let name: String

  /// The files by path.
  package let files: [TableFile]

  /// The texts by locale and layer, with the base tables at 0.
  let texts: [[[TableKey: CatalogEntry]]]

  /// The places of the stubs in each locale's base tables.
  private let stubs: [[TableKey: SourceLocation]]

  /// The keys, shared with those of an earlier reading if they are the same.
  private let tableKeys: Lazy<TableKeys>

  private init(
    _ name: String, _ files: [TableFile], _ texts: [[[TableKey: CatalogEntry]]], _ stubs: [[TableKey: SourceLocation]],
    _ keys: Lazy<TableKeys>? = nil
  ) {
    (self.name, self.files, self.texts, self.stubs) = (name, files, texts, stubs)
    tableKeys = keys ?? Lazy { TableKeys(texts) }
  }

  /// Reads the entries of a table's files: those of a `.stringsdict` hide those of the `.strings`, key by key, and the
  /// last of two equal keys counts, as in Foundation. Stubs are left out, and so are entries that they hide.
  ///
  /// - Parameters:
  ///   - files: the files by path.
  ///   - numbers: the index in the layout of each directory's locale.
  ///   - known: the table of an earlier reading in the same layout, from which the texts of unchanged files are taken.
  package convenience init(
    _ name: String, _ files: [TableFile], _ layout: CatalogLayout, _ numbers: [String: Int],
    knowing known: CatalogTable? = nil
  ) {
    let syntax = layout.configuration.syntax(ofTable: name)
    var texts = [[[TableKey: CatalogEntry]]](
      repeating: Array(repeating: [:], count: layout.layers.count + 1), count: layout.locales.count)
    var stubs = [[TableKey: SourceLocation]](repeating: [:], count: layout.locales.count)
    func slot(_ file: TableFile) -> Slot? {
      numbers[file.place.directory].map { locale in
        Slot(locale: locale, layer: file.place.layer.flatMap { layout.layers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
      }
    }
    var changed: Set<Slot?>?
    // In patterns, the order of arguments depends on the development text.
    if let known, !syntax.hasPatterns {
      changed = Set(Self.changedFiles(from: known.files, to: files).map(slot))
      if changed?.contains(nil) ?? true {
        changed = nil
      } else {
        (texts, stubs) = (known.texts, known.stubs)
        for case let slot? in changed ?? [] {
          texts[slot.locale][slot.layer] = [:]
          if slot.layer == 0 { stubs[slot.locale] = [:] }
        }
      }
    }
    // Entries of a later format hide those of an earlier one.
    var slots: [Slot: [TableFile]] = [:]
    for format in TableFormat.all {
      for file in files where file.place.format == format {
        guard let slot = slot(file), changed?.contains(slot) ?? true else { continue }
        slots[slot, default: []].append(file)
      }
    }
    let found = slots.map(\.value).concurrentMap { Self.entries(of: $0, syntax: syntax) }
    for (slot, entries) in zip(slots.keys, found) {
      texts[slot.locale][slot.layer] = entries.texts
      if slot.layer == 0 { stubs[slot.locale] = entries.stubs }
    }
    let keys = known.flatMap { known in
      let isSame = changed?.compactMap(\.self).allSatisfy { slot in
        texts[slot.locale][slot.layer].hasSameKeys(as: known.texts[slot.locale][slot.layer])
      }
      return isSame == true ? known.tableKeys : nil
    }
    self.init(name, files, Self.naming(texts, layout), stubs, keys)
  }

  /// The place of a file's texts: a locale, and a layer with the base tables at 0.
  private struct Slot: Hashable {
    let locale: Int
    let layer: Int
  }

  /// The files of each reading that the other does not have.
  private static func changedFiles(from old: [TableFile], to new: [TableFile]) -> [TableFile] {
    let known = Set(old.map { ObjectIdentifier($0) })
    let present = Set(new.map { ObjectIdentifier($0) })
    return new.filter { !known.contains(ObjectIdentifier($0)) } + old.filter { !present.contains(ObjectIdentifier($0)) }
  }

  /// The texts of a slot's files, in which a later file hides an earlier one, and the places of the stubs.
  private static func entries(
    of files: [TableFile], syntax: TextSyntax
  ) -> (texts: [TableKey: CatalogEntry], stubs: [TableKey: SourceLocation]) {
    var texts: [TableKey: CatalogEntry] = [:]
    var stubs: [TableKey: SourceLocation] = [:]
    for file in files {
      texts.reserveCapacity(file.entries.count)
      for loaded in file.entries {
        let isStub = loaded.state == .new
        let entry = CatalogEntry(loaded, in: file, syntax: syntax)
        texts[entry.key] = isStub ? nil : entry
        if isStub { stubs[entry.key] = entry.keyLocation } else if !stubs.isEmpty { stubs[entry.key] = nil }
      }
    }
    return (texts, stubs)
  }

  /// Gives named arguments the positions of the development text in all locales, and the functions that its file sets.
  private static func naming(
    _ texts: [[[TableKey: CatalogEntry]]], _ layout: CatalogLayout
  ) -> [[[TableKey: CatalogEntry]]] {
    var sources: [TableKey: (names: [String], functions: [String: MessagePlaceholder.Function])] = [:]
    for index in layout.developmentIndices.reversed() {
      for (key, entry) in texts[index][0] {
        sources[key] = entry.pattern.map { ($0.argumentNames, entry.loaded.functions) }
      }
    }
    sources = sources.filter { !$0.value.names.isEmpty }
    if sources.isEmpty { return texts }
    return texts.map { layers in
      layers.map { texts in
        texts.mapValues { entry in sources[entry.key].map { entry.naming($0.names, $0.functions) } ?? entry }
      }
    }
  }

  /// The place of a stub for a text in a locale's base tables; `nil` if there is none, or a translation.
  func stub(of key: TableKey, locale: Int) -> SourceLocation? {
    texts[locale][0][key] == nil ? stubs[locale][key] : nil
  }

  /// The keys with a text in any language or layer.
  package var keys: Set<TableKey> { tableKeys.value.all }

  /// The keys in order.
  var sortedKeys: [TableKey] { tableKeys.value.sorted }

  /// The keys in the base tables of some locales other than known ones, with the indices of the locales, which are in
  /// order.
  package func keys(besides known: Set<TableKey>, in locales: [Int]) -> [(locale: Int, key: TableKey)] {
    tableKeys.value.keys(besides: known, in: locales)
  }

  /// For each group of locales, those of some keys for which no base table of the group has a text, in the order of the
  /// keys.
  ///
  /// - Parameter groups: the indices of locales in the layout.
  func missing(_ keys: [TableKey], in groups: [[Int]]) -> [[TableKey]] {
    let tableKeys = tableKeys.value
    return tableKeys.missing(keys, in: groups.map { tableKeys.locales($0) })
  }

  /// The keys whose text is among some plain texts, in the base tables of the first of some locales that has one.
  package func keys(of texts: Set<String>, in locales: [Int]) -> Set<TableKey> {
    var found: Set<TableKey> = []
    for (place, locale) in locales.enumerated() {
      for (key, entry) in self.texts[locale][0] {
        guard let text = entry.plainText, texts.contains(text) else { continue }
        if !locales[..<place].contains(where: { self.texts[$0][0][key] != nil }) { found.insert(key) }
      }
    }
    return found
  }

  /// The plain texts of some keys, in the base tables of the first of some locales that has each.
  package func plainTexts(of keys: Set<TableKey>, in locales: [Int]) -> Set<String> {
    Set(keys.compactMap { key in locales.lazy.compactMap { self.texts[$0][0][key] }.first?.plainText })
  }

  /// The table with only some of its texts.
  ///
  /// - Parameter isKept: takes a text with the indices of its locale and layer, `nil` for the base tables.
  func keeping(_ isKept: (_ id: TextID, _ locale: Int, _ layer: Int?) -> Bool) -> CatalogTable {
    CatalogTable(
      name, files,
      texts.enumerated().map { locale, layers in
        layers.enumerated().map { number, texts in
          texts.filter { isKept($0.value.id, locale, number == 0 ? nil : number - 1) }
        }
      }, stubs)
  }

  /// The table with only the texts of some keys.
  ///
  /// - Complexity: O(*n*) in the number of keys, languages and layers.
  package func keeping(keys: Set<TableKey>) -> CatalogTable {
    CatalogTable(
      name, files,
      texts.map { layers in
        layers.map { texts in
          Dictionary(uniqueKeysWithValues: keys.lazy.compactMap { key in texts[key].map { (key, $0) } })
        }
      }, stubs)
  }

  /// The table with only some of its files and the texts of some locales.
  ///
  /// - Parameter locales: the indices of locales in the layout.
  package func keeping(_ files: [TableFile], textsIn locales: Set<Int>) -> CatalogTable {
    let texts = texts.enumerated().map { locale, layers in
      locales.contains(locale) ? layers : Array(repeating: [:], count: layers.count)
    }
    return CatalogTable(name, files, texts, stubs)
  }

  /// The same texts for other locales.
  ///
  /// - Parameter old: the former indices of the locales; `nil` for one without texts.
  func moving(_ old: [Int?], layers: Int) -> CatalogTable {
    CatalogTable(
      name, files, old.map { $0.map { texts[$0] } ?? Array(repeating: [:], count: layers + 1) },
      old.map { $0.map { stubs[$0] } ?? [:] })
  }
}

extension [TableKey: CatalogEntry] {
  fileprivate func hasSameKeys(as other: Self) -> Bool {
    count == other.count && keys.allSatisfy { other[$0] != nil }
  }
}

import L10nRuntime
import L10nSyntax

extension TableFormat {
  /// Android's resource files with strings, plurals and arrays of strings; an item of an array has the key `name[0]`.
  package static let android: TableFormat = resources(
    "android", title: "an Android resource file", layout: .android, .android, specifiers: .java,
    write: { tables, source in
      // The development language is in the directory without a language.
      let placed = tables.map { table in
        var table = table
        let tag = LanguageTag(directoryName: table.locale)?.code(named: table.locale) ?? table.locale
        table.locale = table.locale == source ? "Base" : tag
        return table
      }
      let (files, losses) = TextTable.androidFiles(of: placed, source: source)
      return WrittenTables(
        files: files, losses: losses.map { Loss.diagnostic($0.message, of: $0.unit, in: $0.table) })
    })

  /// Resource files of Compose Multiplatform.
  package static let compose: TableFormat = resources(
    "compose", title: "a Compose resource file", layout: .compose, .compose, specifiers: .compose)

  /// Resource files of moko-resources, for Kotlin Multiplatform. Apple's systems get a form for 0 that is shown.
  package static let moko: TableFormat = resources(
    "moko", title: "a moko resource file", layout: .moko, .moko, specifiers: .java, showsZero: true,
    filePatterns: ["strings.xml", "plurals.xml"])

  private static func resources(
    _ name: String, title: String, layout: TableLayout, _ dialect: AndroidDialect, specifiers: SpecifierSyntax,
    showsZero: Bool = false, filePatterns: [String] = ["strings.xml"],
    write: (@Sendable (_ tables: [TextTable], _ source: String) -> WrittenTables)? = nil
  ) -> TableFormat {
    TableFormat(
      name: name, title: title, layout: layout, specifiers: specifiers, variableDefinition: { "the variable '\($0)'" },
      countsWholeNumbers: true, holdsResourceNotes: true, showsZero: showsZero, pluralAdvice: "a <plurals>",
      keepsBase: false, sharesNames: true, sharesKeysInFolder: true,
      isOfSwift: false,
      read: { bytes in
        let resources = AndroidResources(bytes, dialect)
        let entries = resources.entries
        // A file of something else may be in a directory with the name of a language.
        let isOwn = layout.marksDirectories || resources.root != nil || bytes.allSatisfy(AndroidText.isBlank)
        let isTable = isOwn && resources.isTable
        return ReadFile(sourceLanguage: resources.language, isTable: isTable) { _ in LoadedTable(resources, entries) }
      },
      write: write,
      editor: {
        AndroidTableEditor($0, of: TableFormat.all.first { $0.name == name } ?? .android, dialect)
      },
      outline: { (bytes) throws(EditRefusal) in
        let resources = AndroidResources(bytes, dialect)
        let withTags = resources.root.flatMap { resources.source.withTags(around: $0.range, name: "resources") }
        return try SourceOutline(withTags.map { AndroidResources($0, dialect) } ?? resources)
      },
      filePatterns: filePatterns)
  }
}

extension LoadedTable {
  fileprivate init(_ resources: AndroidResources, _ entries: [LoadedEntry]) {
    self.init(
      source: resources.source, entries: entries, brokenKeys: resources.brokenNames.map { TableKey($0) },
      findings: resources.findings, isEmpty: resources.root == nil, keys: entries.map { ($0.key, $0.keyRange) },
      comments: { resources.comments.map { ($0, nil) } },
      commentText: { resources.commentText($0) },
      spelling: { resources.spelling(at: $0) }, resource: { resources.notes(of: $0) },
      format: { resources.format(at: $0, of: $1) },
      editRefusal: { resources.editRefusal },
      placeEditor: { resources.editRefusal == nil ? AndroidPlaceEditor(resources) : nil })
  }
}

extension AndroidResources {
  /// The reason why the file cannot be edited. A text that Android refuses is not a reason, because it can be
  /// corrected.
  var editRefusal: EditRefusal? {
    let broken = findings.first {
      $0.severity == .error && [.invalidXML, .notADictionary, .mergeConflict, .invalidUTF8].contains($0.kind)
    }
    return broken.map {
      EditRefusal(
        "the file is broken, so it cannot be edited: \($0.message)", help: "fix the file first", at: $0.range)
    }
  }
}

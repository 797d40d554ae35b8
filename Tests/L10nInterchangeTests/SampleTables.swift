import Foundation
import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax

/// Tables to convert and convert back.
enum SampleTables {
  /// The shipped catalog.
  static let shipped: [TextTable] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Localizations").path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = paths.sorted().compactMap { path -> TableFile? in
      guard let place = CatalogPlace(path: path), let bytes = FileManager.default.contents(atPath: "\(root)/\(path)")
      else { return nil }
      return TableFile(path: path, place: place, bytes: [UInt8](bytes))
    }
    return TextTable.tables(of: files)
  }()

  static func shipped(_ locale: String) -> [TextTable] { shipped.filter { $0.locale == locale } }

  /// The locales with every table: a regional variant contains only its differences, and the rest is written as
  /// missing.
  static let locales = Set(shipped.map(\.locale)).filter { shipped($0).count == shipped("en").count }.sorted()

  static func language(_ locale: String) -> LanguageTag { LanguageTag(directoryName: locale) ?? .english }

  /// A table with plain texts: each key's text is itself.
  static func table(_ units: [TextUnit], locale: String = "en") -> TextTable {
    TextTable(name: "T", locale: locale, units: units)
  }

  static func plural(_ format: String, _ name: String = "n", _ type: String? = "lld", _ forms: String...)
    -> Message
  {
    let forms = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1).map(String.init)
      return MessageVariable.Variant(category: parts[0], text: parts.count > 1 ? parts[1] : "")
    }
    return .format(format, variables: [MessageVariable(name: name, valueType: type, variants: forms)])
  }
}

extension TextUnit {
  /// The key, the text with its variables and forms, the state and the comment, in a line.
  var shown: String {
    var text = key.text.replacing("\n", with: "⏎") + "="
    switch message.content {
    case .text(let plain): text += plain
    case .format(let format, let variables):
      text += format
      for variable in variables {
        text += " \(variable.name):\(variable.valueType ?? "-")"
        for form in variable.variants { text += " \(form.category)=\(form.text)" }
      }
    case .select, .pattern, .markedUp: text += "?"
    }
    if state != .translated { text += " (\(state.rawValue))" }
    return text + (comment.map { " /*\($0)*/" } ?? "")
  }
}

extension TextTable {
  /// The table without the data that depends on its file.
  var unplaced: TextTable {
    var table = self
    for index in table.units.indices { table.units[index].location = nil }
    return table
  }

  /// The unplaced table in the order of the keys.
  var sorted: TextTable {
    var table = unplaced
    table.units.sort { $0.key < $1.key }
    return table
  }
}

extension ReadTables {
  /// Reads text in another format as the file of a table.
  static func read(
    _ text: String, path: String, locale: String?, table: String = "T", _ reader: (TableFile) -> ReadTables
  ) -> ReadTables {
    reader(TableFile(path: path, table: table, locale: locale, bytes: Array(text.utf8)))
  }
}

extension TableFile {
  /// A file whose name says its format.
  convenience init(path: String, table: String, locale: String?, bytes: [UInt8]) {
    let format = TableFormat(ofFile: path) ?? .strings
    let place = CatalogPlace(CatalogPlace(standingAlone: "", format: format), tableNamed: table)
    self.init(path: path, place: CatalogPlace(place, directory: locale ?? ""), bytes: bytes)
  }
}

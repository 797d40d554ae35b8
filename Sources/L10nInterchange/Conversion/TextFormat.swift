package import L10nCore

/// The formats that tables are converted from and to, with their names on the command line.
package enum TextFormat: Hashable, Sendable {
  /// A format of catalogs' files, which have override layers.
  case tables(TableFormat)
  /// `.strings` and `.stringsdict` as XML property lists.
  case xmlPropertyList
  /// `.strings` and `.stringsdict` as binary property lists, as apps ship them.
  case binaryPropertyList
  /// Flat JSON.
  case json
  /// Application Resource Bundles, of Dart and Flutter.
  case arb
  /// GNU gettext's files.
  case po

  /// The format that a file's name implies; property lists are recognized by their contents.
  ///
  /// - Returns: `nil` for other names.
  package init?(path: String) {
    if let format = TableFormat(ofFile: path), format.write != nil {
      self = .tables(format)
      return
    }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...] {
    case "json": self = .json
    case "arb": self = .arb
    case "po", "pot": self = .po
    default: return nil
    }
  }

  /// The name in messages.
  package var title: String {
    switch self {
    case .tables(let format): format.title
    case .json: "JSON"
    case .arb: "ARB"
    case .po: "PO"
    case .xmlPropertyList: "an XML property list"
    case .binaryPropertyList: "a binary property list"
    }
  }

  /// Whether catalogs consist of its files, which have override layers.
  package var hasLayers: Bool {
    switch self {
    case .tables, .xmlPropertyList, .binaryPropertyList: true
    case .json, .arb, .po: false
    }
  }
}

extension TextFormat: CaseIterable, RawRepresentable {
  package static var allCases: [TextFormat] {
    TableFormat.all.filter { !$0.isSupplement && $0.write != nil }.map { .tables($0) }
      + [.json, .arb, .po, .xmlPropertyList, .binaryPropertyList]
  }

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  package var rawValue: String {
    switch self {
    case .tables(let format): format.name
    case .json: "json"
    case .arb: "arb"
    case .po: "po"
    case .xmlPropertyList: "xml-plist"
    case .binaryPropertyList: "binary-plist"
    }
  }
}

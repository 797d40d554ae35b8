/// The formats that tables are converted from and to, by the names that the command line has for them.
package enum TextFormat: String, CaseIterable, Sendable {
  /// `.strings` and `.stringsdict`.
  case strings
  /// String Catalogs of Xcode.
  case stringCatalog = "xcstrings"
  /// Flat JSON.
  case json
  /// Application Resource Bundles, of Dart and Flutter.
  case arb
  /// Files of GNU gettext.
  case po
  /// `.strings` and `.stringsdict` as XML property lists.
  case xmlPropertyList = "xml-plist"
  /// `.strings` and `.stringsdict` as binary property lists, as apps ship them.
  case binaryPropertyList = "binary-plist"

  /// The format that a file's name tells; property lists are told by their contents.
  ///
  /// - Returns: `nil` for other names.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...] {
    case "strings", "stringsdict": self = .strings
    case "xcstrings": self = .stringCatalog
    case "json": self = .json
    case "arb": self = .arb
    case "po", "pot": self = .po
    default: return nil
    }
  }

  /// The name in messages.
  package var title: String {
    switch self {
    case .strings: ".strings"
    case .stringCatalog: "a String Catalog"
    case .json: "JSON"
    case .arb: "ARB"
    case .po: "PO"
    case .xmlPropertyList: "an XML property list"
    case .binaryPropertyList: "a binary property list"
    }
  }

  /// Whether catalogs are made of its files, which know override layers.
  package var hasLayers: Bool {
    switch self {
    case .strings, .stringCatalog, .xmlPropertyList, .binaryPropertyList: true
    case .json, .arb, .po: false
    }
  }
}

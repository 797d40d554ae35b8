import L10nSyntax

/// The Swift names of a catalog's texts: nested namespaces for dotted keys.
///
///     controls.playback.play.label → strings.controls.playback.play.label
///
/// A key in several tables is preceded by its table's name. Names that clash are distinguished in the order of the
/// keys, so that the same catalog always has the same names; each clash is listed in `collisions`.
package struct AccessorTree: Sendable {
  /// A namespace with the texts and namespaces in it.
  package struct Namespace: Sendable {
    /// The part of the key, empty for the root.
    package let name: String
    /// The property for it, such as `playback`.
    package let property: String
    /// Its type, such as `Playback`.
    package let type: String
    /// The common prefix of its keys, such as `controls.playback`.
    package let keyPrefix: String
    /// The namespaces in it, in the order of their keys.
    package internal(set) var namespaces: [Namespace] = []
    /// The texts in it, in the order of their keys.
    package internal(set) var leaves: [Leaf] = []
  }

  /// A text.
  package struct Leaf: Sendable {
    package let id: TextID
    /// The property or function, such as `label`.
    package let name: String
  }

  /// Two keys with the same name, or a name that has another meaning in Swift.
  package struct Collision: Sendable {
    package let id: TextID
    /// The key with the name; `nil` if a namespace or Swift uses it.
    package let other: TextID?
    /// The name that clashes.
    package let name: String
    /// The name that is used for `id` instead.
    package let replacement: String
  }

  /// The namespace of all keys.
  package let root: Namespace

  package let collisions: [Collision]

  /// - Parameters:
  ///   - ids: the texts, in any order.
  ///   - isFlat: whether each key is one name, including its dots, without namespaces.
  ///   - bundleType: the generated type of code that uses the system's bundles.
  ///   - names: the names that authors chose; with dots in it, one replaces the whole key, otherwise its last part.
  package init(_ ids: [TextID], isFlat: Bool = false, bundleType: String? = nil, names: [TextID: String] = [:]) {
    var tableCounts: [TableKey: Int] = [:]
    for id in ids { tableCounts[id.key, default: 0] += 1 }
    let sorted = ids.sorted { $0.key == $1.key ? $0.table < $1.table : $0.key < $1.key }
    let paths = sorted.map { id in
      let isShared = tableCounts[id.key, default: 0] > 1
      let path = isFlat ? [Self.flatName(of: id, isShared: isShared)] : Self.path(of: id, isShared: isShared)
      guard let name = names[id] else { return (id: id, path: path) }
      let chosen = isFlat ? [name] : Self.parts(of: name)
      return (id: id, path: chosen.count > 1 ? chosen : path.dropLast() + chosen)
    }
    var builder = AccessorTreeBuilder(bundleType: bundleType)
    root = builder.root(paths.map { ($0.id, $0.path[...]) })
    collisions = builder.collisions
  }

  /// The whole key as one part, preceded by its table if other tables have it too.
  private static func flatName(of id: TextID, isShared: Bool) -> String {
    let name = SwiftIdentifier.lowerCamel(id.key.text).isEmpty ? "text" : id.key.text
    return isShared ? "\(tableName(of: id)).\(name)" : name
  }

  /// The parts of a key. A key that is a sentence is one part, including its dots.
  private static func path(of id: TextID, isShared: Bool) -> [String] {
    let key = id.key.text
    let isDotted = key.utf8.contains(UInt8(ascii: ".")) && !key.utf8.contains(UInt8(ascii: " "))
    let parts = isDotted ? parts(of: key) : [key].filter { !SwiftIdentifier.lowerCamel($0).isEmpty }
    return (isShared ? [tableName(of: id)] : []) + (parts.isEmpty ? ["text"] : parts)
  }

  /// A table's name as a part of a path; `table` for one without letters and digits, such as `_` or an emoji.
  private static func tableName(of id: TextID) -> String {
    SwiftIdentifier.lowerCamel(id.table).isEmpty ? "table" : id.table
  }

  /// The parts between dots that result in a name. Namespaces that are nested too deeply are joined into one: compilers
  /// get slow with each, and fail at some depth.
  private static func parts(of key: String) -> [String] {
    let parts = key.split(separator: ".").map(String.init).filter { !SwiftIdentifier.lowerCamel($0).isEmpty }
    guard parts.count > deepest else { return parts }
    return parts.prefix(deepest - 1) + [parts[(deepest - 1)...].joined(separator: ".")]
  }

  /// The greatest number of names on the path to a text.
  static let deepest = 24
}

extension AccessorTree {
  /// Every text with the names on its path: `["controls", "play", "label"]`.
  package var paths: [(id: TextID, path: [String])] { Self.paths(in: root, below: []) }

  private static func paths(in namespace: Namespace, below path: [String]) -> [(id: TextID, path: [String])] {
    namespace.leaves.map { ($0.id, path + [$0.name]) }
      + namespace.namespaces.flatMap { paths(in: $0, below: path + [$0.property]) }
  }
}

extension Catalog {
  /// The names of the texts in generated code, in the configured style.
  package var accessors: AccessorTree { accessors { $0 } }

  /// The names on the path to a new text; `nil` if it would change the names of other texts.
  package func accessorPath(adding id: TextID) -> [String]? {
    let old = Dictionary(accessors.paths.map { ($0.id, $0.path) }) { first, _ in first }
    var path: [String]?
    for (other, new) in accessors(adding: [id], naming: { $0 }).paths {
      if other == id { path = new } else if old[other] != new { return nil }
    }
    return path
  }

  /// The names with additional texts and other identities.
  func accessors(adding new: [TextID] = [], naming newID: (TextID) -> TextID) -> AccessorTree {
    var names: [TextID: String] = [:]
    for (id, entry) in developmentEntries {
      if let name = entry.accessorName, SwiftIdentifier.lowerCamel(name).isEmpty == false { names[newID(id)] = name }
    }
    let developmentIDs = generatedIDs.map(newID) + new
    let settings = configuration.generate
    switch settings.style {
    case .structured, .flat, .bundle:
      return AccessorTree(
        developmentIDs, isFlat: settings.style == .flat, bundleType: settings.style == .bundle ? settings.name : nil,
        names: names)
    case .swiftgen, .swiftgenFlat:
      return AccessorTree(
        swiftGen: developmentIDs, isFlat: settings.style == .swiftgenFlat,
        hasTableNames: settings.tableNames == .always, typeName: settings.name, names: names)
    }
  }
}

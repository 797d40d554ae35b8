internal import L10nCore

/// The paths of a catalog's tables, by which the files of a document are matched.
///
/// Languages and formats are ignored: `App/fr.lproj/Main.strings` is the same table as
/// `App/Base.lproj/Main.storyboard`, and `res/values/strings.xml` the same as `res/values-fr/strings.xml`.
struct TablePaths {
  struct Table {
    /// The name, and the override layer; `nil` for a base table.
    let name: String
    let layer: String?

    /// The path below the catalog's folder, without language and format.
    let path: String

    /// The components of the path, after those of the folder as far as they are known.
    fileprivate let steps: [Substring]
  }

  /// By path.
  private let tables: [Table]

  /// The places of files that only their siblings determine, by path: the directory `ha` of a Java package is not Hausa.
  let places: [String: CatalogPlace]

  /// The base tables of the development language, by path.
  var base: [Table] { tables.filter { $0.layer == nil } }

  /// Reads the base tables of the development language, and those of override layers, which are kept apart.
  ///
  /// - Parameter folder: the path of the catalog's folder, as far as it is known.
  init(_ catalog: Catalog, folder: String) {
    let above = Self.steps(folder)
    let base = catalog.developmentTables.map { ($0.name, String?.none) }
    let layers = catalog.files.compactMap { file in file.place.layer.map { (file.place.table, String?.some($0)) } }
    let all = (base + layers).map { name, layer in
      let steps = Self.table(CatalogPlace.path(table: name, directory: "", layer: layer, format: .strings))
      return Table(name: name, layer: layer, path: steps.joined(separator: "/"), steps: above + steps)
    }
    places = Dictionary(
      catalog.files.filter { $0.place.layer == nil && $0.place.format.layout.siblings != nil }
        .map { ($0.path, $0.place) }
    ) { first, _ in first }
    tables = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }.values.sorted { $0.path < $1.path }
  }

  /// The tables that an original can belong to: the one with its path below the catalog's folder; else those whose
  /// whole path is its end; else, if an original has more components than are known of a table, the one with the
  /// longest match.
  ///
  /// A table whose path only ends like that of the original, as in `App/Main` and `Widget/Main`, is a different one.
  func tables(of original: String) -> [Table] {
    let steps = Self.table(original)
    if steps.isEmpty { return [] }
    let path = places[original]?.table ?? steps.joined(separator: "/")
    if let exact = tables.first(where: { $0.path == path }) { return [exact] }
    let whole = tables.filter { $0.steps.reversed().starts(with: steps.reversed()) }
    if !whole.isEmpty { return whole.contains { $0.layer == nil } ? whole.filter { $0.layer == nil } : whole }
    let parts = tables.filter { steps.reversed().starts(with: $0.steps.reversed()) }
    let longest = parts.map(\.steps.count).max()
    return parts.filter { $0.steps.count == longest }
  }

  /// The base tables with the same name, anywhere.
  func tables(named original: String) -> [Table] {
    let name = Self.table(original).last
    return base.filter { $0.steps.last == name }
  }

  /// The components of a file's path without its language's directory and its extension.
  private static func table(_ path: String) -> [Substring] {
    let format = TableFormat(ofFile: path)
    let all = self.steps(path)
    // The name of any folder may be that of a language; only the last one is.
    let last = format.map { !$0.layout.marksDirectories && $0.layout.siblings == nil } ?? false ? all.count - 2 : 0
    var steps = all.enumerated().filter { index, step in
      !step.hasSuffix(".lproj") && (index < last || format?.layout.language(String(step)) == nil)
    }.map(\.element)
    if steps.count == all.count, let file = steps.last, let named = format?.layout.named(String(file)) {
      return steps.dropLast() + [Substring(named.table)]
    }
    if let file = steps.popLast() { steps.append(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) }
    return steps
  }

  /// The components of a path without `.` and `..`; a `..` out of an unknown folder is left out.
  private static func steps(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { steps, step in
      if step == ".." { _ = steps.popLast() } else if step != "." { steps.append(step) }
    }
  }
}

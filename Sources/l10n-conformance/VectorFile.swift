import Foundation

/// A file of rows and the family that runs them.
struct VectorFile: Sendable {
  /// The path as given, or below the given folder.
  let path: String
  let family: RowFamily

  /// The files at a path: the file itself, or the `.json` files of a folder and its subfolders, sorted by name.
  ///
  /// A file with an unknown name may be one of the official tests of MessageFormat 2, which identify themselves. In a
  /// folder another one counts as failing rows, so that none is missed.
  /// - Throws: `noSuchFile`, `unknownName` for a file that was named itself, `noVectors`, `unreadable`.
  static func files(at path: String) throws(VectorFileError) -> [VectorFile] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noSuchFile(path)
    }
    guard isDirectory.boolValue else {
      guard let family = family(of: path) else { throw .unknownName(path) }
      return [VectorFile(path: path, family: family)]
    }
    guard let names = FileManager.default.enumerator(atPath: path) else { throw .unreadable(path, "no folder") }
    let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted().map { name in
      let file = path + (path.hasSuffix("/") ? "" : "/") + name
      return VectorFile(
        path: file, family: family(of: file) ?? .unavailable(name, because: "no rows are known by this file's name"))
    }
    guard !files.isEmpty else { throw .noVectors(path) }
    return files
  }

  /// The family that runs the rows of a file; `nil` if neither its name nor its contents determine it.
  private static func family(of path: String) -> RowFamily? {
    let name = URL(fileURLWithPath: path).lastPathComponent
    if let family = RowFamily.all.first(where: { $0.fileName == name }) { return family }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), let value = VectorValue(Array(data)) else {
      return nil
    }
    return RowFamily.suiteRows(value) == nil ? nil : .messageFormat2(name)
  }

  /// The rows of the file.
  /// - Throws: `unreadable`, `notJSON`, `notRows`.
  func rows() throws(VectorFileError) -> [VectorRow] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path, error.localizedDescription)
    }
    guard let value = VectorValue(Array(data)) else { throw .notJSON(path) }
    if let rows = RowFamily.suiteRows(value) { return rows }
    guard case .array(let values) = value else { throw .notRows(path) }
    var rows: [VectorRow] = []
    for value in values {
      guard case .object(let fields) = value else { throw .notRows(path) }
      rows.append(VectorRow(fields: fields))
    }
    return rows
  }
}

/// The reason why a file could not be run.
enum VectorFileError: Error, CustomStringConvertible {
  case noSuchFile(String)
  case unknownName(String)
  case noVectors(String)
  case unreadable(String, String)
  case notJSON(String)
  case notRows(String)

  /// One clause with the path and what is accepted.
  var description: String {
    switch self {
    case .noSuchFile(let path): "'\(path)' does not exist; \(Self.accepted)"
    case .unknownName(let path): "'\(path)' has no name of a vector file; \(Self.accepted)"
    case .noVectors(let path): "'\(path)' holds no .json file; \(Self.accepted)"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .notJSON(let path): "'\(path)' is not valid JSON; a vector file is a list of objects in UTF-8"
    case .notRows(let path): "'\(path)' is not a list of rows; a vector file is a list of objects"
    }
  }

  private static var accepted: String {
    "accepted are folders and files named " + RowFamily.all.map(\.fileName).joined(separator: ", ")
  }
}

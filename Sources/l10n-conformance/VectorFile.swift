import Foundation

/// A file of rows and the family that runs them.
struct VectorFile: Sendable {
  /// The path as it was given, or below the folder that was given.
  let path: String
  let family: RowFamily

  /// The files that a path stands for: itself, or the `.json` files of a folder, sorted by name.
  ///
  /// In a folder a `.json` file of an unknown name counts as rows that fail, so that none goes unnoticed.
  /// - Throws: `noSuchFile`, `unknownName` for a file that was named itself, `noVectors`, `unreadable`.
  static func files(at path: String) throws(VectorFileError) -> [VectorFile] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noSuchFile(path)
    }
    guard isDirectory.boolValue else {
      let name = URL(fileURLWithPath: path).lastPathComponent
      guard let family = RowFamily.all.first(where: { $0.fileName == name }) else { throw .unknownName(path) }
      return [VectorFile(path: path, family: family)]
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path, error.localizedDescription)
    }
    let files = names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      let family = RowFamily.all.first { $0.fileName == name }
      return VectorFile(
        path: path + (path.hasSuffix("/") ? "" : "/") + name,
        family: family ?? .unavailable(name, because: "no rows are known by this file's name"))
    }
    guard !files.isEmpty else { throw .noVectors(path) }
    return files
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
    guard case .array(let values) = value else { throw .notRows(path) }
    var rows: [VectorRow] = []
    for value in values {
      guard case .object(let fields) = value else { throw .notRows(path) }
      rows.append(VectorRow(fields: fields))
    }
    return rows
  }
}

/// Why a file could not be run.
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

import Foundation
import L10nOverrides
import L10nRuntime
import PlayerStrings

/// The folders whose files replace texts of the player, one a layer: `acme/fr.lproj/Player.strings`.
///
/// An actor, so that of two reloads the later one has the last word.
public actor OverrideFolders {
  /// Why a folder could not be read. The layers in use stay.
  public struct Unreadable: Error, CustomStringConvertible {
    /// One clause, without the place of the folder on this machine.
    public let description: String
  }

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 4_000_000

  private let folders: [URL]

  /// The layers of these folders; the last one is asked first.
  public init(_ paths: [String]) { folders = paths.map { URL(filePath: $0, directoryHint: .isDirectory) } }

  /// Reads all files and puts their texts in the place of those that were loaded before, all at once.
  ///
  /// Texts that the player cannot show are left out and told; the others apply.
  /// - Throws: `Unreadable`; then nothing has changed.
  public func reload() throws(Unreadable) -> OverrideReport {
    var layers: [OverrideLayer] = []
    for folder in folders {
      layers.append(
        OverrideLayer(folder.lastPathComponent, files: try Self.files(in: folder), for: PlayerStrings.overrides))
    }
    PlayerStrings.overrides.reload(layers)
    return OverrideReport(layers)
  }

  /// The `.strings` and `.stringsdict` files in the `.lproj` folders of a folder, by name.
  private static func files(in folder: URL) throws(Unreadable) -> [OverrideFile] {
    var files: [OverrideFile] = []
    for directory in try names(in: folder) where directory.hasSuffix(".lproj") {
      guard let language = LanguageTag(String(directory.dropLast(".lproj".count))) else { continue }
      for name in try names(in: folder.appending(path: directory)) {
        guard let format = format(of: name) else { continue }
        let path = "\(directory)/\(name)"
        let bytes = try bytes(of: folder.appending(path: path), path)
        files.append(OverrideFile(path, language: language, format: format, bytes: bytes))
      }
    }
    return files
  }

  private static func names(in folder: URL) throws(Unreadable) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw Unreadable(description: "cannot read the folder '\(folder.lastPathComponent)'")
    }
  }

  private static func bytes(of file: URL, _ path: String) throws(Unreadable) -> [UInt8] {
    guard let bytes = try? Data(contentsOf: file) else { throw Unreadable(description: "cannot read '\(path)'") }
    guard bytes.count <= sizeLimit else {
      throw Unreadable(description: "'\(path)' has more than \(sizeLimit) bytes")
    }
    return [UInt8](bytes)
  }

  private static func format(of name: String) -> OverrideFile.Format? {
    if name.hasSuffix(".strings") { return .strings }
    return name.hasSuffix(".stringsdict") ? .stringsdict : nil
  }
}

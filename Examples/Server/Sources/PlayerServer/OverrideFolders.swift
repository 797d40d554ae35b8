import L10nOverrideFolders
import PlayerStrings

/// The folders whose files replace texts of the player, one for each layer: `acme/fr.lproj/Player.strings`.
///
/// An actor, so that the later of two reloads wins.
public actor OverrideFolders {
  /// The reason why a folder could not be read. The layers in use stay.
  public struct Unreadable: Error, CustomStringConvertible {
    /// One clause, without the path of the folder on this machine.
    public let description: String
  }

  private let folders: [OverrideFolder]

  /// The layers of these folders; the last one is asked first.
  public init(_ paths: [String]) { folders = paths.map { OverrideFolder($0) } }

  /// Reads all files and replaces the texts that were loaded before, all at once.
  ///
  /// Texts that the player cannot show are left out and reported; the others apply.
  /// - Throws: `Unreadable`; then nothing has changed.
  public func reload() throws(Unreadable) -> OverrideReport {
    do throws(OverrideFolderError) {
      return OverrideReport(try PlayerStrings.overrides.reload(folders: folders))
    } catch {
      let place = folders.first { error.path.hasPrefix($0.path) }
      let name = error.path.dropFirst(place.map { $0.path.utf8.count - $0.name.utf8.count } ?? 0)
      throw Unreadable(description: "cannot read '\(name)': \(error.reason)")
    }
  }
}

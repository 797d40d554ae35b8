import L10nCore
import L10nWorkspace

extension OwnedFolder {
  /// Replaces the files of the folder with the given ones, and prints the page to open.
  ///
  /// - Parameter noun: the name of one of the files in messages.
  /// - Throws: exit status 2, with a message, if one cannot be written.
  func publish(_ files: [(name: String, bytes: [UInt8])], as noun: String, _ verbosity: VerbosityOptions) throws {
    do {
      let (written, removed) = try replace(with: files)
      let first = path.hasSuffix("/") ? "\(path)index.html" : "\(path)/index.html"
      let removals = removed > 0 ? ", removed \(removed)" : ""
      try verbosity.print(
        written + removed == 0
          ? "\(first) is up to date\n"
          : "wrote \(written) of \(files.count.counted(noun))\(removals); open \(first)\n")
    } catch let error as ForeignFile {
      throw Terminal.failure("\(error)", help: "name another folder with --output, or remove the file")
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }
}

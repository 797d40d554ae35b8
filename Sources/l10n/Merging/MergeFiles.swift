import L10nWorkspace

/// The versions of a file on the disk.
struct MergeFiles {
  let base: String
  let ours: String
  let theirs: String

  /// The file's path in the repository.
  let path: String

  /// The contents of the versions.
  struct Contents {
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]

    /// The version to take if another is the ancestor, or both are the same; `nil` if both have changed.
    var undisputed: [UInt8]? {
      if ours == theirs || theirs == base { return ours }
      return ours == base ? theirs : nil
    }
  }

  /// - Throws: exit status 2, with a message, if one cannot be read.
  func read() throws -> Contents {
    try Terminal.orFail {
      Contents(
        base: try FileReader.bytes(of: base), ours: try FileReader.bytes(of: ours),
        theirs: try FileReader.bytes(of: theirs))
    }
  }

  /// Replaces the file for the result.
  ///
  /// - Throws: exit status 2, with a message, if it cannot be written.
  func write(_ bytes: [UInt8], to path: String) throws {
    try Terminal.orFail { try FileWriter.write(bytes, to: path) }
  }
}

import L10nWorkspace

/// The versions of a file on the disk.
struct MergeFiles {
  let base: String
  let ours: String
  let theirs: String

  /// The file's path in the repository.
  let path: String

  /// What was read of the versions.
  struct Contents {
    let base: [UInt8]
    let ours: [UInt8]
    let theirs: [UInt8]

    /// The version that counts where another is the ancestor, or both are the same; `nil` where both have changed.
    var undisputed: [UInt8]? {
      if ours == theirs || theirs == base { return ours }
      return ours == base ? theirs : nil
    }
  }

  /// - Throws: exit status 2, with a message, when one cannot be read.
  func read() throws -> Contents {
    try Terminal.orFail {
      Contents(
        base: try FileReader.bytes(of: base), ours: try FileReader.bytes(of: ours),
        theirs: try FileReader.bytes(of: theirs))
    }
  }

  /// Replaces the file that the result belongs into.
  ///
  /// - Throws: exit status 2, with a message, when it cannot be written.
  func write(_ bytes: [UInt8], to path: String) throws {
    try Terminal.orFail { try FileWriter.write(bytes, to: path) }
  }
}

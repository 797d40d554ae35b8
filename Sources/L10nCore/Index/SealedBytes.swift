/// Contents that were written for later runs, with what proves that they are whole and can be read: a mark, the version of the
/// encoding, a checksum, and the version of the program.
package enum SealedBytes {
  /// What sealed bytes begin with; the last one is the version of the encoding.
  static let mark = Array("l10n-index".utf8) + [1]

  static let checksumLength = 32

  /// Why bytes are not to be trusted.
  package enum Refusal: Error {
    case damaged
    /// Written by another version of the program.
    case outdated
  }

  /// Contents as they are kept.
  ///
  /// - Parameter program: the version of the program that writes.
  package static func sealed(_ writer: IndexWriter, program: String) -> [UInt8] {
    var head = IndexWriter()
    head.add(raw: program)
    return sealed(head.bytes + writer.bytes)
  }

  static func sealed(_ contents: [UInt8]) -> [UInt8] { mark + checksum(of: contents[...]) + contents }

  /// What reads the contents.
  ///
  /// - Parameter program: the version of the program that reads.
  package static func reader(of bytes: [UInt8], program: String) throws(Refusal) -> IndexReader {
    guard bytes.starts(with: mark.dropLast()) else { throw .damaged }
    guard bytes.starts(with: mark) else { throw .outdated }
    let start = mark.count + checksumLength
    guard bytes.count >= start, bytes[mark.count..<start].elementsEqual(checksum(of: bytes[start...])) else {
      throw .damaged
    }
    var reader = IndexReader(bytes, in: start..<bytes.count)
    guard let writer = try? reader.rawText() else { throw .damaged }
    if writer != program { throw .outdated }
    return reader
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] { Array(ContentID(bytes).description.utf8) }
}

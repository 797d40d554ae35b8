import L10nSyntax
import L10nWorkspace

/// Reads files as UTF-8 text, whatever their encoding; binary property lists as the equivalent text, sorted by keys.
enum TableText {
  /// - Throws: exit status 2, with a message, if the file cannot be read.
  static func bytes(ofFile path: String) throws -> [UInt8] {
    text(try Terminal.orFail { try FileReader.bytes(of: path) })
  }

  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    let isBinary = bytes.starts(with: "bplist".utf8)
    // Such a file declares its encoding itself.
    guard isBinary || bytes.starts(with: "<?xml".utf8) else { return SourceText(decoding: bytes).utf8 }
    let document = PropertyListDocument(bytes)
    guard isBinary, let root = document.root, case .dictionary(let pairs) = root.value else {
      return isBinary ? bytes : document.source.utf8
    }
    let sorted = pairs.sorted { $0.key < $1.key }
    let texts = sorted.compactMap { pair -> NewEntry<String>? in
      if case .string(let text) = pair.node.value { NewEntry(pair.key, text) } else { nil }
    }
    if texts.count == pairs.count { return Array(StringsWriter.table(texts).utf8) }
    return Array(StringsdictWriter.table(sorted.map { NewEntry($0.key, value(of: $0.node)) }).utf8)
  }

  private static func value(of node: PropertyListNode) -> StringsdictWriter.Value {
    switch node.value {
    case .string(let text): .text(text)
    case .dictionary(let pairs):
      .dictionary(pairs.sorted { $0.key < $1.key }.map { StringsdictWriter.Pair($0.key, value(of: $0.node)) })
    case .array, .other: .text(node.kindName)
    }
  }
}

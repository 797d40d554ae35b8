extension PropertyListDocument {
  /// Reads a property list in any syntax and encoding.
  ///
  /// The first bytes determine the syntax: `bplist0` is binary; `<?xml`, a document type or a plist tag after blanks
  /// and comments is XML; everything else is old style.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) { self.init(bytes, sizeLimit: Self.sizeLimit) }

  /// Reads a property list up to a size in bytes.
  package init(_ bytes: [UInt8], sizeLimit: Int) {
    guard bytes.count <= sizeLimit else {
      self = Self.tooLarge
      return
    }
    if bytes.starts(with: "bplist0".utf8) {
      self = BinaryPropertyListReader.read(bytes)
      return
    }
    var decoder = TextDecoder()
    let source = decoder.decode(bytes)
    guard !bytes.isEmpty, !source.utf8.isEmpty else {
      let finding = StringsFinding(
        .warning, .emptyFile, at: 0..<0, "the file is empty",
        help: "Foundation refuses a file without a single byte; put a comment into it")
      self.init(source: source, syntax: .openStep, comments: [], findings: decoder.findings + [finding])
      return
    }
    if let start = XMLPropertyListReader.documentStart(in: source.utf8) {
      self = XMLPropertyListReader.read(source, from: start, bytes: bytes, decoding: decoder.findings)
    } else {
      self = OpenStepReader.read(source, decoding: decoder.findings)
    }
  }

  /// The document of a file whose places do not fit into 32 bits.
  private static var tooLarge: PropertyListDocument {
    let source = SourceText(utf8: [], encoding: .binary, hasByteOrderMark: false, bytes: [])
    let finding = StringsFinding(
      .error, .fileTooLarge, at: 0..<0, "the file is larger than a gigabyte", help: "split it into several tables")
    return PropertyListDocument(source: source, syntax: .binary, comments: [], findings: [finding])
  }
}

/// A property list as it was read: what could be understood, and findings beside it.
///
/// Reading never fails. A file of which nothing can be understood has no root and at least one finding.
public struct PropertyListDocument: Sendable {
  /// The spelling of a property list.
  public enum Syntax: String, Sendable {
    /// Quoted strings, `=` and `;`: what `.strings` files are written in.
    case openStep
    case xml
    case binary
  }

  /// How many values may stand inside one another; string tables need four.
  ///
  /// CoreFoundation allows 512. The readers recurse, and must do with the half megabyte of stack that a secondary
  /// thread has on macOS.
  static let nestingLimit = 64

  /// The decoded text.
  public let source: SourceText

  /// Which spelling the file uses.
  public let syntax: Syntax

  /// The value at the top; `nil` when there is none to be read.
  public let root: PropertyListNode?

  /// Every comment with its marks, in file order.
  public let comments: [Range<Int>]

  /// Keys of entries that are broken beyond use: they exist, but have no value.
  public let brokenKeys: [TableKey]

  /// What is wrong, in file order.
  public let findings: [StringsFinding]

  /// Where further findings would follow from one that is reported.
  let unreliable: UnreliableText

  /// Reads a property list in any spelling and encoding.
  ///
  /// The spelling is told by the first bytes: `bplist0` is binary, `<?xml`, a document type or a plist tag after
  /// blanks and comments is XML, everything else old style.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist0".utf8)) {
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

  init(
    source: SourceText, syntax: Syntax, root: PropertyListNode? = nil, comments: [Range<Int>],
    brokenKeys: [TableKey] = [], findings: [StringsFinding], unreliable: UnreliableText = UnreliableText()
  ) {
    self.source = source
    self.syntax = syntax
    self.root = root
    self.comments = comments
    self.brokenKeys = brokenKeys
    self.findings = findings.inFileOrder
    self.unreliable = unreliable
  }
}

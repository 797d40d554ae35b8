/// A `.strings` table: entries in file order, comments, and findings beside them.
///
///     let table = StringsTable(bytes)
///     table.entries[0].key      // "controls.playback.play.label"
///     table.entries[0].value    // "Play"
///
/// Reading never fails. Text that Foundation would refuse or silently drop is an error among `findings`, and the
/// entries after it are still read.
public struct StringsTable: Sendable {
  /// The property list of the table.
  public let document: PropertyListDocument

  /// The entries whose value is a string, in file order. Equal keys are all kept; Foundation uses the last.
  public let entries: StringsEntries

  /// The problems in the file, in file order.
  public let findings: [StringsFinding]

  /// Keys whose value cannot be used: it is not a string, or the entry is broken.
  public let brokenKeys: [TableKey]

  /// The decoded text.
  public var source: SourceText { document.source }

  /// Reads a table from the bytes of a file.
  ///
  /// - Parameter bytes: old-style, XML or binary property list, in any encoding that `SourceEncoding` lists.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    self.init(PropertyListDocument(bytes))
  }

  /// Takes the entries from a property list.
  public init(_ document: PropertyListDocument) {
    self.document = document
    let packed = document.entries
    let others = packed?.indicesOfOthers ?? []
    entries = StringsEntries(packed, leavingOut: others)
    var findings: [StringsFinding] = []
    var brokenKeys = document.brokenKeys
    for index in others {
      guard let pair = packed?.pair(at: index) else { continue }
      brokenKeys.append(pair.key)
      let start = pair.node.range.lowerBound
      findings.append(
        StringsFinding(
          .error, .nonStringValue, at: document.syntax == .openStep ? start..<start + 1 : pair.node.range,
          "expected a string, found \(pair.node.kindName)",
          help: "write a text: a look-up of this key crashes Foundation on Linux"))
    }
    if let packed { findings += DuplicateKeys.findings(in: packed) }
    if !findings.isEmpty { findings.removeAll { document.unreliable.contains($0.range.lowerBound) } }
    self.brokenKeys = brokenKeys
    self.findings = findings.isEmpty ? document.findings : (document.findings + findings).inFileOrder
  }
}

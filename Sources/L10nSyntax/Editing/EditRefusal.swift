/// The reason why a file, or one of its entries, cannot be edited as requested.
public struct EditRefusal: Error, Hashable, Sendable {
  /// One clause in lowercase, without a final period.
  public let message: String

  /// A sentence on how to proceed instead.
  public let help: String

  /// The place of the problem, as offsets into `SourceText.utf8`; empty for the file as a whole.
  public let range: Range<Int>

  /// A refusal because of a place in a file, or because of the file as a whole.
  public init(_ message: String, help: String, at range: Range<Int> = 0..<0) {
    (self.message, self.help, self.range) = (message, help, range)
  }
}

extension PropertyListDocument {
  /// The reason why no entry of the file can be edited; `nil` if all can.
  ///
  /// Binary property lists have no text, and near an error it is unknown where an entry ends.
  public var editRefusal: EditRefusal? {
    if syntax == .binary {
      return EditRefusal(
        "a binary property list cannot be edited", help: "write it as text first, with l10n convert")
    }
    guard let finding = findings.first(where: { $0.severity == .error }) else {
      if let range = undecodableEncoding {
        return EditRefusal(
          "encoding '\(source[range])' is not supported, so what is written into the file could not be read",
          help: "save the file as UTF-8", at: range)
      }
      return SourceEdits(source).canEdit
        ? nil
        : EditRefusal(
          "the file holds bytes that are not text, so it cannot be edited", help: "save the file as UTF-8")
    }
    return EditRefusal(
      "the file is broken, so it cannot be edited: \(finding.message)", help: "fix the file first",
      at: finding.range)
  }

  /// The encoding that an XML file declares, if it is not supported. Such a file is ASCII, and only ASCII may be
  /// written into it.
  private var undecodableEncoding: Range<Int>? {
    guard syntax == .xml, let declared = XMLEncodingDeclaration(in: source.utf8),
      case .unsupported = declared.resolved(source.bytes)
    else { return nil }
    return declared.range
  }
}

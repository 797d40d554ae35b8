/// Why a file, or an entry of it, cannot be edited as asked.
public struct EditRefusal: Error, Hashable, Sendable {
  /// One clause for people, lowercase, without a final period.
  public let message: String

  /// What to do instead.
  public let help: String

  /// The place to blame, as offsets into `SourceText.utf8`; empty for the file as a whole.
  public let range: Range<Int>

  /// A refusal because of a place in a file, or of the file as a whole.
  public init(_ message: String, help: String, at range: Range<Int> = 0..<0) {
    (self.message, self.help, self.range) = (message, help, range)
  }
}

extension PropertyListDocument {
  /// Why no entry of the file can be edited; `nil` when all can.
  ///
  /// Binary property lists have no text, and around an error it is unknown where an entry ends.
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
          "the file holds bytes that are no text, so it cannot be edited", help: "save the file as UTF-8")
    }
    return EditRefusal(
      "the file is broken, so it cannot be edited: \(finding.message)", help: "fix the file first",
      at: finding.range)
  }

  /// The encoding that an XML file declares, if it is not supported here: the file is ASCII then, and no other text may
  /// get into it.
  private var undecodableEncoding: Range<Int>? {
    guard syntax == .xml, let declared = XMLEncodingDeclaration(in: source.utf8),
      case .unsupported = declared.resolved(source.bytes)
    else { return nil }
    return declared.range
  }
}

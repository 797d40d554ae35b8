extension SourceText {
  /// The file in UTF-8, without a byte order mark. The XML declaration, if any, names UTF-8.
  ///
  /// - Returns: `nil` if the text does not represent all bytes: they are ill-formed, or a binary property list.
  public var utf8File: [UInt8]? {
    guard SourceEdits(self).canEdit else { return nil }
    guard let declared = XMLEncodingDeclaration(in: utf8) else { return utf8 }
    switch declared.resolved(bytes) {
    case .asDecoded: return utf8
    case .unsupported: return encoding == .utf8 ? nil : named(declared.range)
    case .latin1, .contradicted: return named(declared.range)
    }
  }

  private func named(_ range: Range<Int>) -> [UInt8] {
    Array(utf8[..<range.lowerBound] + "UTF-8".utf8 + utf8[range.upperBound...])
  }
}

extension StringProtocol {
  /// The parts between white space.
  var spacedWords: [SubSequence] {
    unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { self[$0.startIndex..<$0.endIndex] }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has Unicode's property White_Space; nearly all texts have only ASCII white space.
  fileprivate var isWhiteSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

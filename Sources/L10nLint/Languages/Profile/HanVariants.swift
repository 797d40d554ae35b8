/// The characters that only one of the two ways to write Chinese has.
struct HanVariants: Sendable {
  /// Whether each character from U+3400 to U+9FFF is one of them.
  private let isMember: [Bool]

  private static let block: ClosedRange<UInt32> = 0x3400...0x9FFF

  /// - Parameter characters: the characters, in any order.
  init(_ characters: StaticString) {
    var isMember = [Bool](repeating: false, count: Self.block.count)
    for scalar in "\(characters)".unicodeScalars where Self.block.contains(scalar.value) {
      isMember[Int(scalar.value - Self.block.lowerBound)] = true
    }
    self.isMember = isMember
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    Self.block.contains(scalar.value) && isMember[Int(scalar.value - Self.block.lowerBound)]
  }
}

/// A language's use of Chinese characters.
enum HanWriting: Sendable {
  case simplified
  case traditional
  /// Beside kana, which have a sign for long vowels.
  case japanese
}

import L10nSyntax

/// A hash of a text that is the same on every machine and in every release: 64-bit FNV-1a, folded to 32 bits by its
/// authors' xor-folding.
///
/// Only fingerprints of the same text are compared, never those of all texts with one another, so one change in four
/// billion is missed.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt32

  /// The fingerprint with eight lowercase hexadecimal digits; `nil` for any other text.
  package init?(hexadecimal digits: some StringProtocol) {
    guard digits.utf8.count == 8, digits.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.value = value
  }

  /// The fingerprint of all texts of an entry with their selectors: devices, widths, variables and plural forms,
  /// regardless of their order.
  package init(_ texts: [EntryText]) {
    var hash = FNV1a()
    for text in texts.count > 1 ? texts.sorted(by: Self.precedes) : texts {
      for variant in text.variants {
        hash.add(variant.utf8)
        hash.add(0xFD)
      }
      // UTF-8 never contains these bytes, so nothing in a text looks like the end of one.
      hash.add((text.variable ?? "").utf8)
      hash.add(0xFE)
      hash.add((text.category ?? "").utf8)
      hash.add(0xFE)
      hash.add(text.text.utf8)
      hash.add(0xFF)
    }
    value = UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
  }

  /// The fingerprint of an entry's texts, or of its pattern.
  package init(_ entry: CatalogEntry) {
    self.init(entry.pattern.map { [EntryText(text: $0.text, range: 0..<0)] } ?? entry.texts)
  }

  /// Eight hexadecimal digits.
  package var description: String { value.hexadecimal(digits: 8) }

  /// An order that is the same on every machine.
  private static func precedes(_ left: EntryText, _ right: EntryText) -> Bool {
    func bytes(_ text: EntryText) -> [UInt8] {
      Array((text.variants + [text.variable ?? "", text.category ?? ""]).joined(separator: "\0").utf8)
    }
    return bytes(left).lexicographicallyPrecedes(bytes(right))
  }
}

/// The keys of a generated module's texts, for look-ups by key at run time.
///
/// Three literals that the tool makes: *texts* and *offsets* as in `_PackedTable`, with the key of each text at the
/// text's index, and *slots*, an open hash table of indices: five characters for each slot as in `PackedOffsets`, 0 for
/// an empty one, otherwise 1 + an index, with at least twice as many slots as keys, and a power of two. So a program
/// makes nothing at its start, and finding a key allocates nothing.
public struct _PackedKeys: Sendable {
  /// The keys by index.
  let keys: PackedTexts

  private let slots: PackedOffsets.Numbers

  /// The syntax of plain texts, in the order of their indices: the number of texts and a letter for each run of texts
  /// with one syntax, `12p40i`. Texts after the last run are formats.
  private let syntaxes: StaticString

  /// The syntax of a plain text, by its letter in `syntaxes`.
  package enum Syntax: UInt8 {
    /// A format, `p`.
    case printf = 0x70
    /// A pattern of ICU's MessageFormat, `i`.
    case icu = 0x69
    /// A message of MessageFormat 2, `m`.
    case mf2 = 0x6D
  }

  /// Takes the literals of generated code, made by the tool of the same version.
  public init(texts: StaticString, offsets: StaticString, slots: StaticString, syntaxes: StaticString = "") {
    keys = PackedTexts(texts: texts, offsets: offsets)
    self.slots = PackedOffsets.Numbers(slots)
    self.syntaxes = syntaxes
  }

  /// No keys, for a module that was generated without them.
  public static let none = _PackedKeys(texts: "", offsets: "", slots: "")

  /// The index of the text with a key, in the first table that has it; `nil` if no table has the key.
  ///
  /// Keys are compared scalar by scalar.
  func index(of key: String) -> Int? {
    guard slots.count > 0 else { return nil }
    var key = key
    return key.withUTF8 { index(ofUTF8: $0) }
  }

  /// The syntax of the text with an index if it is plain.
  func syntax(of index: Int) -> Syntax {
    var (end, count) = (0, 0)
    for byte in String(literal: syntaxes).utf8 {
      if byte.isASCIIDigit {
        count = count &* 10 &+ Int(byte & 0xF)
      } else {
        end = end &+ count
        count = 0
        if index < end { return Syntax(rawValue: byte) ?? .printf }
      }
    }
    return .printf
  }

  private func index(ofUTF8 key: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Int(truncatingIfNeeded: Self.hash(key)) & (slots.count - 1)
    var remaining = slots.count
    while remaining > 0 {
      let index = slots[slot] - 1
      guard index >= 0 else { return nil }
      if let text = keys.text(index), text.isEqual(to: key) { return index }
      slot = (slot + 1) & (slots.count - 1)
      remaining -= 1
    }
    return nil
  }

  /// A hash of a key's bytes, eight at a time; the same on every machine, because generated code holds the results.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = mix(hash ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    return mix(hash ^ rest)
  }

  /// The exclusive or of both halves of a product.
  private static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ 0xD1B5_4A32_D192_ED03).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}

/// The memory of texts and patterns that are read without reference counting, freed with the last reference to it.
///
/// `@unchecked Sendable`: it is filled by the one thread that makes it, and not written afterwards.
final class TextMemory: @unchecked Sendable {
  private var pieces: [UnsafeMutableRawPointer] = []
  /// The unused rest of the last block.
  private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// The number of bytes that may be read beyond a text.
  static let margin = 32

  private static let alignment = MemoryLayout<Int>.alignment

  /// Allocates memory for values that need no deinitialization.
  func allocate<Value: BitwiseCopyable>(_ count: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    let size = (count * MemoryLayout<Value>.stride + Self.alignment - 1) / Self.alignment * Self.alignment
    if size + Self.margin > rest.count {
      let length = max(1024, size + Self.margin)
      let piece = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: Self.alignment)
      piece.initializeMemory(as: UInt8.self, repeating: 0, count: length)
      pieces.append(piece)
      rest = UnsafeMutableRawBufferPointer(start: piece, count: length)
    }
    let memory = rest.baseAddress.unsafelyUnwrapped
    rest = UnsafeMutableRawBufferPointer(start: memory + size, count: rest.count - size)
    return memory.bindMemory(to: type, capacity: count)
  }

  deinit {
    for piece in pieces { piece.deallocate() }
  }
}

/// Texts or patterns together with their memory.
struct InTextMemory<Value: BitwiseCopyable & Sendable>: Sendable {
  let value: Value
  private let memory = TextMemory()

  init(_ value: (TextMemory) -> Value) { self.value = value(memory) }
}

/// A text without references, valid as long as its memory.
///
/// `@unchecked Sendable`: it points to memory that is written once.
struct KeptText: BitwiseCopyable, @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  init(_ text: String, in memory: TextMemory) {
    var text = text
    (start, count) = text.withUTF8 { bytes in
      let own = memory.allocate(bytes.count, of: UInt8.self)
      if let source = bytes.baseAddress { own.update(from: source, count: bytes.count) }
      return (UnsafePointer(own), bytes.count)
    }
  }

  var isEmpty: Bool { count == 0 }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  @inline(__always)
  func append(to output: inout TextOutput) -> Bool {
    output.append(start, length: count, room: count &+ TextMemory.margin)
  }
}

/// A `UnitPatterns.Pattern`, or affixes, valid as long as its memory.
struct KeptPattern: BitwiseCopyable, Sendable {
  let before: KeptText
  let after: KeptText
  /// Whether there is a number between the two texts.
  let hasNumber: Bool

  init(_ pattern: UnitPatterns.Pattern, in memory: TextMemory) {
    (before, after) = (KeptText(pattern.before, in: memory), KeptText(pattern.after ?? "", in: memory))
    hasNumber = pattern.after != nil
  }

  init(_ affixes: NumberAffixes.Pair, in memory: TextMemory) {
    (before, after) = (KeptText(affixes.before, in: memory), KeptText(affixes.after, in: memory))
    hasNumber = true
  }

  /// A pattern in memory.
  static func kept(_ pattern: UnitPatterns.Pattern, in memory: TextMemory) -> UnsafePointer<KeptPattern> {
    let kept = memory.allocate(1, of: KeptPattern.self)
    kept.initialize(to: KeptPattern(pattern, in: memory))
    return UnsafePointer(kept)
  }

  /// Affixes in memory, by sign: none, minus, plus.
  static func kept(_ affixes: NumberAffixes, in memory: TextMemory) -> UnsafePointer<KeptPattern> {
    let kept = memory.allocate(3, of: KeptPattern.self)
    kept.initialize(to: KeptPattern(affixes.unsigned, in: memory))
    (kept + 1).initialize(to: KeptPattern(affixes.negative, in: memory))
    (kept + 2).initialize(to: KeptPattern(affixes.positive, in: memory))
    return UnsafePointer(kept)
  }

  /// Whether it has no words.
  var isEmpty: Bool { before.isEmpty && after.isEmpty && hasNumber }

  /// Writes the words around the output of a function.
  @inline(__always)
  func append(to output: inout TextOutput, number: (inout TextOutput) -> Bool) -> Bool {
    // Most patterns have words on one side only.
    guard before.isEmpty || before.append(to: &output) else { return false }
    return !hasNumber || number(&output) && (after.isEmpty || after.append(to: &output))
  }
}

/// `UnitPatterns`, valid as long as their memory.
///
/// `@unchecked Sendable`: they point to memory that is written once.
struct KeptUnits: BitwiseCopyable, @unchecked Sendable {
  /// The patterns by the index of the category in CLDR's order; one if all numbers have the same words.
  private let patterns: UnsafePointer<KeptPattern>
  private let isUniform: Bool

  init(_ units: UnitPatterns, in memory: TextMemory) {
    let others = units.forms.filter { $0.pattern != units.other }
    isUniform = others.isEmpty
    let count = isUniform ? 1 : PluralCategory.allCases.count
    let patterns = memory.allocate(count, of: KeptPattern.self)
    patterns.initialize(repeating: KeptPattern(units.other, in: memory), count: count)
    for form in others { patterns[Int(form.category.position)] = KeptPattern(form.pattern, in: memory) }
    self.patterns = UnsafePointer(patterns)
  }

  /// The pattern of the category at an index in CLDR's order.
  @inline(__always)
  func pattern(_ place: @autoclosure () -> Int) -> UnsafePointer<KeptPattern> {
    isUniform ? patterns : patterns + place()
  }
}

/// Writes arguments into a text as generated code holds it, without making a `Message` of it.
///
/// It knows what nearly all calls need: `%@` with text, `%d`, `%lld`, `%u` and their like with whole numbers, numbered or
/// not, without width and flags, and variables that choose by plural category. For everything else it gives up, and
/// `MessageFormatter` takes over, with which it agrees to the byte.
struct DirectRendering {
  /// What the text's locale and the reader bring along.
  struct Manner {
    let rules: WholeNumberRules
    let isRightToLeft: Bool
    let numbers: UnsafePointer<DirectNumbers>
    let isolation: BidiIsolation
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What the variables of a text refer to.
  private enum Variables {
    case none
    case choice(DirectChoice)
    case list(DirectVariables)
  }

  private let manner: Manner
  private let isASCII: Bool
  private let arguments: UnsafeBufferPointer<MessageArgument>
  private var output: DirectOutput
  private var variables = Variables.none
  private var choices = 0

  /// The longest text that is made this way, in bytes: what the compiler keeps on the stack.
  private static let capacity = 1024

  /// A text with its arguments.
  ///
  /// - Parameters:
  ///   - coded: what `Message.coded` gave.
  ///   - isASCII: whether all its bytes are ASCII; saying no is always right.
  ///   - arguments: at least one.
  /// - Returns: `nil` where it takes more than this knows, or the arguments do not fit.
  @inline(__always)
  static func text(
    _ coded: UnsafeBufferPointer<UInt8>, isASCII: Bool, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ manner: Manner
  ) -> String? {
    if arguments.isEmpty { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return nil }
      var rendering = DirectRendering(manner, isASCII: isASCII, arguments, DirectOutput(memory, start: start))
      return rendering.append(coded) ? rendering.output.string : nil
    }
  }

  private init(
    _ manner: Manner, isASCII: Bool, _ arguments: UnsafeBufferPointer<MessageArgument>, _ output: DirectOutput
  ) {
    (self.manner, self.isASCII, self.arguments, self.output) = (manner, isASCII, arguments, output)
  }

  @inline(__always)
  private mutating func append(_ coded: Bytes) -> Bool {
    guard coded.first == 1 else { return append(format: coded, in: Scope(isDirectional: manner.isRightToLeft)) }
    guard coded.count > 1, coded[1] == UInt8(ascii: "c") else { return append(list: coded) }
    guard let choice = DirectChoice(Bytes(rebasing: coded[2...])) else { return false }
    guard choice.argument != PluralChoiceCoding.writtenOut else {
      variables = .choice(choice)
      guard let format = choice.format else { return false }
      return append(format: format, in: Scope(isDirectional: manner.isRightToLeft))
    }
    // The whole format is the variable.
    let position = max(1, choice.argument)
    guard position <= arguments.count, let value = arguments[position &- 1].integerValue,
      let segments = choice.segments(for: value, manner.rules)
    else { return false }
    return append(segments, from: position, isDirectional: manner.isRightToLeft)
  }

  @inline(never)
  private mutating func append(list coded: Bytes) -> Bool {
    var reader = DirectReader(coded, from: 1)
    guard reader.byte() == UInt8(ascii: "f"), let format = reader.field() else { return false }
    variables = .list(DirectVariables(reader))
    return append(format: format, in: Scope(isDirectional: manner.isRightToLeft))
  }

  // MARK: Formats

  /// Where a text stands.
  private struct Scope {
    /// The argument of the first unnumbered specifier.
    var first = 1
    var depth = 0
    /// Whether the locale or a text around this one is written from right to left.
    var isDirectional: Bool
  }

  private mutating func append(format: Bytes, in outer: Scope) -> Bool {
    var scope = outer
    var offset = 0
    var counted = 0
    // Told when the first text is put in, or the first variable met.
    var isDirectionKnown = outer.isDirectional || isASCII
    while offset < format.count {
      let start = offset
      offset = format.percentSign(from: offset)
      guard output.append(Bytes(rebasing: format[start..<offset])) else { return false }
      if offset == format.count { break }
      guard let specifier = DirectSpecifier(format, at: offset) else { return false }
      offset = specifier.end
      if specifier.kind == .percent {
        guard output.append(word: UInt64(UInt8(ascii: "%")), length: 1) else { return false }
        continue
      }
      var position = specifier.position
      if position == 0 {
        counted &+= 1
        guard counted <= MessageLimits.position else { return false }
        position = counted &+ scope.first &- 1
      }
      guard position <= arguments.count else { return false }
      if specifier.kind != .integer, !isDirectionKnown {
        isDirectionKnown = true
        scope.isDirectional = Self.isDirectional(format)
      }
      switch specifier.kind {
      case .percent: break
      case .integer: guard appendInteger(position) else { return false }
      case .object: guard appendObject(position, isDirectional: scope.isDirectional) else { return false }
      case .variable:
        guard appendVariable(Bytes(rebasing: format[specifier.name]), at: position, in: scope) else { return false }
      }
    }
    return true
  }

  /// - Parameter first: the argument of the first unnumbered specifier.
  @inline(__always)
  private mutating func append(_ text: DirectSegments, from first: Int, isDirectional: Bool) -> Bool {
    var segments = text
    var next = first
    var isDirectional = isDirectional
    var isDirectionKnown = isDirectional || isASCII
    while !segments.isAtEnd {
      guard segments.appendLiteral(to: &output) else { return false }
      if segments.isAtEnd { break }
      guard let specifier = segments.specifier() else { return false }
      if specifier.place == SegmentCoding.percent {
        guard output.append(word: UInt64(UInt8(ascii: "%")), length: 1) else { return false }
        continue
      }
      var position = specifier.argument
      if position == 0 {
        position = next
        next &+= 1
        guard next &- first <= MessageLimits.position else { return false }
      }
      guard position <= arguments.count else { return false }
      if specifier.place == SegmentCoding.object {
        if !isDirectionKnown {
          isDirectionKnown = true
          isDirectional = Self.isDirectional(text.bytes)
        }
        guard appendObject(position, isDirectional: isDirectional) else { return false }
      } else {
        guard specifier.place < SegmentCoding.percent, appendInteger(position) else { return false }
      }
    }
    return true
  }

  @inline(never)
  private static func isDirectional(_ text: Bytes) -> Bool {
    DirectionBytes.mayMatter(in: text) && BidiIsolation.isDirectional(String(decoding: text, as: UTF8.self))
  }

  // MARK: Variables

  /// The chosen text runs over the whole argument list, its unnumbered specifiers from the argument that chose it.
  @inline(never)
  private mutating func appendVariable(_ name: Bytes, at position: Int, in outer: Scope) -> Bool {
    choices &+= 1
    guard outer.depth < MessageLimits.depth, choices <= MessageLimits.choices,
      let value = arguments[position &- 1].integerValue
    else { return false }
    switch variables {
    case .none: return false
    case .choice(let choice):
      guard choice.isNamed(name), let segments = choice.segments(for: value, manner.rules) else { return false }
      return append(segments, from: position, isDirectional: outer.isDirectional)
    case .list(let list):
      guard let text = list.text(of: name, for: value, manner.rules) else { return false }
      return append(
        format: text, in: Scope(first: position, depth: outer.depth + 1, isDirectional: outer.isDirectional))
    }
  }

  // MARK: Arguments

  @inline(__always)
  private mutating func appendInteger(_ position: Int) -> Bool {
    guard let value = arguments[position &- 1].integerValue else { return false }
    return manner.numbers.append(isNegative: value.isNegative, magnitude: value.magnitude, to: &output)
  }

  @inline(__always)
  private mutating func appendObject(_ position: Int, isDirectional: Bool) -> Bool {
    guard case .string(let text) = arguments[position &- 1] else { return false }
    return append(text, isDirectional: isDirectional)
  }

  @inline(__always)
  private mutating func append(_ text: String, isDirectional: Bool) -> Bool {
    // A text that Foundation lends has no bytes to look at.
    let isAppended = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard !DirectionBytes.mayMatter(in: bytes) else { return false }
      let isIsolated =
        switch manner.isolation {
        case .plain: false
        case .always: !bytes.isEmpty
        case .automatic: isDirectional && !bytes.isEmpty
        }
      guard isIsolated else { return output.append(bytes) }
      // U+2068 and U+2069.
      return output.append(word: 0xA8_81E2, length: 3) && output.append(bytes)
        && output.append(word: 0xA9_81E2, length: 3)
    }
    return isAppended ?? false || appendDirectional(text, isDirectional: isDirectional)
  }

  @inline(never)
  private mutating func appendDirectional(_ text: String, isDirectional: Bool) -> Bool {
    var isolated = manner.isolation.isolated(text, isDirectional: isDirectional)
    return isolated.withUTF8 { output.append($0) }
  }
}

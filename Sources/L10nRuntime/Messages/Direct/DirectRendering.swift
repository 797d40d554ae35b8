/// Writes arguments into a text as generated code holds it, without making a `Message` of it.
///
/// It knows what nearly all calls need: `%@` with text, `%d`, `%lld`, `%u` and their like with whole numbers, numbered or
/// not, without width and flags, and variables that choose by plural category. For everything else it gives up, and
/// `MessageFormatter` takes over, with which it agrees to the byte.
struct DirectRendering {
  /// What the text's locale and the reader bring along.
  struct Manner {
    let rules: PluralRules
    let isRightToLeft: Bool
    let numbers: DirectNumbers
    let isolation: BidiIsolation
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let manner: Manner
  private let isASCII: Bool
  private let arguments: UnsafeBufferPointer<MessageArgument>
  private var output: DirectOutput
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
  static func text(
    _ coded: UnsafeBufferPointer<UInt8>, isASCII: Bool, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ manner: Manner
  ) -> String? {
    if arguments.isEmpty { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      var rendering = DirectRendering(manner, isASCII: isASCII, arguments, DirectOutput(memory))
      return rendering.append(coded) ? rendering.output.string : nil
    }
  }

  private init(
    _ manner: Manner, isASCII: Bool, _ arguments: UnsafeBufferPointer<MessageArgument>, _ output: DirectOutput
  ) {
    (self.manner, self.isASCII, self.arguments, self.output) = (manner, isASCII, arguments, output)
  }

  private mutating func append(_ coded: Bytes) -> Bool {
    guard coded.first == 1 else { return append(format: coded, in: Scope(isDirectional: manner.isRightToLeft)) }
    var reader = DirectReader(coded, from: 1)
    guard reader.byte() == UInt8(ascii: "f"), let format = reader.field() else { return false }
    return append(format: format, in: Scope(variables: reader, isDirectional: manner.isRightToLeft))
  }

  // MARK: Formats

  /// Where a text stands: what its specifiers and variables refer to.
  private struct Scope {
    /// Stands at the count of the variables; `nil` for a text without any.
    var variables: DirectReader?
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
      guard var specifier = DirectSpecifier(format, at: offset) else { return false }
      offset = specifier.end
      if specifier.kind == .percent {
        guard output.append(UInt8(ascii: "%")) else { return false }
        continue
      }
      if specifier.position == 0 {
        counted &+= 1
        specifier.position = counted &+ scope.first &- 1
      }
      guard specifier.position <= arguments.count else { return false }
      if specifier.kind != .integer, !isDirectionKnown {
        isDirectionKnown = true
        scope.isDirectional = Self.isDirectional(format)
      }
      switch specifier.kind {
      case .percent: break
      case .integer:
        guard let value = arguments[specifier.position &- 1].integerValue,
          manner.numbers.append(isNegative: value.isNegative, magnitude: value.magnitude, to: &output)
        else { return false }
      case .object:
        guard case .string(let text) = arguments[specifier.position &- 1],
          append(text, isDirectional: scope.isDirectional)
        else { return false }
      case .variable:
        guard appendVariable(Bytes(rebasing: format[specifier.name]), at: specifier.position, in: scope) else {
          return false
        }
      }
    }
    return true
  }

  private static func isDirectional(_ text: Bytes) -> Bool {
    DirectionBytes.mayMatter(in: text) && BidiIsolation.isDirectional(String(decoding: text, as: UTF8.self))
  }

  // MARK: Variables

  /// The chosen text runs over the whole argument list, its unnumbered specifiers from the argument that chose it.
  private mutating func appendVariable(_ name: Bytes, at position: Int, in outer: Scope) -> Bool {
    choices &+= 1
    guard outer.depth < MessageLimits.depth, choices <= MessageLimits.choices, let variables = outer.variables,
      let value = arguments[position &- 1].integerValue,
      let text = DirectVariables(variables).text(of: name, for: value, manner.rules)
    else { return false }
    var scope = outer
    scope.first = position
    scope.depth &+= 1
    return append(format: text, in: scope)
  }

  // MARK: Texts

  private mutating func append(_ text: String, isDirectional: Bool) -> Bool {
    var text = text
    let isSimple = text.withUTF8 { !DirectionBytes.mayMatter(in: $0) }
    if isSimple {
      let isIsolated =
        switch manner.isolation {
        case .plain: false
        case .always: !text.isEmpty
        case .automatic: isDirectional && !text.isEmpty
        }
      guard isIsolated else { return text.withUTF8 { output.append($0) } }
      return output.append(scalar: 0x2068) && text.withUTF8 { output.append($0) } && output.append(scalar: 0x2069)
    }
    var isolated = manner.isolation.isolated(text, isDirectional: isDirectional)
    return isolated.withUTF8 { output.append($0) }
  }
}

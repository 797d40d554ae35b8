package import L10nRuntime

/// A format read into its parts: what `String(format:)` takes, with `%@` and `%#@name@`.
///
///     FormatString("%2$@ by %1$@ (100%%)")
///     // segments: 2$@, " by ", 1$@, " (100", "%", ")"   arguments: 1 Object, 2 Object
///
/// Reading never fails: a specifier that cannot be read is an error and stays in the text as it
/// is written; the specifiers around it keep their types.
package struct FormatString: Hashable, Sendable {
  /// A part of a format.
  package enum Segment: Hashable, Sendable {
    /// Text to show; `%%` is a literal of its own, "%".
    case literal(String)
    /// A specifier.
    case placeholder(FormatPlaceholder)
  }

  /// The parts in the order of the text. Specifiers that count to a position above 127 are literals.
  package let segments: [Segment]
  /// What the format asks for, by position, each position once.
  package let arguments: [FormatArgument]
  /// What is wrong: unreadable specifiers and mixed numbering in the order of the text, then
  /// conflicts of types, then the first position that is missing.
  package let errors: [FormatError]
  /// Whether a percent sign is escaped in the text.
  package let hasEscapedPercent: Bool

  /// Reads a format.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    var reader = FormatReader()
    reader.read(text)
    let list = FormatArgumentList(reader.placeholders)
    segments = reader.segments
    hasEscapedPercent = reader.hasEscapedPercent
    arguments = list.arguments
    var errors = reader.errors + list.conflicts
    if !reader.isMixed, let gap = list.gap { errors.append(gap) }
    self.errors = errors
  }

  /// A format that something else has read, by the rules of another language than C.
  /// - Parameter errors: those of single specifiers, in the order of the text.
  package init(segments: [Segment], errors: [FormatError], hasEscapedPercent: Bool) {
    let placeholders = segments.compactMap { segment in
      if case .placeholder(let placeholder) = segment { placeholder } else { nil }
    }
    let list = FormatArgumentList(placeholders)
    (self.segments, self.hasEscapedPercent) = (segments, hasEscapedPercent)
    arguments = list.arguments
    self.errors = errors + list.conflicts
  }

  /// Reads a format that has to be right.
  /// - Throws: the first of its errors.
  package static func parse(_ text: String) throws(FormatError) -> FormatString {
    let format = FormatString(text)
    if let error = format.errors.first { throw error }
    return format
  }

  /// The specifier that a text begins with; `nil` where none stands there that can be read.
  /// - Complexity: O(*n*) in the length of the text, of which only the specifier is read.
  package static func placeholder(startingText text: String) -> FormatPlaceholder? {
    var scanner = FormatScanner(text)
    var reader = FormatReader()
    guard case .placeholder(let draft)? = scanner.next() else { return nil }
    return reader.resolved(draft)
  }

  /// The specifiers in the order of the text.
  package var placeholders: [FormatPlaceholder] {
    segments.compactMap { segment in
      if case .placeholder(let placeholder) = segment { placeholder } else { nil }
    }
  }

  /// Whether the text is one variable and nothing else, `%#@count@` or `%1$#@count@`, so that its forms say all.
  package var isVariableAlone: Bool {
    guard segments.count == 1, case .placeholder(let placeholder)? = segments.first else { return false }
    return placeholder.variable != nil
  }
}

/// Counts positions while the scanner gives specifiers.
private struct FormatReader {
  var segments: [FormatString.Segment] = []
  var placeholders: [FormatPlaceholder] = []
  var errors: [FormatError] = []
  var hasEscapedPercent = false
  var isMixed = false
  private var counted = 0
  private var usesNumbers = false
  private var usesCounting = false

  mutating func read(_ text: String) {
    var scanner = FormatScanner(text)
    while let piece = scanner.next() {
      switch piece {
      case .literal(let text): segments.append(.literal(text))
      case .percent:
        hasEscapedPercent = true
        segments.append(.literal("%"))
      case .placeholder(let draft):
        if let placeholder = resolved(draft) {
          add(placeholder)
        } else {
          segments.append(.literal(scanner.text(draft.range)))
        }
      case .broken(let error):
        errors.append(error)
        segments.append(.literal(scanner.text(error.range)))
      }
    }
  }

  private mutating func add(_ placeholder: FormatPlaceholder) {
    segments.append(.placeholder(placeholder))
    placeholders.append(placeholder)
    let numbering = placeholder.numbering
    usesNumbers = usesNumbers || numbering.numbered
    usesCounting = usesCounting || numbering.counted
    if usesNumbers, usesCounting, !isMixed {
      isMixed = true
      errors.append(FormatError(.mixedPositional, at: placeholder.range))
    }
  }

  /// Width, precision and value take their arguments in this order (C17, 7.21.6.1).
  ///
  /// - Returns: `nil` where counting leads above the highest position; the first such specifier is an error.
  mutating func resolved(_ draft: FormatScanner.Draft) -> FormatPlaceholder? {
    let isFull = counted > MessageLimits.position
    let before = counted
    let width = resolved(draft.width)
    let precision = resolved(draft.precision)
    let position = draft.position ?? nextPosition()
    if counted > max(before, MessageLimits.position) {
      if !isFull { errors.append(FormatError(.positionTooLarge, at: draft.range)) }
      return nil
    }
    return FormatPlaceholder(
      range: draft.range, position: position, isNumbered: draft.position != nil, flags: draft.flags, width: width,
      precision: precision, length: draft.length, conversion: draft.conversion)
  }

  private mutating func resolved(_ amount: FormatScanner.Amount?) -> FormatAmount? {
    switch amount {
    case nil: nil
    case .literal(let value): .literal(value)
    case .argument(let position?): .argument(position: position, isNumbered: true)
    case .argument(nil): .argument(position: nextPosition(), isNumbered: false)
    }
  }

  private mutating func nextPosition() -> Int {
    counted += 1
    return counted
  }
}

package import L10nRuntime

/// A format of `String(format:)` split into its parts, with `%@` and `%#@name@`.
///
///     FormatString("%2$@ by %1$@ (100%%)")
///     // segments: 2$@, " by ", 1$@, " (100", "%", ")"   arguments: 1 Object, 2 Object
///
/// Reading never fails: an unreadable specifier is an error and stays in the text as it is written; the specifiers
/// around it keep their types.
package struct FormatString: Hashable, Sendable {
  /// A part of a format.
  package enum Segment: Hashable, Sendable {
    /// Text to show; `%%` is a separate literal, "%".
    case literal(String)
    /// A specifier.
    case placeholder(FormatPlaceholder)
  }

  /// The parts in the order of the text. Specifiers with a counted position above 127 are literals.
  package let segments: [Segment]
  /// The arguments by position, each position once.
  package let arguments: [FormatArgument]
  /// The errors: unreadable specifiers and mixed numbering in the order of the text, then conflicts of types, then the
  /// first missing position.
  package let errors: [FormatError]
  /// Whether the text contains an escaped percent sign.
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

  /// A format that was read elsewhere, by the rules of another language than C.
  /// - Parameter errors: the errors of single specifiers, in the order of the text.
  package init(segments: [Segment], errors: [FormatError], hasEscapedPercent: Bool) {
    let placeholders = segments.compactMap { segment in
      if case .placeholder(let placeholder) = segment { placeholder } else { nil }
    }
    let list = FormatArgumentList(placeholders)
    (self.segments, self.hasEscapedPercent) = (segments, hasEscapedPercent)
    arguments = list.arguments
    self.errors = errors + list.conflicts
  }

  /// Reads a format and throws if it has an error.
  /// - Throws: the first of its errors.
  package static func parse(_ text: String) throws(FormatError) -> FormatString {
    let format = FormatString(text)
    if let error = format.errors.first { throw error }
    return format
  }

  /// The specifier at the start of a text; `nil` if there is none, or an unreadable one.
  /// - Complexity: O(*n*) in the length of the text, of which only the specifier is parsed.
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

  /// Whether the text is just one variable, `%#@count@` or `%1$#@count@`, so that its forms are the whole text.
  package var isVariableAlone: Bool {
    guard segments.count == 1, case .placeholder(let placeholder)? = segments.first else { return false }
    return placeholder.variable != nil
  }
}

/// Counts positions as the scanner finds specifiers.
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

  /// Assigns the positions of width, precision and value, in this order (C17, 7.21.6.1).
  ///
  /// - Returns: `nil` if a position is above the highest one; the first such specifier is an error.
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

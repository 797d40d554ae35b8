// Embedded Swift has no casts.
#if !hasFeature(Embedded)
  extension MessageArgument {
    /// The argument for a value of any type, as in calls of `String(format:)`.
    ///
    /// Whole numbers of every width and floating-point numbers are numbers, a `Duration` is a duration, an array of
    /// texts is a list; everything else is shown as `"\(value)"`. If a text requires a number and the value is none,
    /// the text is shown without its arguments; the program never stops.
    public init(describing value: Any) {
      switch value {
      case let argument as MessageArgument: self = argument
      case let text as String: self = .string(text)
      case let number as any BinaryInteger: self = Self.whole(number)
      case let number as any BinaryFloatingPoint: self = .double(Self.double(number))
      case let duration as Duration: self = .duration(duration)
      case let texts as [String]: self = .list(texts)
      default: self = .string("\(value)")
      }
    }

    private static func whole(_ number: some BinaryInteger) -> MessageArgument {
      if let value = Int64(exactly: number) { return .integer(value) }
      return UInt64(exactly: number).map { .unsigned($0) } ?? .string("\(number)")
    }

    private static func double(_ number: some BinaryFloatingPoint) -> Double { Double(number) }
  }

  extension LocalizedTexts {
    /// The text with a key of one table, with values of any type as its arguments, for generated `tr` functions.
    ///
    /// - Parameters:
    ///   - indices: the indices of the table, in the order of its keys; `nil` for an unknown table.
    ///   - values: the arguments of the text, by position; see `MessageArgument(describing:)`.
    /// - Returns: `nil` for a key that the table does not have.
    /// - Complexity: O(log *n*) in the number of the table's texts.
    public func text(for key: String, among indices: Range<Int>?, values: [Any] = []) -> String? {
      guard let index = indices.flatMap({ catalog.keys.index(of: key, among: $0) }) else {
        reportMissing(key)
        return nil
      }
      return values.isEmpty ? self[index] : formatted(index, values.map { MessageArgument(describing: $0) })
    }
  }
#endif

extension LocalizedTexts {
  /// The text with a key, for texts without arguments: no copy and no allocation.
  ///
  /// `nil` for an unknown key, and for a text with arguments, including plural forms: use `text(for:arguments:)`. If
  /// two tables have the key, the text of the first one is returned.
  public subscript(key: String) -> String? {
    guard let index = catalog.keys.index(of: key) else {
      reportMissing(key)
      return nil
    }
    return text(index, taking: [])
  }

  /// The text with an index, formatted with arguments that may be wrong for it; `nil` if it does not take exactly
  /// these.
  func text(_ index: Int, taking arguments: [MessageArgument]) -> String? {
    if let fault = catalog.fault(in: arguments, for: index) {
      reportMissing(fault.key)
      return nil
    }
    return arguments.isEmpty ? self[index] : formatted(index, arguments)
  }

  /// The text with a key, formatted with its arguments.
  ///
  /// The arguments are checked against the development text, by number and kind. Text is accepted for `%@` and `%s`,
  /// whole numbers for `%lld`, any number for `%f`; `%@` also shows numbers.
  /// - Throws: an error if the key is unknown or the arguments do not fit.
  public func text(for key: String, arguments: [MessageArgument] = []) throws(TextLookupError) -> String {
    let index = try index(of: key, taking: arguments)
    return arguments.isEmpty ? self[index] : formatted(index, arguments)
  }

  /// The index of a text after a check of its arguments.
  func index(of key: String, taking arguments: [MessageArgument]) throws(TextLookupError) -> Int {
    guard let index = catalog.keys.index(of: key) else {
      reportMissing(key)
      throw .unknownKey(key)
    }
    if let fault = catalog.fault(in: arguments, for: index) { throw fault }
    return index
  }
}

extension CatalogStorage {
  /// The error of arguments for the text with an index; `nil` if it takes exactly these.
  fileprivate func fault(in arguments: [MessageArgument], for index: Int) -> TextLookupError? {
    if expectations.accept(arguments, for: index, in: self) { return nil }
    let expected = self.arguments(of: index)
    let count = expected.last?.position ?? 0
    let key = keys.keys.text(index)?.string ?? ""
    guard arguments.count == count else { return .argumentCount(key: key, expected: count, given: arguments.count) }
    for argument in expected where !argument.type.accepts(arguments[argument.position - 1]) {
      return .wrongArgument(
        key: key, position: argument.position, expected: argument.type.kind,
        given: arguments[argument.position - 1].kind)
    }
    return nil
  }

  /// The arguments of the development text with an index, by position.
  func arguments(of index: Int) -> [FormatArgument] {
    guard let text = developmentText(index), !text.isPlain, var program = ProgramCursor(text.utf8) else { return [] }
    return program.argumentTypes().enumerated().compactMap { place, type in
      type.map { FormatArgument(position: place + 1, type: $0) }
    }
  }
}

extension ArgumentType {
  /// Whether a message can show a value as an argument of this type.
  fileprivate func accepts(_ value: MessageArgument) -> Bool { ArgumentExpectation(self).accepts(value) }

  /// The type in the words of an error message.
  fileprivate var kind: String {
    switch self {
    case .object: "text or a number"
    case .cString, .utf16String: "text"
    case .double, .float80: "a number"
    case .pointer, .variable: "a value that cannot be given"
    case .date: "a date and time"
    default: "a whole number"
    }
  }
}

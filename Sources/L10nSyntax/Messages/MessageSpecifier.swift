package import L10nRuntime

/// A specifier of a format: its spelling and its meaning.
package struct MessageSpecifier: Hashable, Sendable {
  /// The specifier as it is written, with or without the numbers of its arguments.
  package let spelling: String

  /// The parsed specifier, whose positions are those of the message's arguments, whether they are written or counted.
  package let placeholder: FormatPlaceholder

  /// A specifier from its parts.
  package init(_ spelling: String, _ placeholder: FormatPlaceholder) {
    (self.spelling, self.placeholder) = (spelling, placeholder)
  }

  /// A specifier of the first argument, without a number.
  package init(_ spelling: String, _ conversion: FormatConversion, _ length: FormatLength? = nil) {
    self.init(
      spelling, FormatPlaceholder(range: 0..<0, position: 1, isNumbered: false, length: length, conversion: conversion))
  }

  /// The reference to a variable that selects by an argument: `%#@count@`.
  package init(variable: String, at position: Int) {
    self = MessageSpecifier("%#@\(variable)@", .variable(variable)).at(position)
  }

  /// The specifier in a text that has nothing else; `nil` for any other text.
  package init?(_ text: String) {
    let parts = [MessagePart](format: text)
    guard parts.count == 1, let specifier = parts[0].specifier else { return nil }
    self = specifier
  }

  /// The argument, from 1.
  package var position: Int { placeholder.position }

  /// The arguments of a width and a precision written as `*`.
  package var amounts: [Int] { placeholder.arguments.dropLast().map(\.position) }

  /// The name in `%#@name@`.
  package var variable: String? { placeholder.variable }

  /// The same specifier for another argument.
  package func at(_ position: Int) -> MessageSpecifier { MessageSpecifier(spelling, placeholder.at(position)) }

  /// The spelling with the number of each argument: `%2$*1$d`.
  package var numbered: String { spelled(number: "\(position)$", amounts: amounts.map { "\($0)$" }) }

  /// The spelling without numbers: `%*d`.
  package var counted: String { spelled(number: "", amounts: amounts.map { _ in "" }) }

  private func spelled(number: String, amounts: [String]) -> String {
    var output = "%" + number
    var rest = Substring(spelling.utf8.dropFirst())
    rest.removeNumber()
    var amounts = amounts[...]
    while let character = rest.unicodeScalars.popFirst() {
      output.unicodeScalars.append(character)
      guard character == "*", let amount = amounts.popFirst() else { continue }
      rest.removeNumber()
      output += amount
    }
    return output
  }
}

extension Substring {
  /// Removes `2$` from the start.
  fileprivate mutating func removeNumber() {
    let digits = utf8.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, utf8[digits.endIndex...].first == UInt8(ascii: "$") {
      self = self[utf8.index(after: digits.endIndex)...]
    }
  }
}

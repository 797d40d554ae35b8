package import StringsFormat

/// A text of a table with `format: icu`: the pattern as it is written, and what was read from it.
///
/// A class, though immutable, because entries are copied a lot and few have one.
package final class TextPattern: Sendable {
  /// The pattern, escapes of the file decoded.
  package let text: String

  /// What was read; `nil` for a pattern that cannot be.
  package let message: ICUMessage?

  /// Why the pattern cannot be read; `nil` for one that can.
  package let error: ICUMessageError?

  package init(_ text: String) {
    self.text = text
    do {
      message = try ICUMessage(text)
      error = nil
    } catch {
      (message, self.error) = (nil, error)
    }
  }

  /// The pattern as it is run; one that cannot be read is shown as it is written.
  ///
  /// - Parameter argumentNames: the names of the development text's arguments by position; `nil` for its own.
  package func message(argumentNames: [String]? = nil) -> Message {
    Message(
      message.map { MessagePattern($0, argumentNames: argumentNames ?? self.argumentNames) }
        ?? MessagePattern(literal: text))
  }

  /// The names of the arguments in the order of the pattern; where all are numbers, in their order.
  package var argumentNames: [String] {
    let names = message?.argumentNames ?? []
    let numbers = names.compactMap { Int($0) }
    return numbers.count == names.count ? numbers.sorted().map { "\($0)" } : names
  }

  /// The whole text of a pattern without arguments; `nil` for one with arguments or one that cannot be read.
  package var plainText: String? { message.flatMap { MessagePattern($0).plainText } }
}

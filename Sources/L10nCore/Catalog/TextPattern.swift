package import L10nRuntime
package import L10nSyntax

/// A text of a table with `format: icu` or `format: mf2`: the original pattern and its parsed form.
///
/// A class, though immutable, because entries are copied often and few have a pattern.
package final class TextPattern: Sendable {
  /// An error in a pattern, in the terms of its syntax.
  package struct Problem: Hashable, Sendable {
    /// One clause, without the name of the text.
    package let clause: String
    /// A sentence that says how to solve the problem.
    package let help: String
    /// The range in UTF-8 offsets of the pattern.
    package let range: Range<Int>
  }

  /// The pattern with the escapes of the file decoded.
  package let text: String

  /// The syntax of the pattern.
  package let syntax: TextSyntax

  /// The differences of the ICU message from ICU's own.
  package let dialect: ICUDialect

  /// The parsed message; `nil` for an invalid pattern.
  package let message: ICUMessage?

  /// The error of an invalid ICU message; `nil` for a valid one, and in other syntaxes.
  package let error: ICUMessageError?

  /// The problems of a message of MessageFormat 2, whether it is valid or not; empty in other syntaxes.
  package let problems: [Problem]

  /// The message of MessageFormat 2 with its source; `nil` in other syntaxes and for an invalid one.
  package let source: MF2Source?

  /// - Parameters:
  ///   - language: the language of the text, whose plural rules compile a message of MessageFormat 2.
  ///   - dialect: the differences of an ICU message from ICU's own.
  package init(
    _ text: String, _ syntax: TextSyntax = .icu, language: LanguageTag? = nil, dialect: ICUDialect = []
  ) {
    (self.text, self.syntax, self.dialect) = (text, syntax, dialect)
    guard syntax == .mf2 else {
      do {
        message = try ICUMessage(text, dialect: dialect)
        error = nil
      } catch {
        (message, self.error) = (nil, error)
      }
      (problems, source) = ([], nil)
      return
    }
    error = nil
    do throws(MF2Error) {
      let source = try MF2Source(text)
      self.source = source
      if source.errors.isEmpty {
        var compiler = MF2Compiler(source, PluralRules(for: language ?? .english))
        message = compiler.message()
        problems = compiler.problems.map { Problem(clause: "\($0)", help: $0.suggestion ?? $0.help, range: $0.range) }
      } else {
        message = nil
        problems = source.errors.map { Problem(clause: "\($0)", help: $0.help, range: $0.range) }
      }
    } catch {
      (message, source) = (nil, nil)
      problems = [Problem(clause: "\(error)", help: error.help, range: error.range)]
    }
  }

  /// The pattern with functions for arguments that are shown without one, by their names.
  private init(_ pattern: TextPattern, showing functions: [String: MessagePlaceholder.Function]) {
    (text, syntax, dialect) = (pattern.text, pattern.syntax, pattern.dialect)
    (error, problems, source) = (pattern.error, pattern.problems, pattern.source)
    message = pattern.message.map {
      ICUMessage(parts: $0.parts.showing(functions), problems: $0.problems, places: $0.places)
    }
  }

  /// The pattern with functions for arguments that are shown without one, by their names.
  func showing(_ functions: [String: MessagePlaceholder.Function]) -> TextPattern {
    functions.isEmpty ? self : TextPattern(self, showing: functions)
  }

  /// The message for formatting; an invalid pattern is shown as it is written.
  ///
  /// - Parameter argumentNames: the names of the development text's arguments by position; `nil` for its own.
  package func message(argumentNames: [String]? = nil) -> Message {
    Message(
      message.map {
        MessagePattern($0, argumentNames: argumentNames ?? self.argumentNames, isMF2: syntax == .mf2)
      }
        ?? MessagePattern(literal: text))
  }

  /// The names of the arguments in the order of the pattern; if all are numbers, in numeric order.
  package var argumentNames: [String] {
    let names = message?.argumentNames ?? []
    let numbers = names.compactMap { Int($0) }
    return numbers.count == names.count ? numbers.sorted().map { "\($0)" } : names
  }

  /// The whole text of a pattern without arguments; `nil` for one with arguments or an invalid one.
  package var plainText: String? { message.flatMap { MessagePattern($0).plainText } }
}

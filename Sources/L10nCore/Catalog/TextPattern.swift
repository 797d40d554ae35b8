package import L10nRuntime
package import L10nSyntax

/// A text of a table with `format: icu` or `format: mf2`: the pattern as it is written, and what was read from it.
///
/// A class, though immutable, because entries are copied a lot and few have one.
package final class TextPattern: Sendable {
  /// What is wrong with a pattern, in the words of its syntax.
  package struct Problem: Hashable, Sendable {
    /// One clause, without the name of the text.
    package let clause: String
    /// A way out.
    package let help: String
    /// In UTF-8 offsets of the pattern.
    package let range: Range<Int>
  }

  /// The pattern, escapes of the file decoded.
  package let text: String

  /// What it is written in.
  package let syntax: TextSyntax

  /// How an ICU message differs from ICU's own.
  package let dialect: ICUDialect

  /// What was read; `nil` for a pattern that cannot be.
  package let message: ICUMessage?

  /// Why an ICU message cannot be read; `nil` for one that can, and in other syntaxes.
  package let error: ICUMessageError?

  /// What is wrong with a message of MessageFormat 2, whether it can be read or not; none in other syntaxes.
  package let problems: [Problem]

  /// The message of MessageFormat 2 as it is written; `nil` in other syntaxes and for one that cannot be read.
  package let source: MF2Source?

  /// - Parameters:
  ///   - language: that of the text, whose plural rules a message of MessageFormat 2 is compiled with.
  ///   - dialect: how an ICU message differs from ICU's own.
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

  /// The same pattern where arguments that are shown as they are have the functions of their names.
  private init(_ pattern: TextPattern, showing functions: [String: MessagePlaceholder.Function]) {
    (text, syntax, dialect) = (pattern.text, pattern.syntax, pattern.dialect)
    (error, problems, source) = (pattern.error, pattern.problems, pattern.source)
    message = pattern.message.map {
      ICUMessage(parts: $0.parts.showing(functions), problems: $0.problems, places: $0.places)
    }
  }

  /// The same pattern where arguments that are shown as they are have the functions of their names.
  func showing(_ functions: [String: MessagePlaceholder.Function]) -> TextPattern {
    functions.isEmpty ? self : TextPattern(self, showing: functions)
  }

  /// The pattern as it is run; one that cannot be read is shown as it is written.
  ///
  /// - Parameter argumentNames: the names of the development text's arguments by position; `nil` for its own.
  package func message(argumentNames: [String]? = nil) -> Message {
    Message(
      message.map {
        MessagePattern($0, argumentNames: argumentNames ?? self.argumentNames, isMF2: syntax == .mf2)
      }
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

import L10nRuntime

/// Conversion between formats and parts.
///
///     [MessagePart](format: "%@ of %lld%%")   // "%@" of argument 1, " of ", "%lld" of argument 2, "%"
///
/// A percent sign outside of specifiers is damaged and keeps its spelling, so that a format that is read and written
/// again is the same to the byte.
extension [MessagePart] {
  /// Reads a format.
  ///
  /// - Parameter first: the argument of the first specifier without a number.
  package init(format text: String, from first: Int = 1) {
    self.init(FormatString(text), of: text, from: first)
  }

  /// Splits a format that has been read.
  package init(_ format: FormatString, of text: String, from first: Int = 1) {
    let bytes = [UInt8](text.utf8)
    var place = 0
    self = []
    for segment in format.segments {
      switch segment {
      case .placeholder(let placeholder):
        place = placeholder.range.upperBound
        let spelling = String(decoding: bytes[placeholder.range], as: UTF8.self)
        append(.placeholder(MessagePlaceholder(MessageSpecifier(spelling, placeholder.counted(from: first)))))
      case .literal(let literal):
        // A percent sign begins its literal: alone if it is written as two, otherwise with the unreadable text after
        // it.
        let isPercent = literal.utf8.first == UInt8(ascii: "%")
        let isDoubled = isPercent && literal.utf8.count == 1 && bytes[place...].starts(with: "%%".utf8)
        place += isDoubled ? 2 : literal.utf8.count
        if isPercent, !isDoubled {
          append(.placeholder(MessagePlaceholder("|\(literal)|", .damaged)))
        } else {
          add(.text(literal))
        }
      }
    }
  }

  /// Adds a part; a text is joined with a preceding text.
  package mutating func add(_ part: MessagePart) {
    if case .text(let text) = part, case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else {
      append(part)
    }
  }

  /// The specifiers among these parts, in their order.
  package var specifiers: [MessageSpecifier] { compactMap(\.specifier) }

  /// The format: with its specifiers as they are written if that means the same arguments, otherwise with all of them
  /// numbered.
  ///
  /// - Parameters:
  ///   - first: the argument of the first specifier without a number.
  ///   - mayMix: whether numbered and unnumbered specifiers may mix, which C does not allow.
  package func format(from first: Int = 1, mayMix: Bool = false) -> String {
    let written = format(\.spelling)
    let isSound = mayMix || !FormatString(written).errors.contains { $0.code == .mixedPositional }
    return isSound && means(written, from: first) ? written : format(\.numbered)
  }

  /// The format without numbers; `nil` if that would change the arguments.
  package func countedFormat(from first: Int) -> String? {
    let counted = format(\.counted)
    return means(counted, from: first) ? counted : nil
  }

  private func means(_ text: String, from first: Int) -> Bool {
    func arguments(_ specifiers: [MessageSpecifier]) -> [[Int]] { specifiers.map { $0.amounts + [$0.position] } }
    return arguments([MessagePart](format: text, from: first).specifiers) == arguments(specifiers)
  }

  /// The format with each specifier spelled by a function; as they are written it is the original text.
  ///
  /// A format contains only text and specifiers: other parts are left out.
  package func format(_ spelling: (MessageSpecifier) -> String) -> String {
    reduce(into: "") { format, part in
      switch part {
      case .text(let text): format += text.replacing("%", with: "%%")
      case .placeholder(let placeholder):
        format += placeholder.specifier.map(spelling) ?? placeholder.damagedSpelling ?? ""
      case .number, .select, .markup: break
      }
    }
  }
}

extension MessagePart {
  /// The part's specifier; `nil` for other parts.
  package var specifier: MessageSpecifier? {
    if case .placeholder(let placeholder) = self { placeholder.specifier } else { nil }
  }

  /// A part that is a specifier of a format.
  package static func specifier(_ specifier: MessageSpecifier) -> MessagePart {
    .placeholder(MessagePlaceholder(specifier))
  }
}

extension MessagePlaceholder {
  /// The placeholder of a specifier, with its position as its name.
  package init(_ specifier: MessageSpecifier) { self.init("\(specifier.position)", .specifier(specifier)) }

  /// The specifier of the argument; `nil` for other functions.
  package var specifier: MessageSpecifier? {
    if case .specifier(let specifier) = function { specifier } else { nil }
  }

  /// The spelling of a percent sign outside of specifiers, with the text after it that may have been intended as one.
  package var damagedSpelling: String? { function == .damaged ? name.literalOperand : nil }
}

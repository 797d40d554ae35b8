internal import L10nRuntime
import L10nSyntax

/// A text in pieces: translatable text, and specifiers that must stay unchanged.
///
///     ProtectedText("%1$@ of %2$lld")
///     // %1$@ (code 1), " of ", %2$lld (code 2)
struct ProtectedText {
  enum Piece: Hashable {
    case text(String)
    case code(Code)
  }

  /// A specifier.
  struct Code: Hashable {
    /// From 1. A translation's specifier has the number of the source's specifier for the same argument.
    let number: Int

    let specifier: String

    /// The argument that it shows, from 1.
    let position: Int

    /// Whether the order of the specifiers determines the argument of each.
    let isOrdered: Bool
  }

  let pieces: [Piece]

  /// Splits a text.
  ///
  /// - Parameter source: the text that this one translates; `nil` for a source.
  init(_ text: String, translating source: ProtectedText? = nil) {
    let utf8 = Array(text.utf8)
    let placeholders = FormatString(text).placeholders
    let isOrdered = placeholders.count > 1
    let sourceCodes = source?.codes ?? []
    // Last numbers first, so that the first one is removed from the end.
    var numbers = Dictionary(grouping: sourceCodes.reversed(), by: \.position).mapValues { $0.map(\.number) }
    var nextNumber = sourceCodes.count + 1
    var pieces: [Piece] = []
    var end = 0
    for placeholder in placeholders {
      let range = placeholder.range
      if range.lowerBound > end { pieces.append(.text(String(decoding: utf8[end..<range.lowerBound], as: UTF8.self))) }
      let number = numbers[placeholder.position]?.popLast() ?? nextNumber
      if number == nextNumber { nextNumber += 1 }
      pieces.append(
        .code(
          Code(
            number: number, specifier: String(decoding: utf8[range], as: UTF8.self), position: placeholder.position,
            isOrdered: isOrdered && !placeholder.isNumbered)))
      end = range.upperBound
    }
    if end < utf8.count { pieces.append(.text(String(decoding: utf8[end...], as: UTF8.self))) }
    self.pieces = pieces
  }

  /// The specifiers in the order of the text.
  var codes: [Code] {
    pieces.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }
}

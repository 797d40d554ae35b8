import L10nRuntime

/// A format taken apart, so that its pieces can stand in another text: every specifier knows its argument.
///
///     FormatPieces("%@ of %lld")   // "%@" of 1, " of ", "%lld" of 2
package struct FormatPieces {
  package enum Piece {
    /// Text as it is written in a format, `%%` for a percent sign.
    case text(String)
    case specifier(Specifier)
  }

  package struct Specifier {
    /// As it is written, with the number of its argument or without.
    package let spelling: String

    /// The argument, from 1.
    package let position: Int

    /// The arguments of a width and a precision given as `*`.
    package let amounts: [Int]

    /// The name in `%#@name@`.
    package let variable: String?

    /// A specifier from its parts.
    package init(spelling: String, position: Int, amounts: [Int], variable: String?) {
      (self.spelling, self.position, self.amounts, self.variable) = (spelling, position, amounts, variable)
    }
  }

  /// In the order of the text.
  package var pieces: [Piece]

  /// Whether every percent sign is one of a specifier or escaped.
  package private(set) var isReadable = true

  /// A format of pieces.
  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Takes a format apart.
  /// - Parameter first: the argument of the first specifier without a number.
  package init(_ format: String, from first: Int = 1) {
    let parsed = FormatString(format)
    isReadable = parsed.errors.allSatisfy { !$0.isSyntactic }
    let bytes = Array(format.utf8)
    var pieces: [Piece] = []
    var end = 0
    func addText(upTo start: Int) {
      if start > end { pieces.append(.text(String(decoding: bytes[end..<start], as: UTF8.self))) }
    }
    for placeholder in parsed.placeholders {
      addText(upTo: placeholder.range.lowerBound)
      end = placeholder.range.upperBound
      pieces.append(
        .specifier(
          Specifier(
            spelling: String(decoding: bytes[placeholder.range], as: UTF8.self),
            position: placeholder.isNumbered ? placeholder.position : placeholder.position + first - 1,
            amounts: [placeholder.width, placeholder.precision].compactMap { $0?.position(from: first) },
            variable: placeholder.variable)))
    }
    addText(upTo: bytes.count)
    self.pieces = pieces
  }

  /// The specifiers alone, in their order.
  package var specifiers: [Specifier] {
    pieces.compactMap { piece in
      if case .specifier(let specifier) = piece { specifier } else { nil }
    }
  }

  /// The format: as its specifiers are written where that means the same arguments, else with all of them numbered.
  ///
  /// - Parameters:
  ///   - first: the argument that the first specifier without a number will have.
  ///   - mayMix: whether specifiers with numbers may stand beside others, which C does not allow.
  package func text(from first: Int = 1, mayMix: Bool = false) -> String {
    let written = joined(\.spelling)
    let isSound = mayMix || !FormatString(written).errors.contains { $0.code == .mixedPositional }
    return isSound && means(written, from: first) ? written : joined(\.numbered)
  }

  /// The format without numbers where that means the same arguments; `nil` where it does not.
  package func counted(from first: Int) -> String? {
    let counted = joined(\.counted)
    return means(counted, from: first) ? counted : nil
  }

  private func means(_ text: String, from first: Int) -> Bool {
    FormatPieces(text, from: first).specifiers.lazy.map(\.arguments).elementsEqual(specifiers.lazy.map(\.arguments))
  }

  /// The format with each specifier spelled in one way; as they are written it is the text that was taken apart.
  package func joined(_ spelling: (Specifier) -> String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .specifier(let specifier): text += spelling(specifier)
      }
    }
    return text
  }
}

extension FormatPieces.Specifier {
  fileprivate var arguments: [Int] { amounts + [position] }

  /// With the number of each argument: `%2$*1$d`.
  package var numbered: String { spelled(number: "\(position)$", amounts: amounts.map { "\($0)$" }) }

  /// Without numbers: `%*d`.
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
    let digits = utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    if !digits.isEmpty, utf8[digits.endIndex...].first == UInt8(ascii: "$") {
      self = self[utf8.index(after: digits.endIndex)...]
    }
  }
}

extension FormatAmount {
  fileprivate func position(from first: Int) -> Int? {
    guard case .argument(let position, let isNumbered) = self else { return nil }
    return isNumbered ? position : position + first - 1
  }
}

internal import L10nCompiler
internal import L10nCore
internal import L10nRuntime
internal import L10nSyntax

/// A message with values that fit it, and its formatter.
struct MessageReading {
  let input: MessageInput
  let message: Message
  let arguments: [MessageArgument]
  let formatter: MessageFormatter

  /// - Returns: `nil` for a message that cannot be read.
  init?(_ bytes: [UInt8]) {
    input = MessageInput(bytes)
    guard let message = input.message() else { return nil }
    self.message = message
    arguments = input.arguments(message)
    formatter = input.formatter(for: message, arguments)
  }

  /// The text; `nil` after an error.
  var text: String? { try? formatter.format(message, arguments) }

  /// The runs; `nil` after an error.
  var runs: [TextRun]? { try? formatter.runs(message, arguments, names: []) }
}

extension Law<MessageReading> {
  /// The laws of formatted messages.
  static var ofMessages: [Law] {
    [
      isShown, isShownTheSameTwice, isTheSameFromCode, runsAreTheText, htmlIsEscaped, terminalsGetNoOrders,
    ]
  }

  static var isShown: Law {
    Law("a pattern with values that fit is shown") { reading in
      guard reading.input.syntax.hasPatterns, reading.message.signature.problems.isEmpty else { return nil }
      do {
        _ = try reading.formatter.format(reading.message, reading.arguments)
        return nil
      } catch {
        return "\(error): \(reading.message) \(reading.arguments)"
      }
    }
  }

  static var isShownTheSameTwice: Law {
    Law("a message is shown the same twice") { reading in
      let (first, second) = (reading.text, reading.text)
      return first == second ? nil : "\(first ?? "-") and \(second ?? "-")"
    }
  }

  static var isTheSameFromCode: Law {
    Law("a message in generated code is the same message") { reading in
      let program = reading.message.developmentProgram
      guard Program(text: program.text) == program else { return "its program is read as another one" }
      let text = try? reading.formatter.text(of: program, reading.arguments)
      return text == reading.text ? nil : "\(text ?? "-") for \(reading.text ?? "-")"
    }
  }

  static var runsAreTheText: Law {
    Law("runs in a row are the text") { reading in
      let joined = reading.runs.map { $0.map(\.text).joined() }
      guard let text = reading.text else { return joined == nil ? nil : "runs without a text" }
      return joined.map { $0.utf8.elementsEqual(text.utf8) } ?? false ? nil : "\(joined ?? "-") for \(text)"
    }
  }

  static var htmlIsEscaped: Law {
    Law("HTML has no markup but that of its elements") { reading in
      guard let runs = reading.runs else { return nil }
      let plain = runs.html { _ in nil }
      if plain.utf8.contains(where: { "<>\"'".utf8.contains($0) }) { return "'\(plain)' is not escaped" }
      if unescaped(plain) != reading.text { return "'\(plain)' is another text" }
      var depth = 0
      let marked = runs.html { HTMLElement("x", ["title": $0.options.map(\.value).joined() + $0.name]) }
      // By bytes: a mark may combine with the end of a tag.
      let end = UInt8(ascii: ">")
      for part in marked.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).dropFirst() {
        if part.starts(with: "/x>".utf8) {
          depth -= 1
        } else if part.starts(with: "x title=\"".utf8),
          part.dropFirst(9).prefix(while: { $0 != end }).last == UInt8(ascii: "\"")
        {
          depth += part.contains(end) ? 1 : 0
        } else {
          return "'\(marked)' has other elements"
        }
        if depth < 0 { return "'\(marked)' closes what is not open" }
      }
      return nil
    }
  }

  /// By bytes: a mark that combines with the character before it is not part of a reference.
  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    while let first = rest.first {
      if let found = references.first(where: { rest.starts(with: $0.0.utf8) }) {
        bytes += found.1.utf8
        rest = rest.dropFirst(found.0.utf8.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static var terminalsGetNoOrders: Law {
    Law("texts for terminals have no controls of their own") { reading in
      let text = reading.runs?.ansi { _ in nil } ?? ""
      return text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || 0x7F...0x9F ~= $0.value }
        ? "'\(text)' has one" : nil
    }
  }
}

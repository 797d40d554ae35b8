import L10nSyntax

/// A text of an ARB file as an ICU message.
///
/// In Flutter, apostrophes are text by default; with `use-escaping: true` they quote as in ICU.
///
///     "Delete '{name}'?"   →   "Delete ''{name}''?" where 'name' is an argument
struct ARBPattern {
  /// The message in ICU's spelling.
  let text: String

  /// The message; `nil` for a malformed text.
  let message: ICUMessage?

  /// The error of a malformed text.
  let error: ICUMessageError?

  /// A text that cannot be read with one meaning of apostrophes is read with the other, unless a setting decides.
  ///
  /// - Parameters:
  ///   - hasEscapes: whether apostrophes quote; `nil` if nothing declares it: then they do unless they would quote an
  ///     argument.
  ///   - names: the arguments that the text may have.
  init(_ text: String, hasEscapes: Bool?, names: Set<String>) {
    guard text.utf8.contains(UInt8(ascii: "'")), hasEscapes != true else {
      self.init(icu: text)
      return
    }
    let literal = ICUText.literal(text)
    let isLiteral = hasEscapes == false || Self.quotes(names, in: text)
    let first = ARBPattern(icu: isLiteral ? literal : text)
    let second = first.message == nil ? ARBPattern(icu: isLiteral ? text : literal) : first
    self = second.message == nil ? first : second
  }

  /// The message with the functions of their names for arguments that have none.
  func showing(_ functions: [String: MessagePlaceholder.Function]) -> ARBPattern {
    guard let message else { return self }
    let parts = message.parts.showing(functions)
    var printer = ICUPrinter()
    return parts == message.parts ? self : ARBPattern(icu: printer.text(of: parts))
  }

  private init(icu text: String) {
    self.text = text
    do {
      message = try ICUMessage(text)
      error = nil
    } catch {
      (message, self.error) = (nil, error)
    }
  }

  /// Whether a quotation contains an argument of a name: `'{name}'`, `'{name, …`.
  /// - Complexity: O(*n*) in the length of the text.
  private static func quotes(_ names: Set<String>, in text: String) -> Bool {
    guard !names.isEmpty else { return false }
    var rest = Substring(text).unicodeScalars
    while let start = rest.firstIndex(of: "'") {
      rest = rest[rest.index(after: start)...]
      guard let next = rest.first else { return false }
      if next == "'" { rest.removeFirst() }
      guard next == "{" || next == "}" || next == "#" else { continue }
      let quotation = quotation(&rest)
      for part in quotation.split(separator: "{").dropFirst(quotation.hasPrefix("{") ? 0 : 1) {
        guard let end = part.firstIndex(where: { $0 == "}" || $0 == "," }) else { continue }
        let name = part[..<end].split(whereSeparator: \.isWhitespace)
        if name.count == 1, names.contains(String(name[0])) { return true }
      }
    }
    return false
  }

  /// Removes and returns the text before the closing apostrophe, and removes the apostrophe.
  private static func quotation(_ rest: inout Substring.UnicodeScalarView) -> Substring {
    let start = rest.startIndex
    var end = rest.startIndex
    while end < rest.endIndex {
      let after = rest.index(after: end)
      if rest[end] == "'" {
        guard after < rest.endIndex, rest[after] == "'" else { break }
        end = rest.index(after: after)
      } else {
        end = after
      }
    }
    let quotation = Substring(rest[start..<end])
    rest = rest[end...].dropFirst()
    return quotation
  }
}

package import L10nRuntime

/// A syntax of specifiers in files whose texts have Foundation's in memory.
package struct FormatterDialect: Sendable {
  /// The specifiers of a text with a counterpart in Foundation.
  package let specifiers: @Sendable (_ text: [UInt8]) -> [JavaSpecifier]

  /// A text with Foundation's specifiers converted to this syntax.
  package let written: @Sendable (_ text: String) -> String

  /// The format of a text in this syntax; `place` maps offsets of the text to those that ranges refer to.
  package let format: @Sendable (_ text: [UInt8], _ place: @escaping (Int) -> Int) -> FormatString

  /// A text in this syntax, or in both, converted to Foundation's.
  package func foundation(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: JavaSpecifier.replacing(specifiers(bytes), in: bytes), as: UTF8.self)
  }

  /// The specifier at the start of a text; `nil` if there is none.
  package func placeholder(startingText text: String) -> FormatPlaceholder? {
    guard text.utf8.first == UInt8(ascii: "%"),
      case .placeholder(let placeholder)? = format(Array(text.utf8), { $0 }).segments.first
    else { return nil }
    return placeholder
  }

  /// That of Java's `Formatter`.
  package static let java = FormatterDialect(
    specifiers: { JavaSpecifier.specifiers(in: $0) }, written: { JavaSpecifier.java($0) },
    format: { JavaFormatReader.format($0, place: $1) })

  /// That of Compose Multiplatform, which knows `%1$s` and `%1$d` only.
  package static let compose = FormatterDialect(
    specifiers: { ComposeFormat.specifiers(in: $0) }, written: { ComposeFormat.written($0) },
    format: { ComposeFormat.format($0, place: $1) })
}

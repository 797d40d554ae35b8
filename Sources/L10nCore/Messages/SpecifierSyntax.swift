package import L10nRuntime
package import L10nSyntax

/// The specifier syntax of a format's texts.
///
/// In memory texts have Foundation's specifiers, and those of the syntax without a counterpart in Foundation.
package struct SpecifierSyntax: Sendable {
  /// The name of the run time in messages: `Foundation`, `Java`.
  package let reader: String

  /// Converts a text with Foundation's specifiers into this syntax: `%1$@` is `%1$s` in Java's.
  package let spelled: @Sendable (String) -> String

  /// Converts a text in this syntax to Foundation's specifiers, which stay if the text has some: `%1$s` is `%1$@`.
  package let stored: @Sendable (String) -> String

  /// Reads the specifier at the start of a text, in this syntax, with its range; `nil` if there is none.
  package let specifier: @Sendable (_ text: String) -> FormatPlaceholder?

  /// Whether arguments are passed as in C: all up to the last must be used, or Foundation reads wrong ones; numbers
  /// have a length, and there are pointers.
  package var takesArgumentsOfC = false

  /// Whether the specifiers in memory are complete: the run time of the texts reads no others than Foundation.
  package var isReadAsFoundation = false

  /// Whether arguments have names instead of numbers.
  package var hasNames = false

  /// Whether texts have no specifiers, so that a percent sign is text.
  package var isText = false

  /// Whether the specifier of an object also shows any number, like Java's `%s`.
  package var showsNumbersAsObjects = false

  /// Whether number specifiers use the digits of the language, unlike the text of an object.
  package var localizesNumbers = false

  /// The syntax of Foundation.
  package static let foundation = SpecifierSyntax(
    reader: "Foundation", spelled: { $0 }, stored: { $0 }, specifier: { FormatString.placeholder(startingText: $0) },
    takesArgumentsOfC: true, isReadAsFoundation: true)

  /// No specifiers: texts are shown unchanged.
  package static let none = SpecifierSyntax(
    reader: "nothing", spelled: { $0 }, stored: { $0 }, specifier: { _ in nil }, isText: true)

  /// The syntax of Java's `Formatter`, which formats Android's texts.
  package static let java = formatted(by: "Java", .java, localizesNumbers: true)

  /// The syntax of Compose Multiplatform, which shows numbers as they are.
  package static let compose = formatted(by: "Compose", .compose)

  private static func formatted(
    by reader: String, _ formatter: FormatterDialect, localizesNumbers: Bool = false
  ) -> SpecifierSyntax {
    SpecifierSyntax(
      reader: reader, spelled: { formatter.written($0) }, stored: { formatter.foundation($0) },
      specifier: { formatter.placeholder(startingText: $0) }, showsNumbersAsObjects: true,
      localizesNumbers: localizesNumbers)
  }
}

extension CatalogEntry {
  /// The specifier syntax of the entry's texts.
  package var specifiers: SpecifierSyntax { loaded.specifiers ?? file.place.format.specifiers }

  /// One of the entry's texts as a format of its run time.
  package func format(of text: EntryText) -> FormatString {
    guard !specifiers.takesArgumentsOfC, text.text.utf8.contains(UInt8(ascii: "%")) else {
      return FormatString(text.text)
    }
    if specifiers.isText { return FormatString(segments: [.literal(text.text)], errors: [], hasEscapedPercent: false) }
    return file.table.format(text.range, text.text) ?? FormatString(text.text)
  }

  /// The uses of arguments, in the order in which formatting would meet them: see `Message.argumentUses`.
  package var argumentUses: [MessageArgumentUse] {
    reading.map { message.argumentUses(reading: $0) } ?? message.argumentUses
  }

  /// The arguments of the entry: see `Message.signature`.
  package var signature: MessageSignature { reading.map { message.signature(reading: $0) } ?? message.signature }

  /// The function that reads the texts; `nil` for Foundation's syntax.
  private var reading: ((String) -> FormatString)? {
    if specifiers.takesArgumentsOfC { return nil }
    let known = Dictionary(texts.map { ($0.text, format(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return { known[$0] ?? FormatString($0) }
  }
}

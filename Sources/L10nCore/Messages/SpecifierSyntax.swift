package import L10nRuntime
package import L10nSyntax

/// How the texts of a format spell what is put into them.
///
/// In memory texts have Foundation's specifiers, and between them such of the syntax as Foundation has none for.
package struct SpecifierSyntax: Sendable {
  /// What runs such formats, in messages: `Foundation`, `Java`.
  package let reader: String

  /// A text with Foundation's specifiers in this spelling: `%1$@` is `%1$s` in Java's.
  package let spelled: @Sendable (String) -> String

  /// A text in this spelling with Foundation's specifiers, which stay where the text has such: `%1$s` is `%1$@`.
  package let stored: @Sendable (String) -> String

  /// The specifier that a text begins with, in this spelling, with its range; `nil` where none begins it.
  package let specifier: @Sendable (_ text: String) -> FormatPlaceholder?

  /// Whether arguments are what C passes: every one up to the last is to be used, or Foundation takes wrong ones, numbers
  /// have a length, and there are pointers.
  package var takesArgumentsOfC = false

  /// Whether the specifiers in memory say all: what runs the texts reads none that Foundation would not.
  package var isReadAsFoundation = false

  /// Whether arguments have names, which say what numbers say elsewhere.
  package var hasNames = false

  /// Whether nothing is put into texts, so that a percent sign is one.
  package var isText = false

  /// Whether what shows an object shows any number, too, as Java's `%s`.
  package var showsNumbersAsObjects = false

  /// Whether what shows a number writes it as its language does, in digits that an object's text does not have.
  package var localizesNumbers = false

  /// Foundation's own.
  package static let foundation = SpecifierSyntax(
    reader: "Foundation", spelled: { $0 }, stored: { $0 }, specifier: { FormatString.placeholder(startingText: $0) },
    takesArgumentsOfC: true, isReadAsFoundation: true)

  /// None at all: texts are shown as they stand.
  package static let none = SpecifierSyntax(
    reader: "nothing", spelled: { $0 }, stored: { $0 }, specifier: { _ in nil }, isText: true)

  /// Java's, whose `Formatter` runs Android's texts.
  package static let java = SpecifierSyntax(
    reader: "Java", spelled: { JavaSpecifier.java($0) }, stored: { JavaSpecifier.foundation($0) },
    specifier: { JavaFormatReader.placeholder(startingText: $0) }, showsNumbersAsObjects: true, localizesNumbers: true)
}

extension CatalogEntry {
  /// How the entry's file spells what is put into its texts.
  package var specifiers: SpecifierSyntax { loaded.specifiers ?? file.place.format.specifiers }

  /// One of the entry's texts as what runs it reads it.
  package func format(of text: EntryText) -> FormatString {
    guard !specifiers.takesArgumentsOfC, text.text.utf8.contains(UInt8(ascii: "%")) else {
      return FormatString(text.text)
    }
    if specifiers.isText { return FormatString(segments: [.literal(text.text)], errors: [], hasEscapedPercent: false) }
    return file.table.format(text.range, text.text) ?? FormatString(text.text)
  }

  /// Every use of an argument, in the order in which a run would meet them: see `Message.argumentUses`.
  package var argumentUses: [MessageArgumentUse] {
    reading.map { message.argumentUses(reading: $0) } ?? message.argumentUses
  }

  /// The arguments of the entry: see `Message.signature`.
  package var signature: MessageSignature { reading.map { message.signature(reading: $0) } ?? message.signature }

  /// How the texts are read; `nil` for Foundation's way.
  private var reading: ((String) -> FormatString)? {
    if specifiers.takesArgumentsOfC { return nil }
    let known = Dictionary(texts.map { ($0.text, format(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return { known[$0] ?? FormatString($0) }
  }
}

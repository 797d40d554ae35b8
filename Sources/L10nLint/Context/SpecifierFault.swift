import L10nCore
import L10nRuntime
import L10nSyntax

/// A range of a formatted text that is not, or probably not, the specifier that was meant.
struct SpecifierFault: Sendable {
  enum Kind: Sendable {
    /// It cannot be read.
    case unreadable(FormatError.Code)
    /// It is read as a number with the flag for a leading space, which the development text does not have.
    case spaceFlag
    /// Foundation's specifier in a file that another system formats; with that system's specifier, if it has one.
    case foreign(instead: String?)
    /// A specifier that someone or something altered; with the original specifier.
    case damaged(String)
  }

  let kind: Kind
  let text: EntryText

  /// In UTF-8 offsets of the text.
  let range: Range<Int>

  /// Whether only one repair makes sense: the original specifier, or doubling the percent sign.
  let isCertain: Bool

  /// Whether nothing shows that the text is formatted: the percent sign of `100% free` is shown unchanged.
  let isLiteral: Bool

  /// The development text's specifier that this range most likely was; `nil` if none is missing.
  let missing: String?

  /// Whether the text is probably not formatted and no argument is expected.
  let isUnexpected: Bool

  /// Whether bytes begin with a percent sign, a position and a dollar sign: `%1$`.
  static func isPosition(_ utf8: some Collection<UInt8>) -> Bool {
    let digits = utf8.dropFirst().prefix { $0.isASCIIDigit }
    return !digits.isEmpty && utf8[digits.endIndex...].first == UInt8(ascii: "$")
  }

  /// The range as it is written.
  var written: String { text.text.characters(in: range) }
}

extension LintContext {
  /// Whether an entry is formatted: the development text takes arguments, or the entry itself has variables.
  func isFormatted(_ entry: CatalogEntry) -> Bool {
    takesArguments(entry.id) || !entry.variables.isEmpty
      || !(catalog.developmentEntries[entry.id]?.variables.isEmpty ?? true)
  }

  /// Every entry with each fault of its specifiers.
  func entrySpecifierFaults() -> [(entry: CatalogEntry, fault: SpecifierFault)] {
    faultyEntries.flatMap { found in found.faults.map { (found.entry, $0) } }
  }
}

extension SpecifierFault {
  /// The faults of a formatted entry, text by text.
  ///
  /// - Parameter development: the arguments of the development text; `nil` for the development text itself.
  static func all(in entry: CatalogEntry, development: EntryArguments?) -> [SpecifierFault] {
    let reader = SpecifierFaultReader(EntryArguments(entry), development: development)
    return entry.texts.flatMap { reader.faults(in: $0) }
  }
}

/// An entry's file and offset, which are quicker to hash and compare than a path.
struct EntryPlace: Hashable, Sendable {
  private let file: ObjectIdentifier
  private let offset: Int
  private let key: TableKey?

  init(_ entry: CatalogEntry) {
    file = ObjectIdentifier(entry.file)
    offset = entry.keyRange.lowerBound
    // Entries of a binary property list have no places.
    key = entry.file.syntax == .binary ? entry.key : nil
  }
}

import L10nCore
import L10nRuntime
import L10nSyntax

/// A range of a text that is run as a format which is not, or hardly, the specifier it was meant to be.
struct SpecifierFault: Sendable {
  enum Kind: Sendable {
    /// It cannot be read.
    case unreadable(FormatError.Code)
    /// It is read as a number with the flag for a leading space, which the development text does not have.
    case spaceFlag
    /// It is one of Foundation's in a file that something else runs; what that has instead, if anything.
    case foreign(instead: String?)
    /// It was a specifier before someone or something altered it; what it was.
    case damaged(String)
  }

  let kind: Kind
  let text: EntryText

  /// In UTF-8 offsets of the text.
  let range: Range<Int>

  /// Whether nothing else can be meant: the specifier that it was, or a percent sign that is to be doubled.
  let isCertain: Bool

  /// Whether nothing says that the text is run as a format: the percent sign of `100% free` is shown as it is.
  let isLiteral: Bool

  /// The specifier of the development text that hardly stands anywhere else in the text; `nil` where none is missing.
  let missing: String?

  /// Whether no argument is expected in a text that is hardly run as a format.
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
  /// Whether an entry is run as a format: the development text takes arguments, or it has variables itself.
  func isRunAsFormat(_ entry: CatalogEntry) -> Bool {
    isFormatted(entry.id) || !entry.variables.isEmpty
      || !(catalog.developmentEntries[entry.id]?.variables.isEmpty ?? true)
  }

  /// Every entry with each fault of its specifiers.
  func entrySpecifierFaults() -> [(entry: CatalogEntry, fault: SpecifierFault)] {
    faultyEntries.flatMap { found in found.faults.map { (found.entry, $0) } }
  }
}

extension SpecifierFault {
  /// The faults of an entry that is run as a format, text by text.
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

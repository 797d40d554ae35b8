import L10nCore
import L10nRuntime
import StringsFormat

/// A range of a text that is run as a format which is not, or hardly, the specifier it was meant to be.
struct SpecifierFault: Sendable {
  enum Kind: Sendable {
    /// It cannot be read.
    case unreadable(FormatError.Code)
    /// It is read as a number with the flag for a leading space, but is a percent sign and the word after it.
    case spaceFlag
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

  /// Whether bytes begin with a percent sign, a position and a dollar sign: `%1$`.
  static func isPosition(_ utf8: some Collection<UInt8>) -> Bool {
    let digits = utf8.dropFirst().prefix { (0x30...0x39).contains($0) }
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

extension EntryArguments {
  /// Whether a development text is run as a format: it has a specifier that is hardly anything else, or a doubled
  /// percent sign.
  fileprivate var isRunAsFormat: Bool {
    entry.isRule || uses.contains { !$0.specifier.contains(" ") }
      || entry.texts.contains { FormatString($0.text).hasEscapedPercent }
  }
}

/// Finds the faults of one entry's texts.
private struct SpecifierFaultReader {
  /// What the development text takes; `nil` for the development text itself.
  private let development: EntryArguments?

  /// The arguments of the development text that have a type, by position.
  private let expected: [EntryArguments.Use]

  /// The numbers that stand in its specifiers, and whether a blank does.
  private let expectedNumbers: Set<Int>
  private let expectsBlanks: Bool

  /// Whether the entry is chosen by a rule, and so run as a format.
  private let isRule: Bool

  /// Whether the development text is run as a format.
  private let isExpected: Bool

  /// The entry's own variables.
  private let variables: Set<String>

  /// What they declare, by variants and name.
  private let declared: [MessagePlace: EntryArguments.Use]

  init(_ own: EntryArguments, development: EntryArguments?) {
    self.development = development
    expected = development.map { $0.positions.sorted().compactMap($0.typeGiver) } ?? []
    expectedNumbers = Set(
      (development?.uses.filter(\.isNumbered) ?? []).compactMap { use in
        Int(use.specifier.dropFirst().prefix { $0 != "$" })
      })
    expectsBlanks = development?.uses.contains { $0.specifier.contains(" ") } ?? false
    isRule = own.entry.isRule
    isExpected = development.map(\.isRunAsFormat) ?? false
    variables = Set(own.entry.variables.map(\.variable.name))
    declared = Dictionary(
      own.uses.filter(\.isDeclared).map { use in
        (MessagePlace(variants: use.text.variants, variable: use.argument.name), use)
      }
    ) { first, _ in first }
  }

  func faults(in text: EntryText) -> [SpecifierFault] {
    let utf8 = Array(text.text.utf8)
    let format = FormatString(text.text)
    var readable: [FormatPlaceholder] = []
    var doubtful: [FormatPlaceholder] = []
    for placeholder in format.placeholders {
      if isDoubtful(placeholder, in: utf8) { doubtful.append(placeholder) } else { readable.append(placeholder) }
    }
    let missing = missing(from: readable, in: text)
    let repair = SpecifierRepair(text.text)

    var faults: [SpecifierFault] = []
    /// Which bytes belong to a fault, and which to a readable specifier.
    var isFaulty = Array(repeating: false, count: utf8.count)
    var isReadable = isFaulty
    for range in readable.map(\.range) { for offset in range { isReadable[offset] = true } }
    let isFormat = isRule || !readable.isEmpty || format.hasEscapedPercent
    let isLiteral = !isRule && (development == nil ? !isFormat : !isExpected)
    func add(_ kind: SpecifierFault.Kind, _ range: Range<Int>, isCertain: Bool) {
      if isFaulty[range].contains(true) { return }
      for offset in range { isFaulty[offset] = true }
      let isLiteral = isLiteral && !SpecifierFault.isPosition(utf8[range.lowerBound...])
      faults.append(SpecifierFault(kind: kind, text: text, range: range, isCertain: isCertain, isLiteral: isLiteral))
    }
    let ends = Set(readable.map(\.range.upperBound))
    func isPercentSign(_ range: Range<Int>) -> Bool {
      // In a translation, what cannot be read may be the argument that is missing.
      (development == nil ? isFormat : missing.isEmpty) && standsBehindNumber(range.lowerBound, in: utf8, ends: ends)
    }
    for place in repair.starts(avoiding: readable.map(\.range)) {
      let found = repair.readings(at: place).first { reading in
        !isReadable[reading.range].contains(true)
          && isWanted(reading, missing, at: place)
      }
      if let found {
        let isVariable = found.placeholder.variable != nil
        add(.damaged(found.specifier), found.range, isCertain: development != nil || isVariable || !missing.isEmpty)
      }
    }
    for error in format.errors where error.isSyntactic || error.code == .mixedPositional && text.variable == nil {
      add(.unreadable(error.code), error.range, isCertain: isPercentSign(error.range))
    }
    for placeholder in doubtful where placeholder.flags.contains(.space) {
      add(.spaceFlag, placeholder.range, isCertain: isPercentSign(placeholder.range))
    }
    return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether the character at an offset stands after a number or a specifier, and before what is no letter or flag: the
  /// percent sign of `100% sure`.
  private func standsBehindNumber(_ offset: Int, in utf8: [UInt8], ends: Set<Int>) -> Bool {
    let before = utf8[..<offset].lastIndex { $0 != UInt8(ascii: " ") }
    guard let before, ends.contains(before + 1) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[before]) else {
      return false
    }
    guard offset + 1 < utf8.count else { return true }
    return utf8[offset + 1] >= 0x80 || " \n.,;:!?)\"".utf8.contains(utf8[offset + 1])
  }

  /// Whether a specifier that can be read is hardly meant: `5 % de` shows a number, `%1@` lost its dollar sign.
  private func isDoubtful(_ placeholder: FormatPlaceholder, in utf8: [UInt8]) -> Bool {
    if placeholder.flags.contains(.space) {
      if development != nil { return !expectsBlanks }
      let before = utf8[..<placeholder.range.lowerBound].last { $0 != UInt8(ascii: " ") } ?? 0
      let after = utf8[placeholder.range.upperBound...].first ?? 0
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(before)
        || after >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(after | 0x20)
    }
    guard !placeholder.isNumbered, placeholder.flags.isEmpty, placeholder.precision == nil,
      case .literal(let width)? = placeholder.width
    else { return false }
    return expectedNumbers.contains(width)
  }

  /// The arguments that a text should show and does not with readable specifiers: those of the development text, and
  /// the number of the variable whose form it is.
  private func missing(from readable: [FormatPlaceholder], in text: EntryText) -> [EntryArguments.Use] {
    let number = declared[MessagePlace(variants: text.variants, variable: text.variable)]
    var rest = expected
    if rest.isEmpty, let number { rest = [number] }
    for placeholder in readable {
      let index = rest.firstIndex {
        placeholder.isNumbered ? $0.position == placeholder.position : $0.type.isCompatible(with: placeholder.type)
      }
      if let index { rest.remove(at: index) }
    }
    return rest
  }

  /// Whether a repaired specifier is one that the text should have: an argument that it lacks, or a variable of the
  /// entry. Where nothing says which arguments there should be, only `%@` is plain enough; `2$@` is nothing else, though
  /// the argument stands in the text once more.
  private func isWanted(
    _ reading: SpecifierRepair.Reading, _ missing: [EntryArguments.Use], at place: SpecifierRepair.Start
  ) -> Bool {
    let placeholder = reading.placeholder
    if let name = placeholder.variable { return variables.contains(name) }
    if development == nil, place.isPlain, placeholder.type == .object { return true }
    let wanted = place.isBarePosition && placeholder.type == .object ? expected : missing
    return wanted.contains {
      $0.type.isCompatible(with: placeholder.type) && (!placeholder.isNumbered || $0.position == placeholder.position)
    }
  }
}

import L10nCore
import L10nRuntime
import L10nSyntax

extension EntryArguments {
  /// Whether a development text is formatted: it has a specifier or a doubled percent sign.
  fileprivate var isFormatted: Bool {
    entry.isRule || !uses.isEmpty || entry.texts.contains { entry.format(of: $0).hasEscapedPercent }
  }
}

/// Finds the faults of one entry's texts.
struct SpecifierFaultReader {
  private let entry: CatalogEntry

  /// The arguments of the development text; `nil` for the development text itself.
  private let development: EntryArguments?

  /// The arguments of the development text that have a type, by position.
  private let expected: [EntryArguments.Use]

  /// The numbers in its specifiers, and whether one of them contains a blank.
  private let expectedNumbers: Set<Int>
  private let expectsBlanks: Bool

  /// Whether the entry is selected by a rule, and therefore formatted.
  private let isRule: Bool

  /// Whether the development text is formatted.
  private let isExpected: Bool

  /// The entry's own variables.
  private let variables: Set<String>

  /// The arguments that they declare, by variants and name.
  private let declared: [MessagePlace: EntryArguments.Use]

  init(_ own: EntryArguments, development: EntryArguments?) {
    (entry, self.development) = (own.entry, development)
    expected = development.map { $0.positions.sorted().compactMap($0.definingUse) } ?? []
    expectedNumbers = Set(
      (development?.uses.filter(\.isNumbered) ?? []).compactMap { use in
        Int(use.specifier.dropFirst().prefix { $0 != "$" })
      })
    expectsBlanks = development?.uses.contains { $0.specifier.contains(" ") } ?? false
    isRule = own.entry.isRule
    isExpected = development.map(\.isFormatted) ?? false
    variables = Set(own.entry.variables.map(\.variable.name))
    declared = Dictionary(
      own.uses.filter(\.isDeclared).map { use in
        (MessagePlace(variants: use.text.variants, variable: use.argument.name), use)
      }
    ) { first, _ in first }
  }

  func faults(in text: EntryText) -> [SpecifierFault] {
    let utf8 = Array(text.text.utf8)
    let format = entry.format(of: text)
    var readable: [FormatPlaceholder] = []
    var doubtful: [FormatPlaceholder] = []
    for placeholder in format.placeholders {
      if isDoubtful(placeholder) { doubtful.append(placeholder) } else { readable.append(placeholder) }
    }
    let missing = missing(from: readable, in: text)
    let repair = SpecifierRepair(text.text, entry.specifiers)

    var faults: [SpecifierFault] = []
    /// Which bytes belong to a fault, and which to a readable specifier.
    var isFaulty = Array(repeating: false, count: utf8.count)
    var isReadable = isFaulty
    for range in readable.map(\.range) { for offset in range { isReadable[offset] = true } }
    let isFormatted = isRule || !readable.isEmpty || format.hasEscapedPercent
    let isLiteral = !isRule && (development == nil ? !isFormatted : !isExpected)
    func add(_ kind: SpecifierFault.Kind, _ range: Range<Int>, isCertain: Bool) {
      if isFaulty[range].contains(true) { return }
      for offset in range { isFaulty[offset] = true }
      let isForeign = if case .foreign = kind { true } else { false }
      let isText = isLiteral && !isForeign && !SpecifierFault.isPosition(utf8[range.lowerBound...])
      faults.append(
        SpecifierFault(
          kind: kind, text: text, range: range, isCertain: isCertain, isLiteral: isText,
          missing: advice(missing, at: faults.count, utf8[range]), isUnexpected: isLiteral && development != nil))
    }
    let ends = Set(readable.map(\.range.upperBound))
    // In a translation, an unreadable specifier may be the missing argument.
    let isSign = development == nil ? isFormatted : missing.isEmpty
    func isPercentSign(_ range: Range<Int>) -> Bool {
      isSign && standsBehindNumber(range.lowerBound, in: utf8, ends: ends)
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
    for (range, specifier) in remains(in: utf8, after: readable) { add(.damaged(specifier), range, isCertain: true) }
    for error in format.errors where error.isSyntactic {
      guard let (specifier, instead) = entry.specifiers.foreignSpecifier(at: error.range.lowerBound, in: utf8) else {
        continue
      }
      add(.foreign(instead: instead), specifier, isCertain: instead != nil)
    }
    let positions = positionsAlone(in: utf8, isReadable, missing)
    for (range, specifier) in positions { add(.damaged(specifier), range, isCertain: true) }
    if !positions.isEmpty, isSound(utf8, repairedBy: positions) {
      return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    for error in format.errors where error.isSyntactic || error.code == .mixedPositional && text.variable == nil {
      let isCertain = error.code == .percentSign ? isSign : isPercentSign(error.range)
      add(.unreadable(error.code), error.range, isCertain: isCertain)
    }
    for placeholder in doubtful where placeholder.flags.contains(.space) {
      add(.spaceFlag, placeholder.range, isCertain: isPercentSign(placeholder.range))
    }
    return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether the character at an offset follows a number or a specifier and precedes anything but a letter or flag: the
  /// percent sign of `100% sure`.
  private func standsBehindNumber(_ offset: Int, in utf8: [UInt8], ends: Set<Int>) -> Bool {
    let before = utf8[..<offset].lastIndex { $0 != UInt8(ascii: " ") }
    guard let before, ends.contains(before + 1) || utf8[before].isASCIIDigit else {
      return false
    }
    guard offset + 1 < utf8.count else { return true }
    return utf8[offset + 1] >= 0x80 || " \n.,;:!?)\"".utf8.contains(utf8[offset + 1])
  }

  /// Whether a readable specifier is probably not meant: the `% d` of a translation of `%d`, `%1@` that lost its dollar
  /// sign.
  private func isDoubtful(_ placeholder: FormatPlaceholder) -> Bool {
    if placeholder.flags.contains(.space) { return isExpected && !expectsBlanks }
    guard !placeholder.isNumbered, placeholder.flags.isEmpty, placeholder.precision == nil,
      case .literal(let width)? = placeholder.width
    else { return false }
    return expectedNumbers.contains(width)
  }

  /// The specifier that the fault most likely was: the one with the position written there, or else the missing
  /// argument at the fault's place among them.
  private func advice(_ missing: [EntryArguments.Use], at place: Int, _ written: ArraySlice<UInt8>) -> String? {
    let digits = written.dropFirst().prefix { $0.isASCIIDigit }
    if let position = Int(String(decoding: digits, as: UTF8.self)),
      let use = missing.first(where: { $0.position == position })
    {
      return use.numberedSpecifier
    }
    return missing.isEmpty ? nil : missing[min(place, missing.count - 1)].specifier
  }

  /// The percent signs followed only by the number of a missing argument, as other systems write them, each with the
  /// specifier that was meant: `%1` of "%1 von %2".
  private func positionsAlone(
    in utf8: [UInt8], _ isReadable: [Bool], _ missing: [EntryArguments.Use]
  ) -> [(range: Range<Int>, specifier: String)] {
    var found: [(range: Range<Int>, specifier: String)] = []
    var start = 0
    while start < utf8.count {
      defer { start += 1 }
      guard utf8[start] == UInt8(ascii: "%"), !isReadable[start] else { continue }
      let digits = utf8[(start + 1)...].prefix { $0.isASCIIDigit }
      if digits.isEmpty, digits.endIndex < utf8.count, utf8[digits.endIndex] == UInt8(ascii: "%") { start += 1 }
      guard let position = Int(String(decoding: digits, as: UTF8.self)),
        !Self.isSignOfPosition(utf8[digits.endIndex...]),
        let use = missing.first(where: { $0.position == position })
      else { continue }
      found.append((start..<digits.endIndex, use.numberedSpecifier))
    }
    return found
  }

  /// The readable specifiers followed by remains of a position or of another conversion, each with the specifier that was
  /// meant: `%s1$` and `%1$s$s` of a translation of `%1$s`.
  private func remains(
    in utf8: [UInt8], after readable: [FormatPlaceholder]
  ) -> [(range: Range<Int>, specifier: String)] {
    if expectedNumbers.isEmpty { return [] }
    return readable.compactMap { placeholder in
      let own = String(decoding: utf8[placeholder.range], as: UTF8.self)
      let rest = utf8[placeholder.range.upperBound...]
      if placeholder.isNumbered {
        let specifier = entry.specifiers.spelled(own)
        guard let conversion = specifier.utf8.last, rest.starts(with: [UInt8(ascii: "$"), conversion]) else {
          return nil
        }
        return (placeholder.range.lowerBound..<rest.startIndex + 2, specifier)
      }
      let digits = rest.prefix { $0.isASCIIDigit }
      guard let position = Int(String(decoding: digits, as: UTF8.self)), expectedNumbers.contains(position),
        utf8[digits.endIndex...].first == UInt8(ascii: "$")
      else { return nil }
      let specifier = entry.specifiers.spelled("%\(position)$\(own.dropFirst())")
      return (placeholder.range.lowerBound..<digits.endIndex + 1, specifier)
    }
  }

  /// Whether bytes begin with a dollar sign or a character that replaced it: `%1$s`, `%1€s`, `%1_s`.
  private static func isSignOfPosition(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard let next = String(decoding: utf8.prefix(4), as: UTF8.self).unicodeScalars.first else { return false }
    return [.currencySymbol, .connectorPunctuation].contains(next.properties.generalCategory)
  }

  /// Whether a text has no fault once the repairs are made.
  private func isSound(_ utf8: [UInt8], repairedBy repairs: [(range: Range<Int>, specifier: String)]) -> Bool {
    var bytes = utf8
    for repair in repairs.reversed() { bytes.replaceSubrange(repair.range, with: repair.specifier.utf8) }
    return FormatString(String(decoding: bytes, as: UTF8.self)).errors.isEmpty
  }

  /// The arguments that a text should show and its readable specifiers do not: those of the development text, and the
  /// number of the variable that the text is a form of.
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
  /// entry. Where the expected arguments are unknown, only `%@` is plain enough; `2$@` is always a specifier, even if
  /// the argument also appears elsewhere in the text.
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

import L10nSyntax

extension TranslationLock {
  /// Reads the file.
  ///
  /// - Returns: the lock, or `nil` with its first error: half a lock would make current translations stale, and lose
  ///   its unknown parts.
  static func read(_ source: SourceText) -> (lock: TranslationLock?, diagnostic: Diagnostic?) {
    var reader = TranslationLockReader(source)
    do {
      return (try reader.lock(), nil)
    } catch {
      return (nil, error.diagnostic)
    }
  }
}

/// The reason why a lock cannot be used.
private struct LockFault: Error {
  let message: String
  let range: Range<Int>
  var related: Range<Int>?
  let help: String

  var diagnostic: Diagnostic {
    func place(_ range: Range<Int>) -> SourceLocation { SourceLocation(TranslationLock.fileName, range) }
    return Diagnostic(
      "configuration", .error, message, at: place(range),
      related: related.map { [Diagnostic.Related("the first one", at: place($0))] } ?? [], help: help)
  }
}

private struct TranslationLockReader {
  private let source: SourceText
  private let table: LineTable
  private var places: [TextID: Range<Int>] = [:]

  init(_ source: SourceText) {
    self.source = source
    table = LineTable(source)
  }

  private static let restoring = "take the file from version control, or remove it and run 'l10n lock'"

  mutating func lock() throws(LockFault) -> TranslationLock {
    var lock = TranslationLock()
    for number in 1...table.starts.count {
      let range = table.range(ofLine: number)
      if Self.isConflictMarker(source.utf8[range]) {
        throw LockFault(
          message: "a merge conflict was left in the file", range: range,
          help: "keep either side, remove the lines with '<<<<<<<', '=======' and '>>>>>>>', and run 'l10n lock'")
      }
      if number == 1 { try checkVersion(range) } else if !range.isEmpty { try add(range, to: &lock) }
    }
    return lock
  }

  private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    ["<", "|", "=", ">"].contains { line.starts(with: String(repeating: $0, count: 7).utf8) }
  }

  private func checkVersion(_ range: Range<Int>) throws(LockFault) {
    let line = source[range]
    if line == TranslationLock.firstLine { return }
    let isOther = line.hasPrefix("l10n.lock ")
    throw LockFault(
      message: isOther
        ? "this version of the file is not known" : "the first line is not '\(TranslationLock.firstLine)'",
      range: range, help: isOther ? "use the release of l10n that wrote it" : Self.restoring)
  }

  private mutating func add(_ line: Range<Int>, to lock: inout TranslationLock) throws(LockFault) {
    let fields = source.utf8[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { $0.startIndex..<$0.endIndex }
    guard fields.count >= 3 else { throw fault("expected a table, a key and a fingerprint", line) }
    let id = TextID(table: try unescaped(fields[0]), key: TableKey(try unescaped(fields[1])))
    if let first = places.updateValue(line, forKey: id) {
      throw LockFault(
        message: "'\(id.key)' of table '\(id.table)' appears twice", range: line, related: first,
        help: "remove the older one of the two lines, and run 'l10n lock'")
    }
    var entry = TranslationLock.Line(development: try fingerprint(fields[2]))
    for field in fields.dropFirst(3) {
      guard let colon = source.utf8[field].firstIndex(of: UInt8(ascii: ":")), colon > field.lowerBound else {
        throw fault("expected a locale and a fingerprint", field)
      }
      let locale = source[field.lowerBound..<colon]
      let sign = source.utf8[colon..<field.upperBound].firstIndex(of: UInt8(ascii: "<"))
      let translation = try fingerprint(colon + 1..<(sign ?? field.upperBound))
      guard entry.translations.updateValue(translation, forKey: locale) == nil else {
        throw fault("'\(locale)' appears twice on this line", field)
      }
      if let sign { entry.origins[locale] = try fingerprint(sign + 1..<field.upperBound) }
    }
    lock.lines[id] = entry
  }

  private func fault(_ message: String, _ range: Range<Int>) -> LockFault {
    LockFault(message: message, range: range, help: Self.restoring)
  }

  private func fingerprint(_ range: Range<Int>) throws(LockFault) -> Fingerprint {
    guard let fingerprint = Fingerprint(hexadecimal: source[range]) else {
      throw fault("expected a fingerprint of eight hexadecimal digits", range)
    }
    return fingerprint
  }

  private func unescaped(_ range: Range<Int>) throws(LockFault) -> String {
    guard source.utf8[range].contains(UInt8(ascii: "\\")) else { return source[range] }
    var bytes: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = source.utf8[offset]
      offset += 1
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch offset < range.upperBound ? source.utf8[offset] : 0 {
      case UInt8(ascii: "\\"): bytes.append(byte)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      default: throw fault("the backslash escapes nothing", offset - 1..<offset)
      }
      offset += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

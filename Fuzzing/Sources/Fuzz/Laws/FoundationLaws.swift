internal import Foundation
internal import L10nSyntax

/// Foundation's reader beside ours. Apps read tables with CoreFoundation, so its result is the expected one; each
/// intended difference is excluded with its reason.
struct FoundationReading {
  let document: PropertyListDocument

  /// The table that Foundation reads; `nil` if it reads no table of strings.
  let foundation: FoundationTable?

  /// - Returns: `nil` for a file that the two are known to read differently.
  init?(_ document: PropertyListDocument) {
    guard Self.isComparable(document) else { return nil }
    self.document = document
    foundation = FoundationTable(document.source.bytes)
  }
}

extension Law<FoundationReading> {
  /// The laws of property lists that Foundation reads, too.
  static var ofFoundation: [Law] { [foundationReadsWhatIsSound, textsAreFoundations] }

  static var foundationReadsWhatIsSound: Law {
    Law("Foundation reads a table that has no error here") { reading in
      if reading.foundation != nil { return nil }
      let isSound = StringsTable(reading.document).findings.allSatisfy { $0.severity != .error }
      return isSound ? "Foundation reads nothing" : nil
    }
  }

  static var textsAreFoundations: Law {
    Law("a table that Foundation reads has the same keys and texts here, up to the first error") { reading in
      guard let theirs = reading.foundation else { return nil }
      let end = reading.endForFoundation
      // In an XML or binary file with an error, Foundation is less strict, or reads the part before the error.
      if reading.document.syntax != .openStep, end != nil { return nil }
      let ours = reading.texts(before: end)
      return theirs.texts == ours ? nil : "Foundation reads \(theirs.texts), this package \(ours)"
    }
  }
}

extension FoundationReading {
  /// Whether the file is free of intended differences between Foundation and this package, each of which has a warning.
  private static func isComparable(_ document: PropertyListDocument) -> Bool {
    // Foundation takes a file that starts with two NULs for UTF-16, too, and skips them.
    if document.source.bytes.starts(with: [0, 0]) { return false }
    // Foundation crashes on a binary set, and copies shared values at each reference, which may take forever.
    if document.syntax == .binary, !document.isTableOfStrings { return false }
    for finding in document.findings {
      switch finding.kind {
      // Foundation refuses an empty file, and one with only a byte order mark.
      case .emptyFile: return false
      // Foundation reads the byte 0xA9, a copyright sign in Latin-1, as U+FFFD; it refuses others.
      case .invalidUTF8: return false
      // Foundation skips two bytes of it.
      case .utf16WithoutByteOrderMark: return false
      // A second mark at the start; Foundation refuses it.
      case .misplacedByteOrderMark where finding.severity == .warning: return false
      // Foundation keeps half a pair in its UTF-16, where an escape may complete it; a Swift string cannot.
      case .loneSurrogate: return false
      // Foundation ignores an unpaired quote before the '}' or ')' of a nested value: `{ a = b; '}`.
      case .unterminatedString
      where document.source.utf8[..<finding.range.lowerBound].contains {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(")
      }:
        return false
      // An encoding that this package cannot read, in a file of ASCII alone.
      case .invalidXML where finding.severity == .warning: return false
      default: continue
      }
    }
    // A dictionary of Swift strings merges keys that differ in composition alone.
    let keys = document.pairs.map(\.key)
    return Set(keys).count == Set(keys.map(\.text)).count
  }

  /// The offset of the first error, at which Foundation silently ends an old-style table; `nil` if there is none.
  var endForFoundation: Int? {
    document.findings.first { finding in
      switch finding.kind {
      // Foundation reads '\U' without digits as U+0000, which is hardly ever intended.
      case .badUnicodeEscape: false
      default: finding.severity == .error
      }
    }?.range.lowerBound
  }

  /// The effective texts of the entries that end before an offset.
  func texts(before end: Int?) -> [TableKey: TableKey] {
    var texts: [TableKey: TableKey] = [:]
    for pair in document.pairs where end.map({ pair.range.upperBound <= $0 }) ?? true {
      if case .string(let value) = pair.node.value { texts[pair.key] = TableKey(value) }
    }
    return texts
  }
}

extension PropertyListDocument {
  /// The pairs of the top dictionary; none if there is no dictionary.
  var pairs: [PropertyListPair] {
    guard case .dictionary(let pairs)? = root?.value else { return [] }
    return pairs
  }

  fileprivate var isTableOfStrings: Bool {
    guard case .dictionary(let pairs)? = root?.value else { return false }
    return pairs.allSatisfy { pair in
      if case .string = pair.node.value { true } else { false }
    }
  }
}

/// A dictionary of strings, as Foundation reads it.
struct FoundationTable {
  /// Texts by key, both compared scalar by scalar.
  let texts: [TableKey: TableKey]

  /// - Returns: `nil` if Foundation reads nothing, or something else.
  init?(_ bytes: [UInt8]) {
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let table = value as? [String: Any]
    else { return nil }
    var texts: [TableKey: TableKey] = [:]
    for (key, value) in table {
      guard let text = value as? String else { return nil }
      texts[TableKey(key)] = TableKey(text)
    }
    self.texts = texts
  }
}

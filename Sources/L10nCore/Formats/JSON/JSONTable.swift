import L10nRuntime
package import L10nSyntax

/// The texts of a JSON file. Texts of nested objects have keys with dots between the names, as i18next reads them:
/// `{"player": {"play": "Play"}}` is `player.play`.
package struct JSONTable: Sendable {
  /// A text.
  package struct Entry: Sendable {
    package let key: TableKey

    /// The range of the name, which is the last part of the key; for an element of an array, the range of the text.
    package let keyRange: Range<Int>

    /// The text, a string.
    package let value: JSONValue

    /// The range of the whole entry, including notes that follow it.
    package let range: Range<Int>

    /// The objects that contain the entry, outermost first, each with the number of the member in it.
    package let path: [(object: JSONValue, number: Int)]

    /// The name in the innermost object; `nil` for an element of an array.
    package let name: String?

    /// The notes of an ARB file on the text, an object.
    package fileprivate(set) var notes: (member: JSONMember, number: Int)?

    /// The object that the text is a field of; `nil` if texts are the values themselves.
    fileprivate var own: JSONValue?

    /// The object that describes the text.
    var details: JSONValue? { notes?.member.value ?? own }
  }

  package let document: JSONDocument

  /// The texts in file order, including all entries of equal keys.
  package private(set) var entries: [Entry] = []

  /// The keys of values that are not texts.
  private(set) var brokenKeys: [TableKey] = []

  /// The findings about the file, in file order.
  package private(set) var findings: [StringsFinding]

  /// The name of the field with the text, where texts are fields of objects, as in Chrome's extensions and in files
  /// that FormatJS extracts; `nil` if texts are the values themselves.
  private(set) var field: StaticString?

  /// The i18next keys, if texts have i18next's arguments or plural suffixes; `nil` for other files.
  private(set) var i18next: I18nextKeys?

  /// Whether some texts have literals, as in Vue I18n: `{'@'}`.
  private(set) var hasLiterals = false

  /// Whether few values are not texts: a file of settings or data is not a table.
  private(set) var isTable = true

  /// Whether texts have plural suffixes together with specifiers.
  private(set) var isFlat = false

  /// Whether texts are in objects inside the top object, or in arrays.
  var isNested: Bool { entries.contains { $0.path.count > 1 || $0.name == nil } }

  /// Reads JSON of texts.
  ///
  /// - Parameter model: a file of the same table that decides how texts are written; `nil` for this one.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ document: JSONDocument, like model: JSONTable? = nil) {
    self.document = document
    findings = document.findings
    guard let root = rootObject() else { return }
    let members = Array(root.members)
    field = Self.fields.first { field in
      !members.isEmpty && members.allSatisfy { Self.isText(of: $0.value, in: field) }
    }
    if let field {
      for (number, member) in members.enumerated() {
        guard let value = member.value[field]?.value else { continue }
        entries.append(
          Entry(
            key: member.key, keyRange: member.keyRange, value: value, range: member.range, path: [(root, number)],
            name: member.key.text, own: member.value))
      }
    } else {
      readMembers(of: root, below: "", at: [])
    }
    hasLiterals = model?.hasLiterals ?? false || entries.contains { Self.hasLiteral($0.value.string ?? "") }
    if field == nil, model == nil || model?.i18next != nil {
      i18next = I18nextKeys(entries, isKnown: model != nil)
    }
    isTable = brokenKeys.isEmpty || entries.count > 4 * brokenKeys.count
    // Such files are only converted.
    isFlat = model == nil && i18next?.haveArguments == false && hasSpecifiers
    if isFlat { (i18next, isTable) = (nil, false) }
  }

  /// Whether texts are written as in another file; a file without braces does not say how.
  func isLike(_ other: JSONTable) -> Bool {
    (i18next == nil) == (other.i18next == nil) && (hasLiterals || !other.hasLiterals)
      || other.i18next == nil && !other.entries.contains { $0.value.string?.utf8.contains(UInt8(ascii: "{")) ?? false }
  }

  private static let fields: [StaticString] = ["message", "defaultMessage"]

  /// Whether an object has the text as one of its fields, and only fields that describe it besides.
  private static func isText(of value: JSONValue, in field: StaticString) -> Bool {
    let others = ["description", "placeholders", "id", "hash", "file", "start", "end"]
    return value[field]?.value.string != nil
      && value.members.allSatisfy { $0.isKey(field) || others.contains($0.key.text) }
  }

  private static func hasLiteral(_ text: String) -> Bool {
    let (bytes, quote) = (Array(text.utf8), UInt8(ascii: "'"))
    return bytes.indices.contains { start in
      guard bytes[start] == UInt8(ascii: "{"), start == 0 || bytes[start - 1] != quote, start + 1 < bytes.count,
        bytes[start + 1] == quote, let end = bytes[(start + 2)...].firstIndex(of: quote)
      else { return false }
      return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "}")
    }
  }

  /// The syntax of the texts: ICU messages, unless many are malformed or any has `%@`; `nil` for texts of Chrome's
  /// extensions, which have arguments of another kind.
  var syntax: TextSyntax? {
    if field?.description == Self.fields[0].description { return nil }
    if i18next != nil { return .icu }
    let texts = entries.compactMap(\.value.string)
    if specifiers.contains(where: { $0.conversion == .object }) { return .printf }
    let patterns = texts.filter { $0.utf8.contains(UInt8(ascii: "{")) }
    let count = patterns.count { (try? ICUMessage($0, dialect: dialect(of: $0))) != nil }
    return count * 10 >= patterns.count * 9 ? .icu : .printf
  }

  private var specifiers: [FormatPlaceholder] {
    entries.compactMap(\.value.string).flatMap { text in
      text.utf8.contains(UInt8(ascii: "%")) ? FormatString(text).placeholders.filter { $0.flags.isEmpty } : []
    }
  }

  /// Whether texts have specifiers that are hardly plain text.
  private var hasSpecifiers: Bool { specifiers.contains { $0.conversion == .object || $0.length == .ll } }

  /// The dialect in which a text of the file is read as an ICU message.
  func dialect(of text: String) -> ICUDialect {
    if i18next != nil { return I18nextKeys.dialect }
    if hasLiterals { return [.plainApostrophes, .plainNumberSigns, .quotedLiterals] }
    return ICUText.quotesArgument(text) ? .plainApostrophes : []
  }

  /// Reads an Application Resource Bundle: only the top object's texts, each perhaps with notes, `@key`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(bundle document: JSONDocument) {
    self.document = document
    findings = document.findings
    guard let root = rootObject() else { return }
    let members = Array(root.members)
    var notes: [TableKey: (member: JSONMember, number: Int)] = [:]
    for (number, member) in members.enumerated() where member.key.text.utf8.first == UInt8(ascii: "@") {
      notes[member.key] = (member, number)
    }
    for (number, member) in members.enumerated() where member.key.text.utf8.first != UInt8(ascii: "@") {
      let own = notes[TableKey("@\(member.key)")]
      let end = own?.number == number + 1 ? own?.member.range.upperBound : nil
      readText(member, member.key, [(root, number)], end: end)
      if entries.last?.keyRange == member.keyRange { entries[entries.count - 1].notes = own }
    }
    // Projects use such members as titles of sections: "@_HOME".
    let texts = Set(members.map(\.key))
    let others = notes.values.filter { member, _ in
      let name = member.key.text.unicodeScalars.dropFirst()
      return name.first != "@" && name.first != "_" && !texts.contains(TableKey(String(name)))
    }
    findings += others.map { member, _ in
      StringsFinding(
        .warning, .invalidField, at: member.keyRange, "notes on a text that does not exist",
        help: "remove them, or add the text")
    }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func rootObject() -> JSONValue? {
    guard let root = document.root else { return nil }
    if root.kind == .object { return root }
    isTable = false
    if root.kind != .invalid {
      findings.append(
        StringsFinding(.error, .nonStringValue, at: root.range, "expected an object of texts, found \(root.kindName)"))
    }
    return nil
  }

  private mutating func readMembers(of object: JSONValue, below prefix: String, at path: [(JSONValue, Int)]) {
    for (number, member) in object.members.enumerated() where !isNote(member, of: object) {
      let (key, path) = (prefix + member.key.text, path + [(object, number)])
      switch member.value.kind {
      case .object: readMembers(of: member.value, below: key + ".", at: path)
      case .array: readElements(of: member.value, below: key + ".", at: path)
      default: readText(member, TableKey(key), path, end: nil)
      }
    }
  }

  /// Whether a member is a note for translators, as in slang and ARB, rather than a text: its name begins with `@`. In an
  /// object without other objects, that may be the key of a text if there is no text of that name without the sign.
  private func isNote(_ member: JSONMember, of object: JSONValue) -> Bool {
    let name = member.key.text
    guard name.utf8.first == UInt8(ascii: "@"), let root = document.root else { return false }
    return name.utf8.dropFirst().first == UInt8(ascii: "@") || root.members.contains { $0.value.kind == .object }
      || object.members.contains { $0.key.text.utf8.elementsEqual(name.utf8.dropFirst()) }
  }

  private mutating func readElements(of array: JSONValue, below prefix: String, at path: [(JSONValue, Int)]) {
    for (number, value) in array.elements.enumerated() {
      let key = "\(prefix)\(number)"
      switch value.kind {
      case .object: readMembers(of: value, below: key + ".", at: path)
      case .array: readElements(of: value, below: key + ".", at: path)
      case .string:
        entries.append(
          Entry(key: TableKey(key), keyRange: value.range, value: value, range: value.range, path: path, name: nil))
      default: break
      }
    }
  }

  private mutating func readText(
    _ member: JSONMember, _ key: TableKey, _ path: [(object: JSONValue, number: Int)], end: Int?
  ) {
    let value = member.value
    switch value.kind {
    case .string:
      entries.append(
        Entry(
          key: key, keyRange: member.keyRange, value: value,
          range: member.range.lowerBound..<(end ?? member.range.upperBound), path: path, name: member.key.text))
    // A key without a text.
    case .null: break
    case .invalid: brokenKeys.append(key)
    default:
      brokenKeys.append(key)
      findings.append(
        StringsFinding(.error, .nonStringValue, at: value.range, "expected a text, found \(value.kindName)"))
    }
  }
}

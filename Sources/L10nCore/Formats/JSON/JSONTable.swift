import L10nSyntax

/// The texts of a JSON file. Those of objects in objects have keys with dots between the names, as i18next reads them:
/// `{"player": {"play": "Play"}}` is `player.play`.
struct JSONTable: Sendable {
  /// A text.
  struct Entry: Sendable {
    let key: TableKey

    /// The place of the name, which is the last part of the key; of the text for an element of an array.
    let keyRange: Range<Int>

    /// The text, a string.
    let value: JSONValue

    /// The whole entry, notes that follow it included.
    let range: Range<Int>

    /// The objects that it stands in, outermost first, with the number of the member in each.
    let path: [(object: JSONValue, number: Int)]

    /// The name in the innermost object; `nil` for an element of an array.
    let name: String?

    /// What an ARB file says of the text, an object.
    var notes: (member: JSONMember, number: Int)?
  }

  let document: JSONDocument
  private(set) var entries: [Entry] = []

  /// Keys of values that are no texts.
  private(set) var brokenKeys: [TableKey] = []

  /// What is wrong with the file, in file order.
  private(set) var findings: [StringsFinding]

  /// Whether some texts have literals as in Vue I18n: `{'@'}`.
  private(set) var hasLiterals = false

  /// Whether the values beside texts are few: a file of settings or data is no table.
  private(set) var isTable = true

  /// Whether texts stand in objects in the object at the top.
  var isNested: Bool { entries.contains { $0.path.count > 1 || $0.name == nil } }

  /// Reads JSON of texts.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ document: JSONDocument) {
    self.document = document
    findings = document.findings
    guard let root = rootObject() else { return }
    readMembers(of: root, below: "", at: [])
    hasLiterals = entries.contains { $0.value.string?.contains(/(?:^|[^'])\{'[^']*'\}/) ?? false }
    isTable = (brokenKeys.isEmpty || entries.count > 4 * brokenKeys.count) && !isOfAnotherShape(root)
  }

  /// Whether the texts stand beside fields of their own, as in Chrome's extensions, or their keys have the plural suffixes of
  /// i18next: these are shapes that are not read here.
  private func isOfAnotherShape(_ root: JSONValue) -> Bool {
    let texts: [StaticString] = ["message", "defaultMessage"]
    let members = Array(root.members.prefix(8))
    if !members.isEmpty, members.allSatisfy({ member in texts.contains { member.value[$0]?.value.string != nil } }) {
      return true
    }
    return entries.contains { $0.value.string?.contains("{{") ?? false }
      || entries.contains { $0.key.text.hasSuffix("_other") || $0.key.text.hasSuffix("_plural") }
  }

  /// What the texts are written in: ICU messages, unless some are none or have specifiers.
  var syntax: TextSyntax {
    let texts = entries.compactMap(\.value.string)
    let specifiers = texts.flatMap { text in
      text.utf8.contains(UInt8(ascii: "%")) ? FormatString(text).placeholders.filter { $0.flags.isEmpty } : []
    }
    if specifiers.contains(where: { $0.conversion == .object }) { return .printf }
    let patterns = texts.filter { $0.utf8.contains(UInt8(ascii: "{")) }
    let count = patterns.count { (try? ICUMessage($0, dialect: dialect(of: $0))) != nil }
    return count * 10 >= patterns.count * 9 ? .icu : .printf
  }

  /// How a text of the file is read as an ICU message.
  func dialect(of text: String) -> ICUDialect {
    if hasLiterals { return [.plainApostrophes, .plainNumberSigns, .quotedLiterals] }
    return ICUText.quotesArgument(text) ? .plainApostrophes : []
  }

  /// Reads an Application Resource Bundle: texts at the top alone, each perhaps with notes, `@key`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(bundle document: JSONDocument) {
    self.document = document
    findings = document.findings
    guard let root = rootObject() else { return }
    let members = Array(root.members)
    var notes: [TableKey: (member: JSONMember, number: Int)] = [:]
    for (number, member) in members.enumerated() where member.key.text.utf8.first == UInt8(ascii: "@") {
      notes[member.key] = (member, number)
    }
    for (number, member) in members.enumerated() where member.key.text.utf8.first != UInt8(ascii: "@") {
      let own = notes.removeValue(forKey: TableKey("@\(member.key)"))
      let end = own?.number == number + 1 ? own?.member.range.upperBound : nil
      readText(member, member.key, [(root, number)], end: end)
      if entries.last?.keyRange == member.keyRange { entries[entries.count - 1].notes = own }
    }
    // Projects have such members as titles of sections: "@_HOME".
    let others = notes.values.filter { !$0.member.key.text.hasPrefix("@@") && !$0.member.key.text.hasPrefix("@_") }
    findings += others.map { member, _ in
      StringsFinding(
        .warning, .invalidField, at: member.keyRange, "notes on a text that is not there",
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
        StringsFinding(.error, .notADictionary, at: root.range, "\(root.kindName) where an object of texts is due"))
    }
    return nil
  }

  private mutating func readMembers(of object: JSONValue, below prefix: String, at path: [(JSONValue, Int)]) {
    for (number, member) in object.members.enumerated() {
      let (key, path) = (prefix + member.key.text, path + [(object, number)])
      switch member.value.kind {
      case .object: readMembers(of: member.value, below: key + ".", at: path)
      case .array: readElements(of: member.value, below: key + ".", at: path)
      default: readText(member, TableKey(key), path, end: nil)
      }
    }
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
    // A place without a text.
    case .null: break
    case .invalid: brokenKeys.append(key)
    default:
      brokenKeys.append(key)
      findings.append(
        StringsFinding(.error, .nonStringValue, at: value.range, "\(value.kindName) where a text is due"))
    }
  }
}

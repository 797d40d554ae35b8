/// The identity of an inline code in its unit.
struct InlineCode: Hashable {
  enum Role {
    /// A single code.
    case single
    /// The first of a pair.
    case opening
    /// The second of a pair.
    case closing
  }

  let role: Role
  let id: String
}

extension XLIFFBuilder {
  /// Inline elements that mark a part of the text and show nothing.
  private static let marks: Set<String> = ["mrk", "sub", "sm", "em"]

  /// Inline codes, which show a text that is stored in them or elsewhere, with their roles.
  private static let roles: [String: InlineCode.Role] = [
    "ph": .single, "x": .single, "it": .single, "g": .opening, "bpt": .opening, "bx": .opening, "sc": .opening,
    "pc": .opening, "ept": .closing, "ex": .closing, "ec": .closing,
  ]

  /// Adds the text of an inline element at its beginning.
  ///
  /// 1.x stores a code as the element's content; 2.x stores it elsewhere in the unit.
  func startCode(_ element: Element) {
    switch element.name {
    case "cp": text?.append(Self.character(hex: element.attributes["hex"] ?? ""))
    case "ph", "sc", "ec":
      if isVersion2 { add(code(element, data: "dataRef", equivalent: "equiv"), of: element) }
    case "pc": add(code(element, data: "dataRefStart", equivalent: "equivStart"), of: element)
    default: if isMarkup(element) { addTag(of: element) }
    }
  }

  /// Adds the text of an inline element at its end: the second half of a pair, or that of an empty code.
  func endCode(_ element: Element) {
    if element.name == "pc" {
      add(code(element, .closing, data: "dataRefEnd", equivalent: "equivEnd"), of: element, .closing)
    } else if isMarkup(element) {
      let isText = textName == "source" || textName == "target"
      if isText, !source[element.tag].hasSuffix("/>") { text?.append("</\(element.name)>") }
    } else if !isVersion2, let role = Self.roles[element.name] {
      let code = InlineCode(role: role, id: element.id)
      let content = text.map { String(decoding: $0.utf8.dropFirst(element.textStart), as: UTF8.self) } ?? ""
      if element.name == "g" {
        // Its content is part of the text.
        if textName == "source" { unit?.codes[code] = "" } else { reportUnknown(element) }
      } else if !content.isEmpty {
        if textName == "source" { unit?.codes[code] = content }
      } else {
        let known = textName == "target" ? unit?.codes[code] : nil
        add(element.attributes["equiv-text"] ?? known, of: element)
      }
    }
  }

  /// Reports an element of a target whose text is unknown.
  func reportUnknown(_ element: Element) {
    guard textName == "target", unit?.unknownElement == nil else { return }
    let code = Self.roles[element.name].map { InlineCode(role: $0, id: element.id) }
    let isInSource = code.map { unit?.codes[$0] != nil } ?? false
    unit?.unknownElement = XLIFFUnit.UnknownElement(tag: source[element.tag], isInSource: isInSource)
  }

  /// Adds the text of a code, which is the source's with its identifier; `nil` if it is unknown.
  private func add(_ content: String?, of element: Element, _ role: InlineCode.Role? = nil) {
    if textName == "source" {
      let role = role ?? Self.roles[element.name] ?? .single
      unit?.codes[InlineCode(role: role, id: element.id)] = content ?? ""
    } else if content?.isEmpty ?? true {
      reportUnknown(element)
    }
    text?.append(content ?? "")
  }

  /// The text of a 2.x code: its data, or else the source's text for the same identifier or the one that it copies, or
  /// else its description.
  private func code(
    _ element: Element, _ role: InlineCode.Role? = nil, data: String, equivalent: String
  ) -> String? {
    let attributes = element.attributes
    let known = attributes[data].flatMap { unit?.data[$0] }
    let role = role ?? Self.roles[element.name] ?? .single
    let id = attributes["copyOf"] ?? (attributes["id"] == nil ? attributes["startRef"] : nil) ?? element.id
    return known ?? unit?.codes[InlineCode(role: role, id: id)] ?? attributes[equivalent]
  }

  // MARK: Markup

  /// Whether an element is not one of XLIFF's: a program wrote the text's own markup as elements.
  private func isMarkup(_ element: Element) -> Bool {
    !Self.marks.contains(element.name) && Self.roles[element.name] == nil && element.name != "cp"
  }

  /// Adds the start tag of markup as the original text; a target's is refused if the source has no such tag.
  private func addTag(of element: Element) {
    let tag = source[element.tag]
    guard textName == "target" else {
      if textName == "source" { text?.append(tag) }
      return
    }
    let original = unit?.segments.last?.source ?? ""
    if !original.contains("<\(element.name)") { reportUnknown(element) }
    text?.append(original.contains(tag) ? tag : Self.decoded(tag))
  }

  /// A tag with the entities of XML resolved.
  private static func decoded(_ tag: String) -> String {
    guard tag.contains("&") else { return tag }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(tag) { $0.replacing($1.0, with: $1.1) }
  }

  /// The character of a `<cp>`; U+FFFD if it is invalid.
  private static func character(hex: String) -> String {
    String(UInt32(hex, radix: 16).flatMap { Unicode.Scalar($0) }.map(Character.init) ?? "\u{FFFD}")
  }
}

extension XLIFFBuilder.Element {
  /// The identifier that distinguishes the code; for the second of a pair, that of the first.
  fileprivate var id: String { attributes["id"] ?? attributes["startRef"] ?? attributes["rid"] ?? "" }
}

extension XLIFFBuilder {
  /// Adds what an inline element shows where it begins.
  ///
  /// 1.x keeps a code as the element's content; 2.x keeps it elsewhere in the unit.
  func startCode(_ element: Element) {
    let attributes = element.attributes
    switch element.name {
    case "cp": text?.append(Self.character(hex: attributes["hex"] ?? ""))
    case "ph", "sc", "ec":
      guard isVersion2 else { break }
      let code = code(attributes, data: "dataRef", equivalent: "equiv")
      if isInSource, let id = attributes["id"] { unit?.codes[id] = code }
      text?.append(code)
    case "pc":
      let code = code(attributes, data: "dataRefStart", equivalent: "equivStart")
      text?.append(code)
    default: break
    }
  }

  /// Adds what an inline element shows where it ends: the second half of a pair, or what stands for an empty code.
  func endCode(_ element: Element) {
    if element.name == "pc" {
      let code = code(element.attributes, data: "dataRefEnd", equivalent: "equivEnd")
      text?.append(code)
    } else if !isVersion2, text?.utf8.count == element.textStart {
      text?.append(element.attributes["equiv-text"] ?? "")
    }
  }

  /// What a code of 2.x stands for: its data, else what the source has under the same identifier or the one it copies,
  /// else its description.
  private func code(_ attributes: [String: String], data: String, equivalent: String) -> String {
    let known = attributes[data].flatMap { unit?.data[$0] }
    let source = (attributes["copyOf"] ?? attributes["id"]).flatMap { unit?.codes[$0] }
    return known ?? source ?? attributes[equivalent] ?? ""
  }

  /// The character that `<cp>` stands for; U+FFFD where there is none.
  private static func character(hex: String) -> String {
    String(UInt32(hex, radix: 16).flatMap { Unicode.Scalar($0) }.map(Character.init) ?? "\u{FFFD}")
  }
}

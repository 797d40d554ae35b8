extension HTMLElement {
  /// Whether an address is a web page, a mail or a telephone number, or has no scheme. It is read as in browsers:
  /// leading blanks and controls, and tabs and line breaks within it, are ignored.
  ///
  ///     HTMLElement.mayLink(to: "/terms")               // true
  ///     HTMLElement.mayLink(to: "Java\tScript:alert(1)")  // false
  public static func mayLink(to address: String) -> Bool {
    var scheme: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0x00...0x20 where scheme.isEmpty: continue
      case UInt8(ascii: ":"): return scheme.isEmpty || isHarmless(scheme)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if scheme.isEmpty { return true }
        scheme.append(byte)
      default: return true
      }
    }
    return true
  }

  private static func isHarmless(_ scheme: [UInt8]) -> Bool {
    isOne(of: ["https", "http", "mailto", "tel"], scheme)
  }

  /// Whether an attribute with this name contains an address that browsers load, follow or run.
  static func isAddress(_ name: String) -> Bool {
    isOne(of: ["href", "src", "action", "formaction", "data", "poster", "background", "xlink:href"], lowercased(name))
  }

  /// Whether an attribute with this name contains a script: `onclick`, or a page with scripts in it.
  static func isProgram(_ name: String) -> Bool {
    let name = lowercased(name)
    return name.starts(with: "on".utf8) || name.elementsEqual("srcdoc".utf8)
  }

  /// Whether the element with a name has no end tag in HTML.
  package static func isVoid(_ name: String) -> Bool { isOne(of: ["br", "hr", "img", "wbr"], lowercased(name)) }

  private static func lowercased(_ name: String) -> [UInt8] {
    name.utf8.map { $0.asciiLowercased }
  }

  private static func isOne(of names: [String], _ bytes: [UInt8]) -> Bool {
    names.contains { bytes.elementsEqual($0.utf8) }
  }
}

extension HTMLElement {
  /// Whether an address leads to a web page, a mail or a telephone number, or stays where the text is. Read as browsers read
  /// it: blanks and controls before it, and tabs and line breaks in it, do not count.
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

  /// Whether an attribute of this name holds an address that browsers load, follow or run.
  static func isAddress(_ name: String) -> Bool {
    isOne(of: ["href", "src", "action", "formaction", "data", "poster", "background", "xlink:href"], lowercased(name))
  }

  /// Whether an attribute of this name holds a program: `onclick`, or a page with programs in it.
  static func isProgram(_ name: String) -> Bool {
    let name = lowercased(name)
    return name.starts(with: "on".utf8) || name.elementsEqual("srcdoc".utf8)
  }

  /// Whether HTML never closes an element of a name.
  package static func isVoid(_ name: String) -> Bool { isOne(of: ["br", "hr", "img", "wbr"], lowercased(name)) }

  private static func lowercased(_ name: String) -> [UInt8] {
    name.utf8.map { $0.asciiLowercased }
  }

  private static func isOne(of names: [String], _ bytes: [UInt8]) -> Bool {
    names.contains { bytes.elementsEqual($0.utf8) }
  }
}

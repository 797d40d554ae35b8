/// The isolation of arguments from the text around them, so that neither changes the other's direction: U+2068 FIRST
/// STRONG ISOLATE … U+2069 POP DIRECTIONAL ISOLATE.
public enum BidiIsolation: String, Hashable, Sendable, CaseIterable {
  /// If direction could leak: in right-to-left locales, or if the message or the argument contains right-to-left text.
  case automatic
  /// Never, for logs and for texts that are compared.
  case plain
  /// Around every argument that is not empty.
  case always

  /// An argument with isolates for insertion into a message.
  ///
  /// Each line is isolated separately, because an isolate ends with its paragraph. Isolates that the argument leaves
  /// open are closed and ends without a beginning are dropped, so that nothing can break out. An empty or fully
  /// isolated line is unchanged.
  /// - Parameter isDirectional: whether the locale or the message's text is right-to-left.
  package func isolated(_ argument: String, isDirectional: Bool) -> String {
    switch self {
    case .plain: argument
    case .always: Self.isolatedLines(argument)
    case .automatic:
      isDirectional || Self.isDirectional(argument) || Self.holdsControl(argument)
        ? Self.isolatedLines(argument) : argument
    }
  }

  /// Whether text contains a scalar of the bidirectional classes R, AL or AN.
  package static func isDirectional(_ text: String) -> Bool {
    // No scalar below U+0590 is right-to-left; U+0590 is encoded in two bytes, from D6 on.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch StrongDirection.of(scalar) {
      case .rightToLeft, .arabicLetter, .arabicNumber: true
      // The marks ALM and RLM are themselves of the classes AL and R.
      case .bidiControl: scalar == "\u{061C}" || scalar == "\u{200F}"
      case .leftToRight, .other: false
      }
    }
  }

  private static func holdsControl(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0xD8 }) else { return false }
    return text.unicodeScalars.contains { StrongDirection.of($0) == .bidiControl }
  }

  private static func isolatedLines(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isParagraphSeparator(scalar) {
        result += isolatedLine(line)
        line = String.UnicodeScalarView()
        result.append(scalar)
      } else {
        line.append(scalar)
      }
    }
    return String(result + isolatedLine(line))
  }

  /// Whether a scalar is of the bidirectional class B.
  private static func isParagraphSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  private static func isolatedLine(_ line: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var inner = String.UnicodeScalarView()
    var depth = 0
    var returnsToZero = 0
    for scalar in line {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069 where depth == 0: continue
      case 0x2069:
        depth -= 1
        if depth == 0 { returnsToZero += 1 }
      default: break
      }
      inner.append(scalar)
    }
    let isWhole = inner.count == line.count && depth == 0 && returnsToZero == 1
    if isWhole, let first = inner.first, (0x2066...0x2068).contains(first.value), inner.last == "\u{2069}" {
      return line
    }
    guard !inner.isEmpty else { return inner }
    inner.insert("\u{2068}", at: inner.startIndex)
    inner.append(contentsOf: repeatElement("\u{2069}", count: depth + 1))
    return inner
  }
}

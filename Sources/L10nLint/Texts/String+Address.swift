extension String {
  /// Whether the text is only an address, or gives one as an example of what to enter.
  var isExample: Bool {
    let words = spacedWords
    if words.count == 1, contains("://") || isMailbox { return true }
    return words.contains { exampleWords.contains($0.lowercased().trimmingPrefix("(")) }
  }

  /// Whether the text is the address of a mailbox.
  var isMailbox: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let host = parts.last else { return false }
    return !name.isEmpty && host.contains(".") && host.first != "." && !name.contains("%")
  }

  /// The address with its scheme and host in lowercase, which is equivalent; paths and names of mailboxes may differ in
  /// case.
  var withSmallHost: String {
    let scheme = firstRange(of: "://")?.upperBound ?? startIndex
    let end = self[scheme...].firstIndex { "/?#".contains($0) } ?? endIndex
    let host = self[scheme..<end].lastIndex(of: "@") ?? scheme
    return self[..<scheme].lowercased() + self[scheme..<host] + self[host..<end].lowercased() + self[end...]
  }

  /// Whether the text is only a telephone number, as shown for an example: digits in groups, by each country's
  /// conventions. Neither a date nor an IP address.
  var isTelephoneNumber: Bool {
    let groups = split { !$0.isNumber }
    let digits = groups.map(\.count)
    let count = digits.reduce(0, +)
    guard (7...15).contains(count), groups.count > 1 || hasPrefix("+"), allSatisfy({ $0.isNumber || $0.joinsDigits })
    else { return false }
    // "2024-01-31", "31. 1. 2024", "192.168.100.20".
    let isDate = digits.count == 3 && digits.count { $0 == 4 } == 1 && digits.allSatisfy { $0 <= 2 || $0 == 4 }
    let isDotted = contains(".") && !contains { $0.joinsDigits && $0 != "." } && digits.count < 5
    return !isDate && !isDotted
  }

  /// Whether a name follows the scheme: `https://example.com`, but not `https://`.
  var holdsHost: Bool {
    guard let scheme = firstRange(of: "://") else { return false }
    return self[scheme.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "[" } ?? false
  }

  /// Whether the text is a host and a path: `example.com/help`.
  var isPage: Bool {
    guard let slash = firstIndex(of: "/") else { return false }
    let labels = self[..<slash].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { $0.count > 1 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") } }
  }
}

extension Character {
  /// Whether it may come between the groups of a telephone number.
  fileprivate var joinsDigits: Bool { isWhitespace || "+-–—‐‑−./()（）\u{200E}\u{200F}\u{202A}\u{202C}".contains(self) }
}

/// Words before an example in development texts.
private let exampleWords: Set<Substring> = [
  "e.g.", "e.g.,", "eg.", "eg", "example:", "example,", "z.b.", "ex.", "ex.:",
]

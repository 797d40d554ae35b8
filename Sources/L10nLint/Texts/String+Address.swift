extension String {
  /// Whether the text is an address and nothing else, or names one as an example: what a user is to write there.
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

  /// Whether a name stands after a scheme: `https://example.com`, but not `https://`.
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

/// What stands before an example in development texts.
private let exampleWords: Set<Substring> = [
  "e.g.", "e.g.,", "eg.", "eg", "example:", "example,", "z.b.", "ex.", "ex.:",
]

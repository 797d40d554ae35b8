extension String {
  /// Whether the text is only a shell command: `defaults write org.example.app Key -bool true`.
  ///
  /// It begins with the name of a program, has an option or a path, and has no prose outside of quotation marks.
  var isShellCommand: Bool {
    let words = withoutQuotations.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let name = words.first, name.isProgramName, !words.joined().hasForeignLetter else {
      return false
    }
    guard proseWords.isDisjoint(with: words.map { $0.lowercased() }), !requestWords.contains(name) else { return false }
    return words.dropFirst().contains { $0 == "&&" || $0.isOption || $0.isPath }
  }

  private var withoutQuotations: String {
    var rest = ""
    var mark: Character?
    for character in self {
      if let open = mark {
        if character == open { mark = nil }
      } else if character == "\"" || character == "'" {
        mark = character
        rest.append(".")
      } else {
        rest.append(character)
      }
    }
    return rest
  }

  private var hasForeignLetter: Bool { contains { $0.isLetter && !$0.isASCII } }
}

extension Substring {
  fileprivate var isProgramName: Bool {
    guard let first, first.isLowercase || first == "." || first == "/" || first == "~" else { return false }
    return isPath || allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-_.".contains($0)) }
  }

  /// `-x`, `--flag`.
  fileprivate var isOption: Bool {
    let name = drop { $0 == "-" }
    return (1...2).contains(count - name.count) && (name.first?.isLetter ?? false)
  }

  fileprivate var isPath: Bool {
    ["~/", "./", "/"].contains { count > $0.count && hasPrefix($0) }
  }
}

/// Words of English sentences that a command does not have beside its options.
private let proseWords: Set<String> = [
  "a", "an", "and", "are", "as", "be", "by", "can", "cannot", "could", "for", "if", "in", "is", "it", "not", "of", "on",
  "or", "that", "the", "this", "to", "was", "will", "with", "you", "your",
]

/// Verbs with which a text asks people to type something.
private let requestWords: Set<Substring> = ["add", "enter", "run", "see", "try", "type", "use", "using"]

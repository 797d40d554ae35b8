import L10nCore
import L10nSyntax

private let pattern = RuleOption(
  "pattern", .texts, default: [],
  """
  What keys may be: 'camelCase', 'PascalCase', 'snake_case' or 'kebab-case' in each part between dots, 'dotted' \
  for camelCase in two parts or more, or a pattern in which '*' matches any characters.
  """)

extension Rule {
  static let keyNaming: Rule = Rule(
    id: "key-naming", severity: .warning, use: .onRequest,
    summary: "A key is not named as the project names its keys.",
    options: [pattern],
    obstacle: { context, settings in
      settings[pattern].isEmpty ? "no pattern is given in l10n.yml" : nil
    }
  ) { context, settings in
    let texts = settings[pattern]
    let namings = texts.map { KeyNaming($0) }
    guard !namings.isEmpty else { return [] }
    return context.developmentEntries.filter { entry in
      !entry.id.isInInfoPlist && !namings.contains { $0.allows(entry.key.text) }
    }.map { entry in
      Diagnostic(
        "'\(entry.key)' is not named as \(texts.joined(separator: " or "))", at: entry.keyLocation,
        subject: entry.subject, help: "rename it, or add its kind to the rule's 'pattern'")
    }
  }
}

/// A naming convention for keys.
private enum KeyNaming {
  /// ASCII letters and digits with words separated like this, in each part between dots.
  case words(startsSmall: Bool, separator: UInt8?, minimumParts: Int)
  case pattern(KeyPattern)

  init(_ name: String) {
    switch name {
    case "camelCase": self = .words(startsSmall: true, separator: nil, minimumParts: 1)
    case "dotted": self = .words(startsSmall: true, separator: nil, minimumParts: 2)
    case "PascalCase": self = .words(startsSmall: false, separator: nil, minimumParts: 1)
    case "snake_case": self = .words(startsSmall: true, separator: UInt8(ascii: "_"), minimumParts: 1)
    case "kebab-case": self = .words(startsSmall: true, separator: UInt8(ascii: "-"), minimumParts: 1)
    default: self = .pattern(KeyPattern(name))
    }
  }

  func allows(_ key: String) -> Bool {
    switch self {
    case .pattern(let pattern): return pattern.matches(key)
    case .words(let startsSmall, let separator, let minimumParts):
      let parts = key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return parts.count >= minimumParts
        && parts.allSatisfy { Self.isPart($0, startsSmall: startsSmall, separator: separator) }
    }
  }

  /// Whether a part follows the convention: no two capitals in a row, as in `playBTN`; with a separator no capitals at
  /// all.
  private static func isPart(_ part: Substring.UTF8View, startsSmall: Bool, separator: UInt8?) -> Bool {
    guard let first = part.first, first.isASCIILetter, first.isASCIICapital != startsSmall else { return false }
    var previous = first
    for byte in part.dropFirst() {
      switch byte {
      case _ where byte.isASCIIAlphanumeric && !byte.isASCIICapital: break
      case _ where byte.isASCIICapital && separator == nil && !previous.isASCIICapital: break
      case _ where byte == separator && previous != separator: break
      default: return false
      }
      previous = byte
    }
    return previous != separator
  }
}

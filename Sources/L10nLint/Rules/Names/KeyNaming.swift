import L10nCore
import StringsFormat

extension Rule {
  static let keyNaming = Rule(
    id: "key-naming", severity: .warning, isOptional: true,
    summary: "A key is not named as the project names its keys.",
    rationale: "Keys in several styles are hard to guess, and their generated names look like code of several people.",
    options: [
      RuleOption(
        "pattern", .texts,
        """
        What keys may be: 'camelCase', 'PascalCase', 'snake_case' or 'kebab-case' in each part between dots, 'dotted' \
        for camelCase in two parts or more, or a pattern in which '*' stands for any characters.
        """)
    ],
    examples: [
      .bad(
        ["en.lproj/Player.strings": #"⟦"PlayBTN"⟧ = "Play"; "player.play" = "Play"; ⟦"Größe ändern"⟧ = "Size";"#],
        configure: named("camelCase")),
      .bad(
        ["ja.lproj/Player.strings": #"⟦"play"⟧ = "再生"; "player.play" = "再生"; ⟦"player..x"⟧ = "停止";"#],
        configure: named("dotted")),
      .bad(
        ["en.lproj/Player.stringsdict": RuleExample.plural("⟦fileCount⟧", ["one": "%lld", "other": "%lld"])],
        configure: named("snake_case", "kebab-case")),
      .bad(
        ["ar.lproj/Ads.strings": #""ads.skip" = "تخطي"; ⟦"skip"⟧ = "تخطي"; "CFBundleName" = "مشغل";"#],
        configure: named("ads.*", "CFBundle*")),
      .good(
        [
          "en.lproj/Player.strings": #""player.play2.label" = "Play"; "player.play-next" = "Next"; "a_b" = "B";"#,
          "fr.lproj/Player.strings": #""Été" = "Été";"#, "en.lproj/InfoPlist.strings": #""CFBundleName" = "Player";"#,
        ], configure: named("camelCase", "kebab-case", "snake_case")),
      .good(["en.lproj/Player.strings": #""PlayButton.Title" = "Play";"#], configure: named("PascalCase")),
    ],
    obstacle: { context in
      context.settings[option: "pattern"]?.texts?.isEmpty ?? true ? "no pattern is given in l10n.yml" : nil
    }
  ) { context in
    let texts = context.settings[option: "pattern"]?.texts ?? []
    let namings = texts.map { KeyNaming($0) }
    guard !namings.isEmpty else { return [] }
    return context.developmentEntries.filter { entry in
      !entry.id.isInInfoPlist && !namings.contains { $0.allows(entry.key.text) }
    }.map { entry in
      RuleFinding(
        "'\(entry.key)' is not named as \(texts.joined(separator: " or "))", at: entry.keyLocation,
        subject: entry.subject, help: "rename it, or add its kind to the rule's 'pattern'")
    }
  }

  private static func named(_ patterns: SettingValue...) -> @Sendable (inout Configuration) -> Void {
    { $0.rules["key-naming"] = RuleSettings(example: ["pattern": SettingValue(.list(patterns))]) }
  }
}

/// One way to name keys.
private enum KeyNaming {
  /// ASCII letters and digits with words told apart so, in each part between dots.
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

  /// No capital stands twice in a row, as in `playBTN`; with a separator there are none at all.
  private static func isPart(_ part: Substring.UTF8View, startsSmall: Bool, separator: UInt8?) -> Bool {
    guard let first = part.first, startsSmall ? isSmall(first) : isCapital(first) else { return false }
    var previous = first
    for byte in part.dropFirst() {
      switch byte {
      case _ where isSmall(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): break
      case _ where isCapital(byte) && separator == nil && !isCapital(previous): break
      case _ where byte == separator && previous != separator: break
      default: return false
      }
      previous = byte
    }
    return previous != separator
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

internal import L10nCore
internal import L10nRuntime

/// The words in the settings of the rule `glossary`.
struct GlossaryLists {
  /// Names that are kept unchanged.
  let keep: [String]

  private let kept: Set<String>
  private let except: [(name: String, texts: Set<String>)]
  private let banned: [(name: String, texts: Set<String>)]

  /// The words that are banned in any language, each once.
  let bannedWords: [String]

  init(_ configuration: Configuration) {
    let settings = configuration.rules[GlossaryOptions.rule] ?? RuleSettings()
    func lists(_ lists: [NamedSetting<[String]>]) -> [(name: String, texts: [String])] {
      lists.map { ($0.name, $0.value.filter { !$0.isEmpty }) }
    }
    keep = (settings[GlossaryOptions.keep] ?? []).filter { !$0.isEmpty }
    kept = Set(keep)
    except = lists(settings[GlossaryOptions.except]).map { ($0.name, Set($0.texts)) }
    let banned = lists(settings[GlossaryOptions.banned] ?? [])
    self.banned = banned.map { ($0.name, Set($0.texts)) }
    var seen: Set<String> = []
    bannedWords = banned.flatMap(\.texts).filter { seen.insert($0).inserted }
  }

  /// Whether a name is kept unchanged.
  func keeps(_ name: String) -> Bool { kept.contains(name) }

  /// Whether a language has its own word for a name.
  func excepts(_ name: String, in tag: LanguageTag) -> Bool {
    except.contains { tag.isMeant(by: $0.name) && $0.texts.contains(name) }
  }

  /// Whether a word is banned in a language.
  func bans(_ word: String, in tag: LanguageTag) -> Bool {
    banned.contains { tag.isMeant(by: $0.name) && $0.texts.contains(word) }
  }
}

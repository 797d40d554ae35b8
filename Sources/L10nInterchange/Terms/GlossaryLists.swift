internal import L10nCore
internal import L10nRuntime

/// The words in the settings of the rule `glossary`.
struct GlossaryLists {
  /// The id of the rule.
  static let rule = "glossary"

  /// Names that stay as they are.
  let keep: [String]

  private let except: [(name: String, texts: [String])]
  private let banned: [(name: String, texts: [String])]

  init(_ configuration: Configuration) {
    let settings = configuration.rules[Self.rule]
    func lists(_ option: String) -> [(name: String, texts: [String])] {
      (settings?[option: option]?.entries ?? []).map { ($0.name, ($0.value.texts ?? []).filter { !$0.isEmpty }) }
    }
    keep = (settings?[option: "keep"]?.texts ?? []).filter { !$0.isEmpty }
    (except, banned) = (lists("except"), lists("banned"))
  }

  /// The words that are banned in any language, each once.
  var bannedWords: [String] {
    var seen: Set<String> = []
    return banned.flatMap(\.texts).filter { seen.insert($0).inserted }
  }

  /// Whether a language has a word of its own for a name.
  func excepts(_ name: String, in tag: LanguageTag) -> Bool {
    except.contains { tag.isMeant(by: $0.name) && $0.texts.contains(name) }
  }

  /// Whether a word is not to be used in a language.
  func bans(_ word: String, in tag: LanguageTag) -> Bool {
    banned.contains { tag.isMeant(by: $0.name) && $0.texts.contains(word) }
  }
}

import L10nCore
import L10nRuntime
import L10nSyntax

/// Finds the texts that a translation has left in the development language.
struct UntranslatedTextReader {
  static let help = "translate it, or allow the text in the rule's settings if it is a name"

  private let context: LintContext
  private let allowed: Set<String>
  private var familiar: LanguageCache<FamiliarWords>

  /// Whether short texts that may be right unchanged are skipped: in languages with the development language's script,
  /// and everywhere if half of all languages, or of those with other scripts, keep them.
  private let passesOverNames: Bool

  /// Whether a text of a word or two may be a name, or a word that languages share; for texts that were asked for.
  private var doubts: [TextID: Bool] = [:]

  /// Whether the development language has no spaces between words.
  private let isUnspaced: Bool

  /// The languages with another script than the development language, in which a word of it is conspicuous.
  private let otherScripts: Set<LanguageTag>

  init(_ context: LintContext, allowed: Set<String>) {
    (self.context, self.allowed) = (context, allowed)
    passesOverNames = context.configuration.run != .strict
    familiar = LanguageCache { FamiliarWords(in: $0, from: context.catalog.development, allowed: allowed) }
    let script = context.catalog.development.writingScript
    isUnspaced = ["Hans", "Hant", "Jpan", "Khmr", "Laoo", "Mymr", "Thai"].contains(script)
    otherScripts = Set(context.catalog.locales.map(\.tag).filter { $0.writingScript != script })
  }

  /// Whether languages keep a development text as if it were a name.
  private mutating func isDoubtful(_ development: CatalogEntry) -> Bool {
    if let known = doubts[development.id] { return known }
    var isName = false
    if let text = development.plainText, text.isShort(unspaced: isUnspaced) {
      var count = NameCount(text: text)
      for entry in context.entries(of: development.id) {
        let language = context.language(of: entry)
        if entry.file.place.layer == nil, language == context.catalog.development { continue }
        count.add(entry.plainText, ofOtherScript: otherScripts.contains(language))
      }
      isName = count.isName
    }
    doubts[development.id] = isName
    return isName
  }

  /// Whether an unchanged text may be intended.
  private mutating func mayBeName(_ text: String, in translation: LintContext.Translation) -> Bool {
    guard passesOverNames, text.isShort(unspaced: isUnspaced), !context.isDeclared(translation.entry.key)
    else { return false }
    return text.isTitle || !otherScripts.contains(translation.locale.tag) || isDoubtful(translation.development)
  }

  /// Whether a key is a text in the translation's script, which the development text is not written in: 設定 in Japanese.
  private func isWritten(_ key: String, in translation: LintContext.Translation) -> Bool {
    guard otherScripts.contains(translation.locale.tag) else { return false }
    let scripts = LetterScript.scripts(of: translation.locale.tag)
    return key.unicodeScalars.contains { LetterScript($0).map(scripts.contains) ?? false }
  }

  /// One finding for a whole text, or else one for each untranslated form; empty in a variant of the development
  /// language.
  mutating func findings(in translation: LintContext.Translation) -> [Diagnostic] {
    let development = context.catalog.development
    let entry = translation.entry
    guard translation.locale.tag.language != development.language,
      context.spokenKind(of: entry.key) != .pronunciation
    else { return [] }
    let texts = entry.texts
    let originals = translation.development.texts
    let mayBeSame = texts.contains { text in originals.contains { text.text.beginsLike($0.text) } }
    guard mayBeSame || entry.plainText == entry.key.text, !entry.key.isAppName, !entry.key.namesTranslators else {
      return []
    }
    let familiar = familiar[translation.locale.tag]
    let related = [context.developmentText(of: translation.development)]
    if let text = entry.plainText, TableKey(text) == entry.key,
      translation.development.plainText != text
    {
      let isIdentifier = TextShape(text) == .identifier
      // Another rule reports a label that looks like a key.
      guard isIdentifier ? !context.isName(entry.id) : !familiar.cover(text) && !isWritten(text, in: translation),
        translation.development.needsTranslation
      else { return [] }
      return [
        Diagnostic(
          "'\(entry.key)' has its key for a text in '\(translation.locale.directory)'", atValueOf: entry,
          related: related, help: "translate the text")
      ]
    }
    guard mayBeSame else { return [] }
    let isFormatted = context.takesArguments(entry.id) || entry.isRule
    let bareOriginals = Set(originals.map { $0.bare(isFormatted: isFormatted) })
    let bareTexts = texts.filter { !allowed.contains($0.text) }
      .map { (text: $0, bare: $0.bare(isFormatted: isFormatted)) }
    let same = bareTexts.filter {
      bareOriginals.contains($0.bare) && !familiar.cover($0.bare) && !$0.bare.isCopyright
        && !mayBeName($0.bare, in: translation) && !$0.bare.isShellCommand && !KeyLegends.cover($0.bare)
        && !entry.key.saysAppName(of: $0.bare)
    }
    guard !same.isEmpty, translation.development.needsTranslation else { return [] }
    let isWhole = same.count == bareTexts.count { !familiar.cover($0.bare) }
    let places = isWhole ? [entry.valueLocation] : same.map { entry.file.location($0.text.range) }
    return places.map { place in
      Diagnostic(
        "'\(entry.key)' is the same in '\(translation.locale.directory)' as in '\(development)'", at: place,
        subject: entry.subject, related: related, help: Self.help,
        shared: Diagnostic.Shared("texts of '\(translation.locale.directory)' are the same as in '\(development)'"))
    }
  }
}

extension LintContext.Translation {
  /// Whether the text is not certainly another one than the development text and its key: nearly all texts are plain and
  /// begin differently.
  var mayBeUntranslated: Bool {
    guard let text = entry.plainText, let original = development.plainText else { return true }
    return text.beginsLike(original) || text == entry.key.text
  }
}

/// The number of translations that keep a short text.
private struct NameCount {
  let text: String
  private var all = (kept: 0, count: 0)
  private var ofOtherScripts = (kept: 0, count: 0)

  init(text: String) { self.text = text.unnumbered }

  mutating func add(_ translation: String?, ofOtherScript isOther: Bool) {
    // An empty text is not translated yet.
    if translation?.isEmpty ?? false { return }
    let kept = translation?.unnumbered == text ? 1 : 0
    all = (all.kept + kept, all.count + 1)
    if isOther { ofOtherScripts = (ofOtherScripts.kept + kept, ofOtherScripts.count + 1) }
  }

  /// Whether half of all languages, or of those with other scripts, and at least two keep it.
  var isName: Bool { [all, ofOtherScripts].contains { $0.kept > 1 && $0.kept * 2 >= $0.count } }
}

extension String {
  /// Whether there are at most two words, or it may be a title; a specifier is not a word.
  ///
  /// - Parameter isUnspaced: whether words are not separated by spaces, so that eight letters count as two.
  fileprivate func isShort(unspaced isUnspaced: Bool) -> Bool {
    words.count < 3 && !(isUnspaced && count { $0.isLetter } > 8) || isTitle
  }

  /// Whether it is a few capitalized words: "Plex Media Server"; more for an address with its numbers.
  fileprivate var isTitle: Bool {
    let words = words
    let limit = contains(where: \.isNumber) ? 16 : 6
    return (2..<limit).contains(words.count)
      && words.allSatisfy { $0.first { $0.isLetter }?.isUppercase ?? false || $0.utf8.count < 4 }
  }

  /// Whether it is a copyright notice, which most translations keep.
  fileprivate var isCopyright: Bool { contains("©") }

  /// The text without the numbers of its specifiers: `%1$@` as `%@`.
  fileprivate var unnumbered: String {
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    var text = self
    for number in 1...9 { text = text.replacing("%\(number)$", with: "%") }
    return text
  }

  private var words: [Substring] {
    spacedWords.filter { $0.contains(where: \.isLetter) }
  }

  /// Whether two texts may be equal apart from specifiers and spaces, by the part before the first specifier or
  /// non-ASCII space.
  fileprivate func beginsLike(_ other: String) -> Bool {
    var left = utf8.lazy.filter { $0 > 0x20 }.makeIterator()
    var right = other.utf8.lazy.filter { $0 > 0x20 }.makeIterator()
    var first = left.next()
    var second = right.next()
    while let byte = first, byte == second, !byte.mayBeginSpaceOrSpecifier {
      first = left.next()
      second = right.next()
    }
    if first == second { return true }
    return first?.mayBeginSpaceOrSpecifier ?? false || second?.mayBeginSpaceOrSpecifier ?? false
  }
}

extension UInt8 {
  /// Whether the byte is a percent sign or the first of a character beyond ASCII that may be a space.
  fileprivate var mayBeginSpaceOrSpecifier: Bool {
    switch self {
    case 0x25, 0xC2, 0xE1, 0xE2, 0xE3: true
    default: false
    }
  }
}

import L10nCore
import L10nRuntime
import L10nSyntax

/// The facts about a catalog's settings and languages that rules need, independent of its texts.
final class LayoutFacts: Sendable {
  let layout: CatalogLayout

  /// The languages of the locales, by directory.
  let languages: [String: LanguageTag]

  /// The kind that a control declares for each text, by its key.
  private let declaredKinds: [String: ControlTextKind]

  private let lazySpokenWords: Lazy<[LanguageTag: SpokenWords]>

  /// The spoken words, for each language that has them.
  var spokenWords: [LanguageTag: SpokenWords] { lazySpokenWords.value }

  init(_ layout: CatalogLayout) {
    self.layout = layout
    lazySpokenWords = Lazy {
      Dictionary(
        layout.locales.compactMap { locale in
          LanguageProfile.profile(for: locale.tag).spoken.map { (locale.tag, $0) }
        },
        uniquingKeysWith: { first, _ in first })
    }
    languages = Dictionary(layout.locales.map { ($0.directory, $0.tag) }, uniquingKeysWith: { first, _ in first })
    declaredKinds = Dictionary(
      layout.configuration.controls.flatMap(\.texts).map { ($0.key, $0.kind) }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of a file's directory.
  func language(of file: TableFile) -> LanguageTag {
    languages[file.place.directory] ?? LanguageTag(directoryName: file.place.directory) ?? layout.development
  }

  /// Whether a control uses a text.
  func isDeclared(_ key: TableKey) -> Bool { declaredKinds[key.text] != nil }

  /// The kind of a spoken text, from the controls that use it, or else from the last part of its key.
  func spokenKind(of key: TableKey) -> SpokenKind? {
    layout.configuration.spokenKind(of: key, declared: declaredKinds[key.text])
  }
}

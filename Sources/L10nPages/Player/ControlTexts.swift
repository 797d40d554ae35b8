import L10nCore
import L10nRuntime
import L10nSyntax

/// The texts of all controls in one language, as by `l10n label`, with examples for the arguments.
struct ControlTexts {
  let language: PageLanguage

  /// The locale's index in the catalog, and the name of its directory.
  let locale: Int
  let name: String

  /// Whether it is a pseudolocalization.
  let isPseudo: Bool

  /// The language of the locale's readers.
  private var reader: LanguageTag { catalog.locales[locale].tag }

  private let catalog: Catalog
  private let services: PageServices
  private let resolver: Resolver<Catalog>
  private let findings: PageFindingIndex

  /// The locales of the language itself.
  private let own: Set<Int>

  /// The ids of the texts by key: the first table with a key is used, as in generated code.
  private let ids: [String: TextID]

  init(
    _ catalog: Catalog, locale index: Int, language: PageLanguage, isPseudo: Bool = false, findings: PageFindingIndex,
    services: PageServices
  ) {
    (self.catalog, self.language, self.isPseudo, self.services) = (catalog, language, isPseudo, services)
    (locale, name) = (index, catalog.locales[index].directory)
    self.findings = findings
    resolver = catalog.resolver(startingAt: index)
    own = Set(catalog.ownChain(of: index))
    ids = Dictionary(catalog.developmentIDs.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts of a kind and state: several if they take different arguments.
  func texts(_ kind: ControlTextKind, _ state: ControlState, of control: ControlDeclaration) -> [ControlText] {
    let prefix = kind == .prefix ? nil : control.texts(.prefix, state).first.map { text(ofKey: $0.key).text }
    let follows = kind == .value && ControlKind(control) == .slider || prefix != nil
    return control.texts(kind, state).map {
      text(ofKey: $0.key, prefix: prefix, steps: follows ? Array(0..<SampleArguments.steps) : [1])
    }
  }

  /// The text drawn on a control; `nil` for one without words.
  func visibleText(of control: ControlDeclaration) -> ControlText? {
    control.visibleText.map { text(ofKey: $0.name) } ?? texts(.text, .primary, of: control).first
  }

  /// The text of a key, with examples for its arguments.
  func text(ofKey key: String, prefix: String? = nil, steps: [Int] = [1]) -> ControlText {
    let found = ids[key].map { findings.findings(about: $0, in: name) } ?? []
    guard let id = ids[key], let answer = resolver.firstEntry(for: id),
      let (message, locale, entry) = resolver.message(for: id)
    else {
      return ControlText(
        texts: [], runs: [], key: key, language: language, origin: nil, isMissing: true, findings: found)
    }
    let index = resolver.chain[answer.step.chainIndex]
    let parameters = catalog.developmentEntries[id].map { catalog.parameters(of: $0) } ?? []
    let tag = locale.tag.asRead(by: reader)
    let texts = steps.compactMap { step in
      services.format(message, tag, SampleArguments.values(for: parameters, prefix: prefix, step: step))
    }
    let shown = texts.isEmpty ? [entry.plainText ?? entry.texts.first?.text ?? ""] : texts
    let runs = isPseudo ? [] : shown.map { catalog.configuration.foreignWords.spokenRuns(of: $0, in: tag) }
    return ControlText(
      texts: shown, runs: runs.contains { $0.contains { $0.language != nil } } ? runs : [], key: key,
      language: tag == reader ? language : services.language(tag),
      origin: answer.step.chainIndex == 0 ? nil : locale.directory, isMissing: !own.contains(index), findings: found)
  }

  /// All texts for the script of the page, in the order of the controls: by kind, then by state.
  func json(_ controls: [ControlDeclaration]) -> JSONOutput {
    .array(
      controls.map { control in
        let kinds = ControlTextKind.allCases.filter { $0 != .text }.map { kind in
          let states = ControlState.allCases.map { state in
            JSONOutput.array(texts(kind, state, of: control).map(\.json))
          }
          return JSONOutput.Member(kind.rawValue, .array(states))
        }
        let visible = JSONOutput.array(visibleText(of: control).map { [$0.json] } ?? [])
        return .object(kinds + [.init("visible", .array([visible, visible]))])
      })
  }
}

extension ControlTexts {
  /// The key of the name of a pseudolocalization, by the name of its locale.
  static func pseudoWord(_ name: String) -> String {
    name == PseudoLanguage.accented.rawValue ? "player.accents" : "player.mirrored"
  }

  /// The development texts in pseudolocalizations, without those that the catalog has itself.
  static func pseudo(_ catalog: Catalog, _ services: PageServices) -> [ControlTexts] {
    [PseudoLanguage.accented, .mirrored].compactMap { pseudo in
      let words = PageWords.english(pseudoWord(pseudo.rawValue))
      guard let tag = LanguageTag(pseudo.rawValue), !catalog.locales.contains(where: { $0.tag == tag }) else {
        return nil
      }
      var configuration = catalog.configuration
      configuration.development = tag
      configuration.locales = nil
      configuration.layers = nil
      var loader = CatalogLoader(configuration)
      let copy = loader.catalog(of: catalog.pseudoFiles(pseudo))
      guard let index = copy.developmentIndex else { return nil }
      return ControlTexts(
        copy, locale: index, language: PageLanguage(tag, englishName: words, ownName: words), isPseudo: true,
        findings: PageFindingIndex([]),
        services: services)
    }
  }
}

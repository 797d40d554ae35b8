import L10nCore
import L10nRuntime
import L10nSyntax

/// The values of one text for templates, in any locale.
struct TextContext {
  private let id: TextID
  private let entry: CatalogEntry
  /// The names on its path, such as `controls.play.label`.
  let path: String
  /// The members before the text itself, and those after it.
  private let names: [TemplateValue.Member]
  private let rest: [TemplateValue.Member]

  /// All texts, by their numbers.
  static func all(_ texts: GeneratedTexts) -> [TextContext] {
    let catalog = texts.catalog
    let paths = Dictionary(catalog.accessors.paths.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    let flat = Dictionary(
      AccessorTree(texts.ids, isFlat: true).paths.map { ($0.id, $0.path.joined()) },
      uniquingKeysWith: { first, _ in first })
    let constants = ConstantNames(texts.ids.map { flat[$0] ?? "" })
    return texts.ids.enumerated().compactMap { index, id in
      texts.development(id).map { entry in
        TextContext(
          id, entry, path: paths[id] ?? [], identifier: flat[id] ?? "", constant: constants.names[index], in: texts)
      }
    }
  }

  private init(
    _ id: TextID, _ entry: CatalogEntry, path: [String], identifier: String, constant: String, in texts: GeneratedTexts
  ) {
    (self.id, self.entry, self.path) = (id, entry, path.joined(separator: "."))
    names =
      [
        .init("key", id.key.text), .init("table", id.table), .init("path", self.path),
        .init("name", path.last ?? ""), .init("identifier", identifier), .init("constant", constant),
        .init("kotlinConstant", ConstantNames.kotlin(constant)),
        .init("typeScriptName", ConstantNames.typeScript(identifier)),
      ] + (entry.prose.map { [.init("comment", $0)] } ?? [])
    let parameters = texts.catalog.parameters(of: entry)
    rest = [
      .init("hasArguments", .flag(!parameters.isEmpty)),
      .init("arguments", .list(parameters.enumerated().map { Self.argument($1, at: $0 + 1) })),
      .init("translations", .list(Self.translations(of: id, texts))),
    ]
  }

  /// - Parameters:
  ///   - resolver: the look-up that starts at the locale; `nil` if the development language has no directory.
  ///   - locale: the locale's number.
  func value(_ resolver: Resolver<Catalog>?, in catalog: Catalog, at locale: Int?) -> TemplateValue {
    let found = resolver?.firstEntry(for: id)
    let isTranslated = found.map { found in
      resolver.map { catalog.locales[$0.chain[found.step.chainIndex]].tag } == locale.map { catalog.locales[$0].tag }
    }
    let isInLanguage = found.flatMap { found in
      resolver.flatMap { resolver in
        locale.map { catalog.ownChain(of: $0).contains(resolver.chain[found.step.chainIndex]) }
      }
    }
    return .object(
      names + Self.text(found?.entry ?? entry) + [
        .init("isTranslated", .flag(isTranslated ?? (resolver == nil))),
        .init("isInLanguage", .flag(isInLanguage ?? (resolver == nil))),
      ] + rest)
  }

  /// The text and its plural forms.
  private static func text(_ entry: CatalogEntry) -> [TemplateValue.Member] {
    let forms = entry.texts.filter { $0.category != nil }.map { form in
      TemplateValue.object(
        [.init("category", form.category ?? ""), .init("value", form.text)]
          + (form.variable.map { [.init("variable", $0)] } ?? []))
    }
    return [
      .init("value", entry.text(inForm: nil)), .init("isPlural", .flag(!forms.isEmpty)), .init("forms", .list(forms)),
    ]
  }

  /// The texts of each locale itself, by language tag.
  private static func translations(of id: TextID, _ texts: GeneratedTexts) -> [TemplateValue] {
    let catalog = texts.catalog
    return texts.locales.compactMap { locale in
      let layers = (0..<catalog.layerCount).reversed().map(Optional.some) + [nil]
      let entry = layers.lazy.compactMap { catalog.entry(for: id, locale: locale, layer: $0) }.first
      return entry.map {
        .object([.init("locale", catalog.locales[locale].tag.description)] + text($0))
      }
    }
  }

  private static func argument(_ parameter: TextParameter, at position: Int) -> TemplateValue {
    .object(
      [
        .init("name", parameter.name ?? "argument\(position)"), .init("isNamed", .flag(parameter.name != nil)),
        .init("position", .number(position)), .init("swiftType", parameter.type.rawValue),
        .init("kotlinType", parameter.type.kotlin), .init("typeScriptType", parameter.type.typeScript),
      ] + (parameter.format.map { [.init("format", $0.name)] } ?? []))
  }
}

extension TextParameter.ValueType {
  fileprivate var kotlin: String {
    switch self {
    case .string: "String"
    case .integer: "Long"
    case .unsigned: "ULong"
    case .double: "Double"
    case .duration: "kotlin.time.Duration"
    case .list: "List<String>"
    case .instant: "kotlin.time.Instant"
    case .relativeTime: "kotlin.time.Duration"
    case .language: "java.util.Locale"
    case .decimal: "java.math.BigDecimal"
    case .money: "javax.money.MonetaryAmount"
    case .range: "LongRange"
    }
  }

  fileprivate var typeScript: String {
    switch self {
    case .string, .language: "string"
    case .instant: "Date"
    case .integer, .unsigned, .double, .duration, .relativeTime, .decimal: "number"
    case .range: "[number, number]"
    case .money: "{ amount: number; currency: string }"
    case .list: "string[]"
    }
  }
}

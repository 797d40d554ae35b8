import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax

extension Tool {
  fileprivate enum Gap: String, CaseIterable {
    case missing, stale
    case needsReview = "needs_review"
  }

  static let listGaps = Tool(
    name: "list_gaps", title: "List what is to be translated",
    description: """
      Lists the texts that a language lacks, or whose development text has changed since they were translated (stale), or \
      that wait for a review. Each comes with what a translation needs: the development text, the comment, every plural form \
      of the language with numbers that take it, the specifiers to keep (%@, %1$lld), the arguments, the controls that use \
      it. Translate all texts under 'texts' and give them to set_translations: the one without a 'form' as 'text', the \
      others in 'forms' by these names.
      """,
    parameters: [
      .catalog, ToolParameter("locale", .string, "The language, as a tag: fr, pt-BR.", isRequired: true),
      ToolParameter(
        "kind", .choice(["all"] + Gap.allCases.map(\.rawValue)), "What to list; missing and stale by default."),
      .onlyTable, .limit, .offset,
    ], annotations: .reads
  ) { project, arguments in
    let catalog = try project.catalog(arguments.string("catalog"))
    let tag = try catalog.translatedTag(arguments.string("locale") ?? "")
    if let table = arguments.string("table") { try catalog.catalog.check(table: table) }
    let kind = arguments.string("kind")
    let kinds: [Gap] = kind == "all" ? Gap.allCases : kind.flatMap(Gap.init).map { [$0] } ?? [.missing, .stale]
    let gaps = catalog.gaps(tag).filter { gap in
      kinds.contains(gap.kind) && (arguments.string("table").map { $0 == gap.id.table } ?? true)
    }
    let page = Page(gaps, arguments)
    let requirements = PluralRequirements(for: tag)
    let counts = kinds.map { kind in "\(gaps.count { $0.kind == kind }) \(kind.rawValue)" }.joined(separator: ", ")
    return ToolResult(
      "'\(tag)' has \(counts)\(page.items.count < page.total ? "; \(page.items.count) of them are listed" : "")",
      [
        "locale": .string(tag.description), "gaps": .array(page.items.map { catalog.json($0, requirements) }),
        "total": .number(page.total), "next_offset": page.next,
      ])
  }

  fileprivate typealias TextGap = (id: TextID, kind: Gap, entry: CatalogEntry?)
}

extension AgentCatalog {
  /// The gaps in order of tables and keys.
  fileprivate func gaps(_ tag: LanguageTag) -> [Tool.TextGap] {
    let gaps = TranslationGaps(catalog)
    let stale = StaleTexts(catalog)
    // A language that only layers have replaces some texts; the others are shown in its parents' languages.
    let indices = catalog.translationIndices.filter { index in
      catalog.locales[index].tag == tag
        && (!catalog.files(locale: index).isEmpty
          || catalog.layers.indices.allSatisfy { catalog.entries(locale: index, layer: $0).isEmpty })
    }
    return indices.flatMap { index -> [Tool.TextGap] in
      let missing = gaps[index].filter { locale(tag, ofTable: $0.table) == index }
      return missing.map { ($0, .missing, nil) }
        + catalog.entries(locale: index, layer: nil).values.compactMap { entry -> Tool.TextGap? in
          let id = entry.id
          guard catalog.developmentEntries[id]?.isTranslatable ?? false else { return nil }
          if stale.contains(entry, locale: index) { return (id, .stale, entry) }
          return entry.loaded.state == .needsReview ? (id, .needsReview, entry) : nil
        }
    }.sorted { $0.id < $1.id }
  }

  fileprivate func json(_ gap: Tool.TextGap, _ requirements: PluralRequirements) -> JSONOutput {
    let development = catalog.developmentEntries[gap.id]
    let parts = development?.parts(for: gap.entry, requirements) ?? []
    return .members([
      "key": .string(gap.id.key.text), "table": .string(gap.id.table), "kind": .string(gap.kind.rawValue),
      "comment": development?.comment.map { .string($0) }, "arguments": development.flatMap(arguments),
      "texts": .array(parts.map { $0.json(requirements) }), "controls": controls(using: gap.id.key),
    ])
  }
}

extension TranslationParts.Part {
  fileprivate func json(_ requirements: PluralRequirements) -> JSONOutput {
    let name = FormName.of(part)
    let category = part.form.flatMap { $0.rule == .plural ? PluralCategory(rawValue: $0.category) : nil }
    let specifiers = source.specifiers
    return .members([
      "form": name.isEmpty ? nil : .string(name),
      "numbers": category.flatMap(requirements.examples).map { .string($0) },
      "development": .string(source), "translation": target.map { .string($0) },
      "specifiers": specifiers.isEmpty ? nil : .strings(specifiers), "optional": isRequired ? nil : .boolean(true),
    ])
  }
}

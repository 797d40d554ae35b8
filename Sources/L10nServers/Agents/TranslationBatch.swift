import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// A translation from an agent.
struct GivenTranslation {
  let locale: String
  let key: String
  let table: String?
  let texts: [(name: String, text: String)]
  let state: TranslationState

  /// The members that identify the translation in answers.
  var name: [JSONOutput.Member] {
    [.init("key", .string(key)), .init("locale", .string(locale))] + (table.map { [.init("table", .string($0))] } ?? [])
  }
}

/// Translations for one change of a catalog: each is checked like an import, then the catalog with all of them is
/// linted, and those that cause an error are left out. Nothing is written here.
struct TranslationBatch {
  struct Refused {
    /// The index in the given translations.
    let index: Int
    let rule: String?
    let message: String
    let help: String?
  }

  private let before: AgentCatalog
  private let given: [GivenTranslation]

  /// The accepted texts, by their index in the given translations.
  private var texts: [Int: CheckedText] = [:]
  private(set) var refused: [Refused] = []
  private(set) var unchangedCount = 0

  /// The files with the accepted texts, and the catalog with them.
  private(set) var files: [SourceFile] = []
  private(set) var after: AgentCatalog

  /// The new findings about these texts that do not refuse them.
  private(set) var findings: [Diagnostic] = []

  /// The findings before; `nil` if they are unknown.
  private let known: [Diagnostic]?

  var changedCount: Int { texts.count }

  /// - Parameter known: the findings before, if they are known.
  /// - Throws: `Refusal` if the catalog cannot be linted; `FileError`.
  init(_ given: [GivenTranslation], into catalog: AgentCatalog, known: [Diagnostic]? = nil) throws {
    (before, after, self.given, self.known) = (catalog, catalog, given, known)
    check()
    try put()
    refused.sort { $0.index < $1.index }
  }

  // MARK: Entry by entry

  private mutating func check() {
    var tables: [[String]: TranslatedTable] = [:]
    var languages: [LanguageTag: TranslatedLanguage] = [:]
    var seen: Set<[String]> = []
    for (index, item) in given.enumerated() {
      do {
        let tag = try before.translatedTag(item.locale)
        let id = try before.catalog.id(of: item.key, table: item.table)
        guard seen.insert([tag.description, id.table, item.key]).inserted else {
          throw Refusal("'\(item.key)' is translated twice", help: "leave one of them out")
        }
        guard let locale = before.locale(tag, ofTable: id.table) else { continue }
        let language = languages[tag] ?? TranslatedLanguage(tag)
        languages[tag] = language
        let name = [tag.description, id.table]
        let table =
          tables[name] ?? TranslatedTable(before.catalog, table: id.table, locale: locale, language)
        tables[name] = table
        if let text = try checked(item, id.key, table) { texts[index] = text } else { unchangedCount += 1 }
      } catch let refusal as TranslationRefusal {
        refused.append(Refused(index: index, rule: refusal.id, message: refusal.message, help: refusal.help))
      } catch let refusal as Refusal {
        refused.append(Refused(index: index, rule: nil, message: refusal.clause, help: refusal.help))
      } catch {
        refused.append(Refused(index: index, rule: nil, message: "\(error)", help: nil))
      }
    }
  }

  private func checked(_ item: GivenTranslation, _ key: TableKey, _ table: TranslatedTable) throws -> CheckedText? {
    var parts: [(part: TextPart, text: String)] = []
    for (name, text) in item.texts {
      guard let part = FormName.part(name) else { throw Refusal("'\(name)' is not a name of a form") }
      if text.isEmpty { throw Refusal("the text\(name.isEmpty ? "" : " of '\(name)'") is empty") }
      parts.append((part, text))
    }
    if parts.isEmpty { throw Refusal("there is neither 'text' nor 'forms'") }
    let text: CheckedText?
    do {
      text = try table.translation(of: key, parts, item.state)
    } catch {
      throw hint(on: error, key, table)
    }
    if let text, let missing = table.language.missingCategories(of: text.message).first {
      throw TranslationRefusal(
        "import-missing-category", "'\(key)' has no \(missing.map { "'\($0.rawValue)'" }.joined(separator: ", "))",
        help: "give all forms of '\(table.language.tag)': "
          + missing.map { "\($0.rawValue) (\(table.language.requirements.examples(of: $0) ?? ""))" }
          .joined(separator: ", "))
    }
    return text
  }

  /// A refusal that names the forms of the text.
  private func hint(on refusal: TranslationRefusal, _ key: TableKey, _ table: TranslatedTable) -> TranslationRefusal {
    guard ["import-unknown-form", "import-incomplete", "import-missing-other"].contains(refusal.id),
      let development = before.catalog.developmentEntries[TextID(table: table.name, key: key)]
    else { return refusal }
    let names = development.parts(for: nil, table.language.requirements).map { FormName.of($0.part) }
    let forms = names.filter { !$0.isEmpty }.joined(separator: ", ")
    let help = [names.contains("") ? "'text'" : nil, forms.isEmpty ? nil : "'forms' with \(forms)"].compactMap { $0 }
    return TranslationRefusal(refusal.id, refusal.message, help: "give \(help.joined(separator: " and "))")
  }

  // MARK: Together

  /// Puts the accepted texts into the files, without those that cause an error.
  private mutating func put() throws {
    let linted = try LintedTexts(
      texts, into: before.catalog, before.session, known: known, refuses: \.refusesTranslations)
    if let obstacle = linted.obstacles.first { throw Refusal(obstacle) }
    texts = linted.texts
    findings = linted.findings
    for item in linted.refused { refuse(item.index, because: item.fault) }
    // An error that cannot be assigned to one of them refuses all.
    if let fault = linted.otherFaults.first {
      for index in texts.keys { refuse(index, because: fault) }
      (texts, findings) = ([:], [])
      return
    }
    files = linted.files
    after = try AgentCatalog(name: before.name, session: linted.session)
  }

  private mutating func refuse(_ index: Int, because fault: Diagnostic) {
    refused.append(Refused(index: index, rule: fault.ruleID, message: fault.message, help: fault.help))
  }
}

extension Diagnostic {
  /// Whether translations that cause it are refused: errors, and missing arguments at any configured level, but not the
  /// wait for a review, which is marked on purpose.
  fileprivate var refusesTranslations: Bool {
    ruleID == "argument-missing" || severity == .error && !isGap && ruleID != "unreviewed-translation"
  }
}

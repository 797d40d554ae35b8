package import L10nCore
internal import L10nRuntime
package import L10nSyntax

/// The reason why a translation is refused.
package struct TranslationRefusal: Error {
  /// The finding's id, one of `RuleInfo.interchange`.
  package let id: String

  /// The message in one clause.
  package let message: String
  package let help: String?

  /// The text at fault; `nil` for the entry.
  package var part: TextPart?

  package init(_ id: String, _ message: String, in part: TextPart? = nil, help: String? = nil) {
    (self.id, self.message, self.part, self.help) = (id, message, part, help)
  }
}

/// A table in a target language, which checks incoming translations entry by entry.
package struct TranslatedTable: Sendable {
  package let name: String

  /// The index in `Catalog.locales`.
  package let locale: Int
  package let language: TranslatedLanguage

  /// The development texts by key.
  package let development: [TableKey: TextUnit]

  /// The existing translations, including stubs.
  package let translations: [TableKey: TextUnit]

  /// The syntax of the plain texts.
  private let syntax: TextSyntax
  private let directory: String

  /// The specifier syntax of the table's files, and that of texts that declare their own.
  private let formatSpecifiers: SpecifierSyntax
  private let ownSpecifiers: [TableKey: SpecifierSyntax]

  /// Whether the development texts are in the same language, such as English for `en-GB`.
  let isOfSameLanguage: Bool

  /// - Parameters:
  ///   - locale: the index in `Catalog.locales`.
  ///   - language: the language of the locale.
  package init(_ catalog: Catalog, table: String, locale: Int, _ language: TranslatedLanguage) {
    (name, self.locale, self.language, directory) = (table, locale, language, catalog.locales[locale].directory)
    syntax = catalog.configuration.syntax(ofTable: table)
    let file = catalog.files.first { $0.place.table == table && $0.place.layer == nil }
    formatSpecifiers = file?.place.format.specifiers ?? .foundation
    ownSpecifiers =
      file?.place.format.looksUpTexts == true
      ? catalog.developmentEntries.values.filter { $0.id.table == table }.reduce(into: [:]) {
        $0[$1.key] = $1.specifiers
      }
      : [:]
    isOfSameLanguage = language.tag.language == catalog.development.language
    development = Dictionary(catalog.developmentTexts(ofTable: table).map { ($0.key, $0) }) { first, _ in first }
    translations = Dictionary(catalog.texts(ofTable: table, locale: locale).map { ($0.key, $0) }) { first, _ in first }
  }

  /// The specifier syntax of a text.
  func specifiers(of key: TableKey) -> SpecifierSyntax { ownSpecifiers[key] ?? formatSpecifiers }

  /// The subject of findings about a key.
  package func subject(_ key: TableKey) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: directory, table: name, key: key.text)
  }

  /// Checks the translation of a key.
  ///
  /// - Parameters:
  ///   - parts: its texts, at least one; those that are not given stay unchanged.
  ///   - state: the state of texts that are not in `states`; `nil` if it is unknown.
  ///   - states: those of single texts.
  /// - Returns: the text to put into the catalog; `nil` if nothing changes.
  package func translation(
    of key: TableKey, _ parts: [(part: TextPart, text: String)], _ state: TranslationState?,
    _ states: [TextPart: TranslationState] = [:]
  ) throws(TranslationRefusal) -> CheckedText? {
    guard let development = development[key] else {
      throw TranslationRefusal(
        "import-unknown-key", "table '\(name)' has no '\(key)'",
        help: "look for its new name: the key was changed or removed since the export")
    }
    if !development.isTranslatable {
      throw TranslationRefusal("import-untranslatable", "'\(key)' is not to be translated")
    }
    let current = current(key)
    let specifiers = specifiers(of: key)
    guard let shape = shape(of: key, for: parts.map(\.part)) else {
      let lost = parts.first { !development.message.hasPlace(for: $0.part) } ?? parts[0]
      throw TranslationRefusal(
        "import-unknown-form", "'\(key)' has no '\(lost.part)'", in: lost.part,
        help: "export it again: the forms, devices or widths of the development text have changed")
    }
    for part in parts { if let escape = escape(in: part, of: key) { throw escape } }
    let message: Message
    do {
      let texts = Dictionary(parts.map { ($0.part, specifiers.stored($0.text)) }) { first, _ in first }
      message = try shape.filled(with: texts, keepsOwn: current?.message == shape)
    } catch {
      throw error.refusal(of: key)
    }
    var formStates: [TranslationState] = []
    if let current, current.keepsState {
      let present = Dictionary(zip(current.message.textParts, zip(current.message.texts, current.allStates))) { $1 }
      var given: [TextPart: TranslationState] = [:]
      for part in parts { given[message.named(part.part)] = states[part.part] ?? state }
      formStates = zip(message.textParts, message.texts).map { part, text in
        let own = present[part].flatMap { $0.0.utf8.elementsEqual(text.utf8) ? $0.1 : nil }
        return given[part] ?? own ?? state ?? .translated
      }
      if current.message == message, formStates == current.allStates { return nil }
    } else if current?.message == message {
      return nil
    }
    if let (part, _) = parts.first(where: { part, _ in !language.allows(part, in: current?.message) }) {
      throw TranslationRefusal(
        "import-plural-category", "'\(part.form?.category ?? "")' is not a plural category of '\(language.tag)'",
        in: part, help: "the language has: \(language.categories.subtracting(["zero"]).ordered.joined(separator: ", "))"
      )
    }
    if let fault = ArgumentFault(of: message, against: development.message, syntax) {
      throw TranslationRefusal(
        "import-arguments", "'\(key)' \(specifiers.spelled(fault.clause))", help: fault.help.map(specifiers.spelled))
    }
    var text = CheckedText(
      locale: locale, table: name, key: key, message: message, state: state ?? .translated,
      comment: development.comment)
    text.formStates = formStates
    return text
  }

  /// The message with a place for some texts: the existing translation, or else the development text.
  func shape(of key: TableKey, for parts: [TextPart]) -> Message? {
    [current(key)?.message, development[key]?.message].compactMap { $0 }.first { shape in
      parts.allSatisfy { shape.hasPlace(for: $0) }
    }
  }

  /// The existing translation; `nil` for a stub.
  private func current(_ key: TableKey) -> TextUnit? { translations[key].flatMap { $0.state == .new ? nil : $0 } }
}

extension MessageGap {
  fileprivate func refusal(of key: TableKey) -> TranslationRefusal {
    switch self {
    case .other(let variable):
      TranslationRefusal(
        "import-missing-other", "'\(key)' has no form 'other' for '\(variable)'",
        help: "translate it: numbers without their own form show it")
    case .text(let part):
      TranslationRefusal(
        "import-incomplete",
        "'\(key)' is translated except for its \(part == TextPart() ? "text around its forms" : "'\(part)'")",
        help: "translate all of its units")
    }
  }
}

extension TextUnit {
  /// Whether its file stores the state of a translation; of the formats that are read only String Catalogs do.
  fileprivate var keepsState: Bool { location.flatMap { TableFormat(ofFile: $0.path) }?.hasStates ?? false }
}

extension Set<String> {
  /// Plural categories in CLDR's order.
  fileprivate var ordered: [String] { PluralCategory.allCases.map(\.rawValue).filter(contains) }
}

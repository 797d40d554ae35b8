package import L10nCore
import L10nICU
import L10nRuntime
import L10nTemplates

/// Generates the Swift module of a catalog: accessors, controls, and all texts with the data of their locales.
///
/// The result is the same on every machine for the same catalog and ICU.
package struct SwiftGenerator {
  private let catalog: Catalog
  private let source: String

  /// - Parameter source: the path of the catalog's folder. Only its name is in the header of each file, because its
  ///   location is specific to this machine.
  package init(_ catalog: Catalog, source: String) {
    self.catalog = catalog
    self.source = SwiftLiteral.name(ofFolder: source)
  }

  /// The names of the files of `files(stem:)`, before anything is generated.
  package static func fileNames(stem: String) -> [String] {
    ["\(stem).swift"] + (1...GeneratedFile.namespaceFileCount).map { "\(stem)+Texts\($0).swift" } + [
      "\(stem)+Tables.swift"
    ]
  }

  /// The generated files.
  ///
  /// - Parameter stem: the beginning of their names; `nil` for the name of the generated type.
  package func files(stem: String? = nil) throws -> [GeneratedFile] {
    let texts = GeneratedTexts(catalog)
    guard !texts.ids.isEmpty else { throw GenerationError.noTexts(development: catalog.development.description) }
    let settings = catalog.configuration.generate
    let stem = stem ?? settings.name
    if settings.style == .bundle { return try BundleGenerator(texts, source: source).files(stem: stem) }
    let access = settings.access.rawValue
    let controls = ControlContexts(catalog.configuration.controls, texts: texts)
    let announcements = AnnouncementContext.all(catalog.configuration.announcements, texts: texts)
    let context = GenerationContext(
      source: source, typeName: settings.name, access: access,
      isExported: settings.access != .internal,
      conformance: controls.cases.isEmpty ? "LocalizedStrings" : "ControlStrings",
      development: catalog.development.description, localeCount: texts.locales.count,
      options: catalog.configuration.digits == .latin ? "TextOptions(digits: .latin)" : "TextOptions()",
      exampleLocale: texts.exampleLocale, dataVersion: try Self.dataVersion(), hasControls: !controls.cases.isEmpty,
      controls: controls.cases, controlTexts: controls.texts,
      hasForeignWords: !catalog.configuration.foreignWords.words.isEmpty,
      foreignWords: catalog.configuration.foreignWords.words.map {
        "\"\(SwiftLiteral.escaped($0.text))\": \"\($0.language)\""
      }.joined(separator: ", "),
      hasAnnouncements: !announcements.isEmpty, announcements: announcements,
      tables: try TableContexts.tables(of: texts),
      keys: try TableContexts.keys(of: texts), tableRanges: TableContexts.ranges(of: texts))

    let library = try BuiltInTemplates.swift()
    let prefix = settings.style.isStatic ? "Static" : ""
    var files = [try GeneratedFile.rendered(context, "\(prefix)Strings", in: library, as: "\(stem).swift")]
    let namespaces = NamespaceContexts(texts, typeName: settings.name, access: access) { name, index, entry in
      let hasTags = if case .pattern(let pattern) = entry.message.content { pattern.hasMarkup } else { false }
      let hasMarkup = hasTags || catalog.configuration.markup(of: entry.id) != nil
      let declaration = AccessorDeclaration(
        name: name, parameters: catalog.parameters(of: entry), index: index, hasMarkup: hasMarkup,
        isPattern: entry.pattern != nil)
      return settings.style.isStatic
        ? declaration.staticCode(access: access, of: settings.name) : declaration.code(access: access)
    }
    files += try GeneratedFile.files(
      of: namespaces, template: "\(prefix)Namespaces", over: .runTime, access: access, source: source, stem: stem,
      in: library)
    files.append(try GeneratedFile.rendered(context, "Tables", in: library, as: "\(stem)+Tables.swift"))
    return files
  }

  private static func dataVersion() throws -> String {
    let version = try ICUVersion()
    return "ICU \(version.icu), CLDR \(version.cldr)"
  }
}

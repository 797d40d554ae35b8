import L10nCore
import L10nSyntax
import L10nTemplates

/// Generates accessors for the system's bundles, with the same call sites as a module with our run time.
///
/// The code needs Apple's Foundation: `LocalizedStringResource` does not exist on other systems.
struct BundleGenerator {
  private let texts: GeneratedTexts
  private let source: String

  init(_ texts: GeneratedTexts, source: String) { (self.texts, self.source) = (texts, source) }

  /// The files, with the names that they have in the other styles.
  ///
  /// - Parameter stem: the beginning of the names.
  /// - Throws: `GenerationError.notInBundles` for a text that Foundation would show differently than the tool.
  func files(stem: String) throws -> [GeneratedFile] {
    try refuseWhatBundlesCannotShow()
    let catalog = texts.catalog
    let settings = catalog.configuration.generate
    let access = settings.access.rawValue
    let controls = ControlContexts(catalog.configuration.controls, texts: texts)
    let helpers = Set(catalog.formats.compactMap { $0.function.foundation?.helper })
    let context = BundleContext(
      source: source, typeName: settings.name, access: access, isExported: settings.access != .internal,
      exampleLocale: texts.exampleLocale,
      hasControls: !controls.cases.isEmpty, controls: controls.cases, controlTexts: controlTexts(),
      hasDurations: helpers.contains(.duration), hasPercents: helpers.contains(.percent),
      hasLists: helpers.contains(.list), hasByteCounts: helpers.contains(.byteCount),
      hasNumbers: helpers.contains(.number))
    let library = try BuiltInTemplates.swift()
    let namespaces = NamespaceContexts(texts, typeName: settings.name, access: access) { name, _, entry in
      BundleDeclaration(entry, parameters: catalog.parameters(of: entry)).code(name: name, access: access)
    }
    let lookup = LookupContext(module: "Foundation", type: "\(settings.name).BundledTexts")
    return [try GeneratedFile.rendered(context, "BundleStrings", in: library, as: "\(stem).swift")]
      + (try GeneratedFile.files(
        of: namespaces, over: lookup, access: access, source: source, stem: stem, in: library))
      + [try GeneratedFile.rendered(context, "BundleTables", in: library, as: "\(stem)+Tables.swift")]
  }

  private func refuseWhatBundlesCannotShow() throws {
    for entry in texts.ids.compactMap({ texts.development($0) }) {
      let key = entry.key.text
      if entry.pattern != nil {
        throw GenerationError.notInBundles(key: key, reason: "Foundation does not know ICU messages")
      }
      if texts.catalog.configuration.markup(of: entry.id) != nil {
        throw GenerationError.notInBundles(key: key, reason: "its markup would appear as text")
      }
      for format in texts.catalog.parameters(of: entry).compactMap(\.format) where format.function.foundation == nil {
        throw GenerationError.notInBundles(key: key, reason: "the format '\(format.name)' needs the run time")
      }
    }
  }

  /// The texts of controls without arguments; of those with the same state and kind the first one is used.
  private func controlTexts() -> [BundleContext.ControlText] {
    let declared = texts.catalog.configuration.controls.sorted { ($0.tag, $0.name) < ($1.tag, $1.name) }
    let names = ControlContexts(declared, texts: texts).cases.map(\.name)
    return zip(declared, names).flatMap { control, name in
      var seen: Set<String> = []
      return control.texts.compactMap { text -> BundleContext.ControlText? in
        guard let index = texts.index(ofKey: text.key), let entry = texts.development(texts.ids[index]),
          entry.parameters.isEmpty
        else { return nil }
        let pattern = "(.\(name), \(text.state.map { ".\($0)" } ?? "_"), .\(text.kind))"
        guard seen.insert(pattern).inserted else { return nil }
        return BundleContext.ControlText(
          pattern: pattern, text: BundleDeclaration(entry, parameters: []).lookup("texts"))
      }
    }
  }
}

/// The values for the template of the outermost type over bundles.
struct BundleContext {
  let source: String
  let typeName: String
  let access: String
  /// Whether other modules can see the type: see `GenerationContext`.
  let isExported: Bool
  let exampleLocale: String
  let hasControls: Bool
  let controls: [ControlContext]
  let controlTexts: [ControlText]
  let hasDurations: Bool
  let hasPercents: Bool
  let hasLists: Bool
  let hasByteCounts: Bool
  let hasNumbers: Bool

  /// One text of a control as a `switch` case.
  struct ControlText {
    /// `(.buttonPlayback, .primary, .label)`; `_` for a text of both states.
    let pattern: String
    /// The look-up.
    let text: String
  }
}

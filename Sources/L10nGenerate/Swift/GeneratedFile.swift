import Mustache

/// A file of generated code.
package struct GeneratedFile: Hashable, Sendable {
  /// The file's name, the same for every catalog with this configuration; or its path.
  package let name: String

  package let text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

/// The reason why nothing could be generated.
package enum GenerationError: Error, CustomStringConvertible {
  /// The development language has no texts, or no directory.
  case noTexts(development: String)
  /// The texts of a locale take more than 512 MB.
  case tooLarge(locale: String)
  /// A template cannot be read or rendered.
  case template(String)
  /// Bundles cannot show a text.
  case notInBundles(key: String, reason: String)
  /// ICU has no number formats for a locale.
  case numbers(locale: String, reason: String)

  package var description: String {
    switch self {
    case .noTexts(let development): "the development language '\(development)' has no texts to generate from"
    case .tooLarge(let locale): "the texts of '\(locale)' take more than 512 MB"
    case .template(let name): "the template '\(name)' cannot be rendered"
    case .notInBundles(let key, let reason): "'\(key)' cannot be read from bundles: \(reason)"
    case .numbers(let locale, let reason): "no number symbols for '\(locale)': \(reason)"
    }
  }
}

extension GeneratedFile {
  /// The number of files for the namespaces: the compiler processes files in parallel, and a build that lists its
  /// outputs needs to know them beforehand.
  static var namespaceFileCount: Int { 4 }

  /// The files of namespaces.
  static func files(
    of namespaces: NamespaceContexts, template: String = "Namespaces", over lookup: LookupContext, access: String,
    source: String, stem: String, in library: MustacheLibrary
  ) throws -> [GeneratedFile] {
    try namespaces.spread(over: namespaceFileCount).enumerated().map { index, group in
      let context = NamespacesContext(
        source: source, access: access, lookup: lookup, hasNamespaces: !group.isEmpty,
        isExported: access != "internal" && group.contains { AccessorDeclaration.nameTypes(of: $0.members) },
        namespaces: group)
      return try rendered(context, template, in: library, as: "\(stem)+Texts\(index + 1).swift")
    }
  }

  /// The file that a template renders from a context.
  static func rendered(
    _ context: Any, _ template: String, in library: MustacheLibrary, as name: String
  ) throws -> GeneratedFile {
    guard let text = library.render(context, withTemplate: template) else { throw GenerationError.template(template) }
    return GeneratedFile(name: name, text: text)
  }
}

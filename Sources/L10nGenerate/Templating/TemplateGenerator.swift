package import L10nCore
import L10nSyntax
import Mustache

/// Renders the files of a template: one, or one for each locale.
///
/// Nothing is escaped, unless a template begins with its own `CONTENT_TYPE`.
package struct TemplateGenerator {
  /// The placeholder for the name of a locale's directory in a file's name.
  package static let localeMark = "{{locale}}"

  private static let plainText = "{{% CONTENT_TYPE:TEXT}}\n"

  private let name: String
  private var library = MustacheLibrary()

  /// The errors in the templates, in their order. If there are any, no files are rendered.
  package private(set) var diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - template: the template of the files.
  ///   - partials: the templates that it includes, and those that these include.
  package init(_ template: TemplateSource, partials: [TemplateSource] = []) {
    name = template.name
    diagnostics = TemplateCheck([template] + partials).diagnostics
    guard diagnostics.isEmpty else { return }
    for source in [template] + partials {
      do {
        try library.register(Self.plainText + source.text, named: source.name)
      } catch {
        diagnostics.append(Self.diagnostic(for: error, in: source))
      }
    }
  }

  /// The files.
  ///
  /// - Parameter pattern: the name of the file; if it contains `{{locale}}` there is one for each locale.
  /// - Throws: `GenerationError.template` if the templates have errors.
  package func files(_ context: TemplateContext, named pattern: String) throws -> [GeneratedFile] {
    guard diagnostics.isEmpty else { throw GenerationError.template(name) }
    guard pattern.contains(Self.localeMark) else {
      return [GeneratedFile(name: pattern, text: try render(context.value()))]
    }
    return try context.locales.map { locale in
      GeneratedFile(
        name: pattern.replacing(Self.localeMark, with: context.directory(of: locale)),
        text: try render(context.value(for: locale)))
    }
  }

  func render(_ value: TemplateValue) throws -> String {
    guard let text = library.render(value.mustache, withTemplate: name) else { throw GenerationError.template(name) }
    return text
  }

  /// The library's error about a template, at its place.
  private static func diagnostic(for error: any Error, in source: TemplateSource) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic("template", .error, "'\(source.name)' cannot be read", at: SourceLocation(source.path, 0..<0))
    }
    let lines = LineTable(source.source)
    let position = SourcePosition(line: max(1, error.context.lineNumber - 1), column: error.context.columnNumber)
    let offset = min(lines.offset(of: position), source.source.utf8.count)
    return Diagnostic(
      "template", .error, words(for: error.error), at: SourceLocation(source.path, offset..<offset),
      help: "look at the tag before this place")
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "this closes another section than the one that is open"
    case .unfinishedName: "a tag ends in its name"
    case .expectedSectionEnd: "a section is not closed"
    case .invalidSetDelimiter: "this sets no delimiters"
    case .transformAppliedToInheritanceSection: "a block takes no function"
    case .illegalTokenInsideInheritSection, .textInsideInheritSection: "only blocks are allowed here"
    case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: "a setting other than CONTENT_TYPE: TEXT or HTML"
    case nil: "a tag is not closed"
    }
  }
}

import L10nCore

/// The errors in templates, before anything is rendered.
///
/// The library shows nothing for an unknown name or a missing template, and a template that includes itself overflows
/// the stack. Here each of these is an error with its place.
struct TemplateCheck {
  /// The greatest depth of nested sections or transforms.
  private static let deepest = 60

  private let sources: [String: TemplateSource]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter sources: the template to render, and those that it includes.
  init(_ sources: [TemplateSource]) {
    self.sources = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for source in sources { check(source) }
    if diagnostics.isEmpty, let first = sources.first { checkCircles(from: first) }
  }

  private mutating func check(_ source: TemplateSource) {
    do throws(TemplateFault) {
      var open: [TemplateTag] = []
      for tag in try TemplateScanner.tags(of: source.text) {
        check(tag, in: source)
        switch tag.kind {
        case .section, .block, .parent: open.append(tag)
        case .end: try close(tag, &open)
        case .value, .partial, .setting: break
        }
        guard open.count <= Self.deepest else {
          throw TemplateFault(
            message: "more than \(Self.deepest) sections are nested", range: tag.range,
            help: "put a part into a separate template")
        }
      }
      if let tag = open.last {
        throw TemplateFault(
          message: "'\(tag.name)' is not closed", range: tag.range, help: "write {{/\(tag.spelling)}}")
      }
    } catch {
      report(error.message, error.range, in: source, help: error.help)
    }
  }

  private func close(_ tag: TemplateTag, _ open: inout [TemplateTag]) throws(TemplateFault) {
    guard let last = open.popLast() else {
      throw TemplateFault(message: "'\(tag.name)' is closed and was not opened", range: tag.range)
    }
    guard last.name == tag.name, last.transforms == tag.transforms else {
      throw TemplateFault(
        message: "'\(tag.name)' is closed where '\(last.name)' is open", range: tag.range,
        help: "write {{/\(last.spelling)}}")
    }
  }

  private mutating func check(_ tag: TemplateTag, in source: TemplateSource) {
    switch tag.kind {
    case .partial, .parent:
      if sources[tag.name] != nil { return }
      report(
        "there is no template '\(tag.name)'", tag.range, in: source,
        help: "put it beside this one as '\(tag.name).mustache'")
    case .value, .section:
      for name in tag.name.split(separator: ".") where !TemplateNames.all.contains(String(name)) {
        report(
          "templates have no value '\(name)'", tag.range, in: source,
          help: Suggestion.question(String(name), among: TemplateNames.all.sorted())
            ?? "l10n generate --context prints the values")
      }
      if tag.transforms.count > Self.deepest {
        report("more than \(Self.deepest) functions are nested", tag.range, in: source, help: nil)
      }
      for name in tag.transforms where !TemplateNames.transforms.contains(name) {
        report(
          "there is no function '\(name)'", tag.range, in: source,
          help: "write one of \(TemplateNames.transforms.sorted().joined(separator: ", "))")
      }
    case .block, .end, .setting: break
    }
  }

  private mutating func checkCircles(from first: TemplateSource) {
    var finished: Set<String> = []
    var path: [String] = []
    visit(first, &path, &finished)
  }

  private mutating func visit(_ source: TemplateSource, _ path: inout [String], _ finished: inout Set<String>) {
    path.append(source.name)
    for tag in (try? TemplateScanner.tags(of: source.text)) ?? [] where tag.kind == .partial || tag.kind == .parent {
      if path.contains(tag.name) {
        report(
          "'\(tag.name)' shows itself", tag.range, in: source,
          help: "values are lists, not trees: use a section that goes through one")
      } else if let inner = sources[tag.name], !finished.contains(tag.name) {
        visit(inner, &path, &finished)
      }
    }
    path.removeLast()
    finished.insert(source.name)
  }

  private mutating func report(_ message: String, _ range: Range<Int>, in source: TemplateSource, help: String?) {
    diagnostics.append(
      Diagnostic("template", .error, message, at: SourceLocation(source.path, range), help: help))
  }
}

extension TemplateTag {
  /// The spelling of the name in a closing tag.
  fileprivate var spelling: String {
    transforms.joined(separator: "(") + (transforms.isEmpty ? "" : "(") + name
      + String(repeating: ")", count: transforms.count)
  }
}

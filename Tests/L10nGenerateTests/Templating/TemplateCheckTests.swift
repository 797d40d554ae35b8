import L10nCore
import L10nSyntax
import Testing

@testable import L10nGenerate

struct TemplateCheckTests {
  /// A template with `⟦⟧` around the fault; other templates after `‖ name=`; the message about it.
  @Test(arguments: [
    ("{{key}} ⟦{{valeu}}⟧", "templates have no value 'valeu': did you mean 'value'?"),
    ("{{#texts}}{{key}}⟦{{/keys}}⟧", "'keys' is closed where 'texts' is open: write {{/texts}}"),
    ("⟦{{#texts}}⟧{{key}}", "'texts' is not closed: write {{/texts}}"),
    ("⟦{{#reversed(texts)}}⟧{{key}}", "'texts' is not closed: write {{/reversed(texts)}}"),
    ("a ⟦{{/texts}}⟧", "'texts' is closed and was not opened"),
    ("a\n  ⟦{{⟧key}", "this tag is not closed: write '}}'"), ("⟦{{⟧{key}}", "this tag is not closed: write '}}}'"),
    ("⟦{{> row}}⟧", "there is no template 'row': put it beside this one as 'row.mustache'"),
    (
      "{{>row}}‖row=⟦{{> row}}⟧",
      "'row' shows itself: values are lists, not trees: use a section that goes through one"
    ),
    (
      "{{#texts}}{{>a}}{{/texts}}‖a={{>b}}‖b=x⟦{{>a}}⟧",
      "'a' shows itself: values are lists, not trees: use a section that goes through one"
    ),
    ("⟦{{shout(key)}}⟧", "there is no function 'shout': write one of capitalized, count, empty, even, first, index, "),
    ("⟦{{=| |=}}⟧|#texts||/texts|", "a delimiter has one character: write two, such as <% and %>"),
    ("⟦{{=a=}}⟧", "this sets no delimiters: write two, as in {{=<% %>=}}"),
    ("{{=<% %>=}}<%key%> {{nothing}} ⟦<%nothing%>⟧", "templates have no value 'nothing'"),
    ("é ⟦{{development.nme}}⟧", "templates have no value 'nme': did you mean 'name'?"),
  ])
  func placesWhatIsWrong(marked: String, message: String) throws {
    let sources = sources(marked)
    let found = TemplateGenerator(sources[0], partials: Array(sources.dropFirst())).diagnostics
    let diagnostic = try #require(found.first)
    #expect(found.count == 1 && diagnostic.ruleID == "template" && diagnostic.severity == .error)
    #expect("\(diagnostic.message)\(diagnostic.help.map { ": \($0)" } ?? "")".hasPrefix(message))
    let place = try #require(diagnostic.location)
    let source = try #require(sources.first { $0.path == place.path })
    let marks = String(marked.split(separator: "‖").first { $0.contains("⟦") } ?? "")
    let text = try #require(
      marks.split(separator: "⟦", omittingEmptySubsequences: false).last?.split(separator: "⟧").first)
    #expect(String(decoding: source.source.utf8[place.range], as: UTF8.self) == text)
  }

  /// The library reports what it reads differently from the check, with its place; nothing ends the program.
  @Test(arguments: [
    "{{% CONTENT_TYPE:PDF}}", "{{#a b}}{{/a b}}", "{{key)}}", "{{uppercased(key}}", "{{<p}}{{key}}{{/p}}‖p=x",
    "{{}}x{{",
    "{{{key} }}}", String(repeating: "{{#texts}}", count: 10_000),
    "{{\(String(repeating: "uppercased(", count: 100_000))key}}", String(repeating: "{{", count: 10_000),
    "{{key\u{301}}}", "{\u{301}{key}}{{/x}}",
  ])
  func endsNoProgram(text: String) {
    let sources = sources(text)
    let found = TemplateGenerator(sources[0], partials: Array(sources.dropFirst())).diagnostics
    #expect(!found.isEmpty)
    for diagnostic in found {
      #expect((diagnostic.location?.range.upperBound ?? 0) <= text.utf8.count)
    }
  }

  @Test(arguments: [
    "", "no tags } { .", "{{! a comment }}{{key}}", "{{{value}}}{{&value}}{{value.kotlin}}",
    "{{#texts}}{{^last()}},{{/last()}}{{uppercased(key)}}{{/texts}}", "{{>row}}{{>row}}‖row={{key}}",
    "{{<page}}{{$body}}x{{/body}}{{/page}}‖page=<{{$body}}{{/body}}>", "{{=<% %>=}}<%#texts%>{{x}}<%/texts%>",
  ])
  func acceptsWhatIsRight(text: String) {
    let sources = sources(text)
    #expect(TemplateGenerator(sources[0], partials: Array(sources.dropFirst())).diagnostics == [])
  }

  @Test(arguments: ReadyTemplate.allCases)
  func acceptsReadyTemplates(_ template: ReadyTemplate) {
    #expect(!template.source.text.isEmpty && TemplateGenerator(template.source).diagnostics == [])
  }

  private func sources(_ marked: String) -> [TemplateSource] {
    marked.split(separator: "‖", omittingEmptySubsequences: false).enumerated().map { index, part in
      let text = part.filter { $0 != "⟦" && $0 != "⟧" }
      let name = index == 0 ? "main" : String(text.prefix { $0 != "=" })
      let body = index == 0 ? text : String(text.drop { $0 != "=" }.dropFirst())
      return TemplateSource(name: name, path: "\(name).mustache", bytes: Array(body.utf8))
    }
  }
}

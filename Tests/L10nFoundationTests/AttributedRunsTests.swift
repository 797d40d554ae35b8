import Foundation
import L10nCompiler
import L10nFoundation
import L10nRuntime
import L10nSyntax
import Testing

struct AttributedRunsTests {
  private static func runs(_ text: String) throws -> [TextRun] {
    let formatter = MessageFormatter(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    return try formatter.runs(Message(text: text).markedUp(.tags), ["A"], names: ["name"])
  }

  @Test func keepsTagsAndLinks() throws {
    let text = AttributedString(
      try Self.runs(
        "<b>%@</b>: <a href='https://example.org/x'><i>terms</i></a><x a='1'/> <link href='javascript:f()'>no</link>"))
    #expect(String(text.characters) == "A: terms no")
    let described = text.runs.map { run in
      "\(String(text[run.range].characters))|\(run[TextTagsAttribute.self]?.map(\.name).joined(separator: " ") ?? "")|\(run.link?.absoluteString ?? "")"
    }
    #expect(described == ["A|b|", ": ||", "terms|a i|https://example.org/x", " ||", "no|link|"])
  }

  @Test func asksWhichAddressesMayBeLinked() throws {
    let runs = try Self.runs("<link href='app:settings'>a</link><a href='/b'>b</a>")
    #expect(AttributedString(runs).runs.map { $0.link?.relativeString } == [nil, "/b"])
    #expect(
      AttributedString(runs) { $0.scheme == "app" }.runs.map { $0.link?.relativeString } == ["app:settings", nil])
  }
}

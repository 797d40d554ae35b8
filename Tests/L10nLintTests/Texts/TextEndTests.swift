import L10nRuntime
import Testing

@testable import L10nLint

struct TextEndTests {
  @Test(
    arguments: [
      ("Quit?", .question, "?"), ("Say “yes.” ", .stop, "."), ("Loading...", .ellipsis, "..."),
      ("読み込み中……", .ellipsis, "……"),
      ("خروج؟", .question, "؟"), ("作者：", .colon, "："), ("Play", nil, ""), ("(Go!)\u{2069}", .exclamation, "!"),
      ("终了。\n", .stop, "。"), ("**Now:**", .colon, ":"),
    ] as [(String, EndMark?, String)]) func isTheLastSign(text: String, mark: EndMark?, spelling: String) throws
  {
    let end = try #require(TextEnd(text))
    #expect(end.mark == mark)
    #expect(end.spelling == spelling)
    if mark != nil { #expect(Array(text.utf8)[end.range].elementsEqual(spelling.utf8)) }
  }

  @Test(arguments: ["", "  ", "\u{200F}", "”)"]) func isNoneWithoutText(text: String) {
    #expect(TextEnd(text) == nil)
  }

  @Test(arguments: [
    ("Quit?", "ar", "خروج?", true), ("Quit?", "ar", "Wi-Fi?", false), ("Quit?", "el", "Έξοδος;", false),
    ("Quit?", "th", "ออกไหม", false), ("Done.", "ja", "完了", false), ("Done", "de", "Fertig.", false),
    ("By:", "de", "Von", true), ("Quit?", "es", "¿Salir?", false), ("Quit?", "es", "Salir?", true),
  ]) func isComparedByHabits(original: String, language: String, text: String, isFault: Bool) throws {
    let habits = LanguageProfile.profile(for: try #require(LanguageTag(language))).conventions
    let fault = try #require(TextEnd(text)).fault(beside: try #require(TextEnd(original)), by: habits)
    #expect((fault != nil) == isFault)
  }
}

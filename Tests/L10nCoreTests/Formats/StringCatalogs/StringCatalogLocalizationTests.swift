import L10nCore
import L10nSyntax
import Testing

struct StringCatalogLocalizationTests {
  /// The localization without its braces, the comment, and the rule.
  @Test(
    arguments: [
      (#""stringUnit": {"value": "Play"}"#, "", "'Play'"),
      (
        #""variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}"#,
        "", "'%#@count@', count lld {one '%lld item', other '%lld items'}"
      ),
      (
        #""variations": {"plural": {"one": {"stringUnit": {"value": "One"}}, "other": {"stringUnit": {"value": "%.1f km in %@"}}}}"#,
        "%.1f = distance", "'%#@distance@', distance .1f {one 'One', other '%.1f km in %@'}"
      ),
      (
        #""variations": {"plural": {"one": {"stringUnit": {"value": "%@: one"}}, "other": {"stringUnit": {"value": "%@ of 100%%: %d"}}}}"#,
        "%@ = title, %d = files", "'%2$#@files@', files d {one '%1$@: one', other '%1$@ of 100%%: %2$d'}"
      ),
      (
        #""variations": {"plural": {"other": {"stringUnit": {"value": "%2$lld in %1$@"}}}}"#, "",
        "'%2$#@count@', count lld {other '%2$lld in %1$@'}"
      ),
      (
        #""variations": {"plural": {"other": {"stringUnit": {"value": "many"}}}}"#, "",
        "'%#@count@', count lld {other 'many'}"
      ),
      (
        #""variations": {"device": {"mac": {"stringUnit": {"value": "Click"}}, "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "Tap %u"}}}}}}}"#,
        "%u = taps", "[mac 'Click', other '%#@taps@', taps u {other 'Tap %u'}]"
      ),
      (
        #""stringUnit": {"value": "%#@b@ and %@ and %#@a@"}, "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg% %%arg %arg"}}}}}, "b": {"argNum": 3, "formatSpecifier": "f", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}"#,
        "", "'%3$#@b@ and %2$@ and %1$#@a@', a lld {other '%lld% %%arg %lld'}, b f {other '%f'}"
      ),
      (
        #""stringUnit": {"value": "%#@a@ and %#@b@"}, "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"device": {"mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "M"}}}}}, "other": {"stringUnit": {"value": "O"}}}}}, "b": {"formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "B"}}}}}}"#,
        "",
        "[mac '%#@a@ and %#@b@', a lld {other 'M'}, b lld {other 'B'}, other '%#@a@ and %#@b@', a lld {other 'O'}, b lld {other 'B'}]"
      ),
      (
        #""substitutions": {"n": {"formatSpecifier": "ld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg users"}}}}}}, "variations": {"device": {"mac": {"stringUnit": {"value": "%#@n@ here"}}, "other": {"stringUnit": {"value": "%ld"}}}}"#,
        "", "[mac '%#@n@ here', n ld {other '%ld users'}, other '%ld']"
      ),
      (
        #""substitutions": {"n": {"formatSpecifier": "ld", "variations": {"device": {"mac": {"stringUnit": {"value": "M"}}, "other": {"stringUnit": {"value": "O"}}}}}}, "variations": {"device": {"mac": {"stringUnit": {"value": "%#@n@ here"}}, "other": {"stringUnit": {"value": "%#@n@"}}}}"#,
        "", "[mac '%#@n@ here', n ld {other 'M'}, other '%#@n@', n ld {other 'O'}]"
      ),
      (#""stringUnit": {"state": "new"}"#, "", nil), (#""variations": {"plural": {}}"#, "", nil),
    ] as [(String, String, String?)])
  func saysWhatXcodeCompiles(json: String, comment: String, expected: String?) throws {
    let file = #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {\#(json)}}}}}"#
    let catalog = StringCatalog(Array(file.utf8))
    let localization = try #require(catalog.localizations(in: "en").first)
    let shown = localization.shown { comment }
    #expect(shown.map { description(of: $0.message) } == expected)
    // Every part has its place.
    #expect(shown?.texts.allSatisfy { !$0.range.isEmpty } ?? true)
  }

  private func description(of message: Message) -> String {
    switch message.content {
    case .text(let text): "'\(text)'"
    case .format(let format, let variables):
      (["'\(format)'"]
        + variables.map { variable in
          let forms = variable.variants.map { "\($0.category) '\($0.text)'" }.joined(separator: ", ")
          return "\(variable.name) \(variable.valueType ?? "-") {\(forms)}"
        }).joined(separator: ", ")
    case .select(let selector, let variants):
      "\(selector == .device ? "" : "\(selector) ")[\(variants.map { "\($0.key) \(description(of: $0.message))" }.joined(separator: ", "))]"
    case .pattern, .markedUp: "pattern"
    }
  }
}

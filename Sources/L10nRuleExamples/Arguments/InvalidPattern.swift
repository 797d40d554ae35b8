import L10nCore

extension RuleExamples {
  static let invalidPattern: RuleExamples = RuleExamples(
    "invalid-pattern",
    [
      .bad([
        "en.lproj/Messages.strings": #""a" = "Hello ⟦{⟧name"; "b" = "\"\U00e9\": {n, ⟦nmber⟧}"; "c" = "Hello ⟦{⟧}";"#
      ]) {
        $0.syntax = .icu
      },
      .bad([
        "en.lproj/Messages.strings": #"""
        "a" = "Since {day, ⟦date⟧, short}";
        "b" = "{price, plural, other {{price, number,⟦ ::currency/EUR⟧} paid}}";
        "c" = "{n, number,⟦ #,##0.0⟧}";
        "d" = "{n, plural, ⟦other⟧ files}";
        """#
      ]) { $0.syntax = .icu },
      .bad([
        "en.lproj/Messages.strings": #""who" = "{a, plural, other {}} and {⟦a⟧, select, other {}}";"#
      ]) { $0.tableSettings = [TableSettings("Messages", syntax: .icu)] },
      .bad([
        "Messages.xcstrings": RuleExample.stringCatalog(
          #""a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\"é\" ⟦{⟧n"}}}}"#)
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Messages.strings": #"""
        "a" = "It's {n, number, ::.0} '{'%'}' of {who}"; "b" = "100% {share, number, percent} } {n, plural, offset:1 =0 {} other {#}}";
        """#,
        "en.lproj/Player.strings": #""brace" = "Press {";"#,
      ]) { $0.tableSettings = [TableSettings("Messages", syntax: .icu)] },
    ])
}

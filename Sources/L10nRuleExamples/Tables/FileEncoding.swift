extension RuleExamples {
  static let fileEncoding: RuleExamples = RuleExamples(
    "file-encoding",
    [
      .bad(
        ["Player.xcstrings": "⟦⟧\u{FEFF}" + RuleExample.stringCatalog(#""play": {"comment": "größer"}"#)],
        fixed: ["Player.xcstrings": RuleExample.stringCatalog(#""play": {"comment": "größer"}"#)]),
      .bad([
        "fr.lproj/Player.stringsdict":
          "<plist>\r<dict>⟦\n⟧<key>été</key><string>Lire</string>\r</dict></plist>"
      ]),
      .bad([
        "ja.lproj/Player.stringsdict":
          "<plist><dict>⟦\r\r\n⟧<key>再生</key><string>再生</string>\r\r\n</dict></plist>"
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(#""play": {"comment": "größer"}"#, "\n" + #""stop": {}"# + "\n")
      ]),
      .good(["ar.lproj/Player.stringsdict": "<plist><dict>\n<key>تشغيل</key><string>تشغيل</string>\n</dict></plist>"]),
    ])
}

import L10nSyntax
import Testing

@testable import L10nCore

struct KeyFunctionsTests {
  /// Code of a project whose keys are `a` and `b`; its own functions and properties that take a key.
  @Test(arguments: [
    (
      #"extension String { var localized: String { NSLocalizedString(self, comment: "") } } "a".localized"#, "localized"
    ),
    (#"extension String { func tr(bundle: Bundle) -> String { l10n(self) } } "a".tr(bundle: b)"#, "tr"),
    (
      #"func L(_ key: String, _ more: CVarArg...) -> String { String(format: l10n(key), more) } L("a", 1) + L("c")"#,
      "L"
    ),
    (#"func text<T>(of key: String) -> Text { Text(LocalizedStringKey(key)) } text(of: "b")"#, "text"),
    (#"extension String { var l: String { String(localized: String.LocalizationValue(self)) } } "a".l"#, "l"),
    (
      #"extension String { var l: String { f(bundle: .main) } func f(bundle: Bundle) -> String { l10n(self) } } "a".l"#,
      "f l"
    ),
    (
      #"func tr(_ key: String) -> String { f(key) } func f(_ key: String) -> String { l10n(key) } tr("a")"#,
      "f tr"
    ),
    // A system's function may have its name, and what it is given is no key.
    (#"func setTitle(_ title: String) { label.text = NSLocalizedString(title, comment: "") } setTitle("a")"#, ""),
    (#"func show(_ key: String) -> String { NSLocalizedString(key, comment: "") } show("c") show("d") show("a")"#, ""),
    (#"func L(_ key: String) -> String { NSLocalizedString(key, comment: "") } L(name)"#, ""),
    // Another function has the name of one that looks keys up.
    (
      #"func string(_ key: String) -> String { l10n(key) } func day(_ d: Date) -> String { f.string(d) } day("a")"#, ""
    ),
    // The key is another one than what it is given.
    (#"enum E { var title: String { NSLocalizedString(self.rawValue, comment: "") } } "a".title"#, ""),
    (#"func L(_ key: String) -> String { NSLocalizedString(key + ".x", comment: "") } L("a")"#, ""),
    (#"var a: Int { 1 } func b() -> String { NSLocalizedString(key, comment: "") } func key(_ key: String"#, ""),
  ])
  func findsOwnFunctions(code: String, names: String) {
    let file = SourceFile(path: "A.swift", bytes: Array(code.utf8))
    #expect(KeyFunctions.names(in: [file], keys: ["a", "b"]) == names.split(separator: " ").map(String.init))
  }
}

import Foundation
import SeededNumbers
import Testing

/// The server's answers about Swift code.
struct SwiftCodeTests {
  private static let english = """
    /* On the button. %lld = count */
    "cart.pay" = "Pay %lld items";
    "cart.empty.title" = "Your cart is empty";
    "play" = "Play";

    """
  private static let path = "Sources/App/Cart.swift"
  private static let code = """
    let strings = L10n.current
    func pay(_ texts: L10n) {
      let cart = strings.cart
      print(cart.pay(count: 3), texts.cart.empty.title)
      let old = NSLocalizedString("cart.empty.title", comment: "")
      let none = value.cart.pay
      label.text = "Thank you, \\(user.name)"
    }

    """

  private func editor(_ code: String = code, more: [String: String] = [:], style: String = "structured") throws
    -> Editor
  {
    let editor = try Editor(
      [
        "Package.swift": "", "L/l10n.yml": "code: {sources: [../Sources]}\ngenerate: {style: \(style)}\n",
        "L/en.lproj/Localizable.strings": Self.english,
        "L/fr.lproj/Localizable.strings": "\"cart.empty.title\" = \"Votre panier est vide\";\n", Self.path: code,
        "Other/Else.swift": code,
      ].merging(more) { $1 })
    editor.open(Self.path)
    return editor
  }

  private func range(_ needle: String, _ editor: Editor) -> [String: Any] {
    var parameters = editor.place(needle, in: Self.path)
    parameters["range"] = ["start": parameters["position"], "end": parameters["position"]]
    parameters["context"] = ["diagnostics": [Any](), "only": ["refactor.extract"]]
    return parameters
  }

  /// A place in code, and its key; none if the key is not certain.
  @Test(arguments: [
    ("pay(count", "cart.pay"), ("empty.title, ", nil), ("title)\n", "cart.empty.title"),
    ("\"cart.empty.title\"", "cart.empty.title"), ("pay\n", nil), ("strings", nil), ("cart\n", nil),
  ])
  func hoversAndLeads(needle: String, key: String?) throws {
    let editor = try editor()
    let place = editor.place(needle, in: Self.path)
    let hover = try editor.request("textDocument/hover", place) as? [String: Any]
    let text = (hover?["contents"] as? [String: String])?["value"]
    #expect(text?.hasPrefix("\(key ?? "?") in table Localizable") == (key == nil ? nil : true))
    let definition = try editor.request("textDocument/definition", place) as? [[String: Any]]
    #expect(
      (definition?.first?["uri"] as? String)?.hasSuffix("en.lproj/Localizable.strings") == (key == nil ? nil : true))
    let references = try editor.request("textDocument/references", place) as? [[String: Any]]
    #expect(references?.count == (key == nil ? 0 : key == "cart.pay" ? 2 : 4))
  }

  @Test func leadsFromTablesToCode() throws {
    let editor = try editor()
    editor.open("L/en.lproj/Localizable.strings")
    let place = editor.place("\"cart.pay\"", in: "L/en.lproj/Localizable.strings")
    let found = try editor.request("textDocument/references", place) as? [[String: Any]]
    #expect(
      found?.compactMap { ($0["uri"] as? String)?.split(separator: "/").last } == ["Localizable.strings", "Cart.swift"])
    // Typed text counts, and text of a closed file does not.
    editor.type("cart.cancel", over: "cart.pay", in: Self.path)
    #expect((try editor.request("textDocument/references", place) as? [Any])?.count == 1)
    editor.close(Self.path)
    #expect((try editor.request("textDocument/references", place) as? [Any])?.count == 2)
  }

  /// A file that is code of two catalogs has the findings of both, each once.
  @Test func findsInCodeOfTwoCatalogs() throws {
    let editor = try editor(
      "print(NSLocalizedString(\"none\", comment: \"\"), NSLocalizedString(\"cart.pay\", comment: \"\"))\n",
      more: [
        "M/l10n.yml": "code: {sources: [../Sources]}\n", "M/en.lproj/Localizable.strings": "\"other\" = \"Other\";\n",
      ])
    func keys() -> [String] {
      (editor.findings[Self.path] ?? []).flatMap { finding in
        ["none", "cart.pay"].filter { (finding["message"] as? String)?.contains("'\($0)'") ?? false }
      }
    }
    editor.check()
    #expect(editor.rules(Self.path) == ["undefined-key", "undefined-key"] && keys() == ["none", "cart.pay"])
    // Only one of the catalogs is checked again.
    editor.open("M/en.lproj/Localizable.strings")
    editor.type("cart.pay", over: "other", in: "M/en.lproj/Localizable.strings")
    editor.check()
    #expect(keys() == ["none"])
    editor.type("none", over: "cart.pay", in: "M/en.lproj/Localizable.strings")
    editor.check()
    #expect(keys().sorted() == ["cart.pay", "none"])
  }

  /// Swift files that no catalog's settings name.
  @Test func leavesOtherFilesAlone() throws {
    let editor = try editor()
    editor.open("Other/Else.swift")
    editor.check()
    #expect(editor.findings["Other/Else.swift"] == nil)
    for method in ["hover", "completion", "definition", "references", "inlayHint", "codeAction"] {
      let answer = try editor.request("textDocument/\(method)", editor.place("pay(count", in: "Other/Else.swift"))
      #expect(answer is NSNull || (answer as? [Any])?.isEmpty == true)
    }
  }

  /// The typed replacement for the call, the completions offered after it, and the line with the first of them.
  @Test(arguments: [
    ("strings.cart.", ["empty", "pay(count:)"], "strings.cart.empty"),
    ("strings.ca", ["cart", "play"], "strings.cart"),
    ("texts.cart.empty.t", ["title"], "texts.cart.empty.title"), ("value.cart.", [], "value.cart."),
    ("NSLocalizedString(\"cart.e‸\")", ["cart.empty.title"], "NSLocalizedString(\"cart.empty.title\")"),
    (
      "String(localized: \"‸\")", ["cart.empty.title", "cart.pay", "play"], "String(localized: \"cart.empty.title\")"
    ),
  ])
  func completes(typed: String, labels: [String], result: String) throws {
    let editor = try editor(Self.code.replacing("let none = value.cart.pay", with: "let none ="))
    // The cursor's place, if it is not the end.
    let before = typed.prefix { $0 != "‸" }
    let typed = typed.replacing("‸", with: "")
    editor.type("= \(typed)\n", over: "=\n", in: Self.path)
    var parameters = editor.place("= \(typed)\n", in: Self.path)
    let position = try #require(parameters["position"] as? [String: Int])
    parameters["position"] = [
      "line": position["line"] ?? 0, "character": (position["character"] ?? 0) + 2 + before.utf16.count,
    ]
    let answer = try editor.request("textDocument/completion", parameters)
    let items = try #require(answer as? [[String: Any]] ?? (answer as? [String: Any])?["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["label"] as? String } == labels)
    let edits = [items.first?["textEdit"] as? [String: Any]].compactMap { $0 }
    #expect(Editor.applied(edits, to: editor.texts[Self.path] ?? "").contains(result))
  }

  @Test func hintsAtTexts() throws {
    let editor = try editor()
    let all: [String: Any] = [
      "textDocument": ["uri": editor.uri(Self.path)],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
    ]
    let hints = try #require(try editor.request("textDocument/inlayHint", all) as? [[String: Any]])
    #expect(
      hints.map { $0["label"] as? String } == ["“Pay %lld items”", "“Your cart is empty”", "“Your cart is empty”"])
    #expect((hints[0]["position"] as? [String: Int]) == ["line": 3, "character": 26])
  }

  @Test func renamesFromCode() throws {
    let editor = try editor()
    var parameters = editor.place("pay(count", in: Self.path)
    let prepared = try editor.request("textDocument/prepareRename", parameters) as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "cart.pay")
    parameters["newName"] = "cart.buy.now"
    try editor.apply(try editor.request("textDocument/rename", parameters))
    #expect(editor.texts[Self.path]?.contains("cart.buy.now(count: 3)") == true)
    #expect(editor.folder.text(of: "L/en.lproj/Localizable.strings")?.contains("\"cart.buy.now\" = ") == true)
    parameters["newName"] = "buy"
    #expect(throws: Editor.Failure.self) { try editor.request("textDocument/rename", parameters) }
    parameters = editor.place("now(count", in: Self.path)
    parameters["newName"] = "cart.pay"
    try editor.apply(try editor.request("textDocument/rename", parameters))
    #expect(editor.texts[Self.path] == Self.code)
    #expect(editor.folder.text(of: "L/en.lproj/Localizable.strings") == Self.english)
  }

  /// A literal, its replacement, and the new entry; nothing for a literal that is not a text.
  @Test(arguments: [
    (
      "label.text = \"Thank you\"", "structured", "L10n.current.cart.thankYou",
      "/* In Cart. */\n\"cart.thankYou\" = \"Thank you\";"
    ),
    (
      "a(\"Hi, \\(user.name), 5% of \\(3)\")", "swiftgen", "L10n.Cart.hiOf(\"\\(user.name)\", 3)",
      "= \"Hi, %1$@, 5%% of %2$lld\";"
    ),
    (
      "a(\"Hi there, \\(user.name)\")", "structured", "L10n.current.cart.hiThere(name: \"\\(user.name)\")",
      "%1$@ = name. */"
    ),
    ("let a = b ? \"Your cart\" : c", "structured", "b ? L10n.current.cart.yourCart : c", "\"Your cart\";"),
    ("case thanks = \"Thank you\"", "structured", nil, nil), ("if a == \"Thank you\" {}", "structured", nil, nil),
    ("let a = [\"Thank you\": 1]", "structured", nil, nil), ("a[\"Thank you\"]", "structured", nil, nil),
    ("print(\"Thank you\")", "structured", nil, nil),
    ("NSLocalizedString(\"Thank you\", comment: \"\")", "structured", nil, nil),
    ("@available(*, deprecated, message: \"Thank you\")", "structured", nil, nil),
    ("let a = \"thanks\"", "structured", nil, nil),
    ("let a = \"run $(it) now\"", "structured", nil, nil), ("let a = \"Name: it\\n\"", "structured", nil, nil),
    ("let a = \"\"", "structured", nil, nil), ("UIImage(named: \"Thank you\")", "structured", nil, nil),
    ("#warning(\"Thank you\")", "structured", nil, nil), ("let a = \"SettingsCell\"", "structured", nil, nil),
    ("switch a { case \"Thank you\": b }", "structured", nil, nil),
    ("let a = \"\"\"\n  Thank you\n  \"\"\"", "structured", nil, nil),
  ])
  func extracts(code: String, style: String, call: String?, entry: String?) throws {
    let use = style == "swiftgen" ? "L10n.Cart.Empty.title" : "L10n.current.cart.empty.title"
    let editor = try editor("let x = \(use)\n\(code)\n", style: style)
    var parameters = range(code, editor)
    let literal = try #require(code.range(of: "\"")).lowerBound
    let column = code[..<literal].utf16.count + 1
    parameters["range"] = ["start": ["line": 1, "character": column], "end": ["line": 1, "character": column]]
    let actions = try #require(try editor.request("textDocument/codeAction", parameters) as? [[String: Any]])
    guard let call, let entry else {
      #expect(actions.isEmpty)
      return
    }
    try editor.apply(try #require(actions.first)["edit"])
    #expect(editor.texts[Self.path]?.contains(call) == true, "\(editor.texts[Self.path] ?? "")")
    let table = editor.folder.text(of: "L/en.lproj/Localizable.strings") ?? ""
    #expect(table.contains(entry), "\(table)")
    // The new text is known at once, and so is its use.
    editor.check()
    #expect(editor.rules(Self.path) == [])
  }

  @Test func extractsForLookUps() throws {
    let editor = try editor("let a = NSLocalizedString(\"play\", comment: \"\")\nlet b = \"Thank you, \\(c)\"\n")
    let actions = try editor.request("textDocument/codeAction", range("Thank", editor)) as? [[String: Any]]
    try editor.apply(try #require(actions?.first)["edit"])
    #expect(
      editor.texts[Self.path]?.contains(
        "String(format: NSLocalizedString(\"cart.thankYou\", comment: \"In Cart. %1$@ = c.\"), \"\\(c)\")") == true)
  }

  /// Random renames change names alone: the same findings with other keys, and back all bytes as they were.
  @Test(arguments: 0..<4) func renamesThereAndBack(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let words = ["ads", "cart", "title", "skip", "label", "open", "menu", "note"]
    // Ends that differ: lint takes the end of any chain for a use.
    let sorted = (0..<12).map { number in
      let spaces = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
      return (spaces + ["text\(number)"]).joined(separator: ".")
    }.sorted()
    let unused = sorted.prefix(2)
    let used = Array(sorted.dropFirst(2))
    var code = "let strings = L10n.current\nlet missing = NSLocalizedString(\"not.there\", comment: \"\")\n"
    for (number, key) in used.enumerated() {
      switch number % 4 {
      case 0: code += "let a\(number) = strings.\(key)\n"
      case 1: code += "let b\(number) = String(localized: \"\(key)\")\n"
      case 2: code += "func c\(number)(_ texts: L10n) { print(texts\n  .\(key), \"x \\(L10n.current.\(key))\") }\n"
      default:
        let parts = key.split(separator: ".").map(String.init)
        if parts.count == 1 {
          code += "let d\(number) = \"\(key)\".localized\n"
        } else {
          code +=
            "func d\(number)() { let s = strings.\(parts.dropLast().joined(separator: ".")); s.\(parts.last ?? "") }\n"
        }
      }
    }
    let table = sorted.map { "\"\($0)\" = \"\($0.uppercased())\";\n" }.joined()
    let files = [
      "Package.swift": "", "L/l10n.yml": "code: {sources: [../Sources], functions: [localized]}\n",
      "L/en.lproj/Localizable.strings": table, "L/fr.lproj/Localizable.strings": table, Self.path: code,
    ]
    let editor = try Editor(files)
    editor.open(Self.path)
    editor.open("L/en.lproj/Localizable.strings")
    editor.check()
    func findings() -> [String] {
      [Self.path, "L/en.lproj/Localizable.strings"].flatMap { path in
        (editor.findings[path] ?? []).map { "\(path) \($0["code"] ?? "") \($0["message"] ?? "")" }
      }.sorted()
    }
    let before = findings()
    #expect(before.contains { $0.contains("unused-key") } && before.contains { $0.contains("undefined-key") })
    var changed = 0
    for key in (used + unused).shuffled(using: &numbers).prefix(6) {
      let last = key.split(separator: ".").dropLast()
      let new = (last + ["fresh"]).joined(separator: ".")
      let english = "L/en.lproj/Localizable.strings"
      func rename(_ old: String, _ new: String) throws {
        let place = editor.place("\"\(old)\"", in: english)
        try editor.apply(
          try editor.request("textDocument/rename", place.merging(["newName": new]) { first, _ in first }))
        editor.check()
      }
      do { try rename(key, new) } catch is Editor.Failure { continue }
      changed += 1
      #expect(findings().map { $0.replacing("'\(new)'", with: "'\(key)'") }.sorted() == before)
      try rename(new, key)
      #expect(findings() == before)
      for path in files.keys {
        #expect((editor.texts[path] ?? editor.folder.text(of: path)) == files[path], "\(path) \(key)")
      }
    }
    #expect(changed > 3)
  }
}

import Foundation
import TemporaryFolders
import Testing

/// `dump`, `render`, `rules`.
struct FileCommandTests {
  private static let files = [
    "fr.lproj/T.strings": "\"a\" = \"Un é 😀 %@\";\n\"b\" = \"plain\";\n\"countdown\" = \"hidden\";\n",
    "fr.lproj/T.stringsdict": CatalogTexts.plural("one=%lld seconde", "other=%lld secondes"),
    "device.stringsdict": """
    <plist><dict><key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
    <key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Tap</string>
    <key>40</key><string>Tap here</string></dict></dict></dict></dict></dict></plist>
    """,
    "broken.strings": "a = 1\nb = 2;",
    "Photos.xcstrings": CatalogTexts.photos,
  ]

  /// Command, output, exit status.
  @Test(arguments: [
    (
      "dump fr.lproj/T.strings",
      """
      {"column":1,"key":"a","line":1,"value":"Un é 😀 %@"}
      {"column":1,"key":"b","line":2,"value":"plain"}
      {"column":1,"key":"countdown","line":3,"value":"hidden"}

      """, 0
    ),
    (
      "dump fr.lproj/T.stringsdict",
      """
      {"column":28,"forms":{"seconds":{"one":"%lld seconde","other":"%lld secondes"}},"key":"countdown","line":2,\
      "value":"%#@seconds@"}

      """, 0
    ),
    (
      "dump fr.lproj/T.stringsdict --locale pl",
      """
      {"column":28,"forms":{"seconds":{"one":"%lld seconde","other":"%lld secondes"}},"key":"countdown","line":2,\
      "value":"%#@seconds@"}
      {"column":1,"kind":"missing-category","line":4,"message":"variable 'seconds' has no 'few', 'many': 'other' is used \
      for 2, 0","severity":"warning"}

      """, 0
    ),
    (
      "dump device.stringsdict",
      """
      {"column":14,"forms":{"device":{"mac":"Click"},"device.other.width":{"20":"Tap","40":"Tap here"}},"key":"k",\
      "line":1,"value":""}

      """, 0
    ),
    (
      "dump Photos.xcstrings --locale fr",
      """
      {"column":3,"forms":{"count":{"one":"%lld photo","other":"%lld photos"}},"key":"taken","line":3,\
      "state":"translated","value":"%#@count@"}
      {"column":29,"key":"share","line":5,"state":"needs_review","value":"Partager"}

      """, 0
    ),
    (
      "dump Photos.xcstrings",
      """
      {"column":1,"key":"taken","line":2,"state":"translated","value":"taken"}
      {"column":1,"key":"share","line":5,"state":"translated","value":"share"}

      """, 0
    ),
    ("render Photos.xcstrings taken --locale fr --args [2]", "2 photos\n", 0),
    ("render Photos.xcstrings share", "share\n", 0),
    ("render fr.lproj/T.strings a --args [\"x\"]", "Un é 😀 x\n", 0),
    ("render fr.lproj/T.strings a --args [{\"duration\":62}]", "Un é 😀 1 minute et 2\u{A0}secondes\n", 0),
    ("render fr.lproj/T.strings a --args [{\"byteCount\":2000000}]", "Un é 😀 2\u{A0}mégaoctets\n", 0),
    ("render fr.lproj/T.strings a --args [{\"bitRate\":1200}]", "Un é 😀 1\u{A0}kilobit par seconde\n", 0),
    ("render fr.lproj/T.strings a --args [{\"percent\":0.5}]", "Un é 😀 50\u{A0}%\n", 0),
    ("render fr.lproj/T.strings a --args [[\"a\",\"b\"]] --digits latin", "Un é 😀 a et b\n", 0),
    ("render fr.lproj/T.strings countdown --args [1]", "1 seconde\n", 0),
    ("render fr.lproj/T.stringsdict b", "plain\n", 0),
    ("render fr.lproj/T.stringsdict countdown --locale en --args [1234]", "1,234 secondes\n", 0),
    ("render fr.lproj/T.stringsdict countdown --args [1234] --digits latin", "1234 secondes\n", 0),
    ("render device.stringsdict k --device mac", "Click\n", 0),
    ("render device.stringsdict k --width 50", "Tap here\n", 0),
    ("render device.stringsdict k --device ipad --width 20", "Tap\n", 0),
    ("render fr.lproj/T.strings none", "none\n", 0),
  ])
  func readsOneTable(line: String, output: String, status: Int32) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.output == output && run.status == status, "\(run.errors)")
  }

  @Test func findsTheLanguageOfAFileInItsOwnFolder() throws {
    let folder = try TemporaryFolder(Self.files)
    let arguments = ["render", "T.stringsdict", "countdown", "--args", "[1.5]", "--digits", "latin"]
    let sub = try TemporaryFolder(Self.files.filter { $0.key.hasPrefix("fr") })
    #expect(try CommandRun(arguments, in: folder).status == 2)
    let inside = try CommandRun(["dump", "../fr.lproj/./T.stringsdict"], in: sub, below: "fr.lproj")
    #expect(inside.status == 0)
    let missing = try CommandRun(["dump", "T.stringsdict", "--locale", "pl"], in: sub, below: "fr.lproj")
    #expect(missing.output.contains("missing-category"))
    let english = try CommandRun(["dump", "T.stringsdict"], in: sub, below: "fr.lproj")
    #expect(!english.output.contains("missing-category"))
  }

  /// Command, exit status, the first line of the errors.
  @Test(arguments: [
    ("dump none.strings", 2, "l10n: error: there is no 'none.strings'"),
    ("dump fr.lproj", 2, "l10n: error: 'fr.lproj' cannot be read: it is a folder"),
    ("dump broken.strings", 1, ""),
    ("dump fr.lproj/T.strings --locale x", 64, "l10n: error: 'x' is not a language tag; write one such as pt-BR"),
    ("render none.strings a", 2, "l10n: error: there is no 'none.strings'"),
    ("render fr.lproj/T.strings a", 2, "l10n: error: 'a' cannot be shown: the text uses argument 1, but 0 were given"),
    (
      "render fr.lproj/T.strings a --args {}", 64,
      "l10n: error: '{}' is not a JSON array of values, such as '[3, \"x\"]'"
    ),
    (
      "render fr.lproj/T.strings a --args [{\"duration\":1e99}]", 64,
      "l10n: error: '[{\"duration\":1e99}]' is not a JSON array of values, such as '[3, \"x\"]'"
    ),
    (
      "render fr.lproj/T.strings a --args [null]", 64,
      "l10n: error: '[null]' is not a JSON array of values, such as '[3, \"x\"]'"
    ),
    (
      "render fr.lproj/T.strings none", 0,
      "l10n: warning: 'fr.lproj/T.strings' has no 'none', so the key itself is shown"
    ),
    ("render fr.lproj/T.strings a --width wide", 64, "l10n: error: The value 'wide' is invalid for '--width <number>'"),
    ("rules missing-kye", 2, "l10n: error: there is no rule 'missing-kye'"),
    (
      "lint --fail-on sometimes", 64,
      "l10n: error: The value 'sometimes' is invalid for '--fail-on <severity>'. Please provide one of 'note', 'warning' or "
        + "'error'."
    ),
    ("lnit", 64, "l10n: error: unknown command 'lnit'; did you mean 'lint'?"),
    ("lint a b", 64, "l10n: error: Unexpected argument 'b'"),
    ("lint --quickly", 64, "l10n: error: Unknown option '--quickly'"),
    ("resolve a --locale fr,x", 64, "l10n: error: 'x' is not a language tag; write one such as pt-BR"),
    ("resolve a --locale ,", 64, "l10n: error: '' is not a language tag; write one such as pt-BR"),
  ])
  func saysWhatIsWrong(line: String, status: Int32, message: String) throws {
    let run = try TemporaryFolder(Self.files).run(line)
    #expect(run.status == status)
    #expect(run.errors.split(separator: "\n").first.map(String.init) ?? "" == message)
  }

  @Test func readsBinaryPropertyLists() throws {
    let folder = try TemporaryFolder(Self.files)
    let data = try PropertyListSerialization.data(fromPropertyList: ["k": "Wert %lld"], format: .binary, options: 0)
    try data.write(to: URL(filePath: "\(folder.path)/B.strings"))
    #expect(try folder.run("dump B.strings").output.contains("\"key\":\"k\""))
    #expect(try folder.run("render B.strings k --args [3]").output == "Wert 3\n")
    try data.prefix(20).write(to: URL(filePath: "\(folder.path)/B.strings"))
    #expect(try folder.run("dump B.strings").status == 1)
  }

  @Test func everyCommandShowsAnExample() throws {
    let folder = try TemporaryFolder()
    let commands = [
      "lint", "generate", "resolve", "explain", "label", "render", "dump", "format", "add", "sync", "rename", "remove",
      "export", "import",
      "convert", "rules",
    ]
    for command in commands {
      let run = try folder.run("\(command) --help")
      #expect(run.status == 0 && run.output.contains("EXAMPLE:\n  l10n \(command) "), "\(command)")
    }
    let overview = try folder.run("").output
    for command in commands { #expect(overview.contains("\n  \(command) "), "\(command)") }
    #expect(overview.contains("EXIT STATUS:"))
    #expect(try folder.run("--version").output == "0.1.0\n")
  }

  @Test func everyListedRuleIsExplained() throws {
    let folder = try TemporaryFolder()
    let list = try folder.run("rules").output
    let ids = list.split(separator: "\n").filter { $0.contains("  ") }
      .map { String($0.prefix { $0 != " " }) }
    #expect(ids.contains("missing-key") && ids.contains("stray-semicolon") && ids.contains("unreadable-file"))
    for id in [ids.first, ids.last].compactMap({ $0 }) + ["configuration"] {
      #expect(try folder.run("rules \(id)").output.hasPrefix("\(id) ("), "\(id)")
    }
  }

  /// A terminal would act on them.
  @Test func escapesControlsInJSON() throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "\"a\" = \"\u{7F}\u{9B} é\";"])
    for line in [
      "dump en.lproj/T.strings", "lint . --format json", "lint . --format sarif", "lint . --write-baseline b",
    ] {
      let output = try folder.run(line).output + (folder.text(of: "b") ?? "")
      #expect(!output.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) }, "\(line)")
    }
    #expect(try folder.run("dump en.lproj/T.strings").output.contains(#""value":"\u007f\u009b é""#))
  }

  /// A path keeps its kind of file: a link; a pipe, which waits for a reader until a signal ends it; and a baseline is
  /// a file that is read again.
  @Test func leavesLinksAndPipes() throws {
    let folder = try TemporaryFolder(["en.lproj/T.strings": "a=b;", "log": "old"])
    try folder.link("link", to: "log")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try folder.run(
      "", environment: ["PATH": path],
      shell: """
        mkfifo p
        timeout -k 9 0.5 "$1" lint . --format json=p; echo $?
        timeout -k 9 9 "$1" lint . --write-baseline p; echo $?
        "$1" lsp --log link </dev/null; test -L link -a -p p && cat log
        """)
    #expect(run.output == "124\n2\n")
    #expect(run.errors == "l10n: error: 'p' cannot be written: it is not a regular file\n")
  }
}
